knaster-error-players = Mit { $players } Spielern lässt sich Knaster nicht spielen; es braucht mindestens einen.
knaster-error-setup = Knaster hat nur das eine, leere Blatt und kann nicht mit „{ $text }“ beginnen; lass das Blatt weg.
knaster-error-position = „{ $text }“ ist keine Knaster-Stellung; schreibe die Phase (play, last oder over), die Zahl der Würfe, den Wurf oder „-“ und für jeden Spieler ein Blatt, etwa „play 1 9 ...../...../...../...../.....“.
knaster-error-sheet = „{ $text }“ ist kein Knaster-Blatt; schreibe fünf Zeilen aus je fünf Feldern, verbunden durch „/“, jedes Feld als „.“ (frei), als Zahl von 2 bis 12 oder als eingekreiste Zahl wie „(7)“.
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
