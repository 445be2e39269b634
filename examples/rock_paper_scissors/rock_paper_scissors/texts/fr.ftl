rock_paper_scissors-error-setup = Rock, Paper, Scissors se joue de deux à six et commence toujours par la première manche ; installez autant de joueurs et n’indiquez rien d’autre.
rock_paper_scissors-error-position = « { $text } » n’est pas une position de Rock, Paper, Scissors ; écrivez les mains de chaque manche parmi RPS, séparées par « / », et terminez par la manche en cours, avec un . pour chaque main pas encore choisie.
rock_paper_scissors-show =
    { $hand ->
        [rock] Pierre
        [paper] Feuille
       *[scissors] Ciseaux
    }
