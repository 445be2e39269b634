rock_paper_scissors-error-setup = Rock, Paper, Scissors si gioca da due a sei e comincia sempre dal primo giro; fate sedere altrettanti giocatori e non indicate altro.
rock_paper_scissors-error-position = «{ $text }» non è una posizione di Rock, Paper, Scissors; scrivete le mani di ogni giro tra RPS, separate da «/», e terminate con il giro in corso, con un . per ogni mano non ancora scelta.
rock_paper_scissors-show =
    { $hand ->
        [rock] Sasso
        [paper] Carta
       *[scissors] Forbici
    }
