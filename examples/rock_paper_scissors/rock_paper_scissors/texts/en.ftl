rock_paper_scissors-error-setup = Rock, Paper, Scissors is for two to six players and always begins with the first round; seat as many and name no set-up.
rock_paper_scissors-error-position = “{ $text }” is not a position of Rock, Paper, Scissors; write the hands of each round out of RPS, separated by “/”, and end with the round being played, a . for each hand not chosen.
rock_paper_scissors-show =
    { $hand ->
        [rock] Rock
        [paper] Paper
       *[scissors] Scissors
    }
