# Una frase ciascuno: che cosa non andava e che cosa andrebbe bene.

error-unknown-game = Non c’è nessun gioco chiamato «{ $name }»; i giochi sono { $games }.
error-unknown-bot = Nessun bot chiamato «{ $name }» gioca a { $game }; scegli tra { $bots }.
error-not-your-turn = Non tocca a te; aspetta gli altri.
error-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
error-no-dice-due = Adesso non ci sono dadi da lanciare; fai invece una mossa.
