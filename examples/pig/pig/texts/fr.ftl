pig-error-setup = Pig se joue de deux à dix et commence toujours sans points ; installez autant de joueurs et n’indiquez rien d’autre.
pig-error-position = « { $text } » n’est pas une position de Pig ; écrivez les points de deux à dix joueurs et le tas derrière ceux du joueur dont c’est le tour, comme 12 40+9 0, avec un ? si le dé est à lancer.
pig-error-unreachable = Aucune partie ne mène à cette position ; on n’a jamais un seul point, seul un tas donne un choix, et on ne joue plus avec cent points.
pig-roll = Relancer pour plus que { $pile }
pig-hold = S’arrêter et garder { $pile }
