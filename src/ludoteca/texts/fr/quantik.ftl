quantik-error-players =
    Quantik ne se joue pas à { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; installez exactement deux joueurs.
quantik-error-sheet = Quantik se joue sans feuille et ne peut pas commencer par « { $text } » ; n’indiquez pas de feuille.
quantik-error-qfen = « { $text } » n’est pas une position QFEN ; écrivez quatre rangées de quatre signes parmi .ABCDabcd, séparées par « / », comme A.bC/..../d..B/...a.
quantik-error-too-many = La pièce « { $piece } » se trouve { $count } fois sur le plateau ; chaque joueur n’en a que deux par forme.
quantik-error-turn =
    Avec { $first ->
        [one] { $first } pièce
       *[other] { $first } pièces
    } du premier joueur et { $second } du second, ce n’est à personne de jouer ; le premier doit en avoir autant que le second, ou une de plus.
quantik-error-clash =
    { $shape ->
        [A] Des sphères
        [B] Des cylindres
        [C] Des cubes
       *[D] Des cônes
    } des deux joueurs partagent une ligne, une colonne ou une région, ce qu’aucune partie ne permet ; déplacez l’une de ces pièces.
quantik-error-move = « { $text } » n’est pas un coup de Quantik ; indiquez une forme de A à D et une case de a1 à d4, comme Bc2.
quantik-error-occupied = La case { $cell } est occupée ; choisissez une case vide.
quantik-error-used-up =
    Vos deux { $shape ->
        [A] sphères
        [B] cylindres
        [C] cubes
       *[D] cônes
    } sont déjà sur le plateau ; choisissez une autre forme.
quantik-error-reached =
    Vous ne pouvez pas poser { $shape ->
        [A] de sphère
        [B] de cylindre
        [C] de cube
       *[D] de cône
    } en { $cell } : votre adversaire a cette forme dans la même ligne, colonne ou région ; choisissez une autre case ou une autre forme.
