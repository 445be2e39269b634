knaster-error-players =
    Knaster ne se joue pas à { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; installez au moins un joueur.
knaster-error-setup = Knaster n’a qu’une fiche, vide au départ, et ne peut pas commencer par « { $text } » ; n’indiquez pas de fiche.
knaster-error-position = « { $text } » n’est pas une position de Knaster ; écrivez la phase (play, last ou over), le nombre de lancers, le total en jeu ou « - », puis une fiche par joueur, comme « play 1 9 ...../...../...../...../..... ».
knaster-error-sheet = « { $text } » n’est pas une fiche de Knaster ; écrivez cinq rangées de cinq cases séparées par « / », chaque case étant « . » (libre), un chiffre de 2 à 12 ou un chiffre entouré comme « (7) ».
knaster-error-phase =
    { $phase ->
        [play] « play » ne convient pas : personne ne doit avoir une grille pleine, et un lancer en jeu doit être compté ; corrigez les fiches, ou écrivez « last » ou « over ».
        [last] « last » ne convient pas : quelqu’un doit avoir une grille pleine, et un lancer en jeu doit être compté ; corrigez les fiches, ou écrivez « play ».
       *[over] « over » ne convient pas : quelqu’un doit avoir une grille pleine, et aucun lancer ne doit être en jeu ; corrigez les fiches, ou écrivez « play » ou « last ».
    }
knaster-error-unpaid =
    Sur la fiche { $player }, il manque { $count ->
        [one] un cercle
       *[other] { $count } cercles
    } à la main de { $kind ->
        [row] la rangée { $name }
        [col] la colonne { $name }
        [fall] la diagonale descendante
       *[rise] la diagonale montante
    } ; entourez dans cette ligne autant de cases que sa main l’exige.
knaster-error-rolls =
    La fiche { $player } ne peut pas venir de { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } ; à chaque lancer on écrit ou on entoure un seul chiffre, et tous les autres cercles viennent des mains.
knaster-error-shared =
    Ces fiches ne peuvent pas venir { $rolls ->
        [one] du même lancer
       *[other] des mêmes { $rolls } lancers
    } ; chaque joueur doit avoir écrit ou entouré chaque total obtenu.
knaster-error-revealed = Tous les joueurs en ont fini avec ce lancer ; écrivez les nouvelles fiches, avec « - » à la place du total.
knaster-error-move = « { $text } » n’est pas un coup de Knaster ; notez « c3 » pour écrire dans une case, « (c3) » pour l’entourer, « row2:(a2)(c2) » pour entourer selon une main, ou « pass ».
knaster-error-off-line =
    La case { $cell } n’est pas dans { $kind ->
        [row] la rangée { $name }
        [col] la colonne { $name }
        [fall] la diagonale descendante
       *[rise] la diagonale montante
    } ; choisissez des cases de cette ligne.
knaster-error-dice-due = Les dés n’ont pas encore été lancés ; lancez-les d’abord.
knaster-error-hand-first =
    Entourez d’abord { $count ->
        [one] une case
       *[other] { $count } cases
    } pour la main de { $kind ->
        [row] la rangée { $name }
        [col] la colonne { $name }
        [fall] la diagonale descendante
       *[rise] la diagonale montante
    }.
knaster-error-no-hand =
    Aucune main n’est à entourer dans { $kind ->
        [row] la rangée { $name }
        [col] la colonne { $name }
        [fall] la diagonale descendante
       *[rise] la diagonale montante
    } ; on entoure aussitôt, quand un chiffre remplit la ligne.
knaster-error-hand-size =
    La main de { $kind ->
        [row] la rangée { $name }
        [col] la colonne { $name }
        [fall] la diagonale descendante
       *[rise] la diagonale montante
    } donne { $count ->
        [one] un cercle ; choisissez exactement une case de cette ligne.
       *[other] { $count } cercles ; choisissez exactement { $count } cases de cette ligne.
    }
knaster-error-pass = On ne peut passer qu’au dernier lancer ; écrivez le { $roll } ou entourez-en un.
knaster-error-taken = La case { $cell } contient déjà un chiffre ; écrivez le { $roll } dans une case libre.
knaster-error-circled = La case { $cell } est déjà entourée ; choisissez-en une qui ne l’est pas.
knaster-error-other-number = La case { $cell } ne contient pas de { $roll } ; entourez une case avec le total obtenu, ou écrivez-le dans une case libre.
