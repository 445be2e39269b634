# Aide

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes{" "}
cli-heading-arguments = Arguments{" "}
cli-heading-options = Options{" "}
cli-heading-examples = Exemples{" "}

cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-bots = ROBOT,ROBOT,…
cli-metavar-number = NOMBRE
cli-metavar-setting = NOM=VALEUR
cli-metavar-sheet = FEUILLE
cli-metavar-depth = PROFONDEUR
cli-metavar-position = POSITION
cli-metavar-host = HÔTE
cli-metavar-file = FICHIER
cli-metavar-place = FICHIER|ADRESSE
cli-metavar-record = PARTIE
cli-metavar-folder = DOSSIER
cli-metavar-address = ADRESSE

cli-about = Jouez à { $games } ; consultez les règles et faites jouer des robots par milliers de parties.
cli-argument-game = un de ces jeux : { $games }
cli-option-lang = la langue à parler ; sinon, celle de votre système
cli-option-help = afficher cette aide
cli-option-version = afficher la version

cli-play-about = Jouer dans le terminal, entre amis ou contre des robots.
cli-play-game = un de ces jeux : { $games } ; sinon, le programme le demande

cli-serve-about = Ouvrir les jeux aux navigateurs : en solo, sur un même écran ou avec des amis au loin.
cli-serve-host = l’adresse d’écoute ; sinon, 127.0.0.1, que seule cette machine peut joindre
cli-serve-port = le port d’écoute ; sinon, le premier libre à partir de 8642
cli-serve-storage = le fichier où sont gardées les parties, ou postgresql://… pour plusieurs serveurs ; sinon, un fichier de votre dossier d’état
cli-serve-bus = ce qui réveille les autres serveurs de la même base : l’adresse d’un serveur NATS, nats://…
cli-serve-lan = laisser entrer les autres du réseau local, et afficher l’adresse à taper
cli-serve-set = un réglage du serveur, parmi ceux de docs/operations.md ; peut être donné plusieurs fois
cli-serve-no-browser = ne pas ouvrir de navigateur

cli-simulate-about = Faire jouer de nombreuses parties à des robots et compter les résultats.
cli-simulate-players = un robot par place ; un nom inconnu donne la liste de tous ; sinon, un bon contre le plus faible
cli-simulate-games = le nombre de parties ; sinon, 1000
cli-simulate-seed = la même graine donne les mêmes parties sur toute machine ; sinon, elle est tirée au sort et affichée
cli-simulate-sheet = si le jeu a des feuilles, le numéro ou le nom d’une feuille fournie, ou une feuille dans sa notation ; sinon, la première
cli-simulate-workers = le nombre de cœurs à utiliser ; sinon, tous ; le résultat n’en dépend jamais
cli-simulate-json = afficher le résultat en JSON

cli-tournament-about = Faire se rencontrer des robots sur les mêmes dés et dire qui est de quelle force.
cli-tournament-players = les participants ; sinon, tous les robots du jeu
cli-tournament-games = le nombre de parties de chaque paire, dont la moitié à places échangées ; sinon, 200
cli-tournament-seats = le nombre de places, occupées tour à tour par les deux ; 1 compare les scores sur les mêmes dés ; sinon, 2
cli-tournament-sheet = si le jeu a des feuilles, celle où jouer ; sinon, toutes à tour de rôle
cli-tournament-scheduler = l’adresse d’un ordonnanceur dask dont les machines font le travail
cli-tournament-folder = où écrire le résultat, son image et le travail inachevé ; sinon, seul le travail inachevé est gardé

cli-train-about = Créer les fichiers dont les joueurs entraînés d’un jeu ont besoin.
cli-train-seed = la même graine donne les mêmes fichiers ; sinon, 1
cli-train-folder = où écrire, et où un calcul interrompu reprend ; sinon, un dossier de votre cache

cli-sheet-about = Créer une nouvelle feuille de jeu et la dessiner.
cli-sheet-seed = la même graine donne la même feuille ; sinon, elle est tirée au sort et affichée

cli-perft-about = Compter les suites de coups et de lancers d’une longueur donnée.
cli-perft-depth = le nombre de coups et de lancers, de 1 à { $max }
cli-perft-position = la position de départ ; sinon, le début du jeu

cli-solve-about = Résoudre complètement un jeu et écrire la table de sa solution.
cli-solve-out = le fichier à écrire ; sans cette option, celui que Ludoteca utilise elle-même
cli-solve-work = le dossier où un calcul interrompu reprend ; sans cette option, un dossier de votre cache

cli-analyse-about = Dire ce que vaut chaque coup d’une position et pourquoi, ou ce que valaient les coups d’une partie.
cli-analyse-position = la position dans la notation de son jeu, ou le fichier d’une partie ; - la lit sur l’entrée standard
cli-analyse-json = afficher l’analyse en JSON
cli-analyse-svg = écrire la courbe d’une partie dans ce fichier, en SVG
cli-analyse-folder = examiner tous les enregistrements (*.txt) du jeu dans ce dossier, et noter les joueurs

cli-print-about = Faire des pages à imprimer, avec les règles en bref, en PDF.
cli-print-pages = pages à faire (1)
cli-print-sheet = le numéro, le nom ou la notation d’une feuille ; toutes différentes s’il y en a plusieurs
cli-print-paper = format du papier : a4 ou letter (a4)
cli-print-output = fichier à écrire, « - » pour la sortie standard (nommé d’après le jeu)
cli-print-written = { $pages ->
    [one] Une page est
   *[other] { $pages } pages sont
} dans { $file } ; imprimez en taille réelle.
cli-show-about = Dessiner une position.
cli-show-position = la position, dans la notation de son jeu

cli-rules-about = Afficher les règles d’un jeu.

cli-verify-about = Rejouer une partie enregistrée et contrôler ses dés, ses coups et son résultat.
cli-verify-record = le fichier de la partie ; - la lit sur l’entrée standard

# Résultats

cli-compiling = Compilation des règles pour cette machine ; cela n’arrive qu’une fois et dure au plus une minute…
cli-interrupted = Interrompu.

cli-simulate-progress = En jeu
cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-simulate-bot = Robot
cli-simulate-wins = Gagnées
cli-simulate-draws = Nulles
cli-simulate-losses = Perdues
cli-simulate-share = Gains (95 %)
cli-simulate-score = Score moyen (95 %)
cli-count = { $number }
cli-simulate-share-value = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-score-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-score-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } parties par seconde ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s)
cli-simulate-interrupted = Interrompu : voici le résultat des { $games } parties terminées sur { $wanted }.
cli-simulate-drawn-seed = Graine tirée au sort : { $seed }

cli-tournament-elo = Elo (95 %)
cli-tournament-rating = { $value } ± { NUMBER($margin, maximumFractionDigits: 0) }
cli-tournament-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-raw = Scores en pour cent contre chaque joueur à son tour, une nulle comptant pour moitié.
cli-tournament-adjusted = Scores en pour cent contre chaque joueur à son tour, une nulle comptant pour moitié, moins la part des dés.
cli-tournament-factor = La chance fait varier les résultats { NUMBER($factor, maximumFractionDigits: 1) } fois plus (variance) : sans elle, autant de fois moins de parties en disent autant.
cli-tournament-speed = { NUMBER($rate, maximumFractionDigits: 0) } parties par seconde et par processus.
cli-tournament-goes-on = Interrompu ; la même commande avec --seed { $seed } reprendra d’ici.

cli-train-written = Écrit dans { $file } : { $bytes } octets, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } suites par seconde ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

cli-solve-written = Table écrite dans { $file } : { $bytes } octets, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-goes-on = Interrompu ; la même commande reprendra d’ici.

cli-analyse-over = La partie est finie.
cli-analyse-chance = Chances de gagner : { $chances }.
cli-analyse-score = Score attendu : { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-analyse-player = joueur { $player }
cli-analyse-number = nº
cli-analyse-who = Joueur
cli-analyse-move = Coup
cli-analyse-worth = Valeur
cli-analyse-best = Meilleur
cli-analyse-plies = Coups
cli-analyse-why = Pourquoi
cli-analyse-roll = Lancer
cli-analyse-probability = Probabilité
cli-analyse-games = Parties
cli-analyse-result = Résultat
cli-analyse-luck = Chance
cli-analyse-mistakes = Gaspillé
cli-analyse-error = Par décision
cli-analyse-mean = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-analyse-mean-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent-error = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-analyse-more = { $count ->
    [one] { $count } autre est omis ; --json les donne tous.
   *[other] { $count } autres sont omis ; --json les donne tous.
}

cli-verify-dice = { $rolls ->
    [0] Tirage au sort : la première place découle du secret, et le secret correspond à son engagement { $commitment }.
    [one] Dés : le lancer et le tirage de la première place découlent du secret, et le secret correspond à son engagement { $commitment }.
   *[other] Dés : les { $rolls } lancers et le tirage de la première place découlent du secret, et le secret correspond à son engagement { $commitment }.
}
cli-verify-moves = { $moves ->
    [0] Coups : aucun n’a encore été joué.
    [one] Coups : le seul coup joué est conforme aux règles.
   *[other] Coups : les { $moves } coups sont conformes aux règles.
}
cli-verify-open = Résultat : la partie n’est pas terminée.
cli-verify-draw = Résultat : match nul.
cli-verify-result = Résultat : { $number ->
    [0] personne ne gagne
    [1] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}{ $reason ->
    [resigned] { " " }par abandon
   *[played] { "" }
}, comme noté.
cli-verify-scores = Points : { $scores }, comme noté.

# Saisie incorrecte

cli-error-language = Ludoteca ne parle pas « { $language } » ; choisissez parmi { $languages }.
cli-error-command = La commande « { $name } » n’existe pas ; les commandes sont { $commands }.
cli-error-option = « { $command } » n’a pas d’option « { $option } » ; « { $command } --help » donne la liste de ses options.
cli-error-surplus = « { $option } » est un mot de trop ; « { $command } --help » montre ce qui est attendu.
cli-error-missing = Il manque un mot ; écrivez « { $usage } ».
cli-error-value = L’option { $option } doit être suivie d’une valeur ; écrivez « { $option } … ».
cli-error-flag = L’option { $option } ne prend pas de valeur ; écrivez-la seule.
cli-error-number = « { $text } » ne convient pas pour { $name } ; donnez un nombre entier de { $low } à { $high }.
cli-error-part = « ludoteca { $command } » ne s’applique pas à { $game } ; { $number ->
    [0] aucun jeu ici ne le propose
   *[other] choisissez parmi { $games }
}.
cli-error-other-game = Cette partie est une partie de { $found }, pas de { $game } ; indiquez { $found }.
cli-error-analyse-what = Dites quoi analyser : une position, le fichier d’un enregistrement, ou --folder avec un dossier d’enregistrements, un seul des trois.
cli-error-analyse-svg = --svg dessine la courbe d’une partie ; donnez avec lui le fichier d’un enregistrement.
cli-error-folder = Le dossier { $folder } ne peut pas être lu ; nommez-en un qui contient des enregistrements.
cli-error-no-records = Il n’y a aucune partie terminée de { $game } parmi les enregistrements (*.txt) dans { $folder }.
cli-error-write = { $file } ne peut pas être écrit ({ $reason }) ; choisissez un autre fichier.
cli-error-extra = « ludoteca { $command } » a besoin d’une partie qui n’est pas installée ; écrivez « pip install ludoteca[{ $extra }] ».
cli-error-paper = « { $text } » n’est pas un format de papier connu ici ; choisissez parmi { $sizes }.
cli-error-no-sheet = { $name } n’a pas de feuilles au choix ; retirez --sheet.
cli-uncached = Les parties compilées ne peuvent pas être gardées, faute de dossier de cache où écrire ; le prochain démarrage les compilera de nouveau.
cli-error-system = Le système a refusé : { $reason } ; vérifiez l’espace libre et vos droits, puis réessayez.
cli-error-file = « { $path } » : { $reason } ; vérifiez le chemin, l’espace libre et vos droits, puis réessayez.

cli-backup-about = Copier les parties d’un serveur dans un fichier, même pendant que l’on joue.
cli-backup-file = où écrire la copie ; il ne doit encore rien s’y trouver
cli-backup-storage = le fichier où sont gardées les parties ; sinon, un fichier de votre dossier d’état
cli-backup-done = Les parties ont été copiées dans { $path }.
cli-restore-about = Mettre une sauvegarde à la place des parties d’un serveur ; ce qui s’y trouvait est gardé à part.
cli-restore-file = une copie faite par « ludoteca backup »
cli-restore-done = Les parties de { $path } sont désormais celles de la sauvegarde.
cli-restore-aside = Ce qui s’y trouvait avant est dans { $path }.
cli-check-about = Vérifier chaque table que garde un serveur, et dire ce qui ne va pas.
cli-check-counts = { $tables } tables et { $events } événements, dans un stockage de version { $version }.
cli-check-file = Le fichier lui-même est abîmé : { $reason }
cli-check-whole = Tout est intact.
cli-check-broken = Tout n’est pas intact ; on peut continuer à jouer aux autres tables. Que faire : voir docs/operations.md.
cli-move-about = Transporter les parties d’un fichier dans une base de données que plusieurs serveurs peuvent partager.
cli-move-file = le fichier où un serveur gardait ses parties ; le serveur doit être arrêté
cli-move-address = la base de données, postgresql://… ; il ne doit pas encore y avoir de club
cli-move-going = Transport
cli-move-done = Les parties de { $path } sont maintenant aussi dans { $place } ; servez-les désormais de là.
