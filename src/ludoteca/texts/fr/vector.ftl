# Batches of games. One sentence each: what was wrong, and what would be right.

vector-error-illegal = Ligne { $row } : l’action { $action } n’est pas permise au joueur { $player } ; choisissez-en une dont le masque vaut 1. Aucune partie n’a été modifiée.
vector-error-over = Ligne { $row } : la partie est finie ; réinitialisez cette ligne avant le prochain pas. Aucune partie n’a été modifiée.
vector-error-array = { $name } doit être un tableau contigu, modifiable, de forme { $shape } et de type { $dtype }, et non { $given } ; rien n’a été modifié.
vector-error-rows = Les lignes doivent être des nombres entiers différents, de 0 à moins de { $rows }, ou { $rows } valeurs booléennes ; rien n’a été modifié.
vector-error-seed = Ligne { $row } : une graine doit être un nombre entier à partir de 0, et non { $seed } ; rien n’a été modifié.
vector-error-seeds = Une graine doit être un nombre entier à partir de 0, ou bien il en faut { $rows }, une par ligne, et non { $seed } ; rien n’a été modifié.
vector-error-number = { $name } doit être un nombre entier à partir de { $least }, et non { $value }.
vector-error-mode = « { $value } » n’est pas possible ici ; choisissez parmi { $names }.
vector-error-option = { $game } n’a pas de forme { $option } ; omettez cette option.
vector-error-players = Les joueurs « { $players } » ne vous laissent aucune place ou ne correspondent pas à leur nombre ; nommez un robot ou None pour chaque place, et None au moins une fois.
vector-error-setups = Les mises en place doivent être une liste d’au moins un texte.
vector-error-saved-kind = La sauvegarde vient d’un autre genre de lot ; restaurez des parties de { $game } avec les mêmes joueurs et la même forme.
vector-error-saved-rows = { $saved } parties ont été sauvegardées, mais { $rows } lignes nommées ; nommez-en autant, ou restaurez une seule partie.
vector-error-closed = Ce lot est fermé ; créez-en un nouveau.
vector-error-player = Il n’y a pas de joueur { $player } ici ; nommez-en un de 0 à moins de { $players }.
