# Je ein Satz: was falsch war und was richtig wäre.

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht; die Spiele sind { $games }.
error-unknown-bot = Kein Bot namens „{ $name }“ spielt { $game }; wähle einen von { $bots }.
error-not-your-turn = Du bist nicht am Zug; warte auf die anderen.
error-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
error-no-dice-due = Jetzt sind keine Würfel zu werfen; mach stattdessen einen Zug.
