# Die Lösung von Quantik. Fehler: je ein Satz, was falsch war und was richtig wäre.

solution-error-missing = Die Lösung von Quantik fehlt ({ $file }); erzeuge sie neu mit „{ $command }“.
solution-error-damaged = Die Datei mit der Lösung von Quantik ist beschädigt ({ $file }); erzeuge sie neu mit „{ $command }“.
solution-error-unreachable = Kein Spiel kann zur Stellung { $position } führen; eine Zeile, Spalte oder Region darf erst durch die letzte gesetzte Figur vollständig werden.
solution-error-unwritable = In { $file } kann nicht geschrieben werden; wähle einen Ordner, in den geschrieben werden kann.

# Lösen

solution-metavar-folder = ORDNER
solution-solve-about = Ein Spiel vollständig lösen und die Tabelle seiner Lösung schreiben.
solution-solve-game = quantik
solution-solve-out = die Datei, die geschrieben wird; ohne Angabe die, die Ludoteca selbst benutzt
solution-solve-work = der Ordner, in dem ein unterbrochener Lauf weitergeht; ohne Angabe einer in deinem Cache
solution-progress = { $phase ->
    [enumerate] Auflisten
   *[solve] Lösen
} der Stellungen mit { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
}
solution-heading-pieces = Figuren
solution-heading-classes = Klassen
solution-heading-stuck = Zuglos
solution-heading-immediate = Sofortsieg
solution-heading-completing = per Linie
solution-heading-wins = Gewonnen
solution-heading-losses = Verloren
solution-total = Summe
solution-result = Spielen beide bestmöglich, gewinnt der { $winner ->
    [first] erste
   *[second] zweite
} Spieler mit dem { $plies }. Zug.
solution-written = Tabelle geschrieben nach { $file }: { $bytes } Byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solution-interrupted = Unterbrochen; derselbe Befehl macht hier weiter.
solution-error-game = Lösen lässt sich nur quantik, nicht { $game }; schreibe „ludoteca solve quantik“.
