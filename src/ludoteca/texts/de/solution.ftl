# Die Lösung von Quantik. Fehler: je ein Satz, was falsch war und was richtig wäre.

solution-error-missing = Die Lösung von Quantik fehlt ({ $file }); erzeuge sie neu mit „{ $command }“.
solution-error-damaged = Die Datei mit der Lösung von Quantik ist beschädigt ({ $file }); erzeuge sie neu mit „{ $command }“.
solution-error-unreachable = Kein Spiel kann zur Stellung { $position } führen; eine Zeile, Spalte oder Region darf erst durch die letzte gesetzte Figur vollständig werden.
solution-error-unwritable = In { $file } kann nicht geschrieben werden; wähle einen Ordner, in den geschrieben werden kann.
