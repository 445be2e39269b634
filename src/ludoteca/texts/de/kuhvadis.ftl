# Blätter

kuhvadis-error-players = Kuh Vadis ist ein Spiel für zwei, nicht für { $players }; setze zwei an den Tisch.
kuhvadis-error-board = „{ $text }“ ist kein Kuh-Vadis-Blatt; schreibe sieben Zeilen mit je sieben Feldern, durch „/“ getrennt, jedes Feld eines von 1 2 3 4 5 C X O.
kuhvadis-error-starts = Das Blatt hat { $crosses ->
        [one] { $crosses } Startkreuz
       *[other] { $crosses } Startkreuze
    } und { $circles ->
        [one] { $circles } Startkreis
       *[other] { $circles } Startkreise
    }; es braucht drei X und drei O.
kuhvadis-error-sheet-joined = Auf diesem Blatt sind die drei { $side ->
        [X] Startkreuze
       *[O] Startkreise
    } schon vor dem ersten Zug verbunden; rücke sie auseinander.
kuhvadis-error-sheet-marked = Ein Spiel beginnt auf einem leeren Blatt; lass jedes x und o weg.

# Stellungen

kuhvadis-error-position = „{ $text }“ ist keine Kuh-Vadis-Stellung; schreibe mit Leerzeichen dazwischen das Brett, die Seite x oder o, fünf Würfel oder „-“, die übrigen Würfe von 0 bis 3 und das eben markierte Feld oder „-“.
kuhvadis-error-dice = „{ $text }“ sind nicht die Würfel; schreibe fünf Zeichen aus 1 2 3 4 5 C, mit „?“ für jeden noch zu werfenden Würfel, oder „-“ nach dem Ende.
kuhvadis-error-rolls = Mit den Würfeln { $dice } { $rolls ->
        [one] kann nicht { $rolls } Wurf
       *[other] können nicht { $rolls } Würfe
    } übrig sein; ein Zug hat drei, einer ist verbraucht, sobald Würfel auf dem Tisch liegen, und zum Weiterwürfeln muss einer übrig sein.
kuhvadis-error-last = „{ $text }“ ist kein Feld, das die Seite am Zug eben markiert hat; nenne eines ihrer Felder oder schreibe „-“ am Anfang eines Zuges und nach dem Ende.
kuhvadis-error-over = Mit diesen markierten Feldern ist das Spiel zu Ende; schreibe „-“ für die Würfel und 0 für die Würfe.
kuhvadis-error-not-over = Mit diesen markierten Feldern ist das Spiel nicht zu Ende; schreibe fünf Würfel, mit „?“ für die noch zu werfenden.
kuhvadis-error-end = Kein letztes Feld { $side ->
        [x] der Kreuze
       *[o] der Kreise
    } kann dieses Spiel beendet haben; es endet mit dem ersten Feld, das drei Startfelder verbindet oder beide Seiten blockiert zurücklässt.

# Züge

kuhvadis-error-move = „{ $text }“ ist kein Kuh-Vadis-Zug; markiere ein Feld wie c4, behalte Würfel mit „keep 44C“, wirf alle neu mit „keep -“ oder schreibe „pass“.
kuhvadis-error-faces = { $due ->
        [one] Ein Würfel ist zu werfen
       *[other] { $due } Würfel sind zu werfen
    }; nenne ebenso viele Seiten von 1 bis 6, die Kuh ist die 6.
kuhvadis-error-roll-first = Zuerst { $due ->
        [one] ist ein Würfel
       *[other] sind { $due } Würfel
    } zu werfen; wähle danach deinen Zug.
kuhvadis-error-keep-all = Wer alle fünf Würfel behält, wirft keinen; behalte höchstens vier, markiere ein Feld oder passe.
kuhvadis-error-no-rolls = Du hast in diesem Zug keinen Wurf mehr; markiere ein Feld oder passe.
kuhvadis-error-not-rolled = { $kept } kannst du nicht behalten: Die Würfel zeigen { $dice }; behalte einige davon.
kuhvadis-error-taken = { $cell } ist besetzt; wähle ein freies Feld.
kuhvadis-error-too-few = { $symbol ->
        [C] { $cell } ist ein Kuhfeld, und du hast zu wenige Kühe; es braucht mindestens { $needed }.
       *[other] { $cell } ist eine { $symbol }, und davon hast du zu wenige; es braucht mindestens { $needed }.
    }
kuhvadis-error-not-adjacent = { $cell } berührt { $last } nicht; markiere nach einem Vierling eines der acht Nachbarfelder des eben markierten Feldes.
