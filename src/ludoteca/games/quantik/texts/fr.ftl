# Dans le terminal

quantik-terminal-about = quatre formes, une ligne, à deux
quantik-terminal-shape = { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
}
quantik-terminal-choose = { $name } : choisissez une forme avec A, B, C ou D.
quantik-terminal-place = { $name } : posez { $shape ->
    [A] une sphère
    [B] un cylindre
    [C] un cube
   *[D] un cône
} sur une case éclairée.
quantik-terminal-shape-first = Choisissez d’abord une forme avec A, B, C ou D, puis sa case.
quantik-terminal-worth = +n gagne, −n perd, en n coups
quantik-terminal-key-shape = forme
quantik-terminal-key-place = poser
quantik-terminal-side = { $player ->
    [1] Premier joueur
   *[2] Second joueur
}
quantik-terminal-to-move = { $player ->
    [1] C’est au premier joueur.
   *[2] C’est au second joueur.
}
quantik-terminal-won-by = { $player ->
    [1] Le premier joueur a gagné.
   *[2] Le second joueur a gagné.
}

# Erreurs

quantik-error-players =
    Quantik ne se joue pas à { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; installez exactement deux joueurs.
quantik-error-sheet = Quantik se joue sans feuille et ne peut pas commencer par « { $text } » ; n’indiquez pas de feuille.
quantik-error-qfen = « { $text } » n’est pas une position QFEN ; écrivez quatre rangées de quatre signes parmi .ABCDabcd, séparées par « / », comme A.bC/..../d..B/...a.
quantik-error-too-many = La pièce « { $piece } » se trouve { $count } fois sur le plateau ; chaque joueur n’en a que deux par forme.
quantik-paper-cut = Découpez les seize pièces : les foncées sont au premier joueur, les claires au second. On tire au sort qui commence.
quantik-paper-turn = Chacun à son tour pose une de ses pièces sur une case vide. Il est interdit de poser une forme dans une rangée, une colonne ou une région (les carrés de deux sur deux derrière les traits épais) où <i>l’adversaire</i> a déjà cette forme ; la même forme à soi ne gêne pas.
quantik-paper-win = Qui pose la quatrième forme différente d’une rangée, d’une colonne ou d’une région gagne aussitôt, à qui que soient les trois autres. Qui ne peut plus rien poser perd.
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
quantik-error-solution-missing = La solution de Quantik est introuvable ({ $file }) ; recréez-la avec « { $command } ».
quantik-error-solution-damaged = Le fichier de la solution de Quantik est endommagé ({ $file }) ; recréez-le avec « { $command } ».
quantik-error-solution-unreachable = Aucune partie ne peut aboutir à la position { $position } ; une ligne, une colonne ou une région ne peut être complétée que par la dernière pose.
quantik-error-solution-unwritable = Impossible d’écrire dans { $file } ; choisissez un dossier où l’écriture est permise.

# Ce que vaut une position, et pourquoi

quantik-analysis-verdict = Le { $player ->
    [1] premier
   *[2] second
} joueur { $value ->
    [win] gagne
   *[loss] perd
} en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, si chacun joue au mieux.
quantik-analysis-over = La partie est finie : { $kind ->
    [stuck] le joueur au trait n’a aucun coup permis.
   *[line] { quantik-why-where } réunit les quatre formes.
}
quantik-why-where = { $kind ->
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
quantik-why-completes = { $who ->
    [you] Vous complétez
    [opponent] L’adversaire complète
   *[other] { $who } complète
} { quantik-why-where } avec { $shape ->
    [A] une sphère
    [B] un cylindre
    [C] un cube
   *[D] un cône
} en { $cell }
quantik-why-stuck = { $who ->
    [you] Vous n’avez plus aucun coup
    [opponent] L’adversaire n’a plus aucun coup
   *[other] { $who } n’a plus aucun coup
}
quantik-analysis-legend = +n gagne en n coups, celui-ci compris ; −n perd en n coups ; · est interdit.
quantik-analysis-best = Meilleure suite : { $moves }
quantik-analysis-heading-losing = Coup perdant
quantik-analysis-heading-plies = Coups
quantik-analysis-heading-why = Pourquoi il perd
quantik-analysis-alike = { $move } et { $count } semblables

# Résoudre

quantik-solve-progress = { $phase ->
    [enumerate] Recensement
   *[solve] Résolution
} des positions à { $step ->
    [one] { $step } pièce
   *[other] { $step } pièces
}
quantik-solve-heading-pieces = Pièces
quantik-solve-heading-classes = Classes
quantik-solve-heading-stuck = Bloquées
quantik-solve-heading-immediate = Gain immédiat
quantik-solve-heading-completing = par ligne
quantik-solve-heading-wins = Gagnées
quantik-solve-heading-losses = Perdues
quantik-solve-total = Total
quantik-solve-result = Si les deux jouent au mieux, le { $winner ->
    [first] premier
   *[second] second
} joueur gagne à la { $plies }ᵉ pose.

quantik-web-pitch = Quatre formes, seize cases. Complétez une ligne, une colonne ou une région avec les quatre, et gardez un œil sur la portée des formes adverses.
quantik-web-facts = 2 joueurs · 5 minutes · aucun hasard
quantik-web-print-lead = Un plateau et seize pièces à découper, avec l’essentiel des règles.
quantik-web-picture = Un plateau de Quantik avec des formes claires et foncées
quantik-web-seat = { $owner ->
    [first] pièces claires
   *[second] pièces foncées, striées
}
quantik-web-prompt-shape = { $turn } : choisissez une forme.
quantik-web-prompt-cell = { $turn } : posez { $shape ->
    [A] la sphère
    [B] le cylindre
    [C] le cube
   *[D] le cône
} sur { $count ->
    [one] la case signalée
   *[other] l’une des { $count } cases signalées
}.
quantik-web-prompt-nowhere = { $turn } : aucune case n’est ouverte { $shape ->
    [A] à la sphère
    [B] au cylindre
    [C] au cube
   *[D] au cône
} ; choisissez une autre forme.
quantik-web-end-line = { $who } a complété { quantik-web-line } avec les quatre formes.
quantik-web-line = { $kind ->
    [row] la ligne { $name }
    [column] la colonne { $name }
   *[region] la région { $name }
}
quantik-web-forbidden = { $cell } : pas ici – { $piece } en { $by }, { $kind ->
    [row] même ligne
    [column] même colonne
   *[region] même région
}.
quantik-web-end-stuck = { $loser } ne pouvait plus poser de pièce.
quantik-web-review-lead = Quantik est résolu : on sait qui gagne si plus personne ne se trompe. { $count ->
    [0] Personne n’a laissé échapper la victoire.
    [one] Un coup a laissé échapper la victoire.
   *[other] { $count } coups ont laissé échapper la victoire.
}
quantik-web-review-picture = Après chaque coup, la barre pointe vers qui est en train de gagner : plus elle est longue, plus la victoire est proche. « ? » marque une victoire manquée.
quantik-web-review-worth = { $verdict ->
    [won] Gagne la partie.
    [kept] Garde la victoire : { $winner } peut gagner en { $moves ->
        [one] un coup de plus
       *[other] { $moves } coups de plus
    }.
    [lost] Rien ne gagnait ici : { $winner } peut gagner en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
   *[thrown] Laisse échapper la victoire : { $winner } peut maintenant gagner en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
}
quantik-web-review-better = Mieux : { $move } (gagne en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}).
quantik-web-move = { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
} en { $cell }
quantik-web-board = Plateau de Quantik, 4 sur 4
quantik-web-shapes = Forme à poser
quantik-web-shape = { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
}, reste { $count }
quantik-web-piece = { $owner ->
    [first] { $shape ->
        [A] sphère claire
        [B] cylindre clair
        [C] cube clair
       *[D] cône clair
    }
   *[second] { $shape ->
        [A] sphère foncée
        [B] cylindre foncé
        [C] cube foncé
       *[D] cône foncé
    }
}
quantik-web-empty = { $cell }, vide
quantik-web-open = { $cell }, vide, { $shape ->
    [A] sphère permise
    [B] cylindre permis
    [C] cube permis
   *[D] cône permis
}
quantik-web-closed = { $cell }, vide, { $shape ->
    [A] sphère interdite
    [B] cylindre interdit
    [C] cube interdit
   *[D] cône interdit
}
quantik-web-taken = { $cell }, { $piece }
quantik-web-cell-line = { $cell }, parmi les quatre formes réunies
quantik-web-reserve = Réserve : { $who }
quantik-web-try = Où peut aller { $owner ->
    [first] { $shape ->
        [A] la sphère claire
        [B] le cylindre clair
        [C] le cube clair
       *[D] le cône clair
    }
   *[second] { $shape ->
        [A] la sphère foncée
        [B] le cylindre foncé
        [C] le cube foncé
       *[D] le cône foncé
    }
} ?
quantik-web-try-lead = C’est aux pièces claires de jouer. Choisissez une forme et voyez quelles cases lui sont ouvertes.
quantik-web-try-count = { $count ->
    [0] Aucune case n’est ouverte.
    [one] { $count } case est ouverte.
   *[other] { $count } cases sont ouvertes.
}
quantik-web-try-win = En { $cell }, elle réunit quatre formes différentes et gagne.
