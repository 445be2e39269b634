# Im Terminal

knaster-terminal-about = Würfel und Kreise; allein oder zu vielen
knaster-terminal-rolled = Wurf von { $name }
knaster-terminal-use = { $name }: { $may ->
    [both] Trage die { $roll } ein oder kreise eine ein
    [write] Trage die { $roll } in ein freies Feld ein
    [circle] Kreise eine { $roll } ein
   *[pass] Die { $roll } passt nirgends
}{ $last ->
    [yes] {" "}– letzter Wurf: P zum Passen.
   *[no] .
}
knaster-terminal-hand = { $name }: { $hand ->
    [three] Drilling
    [two-pairs] zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
   *[straight] Straße
} in { $kind ->
    [row] Zeile { $line }
    [col] Spalte { $line }
    [fall] der fallenden Diagonale
   *[rise] der steigenden Diagonale
} – kreise { $count } ein ({ $chosen } gewählt).
knaster-terminal-key-write = eintragen oder einkreisen
knaster-terminal-key-confirm = einkreisen
knaster-terminal-key-line = andere Linie
knaster-terminal-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} – { $rating ->
    [spectacular] spektakulär!
    [super] super!
    [good] gut!
   *[fair] mehr als { $good } wären gut.
}
knaster-terminal-sheet = Spieler { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
knaster-terminal-phase = { $phase ->
    [roll] Die Würfel zeigen { $roll }.
    [dice] Es ist zu würfeln.
   *[over] Die Partie ist zu Ende.
}
knaster-move-pass = passt
knaster-move-hand = { $kind ->
    [row] Zeile { $name }
    [col] Spalte { $name }
    [fall] ↘
   *[rise] ↗
}: { $cells }

# Fehler

knaster-error-players = Mit { $players } Spielern lässt sich Knaster nicht spielen; es braucht mindestens einen.
knaster-error-setup = Knaster hat nur das eine, leere Blatt und kann nicht mit „{ $text }“ beginnen; lass das Blatt weg.
knaster-error-position = „{ $text }“ ist keine Knaster-Stellung; schreibe die Phase (play, last oder over), die Zahl der Würfe, den Wurf oder „-“ und für jeden Spieler ein Blatt, etwa „play 1 9 ...../...../...../...../.....“.
knaster-error-sheet = „{ $text }“ ist kein Knaster-Blatt; schreibe fünf Zeilen aus je fünf Feldern, verbunden durch „/“, jedes Feld als „.“ (frei), als Zahl von 2 bis 12 oder als eingekreiste Zahl wie „(7)“.
knaster-paper-name = Name
knaster-paper-hands = { $hand ->
    [three] Drilling
    [four] Vierling
    [five] Fünfling
    [two-pairs] zwei Paare
    [full-house] Full House
   *[straight] Straße
    }: { $count }
knaster-paper-score = Kreise ____ + Linien ____ = ____
knaster-paper-turn = Reihum würfelt jemand mit zwei Würfeln; die Summe gilt für alle. Jeder schreibt sie in ein freies Feld seines Blattes oder kreist eine gleiche Zahl ein, die schon dasteht.
knaster-paper-hand = Füllt die Zahl, die du schreibst, eine Linie von fünf (Reihe, Spalte oder Diagonale)? Enthält sie ein Blatt wie beim Poker, kreise sofort so viele ihrer Zahlen ein, wie es angibt, nach Wahl; nur das beste zählt. Sind weniger übrig, dann diese.
knaster-paper-lines = Eine Linie, deren fünf Zahlen alle eingekreist sind, gewinnt den Wert an ihrem Ende: Reihen 9 bis 5, Spalten 9 bis 5, Diagonalen 10.
knaster-paper-end = Hat jemand alle 25 Felder gefüllt, wird noch einmal für alle gewürfelt. Dann zählt jede gewonnene Linie ihren Wert und jeder Kreis einen Punkt; die meisten Punkte gewinnen. Allein sind über 50 gut, über 80 super, über 100 sensationell.
knaster-error-phase =
    { $phase ->
        [play] „play“ passt nicht: Niemand darf ein volles Gitter haben, und ein laufender Wurf muss mitgezählt sein; berichtige die Blätter, oder schreibe „last“ oder „over“.
        [last] „last“ passt nicht: Jemand muss ein volles Gitter haben, und ein laufender Wurf muss mitgezählt sein; berichtige die Blätter, oder schreibe „play“.
       *[over] „over“ passt nicht: Jemand muss ein volles Gitter haben, und kein Wurf darf laufen; berichtige die Blätter, oder schreibe „play“ oder „last“.
    }
knaster-error-unpaid =
    Auf Blatt { $player } { $count ->
        [one] fehlt ein Kreis
       *[other] fehlen { $count } Kreise
    } für die Kombination in { $kind ->
        [row] Zeile { $name }
        [col] Spalte { $name }
        [fall] der fallenden Diagonale
       *[rise] der steigenden Diagonale
    }; kreise in dieser Reihe so viele Felder ein, wie die Kombination verlangt.
knaster-error-rolls =
    Blatt { $player } kann nicht aus { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    } entstanden sein; mit jedem Wurf wird eine Zahl eingetragen oder eingekreist, und alle anderen Kreise stammen von Kombinationen.
knaster-error-shared =
    Diese Blätter können nicht { $rolls ->
        [one] aus demselben Wurf
       *[other] aus denselben { $rolls } Würfen
    } entstanden sein; jeder Spieler muss jede gewürfelte Zahl eingetragen oder eingekreist haben.
knaster-error-revealed = Mit diesem Wurf sind alle fertig; schreibe die neuen Blätter, mit „-“ anstelle des Wurfs.
knaster-error-move = „{ $text }“ ist kein Knaster-Zug; „c3“ trägt in ein Feld ein, „(c3)“ kreist es ein, „row2:(a2)(c2)“ kreist für eine Kombination ein, und „pass“ verzichtet.
knaster-error-off-line =
    Das Feld { $cell } liegt nicht in { $kind ->
        [row] Zeile { $name }
        [col] Spalte { $name }
        [fall] der fallenden Diagonale
       *[rise] der steigenden Diagonale
    }; wähle Felder dieser Reihe.
knaster-error-dice-due = Es ist noch nicht gewürfelt; wirf zuerst die Würfel.
knaster-error-hand-first =
    Kreise zuerst { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } für die Kombination in { $kind ->
        [row] Zeile { $name }
        [col] Spalte { $name }
        [fall] der fallenden Diagonale
       *[rise] der steigenden Diagonale
    } ein.
knaster-error-no-hand =
    In { $kind ->
        [row] Zeile { $name }
        [col] Spalte { $name }
        [fall] der fallenden Diagonale
       *[rise] der steigenden Diagonale
    } ist keine Kombination einzukreisen; das geschieht sofort, wenn eine Zahl die Reihe füllt.
knaster-error-hand-size =
    Die Kombination in { $kind ->
        [row] Zeile { $name }
        [col] Spalte { $name }
        [fall] der fallenden Diagonale
       *[rise] der steigenden Diagonale
    } bringt { $count ->
        [one] einen Kreis; wähle genau ein Feld dieser Reihe.
       *[other] { $count } Kreise; wähle genau { $count } Felder dieser Reihe.
    }
knaster-error-pass = Verzichten darfst du nur beim letzten Wurf; trage die { $roll } ein oder kreise eine ein.
knaster-error-taken = Im Feld { $cell } steht schon eine Zahl; trage die { $roll } in ein freies Feld ein.
knaster-error-circled = Das Feld { $cell } ist schon eingekreist; wähle eines, das es noch nicht ist.
knaster-error-other-number = Im Feld { $cell } steht keine { $roll }; kreise ein Feld mit der gewürfelten Zahl ein, oder trage sie in ein freies ein.

knaster-web-pitch = Alle nutzen denselben Wurf. Trag ihn ein oder kreise ihn ein, und lass Poker-Kombinationen dein Blatt mit Kreisen füllen.
knaster-web-facts = 1–12 Personen · 15 Minuten · zwei Würfel
knaster-web-print-lead = Vier Blätter zum Beschreiben je Seite, mit den Kombinationen und den Regeln in Kürze.
knaster-web-picture = Ein Knaster-Blatt mit eingekreisten Zahlen
knaster-web-prompt-write = { $turn }: Trag die { $roll } in ein freies Feld ein.
knaster-web-prompt-write-or-circle = { $turn }: Trag die { $roll } in ein freies Feld ein oder kreise eine { $roll } ein.
knaster-web-prompt-circle = { $turn }: Kreise eine { $roll } ein.
knaster-web-prompt-last = { $turn }: Letzter Wurf! Nutze die { $roll } oder passe.
knaster-web-prompt-hand = { $turn }: { $hand } ({ $line })! Kreise { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} dieser Linie ein.
knaster-web-prompt-lines = { $turn }: Mehrere Linien sind voll; wähle, welche zuerst drankommt.
knaster-web-end-solo = { $count } Punkte: { $rating ->
    [spectacular] spektakulär!
    [super] super!
    [good] gut!
   *[other] das nächste Mal wird besser.
}
knaster-web-tally = Punkte zusammengezählt
knaster-web-tally-circles = Kreise
knaster-web-tally-total = zusammen
knaster-web-end-scale = Über 50 ist gut, über 80 super, über 100 spektakulär.
knaster-web-did-write = { $who } trägt auf { $cell } eine { $number } ein
knaster-web-did-circle = { $who } kreist { $cell } ein
knaster-web-did-hand = { $who } kreist { $cells } ein, { $line }
knaster-web-did-pass = { $who } lässt den letzten Wurf liegen
knaster-web-did-roll-sum = Würfel: { $dice }, also { $sum }
knaster-web-name = { $kind ->
    [write] auf { $cells } eintragen
    [circle] { $cells } einkreisen
    [hand] { $cells } einkreisen, { $line }
   *[pass] den Wurf liegen lassen
}
knaster-web-line = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number }
    [falling] fallende Diagonale
   *[rising] steigende Diagonale
}
knaster-web-sheet = Blatt von { $who }
knaster-web-others = Die anderen Blätter
knaster-web-roll = Wurf: { $dice }, also { $sum }
knaster-web-last-roll = Letzter Wurf
knaster-web-free = { $cell }, frei
knaster-web-free-open = { $cell }, frei: hier die { $roll } eintragen
knaster-web-number = { $cell }, { $number }
knaster-web-number-open = { $cell }, { $number }: einkreisen
knaster-web-circled = { $cell }, { $number }, eingekreist
knaster-web-hand-open = { $cell }, { $number }: darf eingekreist werden
knaster-web-hand-chosen = { $cell }, { $number }: zum Einkreisen gewählt
knaster-web-line-choice = Linie zum Einkreisen
knaster-web-hand-confirm = { $chosen } von { $count } einkreisen
knaster-web-hands = Kombinationen
knaster-web-hand = { $hand ->
    [three] Drilling
    [two-pairs] zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
   *[straight] Straße
}
knaster-web-value = { $line }: { $value } Punkte, { $won ->
    [yes] gewonnen
   *[no] noch nicht gewonnen
}
knaster-web-values = Werte der Linien
knaster-web-row = { $line }: { $cells }
knaster-web-read = { $state ->
    [free] frei
    [circled] { $number } eingekreist
   *[number] { $number }
}
knaster-web-try = Welche Kombination gibt wie viele Kreise?
knaster-web-try-lead = Wähle fünf Zahlen einer vollen Linie und sieh, was sie wert ist.
knaster-web-try-line = Linie { $numbers }
knaster-web-try-hand = { $hand ->
    [three] Drilling
    [two-pairs] Zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
    [straight] Straße
    [pair] Nur ein Paar
   *[none] Keine Kombination
}: { $count ->
    [0] keine Kreise
    [one] { $count } Kreis
   *[other] { $count } Kreise
}.
knaster-error-value-missing = Der gelernte Wert von Knaster, den die Spieler expert und master brauchen, fehlt ({ $file }); erzeuge ihn neu mit „{ $command }“.
knaster-error-value-damaged = Die Datei mit dem gelernten Wert von Knaster, den die Spieler expert und master brauchen, ist beschädigt ({ $file }); erzeuge sie neu mit „{ $command }“.

# Warum ein Zug so viel wert ist

knaster-why-line = { $kind ->
    [row] Zeile { $name }
    [col] Spalte { $name }
    [fall] die fallende Diagonale
   *[rise] die steigende Diagonale
}
knaster-why-name = { $hand ->
    [three] ein Drilling
    [two-pairs] zwei Paare
    [four] ein Vierling
    [full-house] ein Full House
    [five] ein Fünfling
   *[straight] eine Straße
}
knaster-why-pass = Der Wurf bleibt ungenutzt
knaster-why-wins = Gewinnt { knaster-why-line }: { $points } Punkte
knaster-why-hand = Füllt { knaster-why-line } ({ knaster-why-name }): { $count ->
    [one] { $count } Kreis
   *[other] { $count } Kreise
}
knaster-why-often = von hier an werden dort in { $percent } von 100 Spielen alle fünf Zahlen eingekreist, für { $points } Punkte
knaster-why-circle = { $circles } von 5 Kreisen für { knaster-why-line }; { knaster-why-often }
knaster-why-write = { $hand ->
    [any] Hält { knaster-why-line } für jede Kombination offen
    [full] Füllt { knaster-why-line } ohne Kombination
    [none] Bringt { knaster-why-line } um jede Kombination
   *[other] Lässt { knaster-why-line } noch { knaster-why-name } werden
}; { knaster-why-often }
