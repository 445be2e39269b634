# Dans le terminal

kuhvadis-terminal-about = vaches et croix ; à deux
kuhvadis-terminal-setup = Feuille
kuhvadis-terminal-blocked = bloqué
kuhvadis-terminal-rolls = { $rolls ->
    [0] plus de lancer
    [one] encore { $rolls } lancer
   *[other] encore { $rolls } lancers
}
kuhvadis-terminal-turn = { $name }{ $chain ->
    [yes] {" "}(à côté de la dernière)
   *[no] {""}
} : { $may ->
    [mark-roll] cochez une case éclairée, ou relancez
    [mark] cochez une case éclairée, ou passez
    [no-roll] rien à cocher encore ; relancez
   *[no] rien à cocher ; passez
}.
kuhvadis-terminal-key-keep = garder
kuhvadis-terminal-key-roll = relancer les autres
kuhvadis-terminal-key-mark = cocher
kuhvadis-terminal-dice = Dés { $dice } – { kuhvadis-terminal-rolls }
kuhvadis-terminal-to-move = { $player ->
    [1] C’est aux croix.
   *[2] C’est aux cercles.
}
kuhvadis-terminal-won-by = { $player ->
    [1] Les croix ont gagné.
   *[2] Les cercles ont gagné.
}
kuhvadis-terminal-draw = Les deux camps sont bloqués : match nul.
kuhvadis-move-pass = passe
kuhvadis-move-keep = { $all ->
    [yes] tout relancer
   *[no] garder { $dice }
}

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
kuhvadis-paper-sheet = Feuille { $number }
kuhvadis-paper-turn = L’un relie les croix, l’autre les cercles ; on tire au sort qui commence. Il faut cinq dés (un 6 est une vache) et un crayon. À votre tour, lancez les cinq dés ; relancez ensuite ceux que vous voulez, deux fois au plus.
kuhvadis-paper-marks = Deux ou trois vaches : marquez une case vache libre. Exactement trois fois un chiffre : marquez une case libre avec ce chiffre. Les deux : l’une ou l’autre. N’importe où sur la feuille ; puis c’est à l’autre.
kuhvadis-paper-quad = Quatre ou cinq vaches ou fois un chiffre : marquez une case libre correspondante <b>et rejouez</b> avec trois nouveaux lancers, mais la case doit maintenant toucher celle que vous venez de marquer, par un côté ou un coin ; et ainsi de suite.
kuhvadis-paper-win = Qui relie ses trois départs par une chaîne continue de ses cases (côtés ou coins) gagne aussitôt. Si aucun des deux ne le peut plus, la partie est nulle.
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

kuhvadis-web-pitch = Lancez chiffres et vaches, marquez le pré et reliez vos trois départs avant l’autre camp.
kuhvadis-web-facts = 2 joueurs · 15 minutes · cinq dés
kuhvadis-web-picture = Un pré de Kuh Vadis avec des vaches, des croix et des cercles
kuhvadis-web-new-setup = Pré
kuhvadis-web-new-setup-number = Pré { $number }
kuhvadis-web-new-setup-own = Mon propre pré…
kuhvadis-web-setup-text = Le pré sous forme de texte : sept lignes reliées par « / »
kuhvadis-web-print-lead = Des prés à remplir, un différent par page, avec l’essentiel des règles.
kuhvadis-web-draw-symbol = Ce que l’on pose
kuhvadis-web-draw-with = { $symbol ->
    [C] vache
    [X] croix de départ
    [O] rond de départ
   *[other] { $symbol }
}
kuhvadis-web-draw-sheet = Pré à dessiner, 7 sur 7
kuhvadis-web-draw-shuffle = Mélanger
kuhvadis-web-draw-rule = Il faut trois croix et trois ronds de départ ; le reste est libre.
kuhvadis-web-seat = { $owner ->
    [first] croix
   *[second] cercles
}
kuhvadis-web-blocked = bloqué : ne peut plus relier les trois départs
kuhvadis-web-offer = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
} { $symbol ->
    [C] vaches
   *[other] { $symbol }
}
kuhvadis-web-may = { $dice } – marquez { $kind ->
    [choice] une case éclairée
   *[other] { $symbol ->
        [C] une vache éclairée
       *[other] un { $symbol } éclairé
    }
}{ $chain ->
    [yes] {" "}à côté de { $last }
   *[no] {""}
}{ $kind ->
    [quad] {" "}et rejouez juste à côté
   *[other] {""}
}
kuhvadis-web-rolls = encore { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
kuhvadis-web-prompt-may = { $turn } : { $may }{ $roll ->
    [yes] , ou relancez, { kuhvadis-web-rolls }
   *[no] {""}
}.
kuhvadis-web-prompt-roll = { $turn } : touchez les dés à garder et relancez les autres, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-roll-still = { $turn } : { $why } ; relancez, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-nothing = { $turn } : rien à marquer – { $why }. Passez les dés.
kuhvadis-web-no-square = { $dice }, mais { $chain ->
    [yes] { $symbol ->
        [C] aucune vache libre ne touche { $last }
       *[other] aucun { $symbol } libre ne touche { $last }
    }
   *[no] { $symbol ->
        [C] plus aucune vache n’est libre
       *[other] plus aucun { $symbol } n’est libre
    }
}
kuhvadis-web-too-few = il faut deux vaches ou trois fois le même chiffre
kuhvadis-web-chain = La chaîne continue : seules comptent les cases voisines de { $cell }.
kuhvadis-web-end-draw = Match nul : les deux sont bloqués.
kuhvadis-web-end-joined = { $who } a relié { $starts }.
kuhvadis-web-turn = { $who } a lancé { $rolls ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] { $rolls } fois
}{ $kept ->
    [none] {""}
    [C] , gardé les vaches
    [mixed] , gardé { $dice }
   *[other] , gardé les { $kept }
}{ $end ->
    [mark] {" "}et marqué { $cells }
    [none] {" "}et n’a rien marqué
   *[open] {" …"}
}
kuhvadis-web-did-mark = { $who } marque { $cell }
kuhvadis-web-did-pass = { $who } ne marque rien
kuhvadis-web-did-keep = { $who } garde { $dice } et relance
kuhvadis-web-did-keep-none = { $who } relance tous les dés
kuhvadis-web-name = { $kind ->
    [mark] marquer { $cell }
    [pass] ne rien marquer
    [keep] garder { $dice }
   *[none] tout relancer
}
kuhvadis-web-die = { $face ->
    [C] vache
   *[other] { $face }
}
kuhvadis-web-pass = Passer sans marquer
kuhvadis-web-meadow = Pré, 7 sur 7
kuhvadis-web-dice = Dés
kuhvadis-web-die-button = { $face ->
    [C] Vache
   *[other] { $face }
}
kuhvadis-web-roll = { $count ->
    [0] Choisir des dés à relancer
    [5] Relancer les cinq dés
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
kuhvadis-web-square = { $cell }, { $symbol ->
    [C] vache
    [X] départ des croix
    [O] départ des cercles
   *[other] { $symbol }
}
kuhvadis-web-open = { $square } : peut être marquée
kuhvadis-web-next = { $square }, suite de la chaîne
kuhvadis-web-marked = { $square }, { $mark ->
    [X] croix
   *[O] cercle
}
kuhvadis-web-joined = { $square }, dans la chaîne qui relie les départs
kuhvadis-web-wait = Les dés roulent…
kuhvadis-web-try = Où la chaîne continue-t-elle ?
kuhvadis-web-try-lead = Les croix viennent de marquer la case cerclée grâce à un carré et ont relancé. Choisissez un lancer et voyez quelles cases peuvent suivre.
kuhvadis-web-try-roll = Lancer { $dice }
kuhvadis-web-try-count = { $count ->
    [0] Aucune voisine ne convient : le tour passe.
    [one] { $count } case voisine peut être marquée.
   *[other] { $count } cases voisines peuvent être marquées.
}
kuhvadis-web-try-again = Un carré : marquez, puis rejouez.
# Joueurs

kuhvadis-error-weights-missing = Ce que les joueurs de Kuh Vadis ont appris est introuvable ({ $file }) ; recréez-le avec « { $command } ».
kuhvadis-error-weights-damaged = Le fichier de ce que les joueurs de Kuh Vadis ont appris est endommagé ({ $file }) ; recréez-le avec « { $command } ».

# Pourquoi un coup vaut ce qu’il vaut

kuhvadis-why-pass = Rien n’est marqué
kuhvadis-why-wins = Relie les trois départs
kuhvadis-why-keep = { $kind ->
    [none] Relancer tous les dés
    [cow] Garder la vache
    [cows] Garder les vaches
    [one] Garder le { $dice }
    [several] Garder les { $dice }
   *[mixed] Garder ces dés
} donne une case à marquer dans { $percent } essais sur 100{ $again ->
    [0] {""}
   *[other] , et un carré (rejouer) dans { $again }
}
kuhvadis-why-mark = { $blocked ->
    [other] L’autre camp est bloqué ; { $own ->
        [one] encore { $own } case relie
       *[other] encore { $own } cases relient
    } ses trois départs
    [own] Ses propres départs ne peuvent plus être reliés ; il manque { $other ->
        [one] { $other } case
       *[other] { $other } cases
    } à l’autre camp
    [both] Aucun camp ne peut plus relier ses départs
   *[none] { $own ->
        [one] Encore { $own } case relie
       *[other] Encore { $own } cases relient
    } ses trois départs ; il en manque encore { $other } à l’autre camp
}
