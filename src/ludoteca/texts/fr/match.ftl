# Une partie et son relevé. Une phrase à chaque fois : ce qui ne va pas et ce qui irait.

match-error-stale = La partie a avancé depuis que vous avez choisi ce coup ; regardez à nouveau le plateau et choisissez-en un autre.
match-error-action = Le coup numéro { $action } est contraire aux règles ici ; choisissez l’un des coups permis.
match-error-no-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 1 à { $seats }.
match-error-no-undo = Vous ne pouvez rien reprendre sans demander ; c’est possible tant que ni dés ni coup d’un autre n’ont suivi, et ensuite si tout le monde est d’accord.
match-with-takebacks = avec reprises
match-with-takebacks-note = Partie jouée avec reprises : elle ne compte dans aucune statistique.
match-helped-note = Cette partie a été jouée avec de l’aide.
match-error-seats = { $seats } joueurs, c’est trop pour une partie ; invitez-en { $most } au plus.
match-error-name = Le nom d’un joueur ne peut être ni vide ni plus long que { $most } caractères ; choisissez-en un autre.
match-error-bot = Le nom d’un robot se compose de minuscules, de chiffres et de traits d’union ; choisissez par exemple greedy.
match-error-bot-failed = Le robot { $bot } ne peut pas continuer ({ $reason }) ; reprenez votre coup, abandonnez ou réessayez plus tard.
match-error-no-help = L’aide n’existe que seul ou contre des bots ; entre personnes il n’y en a pas.
match-error-no-worth = { $game } ne dit pas ce que valent ses coups ; { $number ->
    [0] aucun jeu ici ne le dit
   *[other] interrogez un de ces jeux : { $games }
}.
match-error-secret = Le secret des dés d’une partie doit compter de { $least } à { $most } octets ; tirez-en un nouveau.
match-error-contributions = Il y a plus de contributions aux dés que de joueurs ; donnez-en { $seats } au plus, une par place.
match-error-contribution = Une contribution aux dés est un texte de { $most } caractères au plus ; choisissez-en une autre.
match-error-commitment = La contribution du siège { $seat } n’est pas celle à laquelle il s’était engagé ; donnez celle-là.

# La lecture d’un relevé.

match-error-record-none = Ceci n’est pas le relevé d’une partie ; il commencerait par une ligne comme [Game "…"].
match-error-record-format = Ligne { $line } : ce relevé est au format { $version }, mais cette version lit le format { $known } ; utilisez une version qui le connaît.
match-error-record-truncated = Le relevé s’interrompt après la ligne { $line } ; sa dernière ligne doit être le résultat, ou * pour une partie en cours.
match-error-record-after = Ligne { $line } : il y a du texte après la fin du relevé ; la ligne du résultat doit être la dernière.
match-error-record-header = La ligne { $line } est illisible ; un en-tête s’écrit comme [Seat1 "Anna"], et une ligne vide suit les en-têtes.
match-error-record-twice = Ligne { $line } : l’en-tête { $name } s’y trouve une deuxième fois ; il n’en faut qu’un.
match-error-record-missing = L’en-tête { $name } manque ; sans lui, le relevé ne peut pas être vérifié.
match-error-record-unknown = Ligne { $line } : un relevé n’a pas d’en-tête { $name } ici ; supprimez la ligne.
match-error-record-secret = Cette partie n’est pas encore finie ; ses dés pourront être vérifiés quand le secret sera publié, à la fin.
match-error-record-start = La partie de ce relevé ne peut pas commencer : { $reason }
match-error-record-commitment = Ligne { $line } : l’engagement n’est pas le SHA-256 du secret ; l’un des deux a été modifié.
match-error-record-first = Ligne { $line } : la place { $found } est censée commencer, mais le sort a désigné la place { $first }.
match-error-record-line = La ligne { $line } est illisible ; un tour s’écrit comme « 3. 2: [1 4 4 C 5] keep 44 [4 2 C] c4 ».
match-error-record-roll = Ligne { $line } : les dés montrent { $roll }, mais le secret donne { $due }.
match-error-record-no-roll = Ligne { $line } : on n’y lance pas les dés ; supprimez { $roll }.
match-error-record-roll-missing = Ligne { $line } : il manque avant cela le lancer { $roll }, que donne le secret.
match-error-record-move = Ligne { $line }, à « { $move } » : { $reason }
match-error-record-result = Ligne { $line } : le résultat serait { $found }, mais les coups mènent à { $result }.
match-error-record-scores = Ligne { $line } : les points ne découlent pas des coups, qui mènent à { $scores }.
match-error-record-wording = La ligne { $line } devrait être : { $right }
match-error-record-digest = Ligne { $line } : l’empreinte est celle d’un autre texte ; quelque chose a été modifié dans ce relevé.

match-guarantee = { $who ->
    [none] Garantie : les dés étaient fixés avant le premier lancer, mais aucun joueur ne s’est engagé sur ses propres chiffres ; qui tenait le serveur a pu essayer plusieurs secrets.
    [some] Garantie : les chiffres propres à { $names } étaient arrêtés avant toute révélation ; là, il est prouvé que personne n’a choisi les dés, les autres n’en ont pas la preuve.
   *[all] Garantie : les chiffres propres à { $names } étaient arrêtés avant toute révélation ; personne n’a donc choisi les dés, pas même qui tenait le serveur.
}

# Chance et habileté

match-luck-dice = { $whose ->
    [you] { $luck ->
        [good] Les dés vous ont aidé : { $amount }.
        [bad] Les dés étaient contre vous : { $amount }.
       *[even] Les dés ne vous ont ni aidé ni gêné : { $amount }.
    }
   *[other] { $luck ->
        [good] Les dés ont aidé { $name } : { $amount }.
        [bad] Les dés étaient contre { $name } : { $amount }.
       *[even] Les dés n’ont ni aidé ni gêné { $name } : { $amount }.
    }
}
match-luck-skill = { $whose ->
    [you] { $skill ->
        [none] Vous n’avez rien gaspillé.
        [little] Vous avez peu gaspillé : { $amount }.
       *[much] Vous avez gaspillé { $amount }.
    }
   *[other] { $skill ->
        [none] { $name } n’a rien gaspillé.
        [little] { $name } a peu gaspillé : { $amount }.
       *[much] { $name } a gaspillé { $amount }.
    }
}
match-luck-same-dice = Les mêmes dés, joués au mieux de ce qu’on pouvait savoir : { $best } ; { $name } : { $score }.
match-luck-sum = { $start } au début, { $luck } de chance, { $skill } d’habileté, { $others } par les autres : { $result } à la fin.
match-luck-sum-alone = { $start } au début, { $luck } de chance, { $skill } d’habileté : { $result } à la fin.
match-luck-roll = { $whose ->
    [you] { $kind ->
        [luckiest] Votre lancer le plus heureux
       *[unluckiest] Votre lancer le plus malheureux
    }
   *[other] { $kind ->
        [luckiest] Le lancer le plus heureux de { $name }
       *[unluckiest] Le lancer le plus malheureux de { $name }
    }
} : { $dice } ({ $amount }).
match-luck-slip = { $number }. { $name } : { $move } a coûté { $amount }.
match-luck-better = Mieux : { $move }.
match-luck-chance = { NUMBER($percent, maximumFractionDigits: 1) } %
match-luck-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-luck-what = { $kind ->
    [points] { $amount } points
   *[chance] { $amount } de chances de gagner
}
