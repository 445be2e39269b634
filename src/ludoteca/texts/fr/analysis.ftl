# Ce que vaut une position, et pourquoi : `ludoteca analyse`, et l’application du terminal.

analysis-about = Dire ce que vaut chaque coup d’une position, montrer la meilleure suite et expliquer pourquoi les coups perdants perdent.
analysis-game = quantik
analysis-position = la position en QFEN, par exemple A.bC/..../d..B/...a
analysis-json = afficher l’analyse en JSON

analysis-verdict = Le { $player ->
    [1] premier
   *[2] second
} joueur { $value ->
    [win] gagne
   *[loss] perd
} en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, si chacun joue au mieux.
analysis-over = La partie est finie : { $kind ->
    [stuck] le joueur au trait n’a aucun coup permis.
   *[line] { analysis-where } réunit les quatre formes.
}
analysis-where = { $kind ->
    [row] la ligne { $number }
    [column] la colonne { $number ->
        [1] a
        [2] b
        [3] c
       *[4] d
    }
   *[region] la région en { $number ->
        [1] haut à gauche
        [2] haut à droite
        [3] bas à gauche
       *[4] bas à droite
    }
}
analysis-completes = { $who ->
    [you] Vous complétez
   *[opponent] L’adversaire complète
} { analysis-where } avec { $shape ->
    [A] une sphère
    [B] un cylindre
    [C] un cube
   *[D] un cône
} en { $cell }
analysis-stuck = { $who ->
    [you] Vous n’avez plus aucun coup
   *[opponent] L’adversaire n’a plus aucun coup
}
analysis-legend = +n gagne en n coups, celui-ci compris ; −n perd en n coups ; · est interdit.
analysis-best = Meilleure suite : { $moves }
analysis-heading-losing = Coup perdant
analysis-heading-plies = Coups
analysis-heading-why = Pourquoi il perd
analysis-alike = { $move } et { $count } semblables
analysis-error-game = Seul quantik peut être analysé, pas { $game } ; écrivez « ludoteca analyse quantik QFEN ».
