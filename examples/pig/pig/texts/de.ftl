pig-error-setup = Pig ist für zwei bis zehn und beginnt immer ohne Punkte; setzen Sie so viele an den Tisch und geben Sie nichts weiter an.
pig-error-position = „{ $text }“ ist keine Stellung von Pig; schreiben Sie die Punkte von zwei bis zehn Spielern und den Haufen hinter die Punkte dessen, der dran ist, wie 12 40+9 0, mit einem ?, wenn der Würfel fällig ist.
pig-error-unreachable = Keine Partie führt zu dieser Stellung; niemand hat genau einen Punkt, nur ein Haufen lässt eine Wahl, und mit hundert Punkten spielt niemand weiter.
pig-roll = Weiter würfeln um mehr als { $pile }
pig-hold = Aufhören und { $pile } sichern
