# Dans le terminal

knaster-terminal-about = dés et cercles ; seul ou à plusieurs
knaster-terminal-rolled = lancé par { $name }
knaster-terminal-use = { $name } : { $may ->
    [both] inscrivez le { $roll } ou entourez-en un
    [write] inscrivez le { $roll } dans une case libre
    [circle] entourez un { $roll }
   *[pass] le { $roll } ne va nulle part
}{ $last ->
    [yes] {" "}– dernier lancer : P pour passer.
   *[no] .
}
knaster-terminal-hand = { $name } : { $hand ->
    [three] brelan
    [two-pairs] 2 paires
    [four] carré
    [full-house] full
    [five] yam
   *[straight] suite
} { $kind ->
    [row] dans la rangée { $line }
    [col] dans la colonne { $line }
    [fall] dans la diagonale descendante
   *[rise] dans la diagonale montante
} – entourez-en { $count } ({ $chosen ->
    [one] { $chosen } choisi
   *[other] { $chosen } choisis
}).
knaster-terminal-key-write = inscrire ou entourer
knaster-terminal-key-confirm = les entourer
knaster-terminal-key-line = autre ligne
knaster-terminal-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $rating ->
    [spectacular] spectaculaire !
    [super] super !
    [good] bien !
   *[fair] plus de { $good }, ce serait bien.
}
knaster-terminal-sheet = Joueur { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
knaster-terminal-phase = { $phase ->
    [roll] Les dés montrent { $roll }.
    [dice] Il faut lancer les dés.
   *[over] La partie est finie.
}
knaster-move-pass = passe
knaster-move-hand = { $kind ->
    [row] rangée { $name }
    [col] colonne { $name }
    [fall] ↘
   *[rise] ↗
} : { $cells }

# Erreurs

knaster-error-players =
    Knaster ne se joue pas à { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; installez au moins un joueur.
knaster-error-setup = Knaster n’a qu’une fiche, vide au départ, et ne peut pas commencer par « { $text } » ; n’indiquez pas de fiche.
knaster-error-position = « { $text } » n’est pas une position de Knaster ; écrivez la phase (play, last ou over), le nombre de lancers, le total en jeu ou « - », puis une fiche par joueur, comme « play 1 9 ...../...../...../...../..... ».
knaster-error-sheet = « { $text } » n’est pas une fiche de Knaster ; écrivez cinq rangées de cinq cases séparées par « / », chaque case étant « . » (libre), un chiffre de 2 à 12 ou un chiffre entouré comme « (7) ».
knaster-paper-name = Nom
knaster-paper-hands = { $hand ->
    [three] brelan
    [four] carré
    [five] yam
    [two-pairs] deux paires
    [full-house] full
   *[straight] suite
    } : { $count }
knaster-paper-score = Cercles ____ + lignes ____ = ____
knaster-paper-turn = Chacun à son tour lance deux dés ; le total vaut pour tous. Chacun l’inscrit dans une case libre de sa feuille ou entoure un nombre égal déjà inscrit.
knaster-paper-hand = Le nombre inscrit remplit-il une ligne de cinq (rangée, colonne ou diagonale) ? Si elle contient une main, entourez aussitôt autant de ses nombres que la main l’indique, à votre choix ; seule la meilleure main compte. S’il en reste moins, entourez ceux-là.
knaster-paper-lines = Une ligne dont les cinq nombres sont entourés gagne la valeur à son bout : rangées 9 à 5, colonnes 9 à 5, diagonales 10.
knaster-paper-end = Dès que quelqu’un a rempli ses 25 cases, on lance les dés une dernière fois pour tous. Puis chaque ligne gagnée compte sa valeur et chaque cercle un point ; le plus de points gagne. Seul, plus de 50 est bon, plus de 80 super, plus de 100 spectaculaire.
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

knaster-web-pitch = Le même lancer pour tous. Inscrivez-le ou entourez-le, et laissez les mains de poker couvrir votre fiche de cercles.
knaster-web-facts = 1 à 12 joueurs · 15 minutes · deux dés
knaster-web-print-lead = Quatre fiches à remplir par page, avec les mains et l’essentiel des règles.
knaster-web-picture = Une fiche de Knaster avec des chiffres entourés
knaster-web-prompt-write = { $turn } : inscrivez { $roll } dans une case libre.
knaster-web-prompt-write-or-circle = { $turn } : inscrivez { $roll } dans une case libre ou entourez un { $roll }.
knaster-web-prompt-circle = { $turn } : entourez un { $roll }.
knaster-web-prompt-last = { $turn } : dernier lancer ! Utilisez { $roll } ou passez.
knaster-web-prompt-hand = { $turn } : { $hand } ({ $line }) ! Entourez { $count ->
    [one] un chiffre
   *[other] { $count } chiffres
} de cette ligne.
knaster-web-prompt-lines = { $turn } : plusieurs lignes sont complètes ; choisissez la première à entourer.
knaster-web-end-solo = { $count } points : { $rating ->
    [spectacular] spectaculaire !
    [super] super !
    [good] bien !
   *[other] la prochaine sera meilleure.
}
knaster-web-tally = Décompte des points
knaster-web-tally-circles = cercles
knaster-web-tally-total = total
knaster-web-end-scale = Plus de 50, c’est bien, plus de 80 super, plus de 100 spectaculaire.
knaster-web-did-write = { $who } inscrit { $number } en { $cell }
knaster-web-did-circle = { $who } entoure { $cell }
knaster-web-did-hand = { $who } entoure { $cells }, { $line }
knaster-web-did-pass = { $who } laisse le dernier lancer
knaster-web-did-roll-sum = Dés : { $dice }, soit { $sum }
knaster-web-name = { $kind ->
    [write] inscrire en { $cells }
    [circle] entourer { $cells }
    [hand] entourer { $cells }, { $line }
   *[pass] laisser le lancer
}
knaster-web-line = { $kind ->
    [row] ligne { $number }
    [column] colonne { $number }
    [falling] diagonale descendante
   *[rising] diagonale montante
}
knaster-web-sheet = Fiche : { $who }
knaster-web-others = Les autres fiches
knaster-web-roll = Lancer : { $dice }, soit { $sum }
knaster-web-last-roll = Dernier lancer
knaster-web-free = { $cell }, libre
knaster-web-free-open = { $cell }, libre : inscrire { $roll } ici
knaster-web-number = { $cell }, { $number }
knaster-web-number-open = { $cell }, { $number } : l’entourer
knaster-web-circled = { $cell }, { $number }, entouré
knaster-web-hand-open = { $cell }, { $number } : peut être entouré pour la main
knaster-web-hand-chosen = { $cell }, { $number } : choisi pour la main
knaster-web-line-choice = Ligne à entourer
knaster-web-hand-confirm = Entourer { $chosen } sur { $count }
knaster-web-hands = Mains
knaster-web-hand = { $hand ->
    [three] brelan
    [two-pairs] 2 paires
    [four] carré
    [full-house] full
    [five] yam
   *[straight] suite
}
knaster-web-value = { $line } : { $value } points, { $won ->
    [yes] gagnés
   *[no] pas encore gagnés
}
knaster-web-values = Valeurs des lignes
knaster-web-row = { $line } : { $cells }
knaster-web-read = { $state ->
    [free] libre
    [circled] { $number } entouré
   *[number] { $number }
}
knaster-web-try = Quelle main donne combien de cercles ?
knaster-web-try-lead = Choisissez cinq chiffres d’une ligne complète et voyez ce qu’elle vaut.
knaster-web-try-line = Ligne { $numbers }
knaster-web-try-hand = { $hand ->
    [three] Brelan
    [two-pairs] 2 paires
    [four] Carré
    [full-house] Full
    [five] Yam
    [straight] Suite
    [pair] Une simple paire
   *[none] Aucune main
} : { $count ->
    [0] aucun cercle
    [one] { $count } cercle
   *[other] { $count } cercles
}.
knaster-error-value-missing = La valeur apprise de Knaster, dont les joueurs expert et master ont besoin, est introuvable ({ $file }) ; recréez-la avec « { $command } ».
knaster-error-value-damaged = Le fichier de la valeur apprise de Knaster, dont les joueurs expert et master ont besoin, est endommagé ({ $file }) ; recréez-le avec « { $command } ».

# Pourquoi un coup vaut ce qu’il vaut

knaster-why-line = { $kind ->
    [row] la rangée { $name }
    [col] la colonne { $name }
    [fall] la diagonale descendante
   *[rise] la diagonale montante
}
knaster-why-name = { $hand ->
    [three] un brelan
    [two-pairs] 2 paires
    [four] un carré
    [full-house] un full
    [five] un yam
   *[straight] une suite
}
knaster-why-pass = Le lancer reste inutilisé
knaster-why-wins = Gagne { knaster-why-line } : { $points } points
knaster-why-hand = Remplit { knaster-why-line } avec { knaster-why-name } : { $count ->
    [one] { $count } cercle
   *[other] { $count } cercles
}
knaster-why-often = à partir d’ici, ses cinq chiffres finissent entourés dans { $percent } parties sur 100, pour { $points } points
knaster-why-circle = { $circles ->
    [one] { $circles } cercle sur 5
   *[other] { $circles } cercles sur 5
} pour { knaster-why-line } ; { knaster-why-often }
knaster-why-write = { $hand ->
    [any] Garde { knaster-why-line } ouverte à toute combinaison
    [full] Remplit { knaster-why-line } sans combinaison
    [none] Prive { knaster-why-line } de toute combinaison
   *[other] Laisse { knaster-why-line } devenir encore { knaster-why-name }
} ; { knaster-why-often }
