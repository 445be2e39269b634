# L’application du navigateur. Un jeu dit chacune de ces phrases à sa façon s’il l’a : <jeu>-web-… pour web-….

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
web-notify-on = M’appeler quand c’est mon tour
web-notify-off = Ne plus m’appeler
web-rules-of = Règles de { $game }
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-warming = { $game } se prépare pour cet ordinateur, une seule fois ; la partie commence d’elle-même, avant que tous les adversaires soient prêts.
web-error-offline = Le serveur ne répond pas ; vérifiez qu’il est lancé et réessayez.
web-error-file = « { $name } » ne peut pas être lu ; choisissez de nouveau ce fichier, ou un autre.
web-error-unexpected = Le serveur n’a pas pu faire cela ; rechargez la page et réessayez.

## Page d’accueil

web-start-title = Ludoteca – de petits jeux, une table
web-start-heading = Prenez une chaise.
web-start-lead = De petits jeux tout en finesse, contre un robot, avec des amis au loin ou ensemble devant cet écran.
web-start-games = Les jeux
web-pitch = Un jeu en mots et en lettres : lisez le plateau comme un texte et choisissez parmi vos coups.
web-facts = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $dice ->
    [yes] avec des dés
   *[no] sans dés
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
web-picture = La boîte de { $game }

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
web-new-setup = Comment commencer
web-new-setup-any = Au hasard
web-new-setup-number = Début { $number }
web-new-setup-own = La mienne…
web-setup-text = Le début, sous forme de texte
web-setup-file = Le charger depuis un fichier texte
web-setup-link = Lien à partager
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
web-reach-alone = Seul cet ordinateur peut ouvrir ce lien.
web-reach-let-in = Laisser entrer les autres de ce réseau
web-reach-open = Les autres de ce réseau peuvent entrer : ils tapent cette adresse ou scannent le code.
web-qr = Code QR
web-qr-label = Code QR de ce lien
web-sit-watch = Seulement regarder
web-wait-watch = Vous regardez ; la partie commence quand toutes les chaises sont prises.
web-sit-after-all = S’asseoir quand même
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
web-prompt-choose = { $turn } : choisissez un coup.
web-prompt-roll = { $turn } : lancez les dés.
web-prompt-late = Votre coup est en route…
web-roll = Lancer les dés
web-watching = Vous regardez.

## L’issue

web-end-you = Vous avez gagné !
web-end-won = { $who } gagne.
web-end-shared = { $who } se partagent la victoire.
web-end-draw = Match nul.
web-end-lost = Cette fois, { $who } gagne.
web-end-resigned = { $loser } abandonne ; { $who } gagne.
web-end-gave-up = { $loser } abandonne.
web-end-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
web-review = Ce que valait chaque coup
web-review-lead = Ce que chaque décision a coûté. { $count ->
    [0] Personne n’a rien laissé échapper.
    [one] Un coup a laissé échapper quelque chose.
   *[other] { $count } coups ont laissé échapper quelque chose.
}
web-review-worth = { $verdict ->
    [won] Gagne la partie.
    [kept] Rien n’était meilleur.
    [lost] Il n’y avait rien à gagner ici.
   *[thrown] Il y avait mieux à faire.
}
web-review-better = Mieux : { $move }
web-help-hint = Montrer un conseil
web-help-all = Montrer ce que vaut chaque choix
web-help-marks = L’aide marque la partie comme aidée.
web-help-wait = Calcul en cours. Au premier démarrage cela prend un moment ; vous pouvez continuer à jouer.
web-help-best = Le mieux : { $move } ({ $amount }). { $why }
web-help-list = Ce que vaut chaque choix
web-help-worth = vaut { $amount }
web-help-solved = { $wins ->
    [yes] gagne
   *[no] perd
} en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
web-luck = Chance et habileté
web-luck-wait = La partie est examinée …
web-luck-curve = Le cours de la partie, du premier lancer à la fin : { $kind ->
    [points] le score attendu
   *[chance] la chance de gagner
} de chacun.
web-luck-heading = { $what ->
    [start] Début
    [luck] Chance
    [skill] Habileté
    [others] Autres
   *[result] Fin
}
web-luck-exact = Début, chance, habileté et ce qu’ont fait les autres donnent le résultat, exactement. L’habileté est ce que les décisions ont gaspillé, et ce qu’un regard plus précis a trouvé après elles.
web-luck-dearest = { $count ->
    [0] Aucune décision n’a rien coûté.
    [one] La décision la plus chère
   *[other] Les { $count } décisions les plus chères
}
web-luck-cost = coûte { $amount }
web-luck-luckiest = Le lancer le plus heureux{ $whose ->
    [mine] {""}
   *[one] {" "}de { $name }
} : { $what } ({ $amount })
web-luck-unluckiest = Le lancer le plus malheureux{ $whose ->
    [mine] {""}
   *[one] {" "}de { $name }
} : { $what } ({ $amount })
web-luck-played = Joué : { $why }.
web-luck-better = Mieux : { $move }. { $why }.
web-luck-show = Montrer sur le plateau
web-rematch = Revanche
web-rematch-alone = Rejouer
web-rematch-go = Aller à la revanche
web-rematch-asked = Une revanche est ouverte.
web-again = Retour aux jeux
web-result-title = Résultat
web-result = Voir le résultat
web-result-aside = Voir le plateau

## Ce qui s’est passé

web-did = { $who } : { $move }
web-did-resign = { $who } abandonne
web-did-roll = Dés : { $dice }
web-did-undo = Le dernier coup a été repris
web-did-begin = La partie commence.

## À côté du plateau

web-moves = Coups
web-moves-none = Aucun coup pour l’instant.
web-moves-look = Choisissez une étape pour revoir le plateau à ce moment-là.
web-past = Revoir la partie
web-past-begin = Le début
web-past-at = Après l’étape { $number } sur { $count } · { $what }
web-past-judged = Avant l’étape { $number } sur { $count } · { $what } · Mieux : { $better }
web-past-verdict = { $verdict ->
    [taken] joué
    [better] mieux
   *[both] les deux
}
web-past-cell = { $verdict ->
    [taken] joué
    [better] aurait été mieux
   *[both] joué, et mieux aussi
}
web-past-dice = { $dice } ; joué : { $taken } ; mieux : { $better }
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
web-takeback-refused = Votre reprise a été refusée.
web-resign = Abandonner
web-resign-ask = Abandonner cette partie ?
web-resign-warn = La partie se termine et vous la perdez.
web-resign-yes = Abandonner
web-pace = Rythme des autres
web-pace-of = { $pace ->
    [slow] lent
    [fast] rapide
    [at-once] immédiat
   *[normal] normal
}
web-taps = Lancer mes dés moi-même
web-record = Télécharger la feuille de partie
web-verify-link = Vérifier les dés
web-share = Liens
web-share-watch = Pour les spectateurs
web-share-seat = Votre place sur un autre appareil
web-share-seat-warn = Gardez celui-ci pour vous : quiconque l’a joue à votre place.
web-revoke = Reprendre toutes les clés
web-revoke-ask = Reprendre toutes les clés de votre place ?
web-revoke-warn = Les liens que vous avez donnés et vos autres appareils ne tiendront plus votre place. Ici, vous continuez avec une nouvelle clé.
web-revoke-yes = Les reprendre
web-revoked = Seul cet appareil tient encore votre place.
web-share-board = Partager
web-share-picture = Le plateau de { $game } tel qu’il est affiché
web-share-step = Lien vers ce moment de la partie
web-share-save = Enregistrer l’image
web-rules = Règles
web-rules-more = Règles avec exemples
web-offline = Connexion perdue ; nouvel essai…
web-offline-pending = Votre coup est gardé et sera envoyé ensuite.
web-online = De nouveau connecté.
web-commitment = Empreinte des dés
web-about-dice = Les dés de cette partie étaient fixés avant le premier lancer ; cette empreinte le prouve.
web-about-dice-alone = Vous jouez sans autre personne, et les robots n’ajoutent rien aux dés : ce sont les chiffres de votre propre navigateur qui les garantissent.
web-last-move = Dernier coup
web-table-missing = Cette table n’existe pas.
web-table-missing-lead = Le lien est peut-être incomplet, ou la table a été débarrassée.
web-page-missing = Il n’y a rien ici.
web-page-missing-lead = Cette adresse ne mène à aucune page de Ludoteca.
web-curtain = Passez l’écran à { $who }
web-curtain-lead = Que personne d’autre ne regarde : les choix restent cachés jusqu’à ce que tous aient choisi.
web-curtain-open = C’est moi, { $who }
web-pass = Passer
web-plain-board = Le plateau de { $game } en texte
web-plain-moves = Vos coups
web-cell-last = { $cell }, dernier coup

## Règles

web-rules-title = Règles de { $game } – Ludoteca
web-print = À imprimer
web-print-lead = Des feuilles à remplir, avec l’essentiel des règles, en noir et blanc.
web-print-pages = Pages
web-print-paper = Papier
web-print-letter = US letter
web-print-make = Créer le PDF
web-try = Essayez
web-try-play = Jouer à { $game }

## Vérifier les dés

web-dice-title = Vérifier les dés – Ludoteca
web-dice-heading = Personne n’a choisi ces dés
web-dice-lead = Ni le serveur, ni un joueur. Voici comment vous en assurer.
web-dice-step-commit = Avant le premier lancer, le serveur tire un secret et publie son empreinte (SHA-256). Dès lors, il ne peut plus en changer sans que tout le monde le voie.
web-dice-step-mix = Le navigateur de chaque joueur tire ses propres chiffres et en montre d’abord l’empreinte. Ils ne sont révélés que lorsque tous l’ont fait ; chaque lancer se calcule à partir du secret, de tous ces chiffres et de son numéro, si bien que personne ne peut le choisir.
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
web-dice-open = Pas encore finie.
web-dice-none = pas terminée
web-dice-winner = victoire pour { $names } ({ $scores })
web-dice-here-good = Votre navigateur a vérifié les dés lui-même.
web-dice-here-bad = Votre navigateur trouve ces dés faux.
web-dice-here-rolls = Il a recalculé les empreintes, les tirages au sort et { $rolls ->
    [one] le seul lancer
   *[other] les { $rolls } lancers
} à partir du secret et des chiffres des joueurs, sans interroger le serveur.
web-dice-here-other = Mais les empreintes ne sont pas celles que ce navigateur avait vues avant les dés.
web-dice-here-same = Les empreintes sont celles que ce navigateur avait vues avant les dés.
web-dice-here-wrong = { $what ->
    [commitment] Le secret ne correspond pas à son empreinte.
    [contribution] Les chiffres d’un joueur ne correspondent pas à leur empreinte.
    [lot] Les tirages au sort ne découlent pas du secret.
    [roll] Ligne { $line } : les dés ne découlent pas du secret.
   *[unreadable] Il ne peut pas lire ce relevé.
}
web-dice-server = C’est le serveur qui a vérifié que les coups sont permis.

## Before the dice fall

web-shake-heading = On se met d’accord sur les dés …
web-shake-lead = Le navigateur de chaque joueur ajoute des chiffres au hasard que personne ne pouvait connaître. Puis la partie commence.
web-shake-wait = On attend { $names }.
web-shake-broken = Ce serveur n’a pas tenu parole.
web-shake-broken-lead = L’empreinte de ses dés n’est pas celle qu’il avait montrée. Ne continuez pas à jouer ici.

web-key-title = Continuer à jouer ici ?
web-key-lead = Ce lien contient une place à une table. Ne la prenez que si elle est à vous ou si on vous l’a donnée ; qui a ce lien peut jouer pour cette place.
web-key-yes = Prendre la place
web-key-no = Seulement regarder

# Mes parties

web-my-games = Mes parties
web-my-lead = Gardées sur cet appareil seulement ; personne d’autre ne les voit.
web-my-which = Jeu
web-my-all = Tous les jeux
web-my-export = Tout exporter
web-my-import = Importer
web-my-imported = { $count ->
    [one] Une partie importée.
   *[other] { $count } parties importées.
}
web-my-bad-file = « { $name } » ne contient pas de parties de Ludoteca ; choisissez un fichier créé par « Tout exporter ».
web-my-results = Résultats
web-my-list = Toutes
web-my-none = Pas encore de partie ; la première apparaîtra ici.
web-my-counted = { $count ->
    [one] Une partie compte.
   *[other] { $count } parties comptent.
} Celles avec reprises ne comptent pas.
web-my-points = Meilleur score { $best }, moyenne { $mean }
web-my-curve = Points { $count ->
    [one] de la dernière partie
   *[other] des { $count } dernières parties
}, entre { $low } et { $high }
web-my-streak = Victoires d’affilée : { $now }, au plus { $most }
web-my-against = Contre
web-my-people = Des gens
web-my-outcome = { $outcome ->
    [won] Gagné
    [shared] Nul
   *[lost] Perdu
}
web-my-with-takebacks = avec reprises
web-my-going-on = en cours
web-my-record = Feuille de partie
web-my-delete = Supprimer
web-my-delete-heading = Supprimer cette partie ?
web-my-delete-text = Elle est retirée de cet appareil pour de bon, des résultats aussi.
web-my-deleted = La partie est supprimée.
