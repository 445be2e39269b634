# Una frase ciascuno: che cosa non andava e che cosa andrebbe bene.

error-unknown-game = Non c’è nessun gioco chiamato «{ $name }»; i giochi sono { $games }.
error-unknown-bot = Nessun bot chiamato «{ $name }» gioca a { $game }; scegli tra { $bots }.
error-not-your-turn = Non tocca a te; aspetta gli altri.
error-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
error-no-dice-due = Adesso non ci sono dadi da lanciare; fai invece una mossa.
error-no-such-move = “{ $text }” non è una mossa possibile qui; le mosse sono { $legal }.
error-system = { $code ->
    [ENOENT] il file o la cartella non esiste
    [EACCES] non è permesso
    [EISDIR] è una cartella
    [ENOTDIR] non è una cartella
    [ENOSPC] il disco è pieno
    [EROFS] lì non si può scrivere
    [EEXIST] esiste già
    [ENAMETOOLONG] il nome è troppo lungo
    [EPERM] non è permesso
   *[other] { $reason }
}
