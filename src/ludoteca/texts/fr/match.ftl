# Une partie et son relevé. Une phrase à chaque fois : ce qui ne va pas et ce qui irait.

match-error-stale = La partie a avancé depuis que vous avez choisi ce coup ; regardez à nouveau le plateau et choisissez-en un autre.
match-error-action = Le coup numéro { $action } est contraire aux règles ici ; choisissez l’un des coups permis.
match-error-no-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 1 à { $seats }.
match-error-no-undo = Vous ne pouvez rien reprendre ; on peut annuler sa dernière décision tant qu’aucune autre personne n’a joué.
match-error-seats = { $seats } joueurs, c’est trop pour une partie ; invitez-en { $most } au plus.
match-error-name = Le nom d’un joueur ne peut être ni vide ni plus long que { $most } caractères ; choisissez-en un autre.
match-error-bot = Le nom d’un robot se compose de minuscules, de chiffres et de traits d’union ; choisissez par exemple greedy.
match-error-secret = Le secret des dés d’une partie doit compter de { $least } à { $most } octets ; tirez-en un nouveau.
match-error-contributions = Il y a plus de contributions aux dés que de joueurs ; donnez-en { $seats } au plus, une par place.
match-error-contribution = Une contribution aux dés est un texte de { $most } caractères au plus ; choisissez-en une autre.

# La lecture d’un relevé.

match-error-record-none = Ceci n’est pas le relevé d’une partie ; il commencerait par une ligne comme [Game "quantik"].
match-error-record-format = Ligne { $line } : ce relevé est au format { $version }, mais cette version lit le format { $known } ; utilisez une version qui le connaît.
match-error-record-truncated = Le relevé s’interrompt après la ligne { $line } ; sa dernière ligne doit être le résultat, ou * pour une partie en cours.
match-error-record-after = Ligne { $line } : il y a du texte après la fin du relevé ; la ligne du résultat doit être la dernière.
match-error-record-header = La ligne { $line } est illisible ; un en-tête s’écrit comme [Seat1 "Anna"], et une ligne vide suit les en-têtes.
match-error-record-twice = Ligne { $line } : l’en-tête { $name } s’y trouve une deuxième fois ; il n’en faut qu’un.
match-error-record-missing = L’en-tête { $name } manque ; sans lui, le relevé ne peut pas être vérifié.
match-error-record-unknown = Ligne { $line } : un relevé n’a pas d’en-tête { $name } ici ; supprimez la ligne.
match-error-record-secret = L’en-tête Secret manque ; les dés pourront être vérifiés dès qu’il sera publié, à la fin de la partie.
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
