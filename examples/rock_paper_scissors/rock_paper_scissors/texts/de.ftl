rock_paper_scissors-error-setup = Rock, Paper, Scissors ist für zwei bis sechs und beginnt immer mit der ersten Runde; setzen Sie so viele an den Tisch und geben Sie nichts weiter an.
rock_paper_scissors-error-position = „{ $text }“ ist keine Stellung von Rock, Paper, Scissors; schreiben Sie die Hände jeder Runde aus RPS, getrennt durch „/“, und zuletzt die laufende Runde, mit einem . für jede noch nicht gewählte Hand.
rock_paper_scissors-show =
    { $hand ->
        [rock] Stein
        [paper] Papier
       *[scissors] Schere
    }
