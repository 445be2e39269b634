# L’application du navigateur. Jeux, formes et lignes sont choisis dans la phrase par des sélecteurs.

## Sur chaque page

web-skip = Aller au contenu
web-home = Ludoteca, page d’accueil
web-menu = Pages et réglages
web-language = Langue
web-theme = Apparence : { $theme ->
    [light] claire
    [dark] sombre
   *[auto] comme le système
}
web-sound-on = Activer le son
web-sound-off = Couper le son
web-footer = Gratuit, sans compte, sans publicité. Fonctionne même sans internet.
web-check-dice = Vérifier les dés
web-rules-of = Règles de { $game }
web-game = { $game ->
    [quantik] Quantik
    [knaster] Knaster
   *[kuhvadis] Kuh Vadis
}
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-error-offline = Le serveur ne répond pas ; vérifiez qu’il est lancé et réessayez.
web-error-unexpected = Le serveur n’a pas pu faire cela ; rechargez la page et réessayez.

## Page d’accueil

web-start-title = Ludoteca – trois jeux, une table
web-start-heading = Prenez une chaise.
web-start-lead = Trois petits jeux tout en finesse, contre un robot, avec des amis au loin ou ensemble devant cet écran.
web-start-games = Les jeux
web-pitch = { $game ->
    [quantik] Quatre formes, seize cases. Complétez une ligne, une colonne ou une région avec les quatre, et gardez un œil sur la portée des formes adverses.
    [knaster] Le même lancer pour tous. Inscrivez-le ou entourez-le, et laissez les mains de poker couvrir votre fiche de cercles.
   *[kuhvadis] Lancez chiffres et vaches, marquez le pré et reliez vos trois départs avant l’autre camp.
}
web-facts = { $game ->
    [quantik] 2 joueurs · 5 minutes · aucun hasard
    [knaster] 1 à 12 joueurs · 15 minutes · deux dés
   *[kuhvadis] 2 joueurs · 15 minutes · cinq dés
}
web-play-bot = Contre un robot
web-play-friends = Avec des amis
web-play-together = À deux devant l’écran
web-play-solo-or-together = Seul ou ensemble devant l’écran
web-strength-of = Robot pour { $game }
web-bot = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [gentle] Doux
    [club] Joueur de club
    [expert] Expert
    [perfect] Parfait
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Joue n’importe quel coup permis.
    [gentle] Voit ce qui est proche et se trompe souvent.
    [greedy] Prend tout de suite ce qu’il peut.
    [club] Voit quelques coups à l’avance et se trompe parfois.
    [expert] Voit loin et se trompe rarement.
    [perfect] Ne se trompe jamais.
   *[other] Un joueur à part.
}
web-your-name = Votre nom
web-nobody = Invité
web-continue = Vos parties
web-continue-state = { $state ->
    [mine] à vous de jouer
   *[theirs] aux autres de jouer
}
web-continue-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-continue-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
web-picture = { $game ->
    [quantik] Un plateau de Quantik avec des formes claires et foncées
    [knaster] Une fiche de Knaster avec des chiffres entourés
   *[kuhvadis] Un pré de Kuh Vadis avec des vaches, des croix et des cercles
}

## Dresser une table

web-new-friends = Une table pour des amis : { $game }
web-new-together = Devant un même écran : { $game }
web-new-seats = Nombre de joueurs
web-new-more = Un de plus
web-new-fewer = Un de moins
web-new-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-new-seat-kind = Qui occupe la place { $number }
web-new-me = Moi
web-new-person = Personne
web-new-open = Libre, par lien
web-new-bot = Robot : { $bot }
web-new-name = Nom à la place { $number }
web-new-player = Joueur { $number }
web-new-meadow = Pré
web-new-meadow-any = Au hasard
web-new-meadow-number = Pré { $number }
web-new-create = Ouvrir la table
web-new-begin = Commencer

## Attendre à table

web-wait-heading = { $game } : la table est mise
web-wait-lead = { $count ->
    [one] Une chaise est encore libre. Envoyez ce lien à un ami ; la partie commence quand tout le monde est assis.
   *[other] { $count } chaises sont encore libres. Envoyez ce lien à vos amis ; la partie commence quand tout le monde est assis.
}
web-wait-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-sit-heading = Prenez place
web-sit-lead = On vous attend pour jouer à { $game } : { $names }.
web-sit = S’asseoir
web-free = libre
web-chairs = Places

## Places

web-seats = Joueurs
web-you = vous
web-seat-bot = robot
web-seat-away = absent
web-seat-here = connecté
web-seat-resigned = a abandonné
web-seat-winner = gagnant
web-seat-turn = doit jouer
web-seat-pieces = { $owner ->
    [first] pièces claires
   *[second] pièces foncées, striées
}
web-seat-marks = { $owner ->
    [first] croix
   *[second] cercles
}
web-seat-blocked = bloqué : ne peut plus relier les trois départs
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## À qui de jouer, et que faire

web-turn-other = C’est à { $who } de jouer.
web-turn-others = On attend { $who }.
web-turn-bot = { $who } réfléchit…
web-turn-you = À vous
web-turn-of = { $who }
web-prompt-shape = { $turn } : choisissez une forme.
web-prompt-cell = { $turn } : posez { $shape ->
    [A] la sphère
    [B] le cylindre
    [C] le cube
   *[D] le cône
} sur { $count ->
    [one] la case signalée
   *[other] l’une des { $count } cases signalées
}.
web-prompt-nowhere = { $turn } : aucune case n’est ouverte { $shape ->
    [A] à la sphère
    [B] au cylindre
    [C] au cube
   *[D] au cône
} ; choisissez une autre forme.
web-prompt-write = { $turn } : inscrivez { $roll } dans une case libre.
web-prompt-write-or-circle = { $turn } : inscrivez { $roll } dans une case libre ou entourez un { $roll }.
web-prompt-circle = { $turn } : entourez un { $roll }.
web-prompt-last = { $turn } : dernier lancer ! Utilisez { $roll } ou passez.
web-prompt-hand = { $turn } : { $hand } ({ $line }) ! Entourez { $count ->
    [one] un chiffre
   *[other] { $count } chiffres
} de cette ligne.
web-prompt-lines = { $turn } : plusieurs lignes sont complètes ; choisissez la première à entourer.
web-prompt-roll = { $turn } : touchez les dés à garder et relancez les autres, encore { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
web-prompt-roll-or-mark = { $turn } : marquez une case éclairée ou relancez des dés, encore { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
web-prompt-mark = { $turn } : marquez une case éclairée.
web-prompt-nothing = { $turn } : rien à marquer ; passez les dés.
web-chain = La chaîne continue : seules comptent les cases voisines de { $cell }.
web-watching = Vous regardez.

## L’issue

web-end-you = Vous avez gagné !
web-end-won = { $who } gagne.
web-end-shared = { $who } se partagent la victoire.
web-end-draw = Match nul : les deux sont bloqués.
web-end-lost = Cette fois, { $who } gagne.
web-end-resigned = { $loser } abandonne ; { $who } gagne.
web-end-gave-up = { $loser } abandonne.
web-end-solo = { $count } points : { $rating ->
    [spectacular] spectaculaire !
    [super] super !
    [good] bien !
   *[other] la prochaine sera meilleure.
}
web-end-line = { $who } a complété une ligne avec les quatre formes.
web-end-stuck = { $loser } ne pouvait plus poser de pièce.
web-end-joined = { $who } a relié les trois départs.
web-end-sum = lignes { $lines } + cercles { $circles }
web-end-scale = Plus de 50, c’est bien, plus de 80 super, plus de 100 spectaculaire.
web-review = Ce que valait chaque coup
web-review-lead = Quantik est résolu : on sait qui gagne si plus personne ne se trompe. { $count ->
    [0] Personne n’a laissé échapper la victoire.
    [one] Un coup a laissé échapper la victoire.
   *[other] { $count } coups ont laissé échapper la victoire.
}
web-review-picture = Après chaque coup, la barre pointe vers qui est en train de gagner : plus elle est longue, plus la victoire est proche. « ? » marque une victoire manquée.
web-review-worth = { $verdict ->
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
web-review-better = Mieux : { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
} en { $cell } (gagne en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}).
web-rematch = Revanche
web-rematch-alone = Rejouer
web-rematch-go = Aller à la revanche
web-rematch-asked = Une revanche est ouverte.
web-again = Retour aux jeux

## Ce qui s’est passé

web-did-place = { $who } : { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
} en { $cell }
web-did-write = { $who } inscrit { $number } en { $cell }
web-did-circle = { $who } entoure { $cell }
web-did-hand = { $who } entoure { $cells }, { $line }
web-did-mark = { $who } marque { $cell }
web-did-keep = { $who } garde { $dice } et relance
web-did-keep-none = { $who } relance tous les dés
web-did-pass = { $who } passe
web-did-resign = { $who } abandonne
web-did-roll-sum = Dés : { $dice }, soit { $sum }
web-did-roll = Dés : { $dice }
web-did-undo = Le dernier coup a été repris
web-did-begin = La partie commence.
web-die = { $face ->
    [C] vache
   *[other] { $face }
}
web-line = { $kind ->
    [row] ligne { $number }
    [column] colonne { $number }
    [falling] diagonale descendante
   *[rising] diagonale montante
}

## À côté du plateau

web-moves = Coups
web-moves-none = Aucun coup pour l’instant.
web-moves-look = Choisissez une étape pour revoir le plateau à ce moment-là.
web-past = Revoir la partie
web-past-begin = Le début
web-past-at = Après l’étape { $number } sur { $count } · { $what }
web-past-end = Voici comment elle s’est terminée.
web-past-earlier = Une étape en arrière
web-past-later = Une étape en avant
web-past-back = Retour à la fin
web-actions = Cette partie
web-undo = Reprendre
web-takeback = Demander à reprendre
web-takeback-sent = Vous avez demandé à reprendre votre coup ; on attend la réponse.
web-takeback-asked = { $who } demande à reprendre le dernier coup.
web-takeback-yes = Accepter
web-takeback-no = Refuser
web-resign = Abandonner
web-resign-ask = Abandonner cette partie ?
web-resign-warn = La partie se termine et vous la perdez.
web-resign-yes = Abandonner
web-record = Télécharger la feuille de partie
web-verify-link = Vérifier les dés
web-share = Liens
web-share-watch = Pour les spectateurs
web-share-seat = Votre place sur un autre appareil
web-share-seat-warn = Gardez celui-ci pour vous : quiconque l’a joue à votre place.
web-rules = Règles
web-rules-more = Règles avec exemples
web-offline = Connexion perdue ; nouvel essai…
web-online = De nouveau connecté.
web-commitment = Empreinte des dés
web-about-dice = Les dés de cette partie étaient fixés avant le premier lancer ; cette empreinte le prouve.
web-last-move = Dernier coup
web-table-missing = Cette table n’existe pas.
web-table-missing-lead = Le lien est peut-être incomplet, ou la table a été débarrassée.
web-page-missing = Il n’y a rien ici.
web-page-missing-lead = Cette adresse ne mène à aucune page de Ludoteca.
web-curtain = Passez l’écran à { $who }
web-curtain-lead = Que personne d’autre ne regarde : les choix restent cachés jusqu’à ce que tous aient choisi.
web-curtain-open = C’est moi, { $who }
web-pass = Passer
web-pass-dice = Passer sans marquer

## Quantik

web-quantik-board = Plateau de Quantik, 4 sur 4
web-quantik-shapes = Forme à poser
web-quantik-shape = { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
}, reste { $count }
web-quantik-piece = { $owner ->
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
web-quantik-empty = { $cell }, vide
web-quantik-open = { $cell }, vide, { $shape ->
    [A] sphère permise
    [B] cylindre permis
    [C] cube permis
   *[D] cône permis
}
web-quantik-closed = { $cell }, vide, { $shape ->
    [A] sphère interdite
    [B] cylindre interdit
    [C] cube interdit
   *[D] cône interdit
}
web-quantik-taken = { $cell }, { $piece }
web-cell-last = { $cell }, dernier coup
web-cell-line = { $cell }, dans la ligne complétée
web-quantik-reserve = Réserve : { $who }

## Knaster

web-knaster-sheet = Fiche : { $who }
web-knaster-others = Les autres fiches
web-knaster-roll = Lancer : { $dice }, soit { $sum }
web-knaster-last-roll = Dernier lancer
web-knaster-free = { $cell }, libre
web-knaster-free-open = { $cell }, libre : inscrire { $roll } ici
web-knaster-number = { $cell }, { $number }
web-knaster-number-open = { $cell }, { $number } : l’entourer
web-knaster-circled = { $cell }, { $number }, entouré
web-knaster-hand-open = { $cell }, { $number } : peut être entouré pour la main
web-knaster-hand-chosen = { $cell }, { $number } : choisi pour la main
web-knaster-line-choice = Ligne à entourer
web-knaster-hand-confirm = Entourer { $chosen } sur { $count }
web-knaster-hands = Mains
web-knaster-hand = { $hand ->
    [three] brelan
    [two-pairs] 2 paires
    [four] carré
    [full-house] full
    [five] yam
   *[straight] suite
}
web-knaster-value = { $line } : { $value } points, { $won ->
    [yes] gagnés
   *[no] pas encore gagnés
}
web-knaster-values = Valeurs des lignes
web-knaster-row = { $line } : { $cells }
web-knaster-read = { $state ->
    [free] libre
    [circled] { $number } entouré
   *[number] { $number }
}

## Kuh Vadis

web-kuhvadis-meadow = Pré, 7 sur 7
web-kuhvadis-dice = Dés
web-kuhvadis-die = { $face ->
    [C] Vache
   *[other] { $face }
}
web-kuhvadis-roll = { $count ->
    [5] Relancer les cinq dés
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
web-kuhvadis-square = { $cell }, { $symbol ->
    [C] vache
    [X] départ des croix
    [O] départ des cercles
   *[other] { $symbol }
}
web-kuhvadis-open = { $square } : peut être marquée
web-kuhvadis-next = { $square }, suite de la chaîne
web-kuhvadis-marked = { $square }, { $mark ->
    [X] croix
   *[O] cercle
}
web-kuhvadis-joined = { $square }, dans la chaîne qui relie les départs
web-kuhvadis-wait = Les dés roulent…

## Règles

web-rules-title = Règles de { $game } – Ludoteca
web-try = Essayez
web-try-quantik = Où peut aller { $owner ->
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
web-try-quantik-lead = C’est aux pièces claires de jouer. Choisissez une forme et voyez quelles cases lui sont ouvertes.
web-try-quantik-count = { $count ->
    [0] Aucune case n’est ouverte.
    [one] { $count } case est ouverte.
   *[other] { $count } cases sont ouvertes.
}
web-try-quantik-win = En { $cell }, elle complète une ligne et gagne.
web-try-knaster = Quelle main donne combien de cercles ?
web-try-knaster-lead = Choisissez cinq chiffres d’une ligne complète et voyez ce qu’elle vaut.
web-try-knaster-line = Ligne { $numbers }
web-try-knaster-hand = { $hand ->
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
web-try-kuhvadis = Où la chaîne continue-t-elle ?
web-try-kuhvadis-lead = Les croix viennent de marquer la case cerclée grâce à un carré et ont relancé. Choisissez un lancer et voyez quelles cases peuvent suivre.
web-try-kuhvadis-roll = Lancer { $dice }
web-try-kuhvadis-count = { $count ->
    [0] Aucune voisine ne convient : le tour passe.
    [one] { $count } case voisine peut être marquée.
   *[other] { $count } cases voisines peuvent être marquées.
}
web-try-kuhvadis-again = Un carré : marquez, puis rejouez.
web-try-play = Jouer à { $game }

## Vérifier les dés

web-dice-title = Vérifier les dés – Ludoteca
web-dice-heading = Personne n’a choisi ces dés
web-dice-lead = Ni le serveur, ni un joueur. Voici comment vous en assurer.
web-dice-step-commit = Avant le premier lancer, le serveur tire un secret et publie son empreinte (SHA-256). Dès lors, il ne peut plus en changer sans que tout le monde le voie.
web-dice-step-mix = Le navigateur de chaque joueur ajoute ses propres chiffres aléatoires. Chaque lancer est calculé à partir du secret, de ces chiffres et du numéro du lancer : aucun camp n’en décide seul.
web-dice-step-reveal = La partie finie, le secret figure dans la feuille de partie. Chacun peut recalculer l’empreinte et tous les lancers.
web-dice-check = Vérifier une feuille de partie
web-dice-paste = Collez la feuille de partie ici, ou déposez son fichier
web-dice-file = Choisir un fichier
web-dice-go = Vérifier
web-dice-good = Tout est juste.
web-dice-good-lead = { $game }, { $names } : l’empreinte est celle du secret, { $rolls ->
    [0] il n’y a eu aucun lancer
    [one] { $rolls } lancer est juste
   *[other] { $rolls } lancers sont justes
}, et { $moves ->
    [one] { $moves } coup est permis
   *[other] { $moves } coups sont permis
}.
web-dice-result = Résultat : { $result }
web-dice-bad = Cette feuille de partie ne tient pas.
web-dice-none = pas terminée
web-dice-winner = victoire pour { $names } ({ $scores })
