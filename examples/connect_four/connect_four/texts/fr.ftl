connect_four-error-setup = Connect Four se joue à deux exactement et commence toujours par un plateau vide ; installez deux joueurs et n’indiquez rien d’autre.
connect_four-error-full = Cette colonne est pleine ; choisissez-en une qui a une case libre.
connect_four-error-position = « { $text } » n’est pas une position de Connect Four ; écrivez six rangées de sept signes parmi .XO, séparées par « / ».
connect_four-error-unreachable = Aucune partie ne mène à cette position ; chaque jeton repose sur un autre ou sur le fond, X en a autant que O ou un de plus, et on ne joue plus après quatre jetons alignés.
connect_four-drop = Laisser tomber { $disc } en { $cell }
