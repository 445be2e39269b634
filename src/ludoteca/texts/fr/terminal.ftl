# L’application du terminal.

terminal-welcome = Des jeux pour une soirée
terminal-about = { $most ->
    [open] { $least ->
        [one] seul ou à plusieurs
       *[other] { $least } joueurs ou plus
    }
    [same] { $least ->
        [one] pour un joueur
       *[other] { $least } joueurs
    }
   *[other] de { $least } à { $most } joueurs
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
terminal-compiling = Les règles sont en train d’être compilées pour cet ordinateur. Cela n’arrive qu’une fois ; la partie commence d’elle-même, avant que tous les adversaires soient prêts.
terminal-bot-compiling = { $bot } : compilation pour cet ordinateur, une seule fois ; la partie continue d’elle-même.
terminal-worth-compiling = Les conseils sont en train d’être compilés pour cet ordinateur, une seule fois ; redemandez dans un instant.
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
    [master] Maître
    [perfect] Parfait
   *[other] { $bot }
}
terminal-setup = Départ
terminal-setup-own = ou en texte
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
terminal-key-type = écrire
terminal-key-cell = bouger
terminal-key-toggle = choisir
terminal-key-pass = passer
terminal-yes = oui
terminal-no = non

# Pendant la partie

terminal-waiting = { $names } réfléchit…
terminal-over = La partie est finie.
terminal-no-move-yet = Aucun coup pour l’instant.
terminal-last-move = Dernier coup : { $name } { $move }
terminal-move-resigns = abandonne
terminal-curtain = Le clavier passe à { $name }. Les autres ne regardent pas !
terminal-resign-question = { $name }, voulez-vous vraiment abandonner ?
terminal-undo-question = Des dés ou un autre coup ont suivi. Tout le monde accepte-t-il que { $name } reprenne sa dernière décision ?
terminal-save-question = Dans quel fichier enregistrer cette partie ?
terminal-saved = La partie est enregistrée dans { $path }.
terminal-plain-choose = { $name } : choisissez un coup.
terminal-plain-write = { $name }, écrivez votre coup : { $text }
terminal-plain-dice = Dés

# La fin

terminal-end-won = { $reason ->
    [resigned] { $whose ->
        [you] Vous gagnez : il ne reste personne d’autre.
       *[other] { $names } gagne : il ne reste personne d’autre.
    }
   *[played] { $count ->
        [one] { $whose ->
            [you] Vous gagnez !
           *[other] { $names } gagne !
        }
       *[other] { $names } se partagent la victoire.
    }
}
terminal-end-draw = Match nul !
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
terminal-key-hint = conseil
terminal-hint = Conseil : { $move } ({ $amount }). { $why }
terminal-key-worth = valeur
terminal-worth = Ce que vaut chaque choix
terminal-review-wait = La partie est examinée …
terminal-slips = { $count ->
    [0] Aucun coup n’a rien cédé.
    [one] Le coup le plus coûteux :
   *[other] Les { $count } coups les plus coûteux :
}

# Erreurs : ce qui ne va pas, et ce qui irait

terminal-error-no-terminal = Pour jouer il faut un terminal, mais l’entrée ou la sortie est un tube ou un fichier ; lancez « ludoteca play » directement dans une fenêtre de terminal.
terminal-error-unwritable = Impossible d’écrire { $path } ({ $reason }) ; la partie continue, mais rendez le dossier accessible en écriture pour la conserver.
terminal-error-exists = { $path } existe déjà et reste tel quel ; choisissez un autre nom.
terminal-error-no-name = Il faut un nom au fichier ; saisissez-en un ou appuyez sur Échap.
terminal-error-unusable = Impossible de jouer à { $game } ; réparez ou retirez le paquet dont il vient : { $reason }
terminal-error-damaged = Une partie enregistrée est illisible et a été gardée intacte sous { $path } : { $reason }
terminal-error-several-damaged = { $count } parties sauvegardées sont illisibles et restent intactes dans { $folder } : { $names }
terminal-key-moment = montrer
terminal-key-back = au bilan
terminal-moment = { $when ->
    [before] Avant
   *[after] Après
} l’étape { $number } sur { $count }
terminal-moment-better = { $sign } mieux : { $move }
terminal-moment-taken = { $sign } joué : { $move }
