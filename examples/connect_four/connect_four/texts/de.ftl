connect_four-error-setup = Connect Four ist genau für zwei und beginnt immer mit einem leeren Brett; setzen Sie zwei an den Tisch und geben Sie nichts weiter an.
connect_four-error-full = Diese Spalte ist voll; wählen Sie eine mit einem freien Feld.
connect_four-error-position = „{ $text }“ ist keine Stellung von Connect Four; schreiben Sie sechs Zeilen mit sieben Zeichen aus .XO, getrennt durch „/“.
connect_four-error-unreachable = Keine Partie führt zu dieser Stellung; jeder Stein liegt auf einem anderen oder auf dem Boden, X hat so viele wie O oder einen mehr, und nach vier in einer Linie spielt niemand weiter.
connect_four-drop = { $disc } nach { $cell } fallen lassen
