# L’application du terminal.

terminal-welcome = Trois jeux pour une soirée
terminal-about = { $game ->
    [quantik] quatre formes, une ligne, à deux
    [knaster] dés et cercles ; seul ou à plusieurs
   *[kuhvadis] vaches et croix ; à deux
}
terminal-play = ▶ jouer
terminal-players = joueurs…
terminal-resume = { $count ->
    [one] Reprendre la partie inachevée
   *[other] Reprendre l’une des { $count } parties inachevées
}
terminal-resume-title = Parties inachevées
terminal-num-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-loading = Un instant, le jeu se met en place…
terminal-compiling = Les règles sont en train d’être compilées pour cet ordinateur. Cela n’arrive qu’une fois et peut durer une minute ; ensuite, les jeux démarrent aussitôt.
terminal-too-small = Cette fenêtre est trop petite pour un plateau ; donnez-lui au moins { $width } colonnes et { $height } lignes.

# Préparation

terminal-num-seats = Joueurs
terminal-person = personne
terminal-you = Vous
terminal-player = Joueur { $number }
terminal-bot = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [gentle] Doux
    [club] Joueur de club
    [expert] Expert
    [perfect] Parfait
   *[other] { $bot }
}
terminal-sheet = Feuille
terminal-begin = ▶ Commencer

# Touches

terminal-key-play = jouer
terminal-key-players = joueurs
terminal-key-language = langue
terminal-key-help = règles
terminal-key-quit = quitter
terminal-key-menu = menu
terminal-key-undo = reprendre
terminal-key-resign = abandonner
terminal-key-save = enregistrer
terminal-key-cancel = annuler
terminal-key-close = fermer
terminal-key-scroll = défiler
terminal-key-row = ligne
terminal-key-change = changer
terminal-key-begin = commencer
terminal-key-continue = continuer
terminal-key-again = rejouer
terminal-key-board = plateau
terminal-key-ready = me voici
terminal-key-shape = forme
terminal-key-cell = bouger
terminal-key-place = poser
terminal-key-worth = valeur
terminal-key-write = inscrire ou entourer
terminal-key-toggle = choisir
terminal-key-confirm = les entourer
terminal-key-line = autre ligne
terminal-key-keep = garder
terminal-key-roll = relancer les autres
terminal-key-mark = cocher
terminal-key-pass = passer
terminal-yes = oui
terminal-no = non

# Pendant la partie

terminal-waiting = { $names } réfléchit…
terminal-over = La partie est finie.
terminal-no-move-yet = Aucun coup pour l’instant.
terminal-last-move = Dernier coup : { $name } { $move }
terminal-move-resigns = abandonne
terminal-move-pass = passe
terminal-move-keep = { $all ->
    [yes] tout relancer
   *[no] garder { $dice }
}
terminal-curtain = Le clavier passe à { $name }. Les autres ne regardent pas !
terminal-resign-question = { $name }, voulez-vous vraiment abandonner ?
terminal-save-question = Dans quel fichier enregistrer cette partie ?
terminal-saved = La partie est enregistrée dans { $path }.

terminal-quantik-shape = { $shape ->
    [A] sphère
    [B] cylindre
    [C] cube
   *[D] cône
}
terminal-quantik-choose = { $name } : choisissez une forme avec A, B, C ou D.
terminal-quantik-place = { $name } : posez { $shape ->
    [A] une sphère
    [B] un cylindre
    [C] un cube
   *[D] un cône
} sur une case éclairée.
terminal-quantik-shape-first = Choisissez d’abord une forme avec A, B, C ou D, puis sa case.
terminal-quantik-worth = +n gagne, −n perd, en n coups

terminal-knaster-rolled = lancé par { $name }
terminal-knaster-use = { $name } : { $may ->
    [both] inscrivez le { $roll } ou entourez-en un
    [write] inscrivez le { $roll } dans une case libre
    [circle] entourez un { $roll }
   *[pass] le { $roll } ne va nulle part
}{ $last ->
    [yes] {" "}– dernier lancer : P pour passer.
   *[no] .
}
terminal-knaster-hand = { $name } : { $hand ->
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
terminal-kuhvadis-blocked = bloqué
terminal-kuhvadis-rolls = { $rolls ->
    [0] plus de lancer
    [one] encore { $rolls } lancer
   *[other] encore { $rolls } lancers
}
terminal-kuhvadis-turn = { $name }{ $chain ->
    [yes] {" "}(à côté de la dernière)
   *[no] {""}
} : { $may ->
    [mark-roll] cochez une case éclairée, ou relancez
    [mark] cochez une case éclairée, ou passez
    [no-roll] rien à cocher encore ; relancez
   *[no] rien à cocher ; passez
}.

# La fin

terminal-end-won = { $reason ->
    [resigned] { $names } gagne : il ne reste personne d’autre.
   *[played] { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire.
    }
}
terminal-end-draw = Match nul !
terminal-end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $rating ->
    [spectacular] spectaculaire !
    [super] super !
    [good] bien !
   *[fair] plus de 50, ce serait bien.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-outcome = { $sign ->
    [win] gagné
    [draw] match nul
   *[loss] perdu
}
terminal-resigned = abandon
terminal-mistakes = { $count ->
    [0] Aucun coup n’a laissé échapper la victoire.
    [one] Un coup a laissé échapper la victoire :
   *[other] { $count } coups ont laissé échapper la victoire :
}
terminal-mistake = { $number }. { $name } { $move } : gain en { $before } → perte en { $after } ; mieux : { $best }

# Dessins hors de l’application

terminal-side = { $player ->
    [1] Premier joueur
   *[2] Second joueur
}
terminal-to-move = { $player ->
    [1] C’est au premier joueur.
   *[2] C’est au second joueur.
}
terminal-won-by = { $player ->
    [1] Le premier joueur a gagné.
   *[2] Le second joueur a gagné.
}
terminal-knaster-sheet = Joueur { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-knaster-phase = { $phase ->
    [roll] Les dés montrent { $roll }.
    [dice] Il faut lancer les dés.
   *[over] La partie est finie.
}
terminal-kuhvadis-dice = Dés { $dice } – { terminal-kuhvadis-rolls }
terminal-kuhvadis-to-move = { $player ->
    [1] C’est aux croix.
   *[2] C’est aux cercles.
}
terminal-kuhvadis-won-by = { $player ->
    [1] Les croix ont gagné.
   *[2] Les cercles ont gagné.
}
terminal-kuhvadis-draw = Les deux camps sont bloqués : match nul.

# Erreurs : ce qui ne va pas, et ce qui irait

terminal-error-no-terminal = Pour jouer il faut un terminal, mais l’entrée ou la sortie est un tube ou un fichier ; lancez « ludoteca play » directement dans une fenêtre de terminal.
terminal-error-unwritable = Impossible d’écrire { $path } ({ $reason }) ; la partie continue, mais rendez le dossier accessible en écriture pour la conserver.
terminal-error-exists = { $path } existe déjà et reste tel quel ; choisissez un autre nom.
terminal-error-no-name = Il faut un nom au fichier ; saisissez-en un ou appuyez sur Échap.
terminal-error-damaged = Une partie enregistrée est illisible et a été gardée intacte sous { $path } : { $reason }
