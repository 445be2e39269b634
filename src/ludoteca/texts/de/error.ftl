# Je ein Satz: was falsch war und was richtig wäre.

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht; die Spiele sind { $games }.
error-unknown-bot = Kein Bot namens „{ $name }“ spielt { $game }; wähle einen von { $bots }.
error-not-your-turn = Du bist nicht am Zug; warte auf die anderen.
error-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
error-no-dice-due = Jetzt sind keine Würfel zu werfen; mach stattdessen einen Zug.
error-no-such-move = „{ $text }“ ist hier kein Zug; die Züge sind { $legal }.
error-system = { $code ->
    [ENOENT] die Datei oder den Ordner gibt es nicht
    [EACCES] das ist nicht erlaubt
    [EISDIR] das ist ein Ordner
    [ENOTDIR] das ist kein Ordner
    [ENOSPC] der Datenträger ist voll
    [EROFS] dort kann nichts geschrieben werden
    [EEXIST] das gibt es schon
    [ENAMETOOLONG] der Name ist zu lang
    [EPERM] das ist nicht erlaubt
   *[other] { $reason }
}
