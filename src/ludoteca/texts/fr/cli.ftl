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
cli-metavar-sheet = FEUILLE
cli-metavar-depth = PROFONDEUR
cli-metavar-position = POSITION
cli-metavar-host = HÔTE
cli-metavar-file = FICHIER
cli-metavar-record = PARTIE

cli-about = Jouez à Quantik, Knaster et Kuh Vadis, consultez leurs règles et faites jouer des robots par milliers de parties.
cli-argument-game = quantik, knaster ou kuhvadis
cli-option-lang = la langue à parler ; sinon, celle de votre système
cli-option-help = afficher cette aide
cli-option-version = afficher la version

cli-play-about = Jouer dans le terminal, entre amis ou contre des robots.
cli-play-game = quantik, knaster ou kuhvadis ; sinon, le programme le demande

cli-serve-about = Ouvrir les jeux aux navigateurs : en solo, sur un même écran ou avec des amis au loin.
cli-serve-host = l’adresse d’écoute ; sinon, 127.0.0.1, que seule cette machine peut joindre
cli-serve-port = le port d’écoute ; sinon, le premier libre à partir de 8642
cli-serve-storage = le fichier où sont gardées les parties ; sinon, un fichier de votre dossier d’état
cli-serve-no-browser = ne pas ouvrir de navigateur

cli-simulate-about = Faire jouer de nombreuses parties à des robots et compter les résultats.
cli-simulate-players = un robot par place ; chaque jeu a random, gentle et greedy, quantik aussi club, expert et perfect ; sinon, greedy,random
cli-simulate-games = le nombre de parties ; sinon, 1000
cli-simulate-seed = la même graine donne les mêmes parties sur toute machine ; sinon, elle est tirée au sort et affichée
cli-simulate-sheet = pour Kuh Vadis, le numéro d’une feuille fournie avec le jeu, ou une feuille dans sa notation ; sinon, la feuille 1
cli-simulate-workers = le nombre de cœurs à utiliser ; sinon, tous ; le résultat n’en dépend jamais
cli-simulate-json = afficher le résultat en JSON

cli-perft-about = Compter les suites de coups d’une longueur donnée.
cli-perft-game = quantik
cli-perft-depth = le nombre de coups, de 1 à { $max }

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

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } suites par seconde ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

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
cli-error-perft-game = Les suites de coups ne se comptent que pour quantik, pas pour { $game } ; écrivez « ludoteca perft quantik 5 ».
cli-error-no-sheet = { $name } n’a pas de feuilles au choix ; retirez --sheet.
cli-error-file-missing = Le fichier « { $path } » n’existe pas ; indiquez le chemin d’une partie enregistrée.
cli-error-file-folder = « { $path } » est un dossier ; indiquez le chemin d’une partie qui s’y trouve.
cli-error-file-unreadable = Le fichier « { $path } » ne peut pas être lu ; vérifiez que vous avez le droit de l’ouvrir.
cli-error-file-binary = « { $path } » n’est pas un texte, donc pas une partie ; indiquez le chemin d’une partie enregistrée.
cli-error-file-long = « { $path } » dépasse { $most } octets, ce qu’aucune partie n’atteint ; indiquez le chemin d’une partie enregistrée.
cli-error-system = Le système a refusé : { $reason } ; vérifiez l’espace libre et vos droits, puis réessayez.
