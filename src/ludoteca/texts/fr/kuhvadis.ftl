# Feuilles

kuhvadis-error-players = Kuh Vadis se joue à deux et non à { $players } ; installez deux joueurs.
kuhvadis-error-board = « { $text } » n’est pas une feuille de Kuh Vadis ; écrivez sept lignes de sept cases séparées par « / », chaque case étant 1, 2, 3, 4, 5, C, X ou O.
kuhvadis-error-starts = La feuille compte { $crosses } croix et { $circles } { $circles ->
        [one] cercle
       *[other] cercles
    } de départ ; il faut trois X et trois O.
kuhvadis-error-sheet-joined = Sur cette feuille, { $side ->
        [X] les trois croix de départ sont reliées
       *[O] les trois cercles de départ sont reliés
    } avant le premier coup ; écartez ces cases.
kuhvadis-error-sheet-marked = Une partie commence sur une feuille vierge ; retirez tous les x et o.

# Positions

kuhvadis-error-position = « { $text } » n’est pas une position de Kuh Vadis ; écrivez, séparés par des espaces, le plateau, le camp x ou o, cinq dés ou « - », les lancers restants de 0 à 3 et la case qui vient d’être marquée ou « - ».
kuhvadis-error-dice = « { $text } » ne décrit pas les dés ; écrivez cinq signes parmi 1 2 3 4 5 C, avec « ? » pour chaque dé à lancer, ou « - » si la partie est finie.
kuhvadis-error-rolls = Avec les dés { $dice }, il ne peut pas rester { $rolls } { $rolls ->
        [one] lancer
       *[other] lancers
    } ; un tour en compte trois, le premier est joué dès que des dés sont sur la table, et il en faut un pour relancer.
kuhvadis-error-last = « { $text } » n’est pas une case que le camp dont c’est le tour vient de marquer ; nommez l’une de ses marques, ou écrivez « - » au début d’un tour et après la fin.
kuhvadis-error-over = Les marques de cette position terminent la partie ; écrivez « - » pour les dés et 0 pour les lancers.
kuhvadis-error-not-over = Les marques de cette position ne terminent pas la partie ; écrivez cinq dés, avec « ? » pour ceux à lancer.
kuhvadis-error-end = Aucune dernière marque { $side ->
        [x] des croix
       *[o] des cercles
    } n’a pu terminer cette partie ; elle finit à la première marque qui relie trois départs ou laisse les deux camps bloqués.

# Coups

kuhvadis-error-move = « { $text } » n’est pas un coup de Kuh Vadis ; marquez une case comme c4, gardez des dés avec « keep 44C », relancez tout avec « keep - », ou écrivez « pass ».
kuhvadis-error-faces = Il faut lancer { $due } { $due ->
        [one] dé
       *[other] dés
    } ; donnez autant de faces de 1 à 6, la vache étant le 6.
kuhvadis-error-roll-first = Il faut d’abord lancer { $due } { $due ->
        [one] dé
       *[other] dés
    } ; choisissez votre coup ensuite.
kuhvadis-error-keep-all = Garder les cinq dés, c’est n’en relancer aucun ; gardez-en quatre au plus, marquez une case ou passez.
kuhvadis-error-no-rolls = Vous n’avez plus de lancer dans ce tour ; marquez une case ou passez.
kuhvadis-error-not-rolled = Vous ne pouvez pas garder { $kept } : les dés montrent { $dice } ; gardez-en parmi ceux-ci.
kuhvadis-error-taken = { $cell } est prise ; choisissez une case libre.
kuhvadis-error-too-few = { $symbol ->
        [C] { $cell } est une case vache et vous avez trop peu de vaches ; il en faut au moins { $needed }.
       *[other] { $cell } est un { $symbol } et vous en avez trop peu ; il en faut au moins { $needed }.
    }
kuhvadis-error-not-adjacent = { $cell } ne touche pas { $last } ; après un carré, marquez l’une des huit voisines de la case que vous venez de marquer.
