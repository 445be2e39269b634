# Im Terminal

kuhvadis-terminal-about = Kühe und Kreuze; zu zweit
kuhvadis-terminal-setup = Blatt
kuhvadis-terminal-blocked = blockiert
kuhvadis-terminal-rolls = { $rolls ->
    [0] kein Wurf übrig
    [one] noch { $rolls } Wurf
   *[other] noch { $rolls } Würfe
}
kuhvadis-terminal-turn = { $name }{ $chain ->
    [yes] {" "}(neben dem letzten)
   *[no] {""}
}: { $may ->
    [mark-roll] Markiere ein helles Feld, oder würfle weiter
    [mark] Markiere ein helles Feld, oder passe
    [no-roll] Noch nichts zu markieren; würfle weiter
   *[no] Nichts zu markieren; passe
}.
kuhvadis-terminal-key-keep = behalten
kuhvadis-terminal-key-roll = den Rest würfeln
kuhvadis-terminal-key-mark = markieren
kuhvadis-terminal-dice = Würfel { $dice } – { kuhvadis-terminal-rolls }
kuhvadis-terminal-to-move = { $player ->
    [1] Die Kreuze sind am Zug.
   *[2] Die Kreise sind am Zug.
}
kuhvadis-terminal-won-by = { $player ->
    [1] Die Kreuze haben gewonnen.
   *[2] Die Kreise haben gewonnen.
}
kuhvadis-terminal-draw = Beide Seiten sind blockiert: unentschieden.
kuhvadis-move-pass = passt
kuhvadis-move-keep = { $all ->
    [yes] alles neu
   *[no] { $dice } behalten
}

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
kuhvadis-paper-sheet = Blatt { $number }
kuhvadis-paper-turn = Einer verbindet die Kreuze, der andere die Kreise; das Los entscheidet, wer beginnt. Ihr braucht fünf Würfel (eine 6 ist eine Kuh) und einen Stift. Wer an der Reihe ist, würfelt mit allen fünf und darf dann noch höchstens zweimal beliebige Würfel neu werfen.
kuhvadis-paper-marks = Zwei oder drei Kühe: ein freies Kuhfeld markieren. Genau dreimal eine Zahl: ein freies Feld mit ihr markieren. Beides: eins von beiden. Irgendwo auf dem Blatt; dann ist der andere an der Reihe.
kuhvadis-paper-quad = Vier oder fünf Kühe oder gleiche Zahlen: ein passendes freies Feld markieren <b>und noch einmal spielen</b>, mit drei neuen Würfen; nun muss das Feld das eben markierte an einer Seite oder Ecke berühren; und so weiter.
kuhvadis-paper-win = Wer seine drei Startfelder durch eine lückenlose Kette eigener Felder (Seiten oder Ecken) verbindet, gewinnt sofort. Kann es keiner mehr, ist die Partie unentschieden.
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

kuhvadis-web-pitch = Würfle Zahlen und Kühe, markiere Felder auf der Wiese und verbinde deine drei Startfelder vor der anderen Seite.
kuhvadis-web-facts = 2 Personen · 15 Minuten · fünf Würfel
kuhvadis-web-picture = Eine Kuh-Vadis-Wiese mit Kühen, Kreuzen und Kreisen
kuhvadis-web-new-setup = Wiese
kuhvadis-web-new-setup-number = Wiese { $number }
kuhvadis-web-new-setup-own = Eigene Wiese …
kuhvadis-web-setup-text = Die Wiese als Text: sieben Zeilen, mit „/“ verbunden
kuhvadis-web-print-lead = Wiesen zum Beschreiben, auf jeder Seite eine andere, mit den Regeln in Kürze.
kuhvadis-web-draw-symbol = Was gesetzt wird
kuhvadis-web-draw-with = { $symbol ->
    [C] Kuh
    [X] Startkreuz
    [O] Startkreis
   *[other] { $symbol }
}
kuhvadis-web-draw-sheet = Wiese zum Zeichnen, 7 mal 7
kuhvadis-web-draw-shuffle = Mischen
kuhvadis-web-draw-rule = Es braucht drei Startkreuze und drei Startkreise; alles andere ist frei.
kuhvadis-web-seat = { $owner ->
    [first] Kreuze
   *[second] Kreise
}
kuhvadis-web-blocked = blockiert, kann die drei Startfelder nicht mehr verbinden
kuhvadis-web-offer = { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
} { $symbol ->
    [C] Kühe
   *[other] { $symbol }er
}
kuhvadis-web-may = { $dice } – markiere { $kind ->
    [choice] ein leuchtendes Feld
   *[other] { $symbol ->
        [C] eine leuchtende Kuh
       *[other] eine leuchtende { $symbol }
    }
}{ $chain ->
    [yes] {" "}neben { $last }
   *[no] {""}
}{ $kind ->
    [quad] {" "}und spiel noch einmal, gleich daneben
   *[other] {""}
}
kuhvadis-web-rolls = noch { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
kuhvadis-web-prompt-may = { $turn }: { $may }{ $roll ->
    [yes] ; oder würfle weiter, { kuhvadis-web-rolls }
   *[no] {""}
}.
kuhvadis-web-prompt-roll = { $turn }: Tippe an, was du behältst, und würfle den Rest neu, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-roll-still = { $turn }: { $why }; würfle weiter, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-nothing = { $turn }: nichts zu markieren – { $why }. Gib die Würfel weiter.
kuhvadis-web-no-square = { $dice }, aber { $chain ->
    [yes] { $symbol ->
        [C] neben { $last } ist keine Kuh frei
       *[other] neben { $last } ist keine { $symbol } frei
    }
   *[no] { $symbol ->
        [C] keine Kuh ist mehr frei
       *[other] keine { $symbol } ist mehr frei
    }
}
kuhvadis-web-too-few = es braucht zwei Kühe oder drei gleiche Zahlen
kuhvadis-web-chain = Die Kette geht weiter: nur Felder neben { $cell } zählen.
kuhvadis-web-end-draw = Unentschieden: beide sind blockiert.
kuhvadis-web-end-joined = { $who } hat { $starts } verbunden.
kuhvadis-web-turn = { $who } hat { $rolls ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $rolls }-mal
} gewürfelt{ $kept ->
    [none] {""}
    [C] , die Kühe behalten
    [mixed] , { $dice } behalten
   *[other] , die { $kept }er behalten
}{ $end ->
    [mark] {" "}und { $cells } markiert
    [none] {" "}und nichts markiert
   *[open] {" …"}
}
kuhvadis-web-did-mark = { $who } markiert { $cell }
kuhvadis-web-did-pass = { $who } markiert nichts
kuhvadis-web-did-keep = { $who } behält { $dice } und würfelt weiter
kuhvadis-web-did-keep-none = { $who } wirft alle Würfel neu
kuhvadis-web-name = { $kind ->
    [mark] { $cell } markieren
    [pass] nichts markieren
    [keep] { $dice } behalten
   *[none] alle neu werfen
}
kuhvadis-web-die = { $face ->
    [C] Kuh
   *[other] { $face }
}
kuhvadis-web-pass = Passen, ohne zu markieren
kuhvadis-web-meadow = Wiese, 7 mal 7
kuhvadis-web-dice = Würfel
kuhvadis-web-die-button = { $face ->
    [C] Kuh
   *[other] { $face }
}
kuhvadis-web-roll = { $count ->
    [0] Würfel zum Werfen wählen
    [5] Alle fünf neu würfeln
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
kuhvadis-web-square = { $cell }, { $symbol ->
    [C] Kuh
    [X] Startfeld der Kreuze
    [O] Startfeld der Kreise
   *[other] { $symbol }
}
kuhvadis-web-open = { $square }: darf markiert werden
kuhvadis-web-next = { $square }, nächstes in der Kette
kuhvadis-web-marked = { $square }, { $mark ->
    [X] Kreuz
   *[O] Kreis
}
kuhvadis-web-joined = { $square }, in der Kette zwischen den Startfeldern
kuhvadis-web-wait = Die Würfel sind unterwegs …
kuhvadis-web-try = Wo geht die Kette weiter?
kuhvadis-web-try-lead = Die Kreuze haben das umrandete Feld eben mit einem Vierling markiert und wieder gewürfelt. Wähle einen Wurf und sieh, welche Felder folgen dürfen.
kuhvadis-web-try-roll = Wurf { $dice }
kuhvadis-web-try-count = { $count ->
    [0] Kein Nachbar passt: Der Zug ist zu Ende.
    [one] { $count } Nachbarfeld darf markiert werden.
   *[other] { $count } Nachbarfelder dürfen markiert werden.
}
kuhvadis-web-try-again = Ein Vierling: markieren, dann noch einmal würfeln.
# Spieler

kuhvadis-error-weights-missing = Was die Spieler von Kuh Vadis gelernt haben, fehlt ({ $file }); erzeuge es neu mit „{ $command }“.
kuhvadis-error-weights-damaged = Die Datei mit dem, was die Spieler von Kuh Vadis gelernt haben, ist beschädigt ({ $file }); erzeuge sie neu mit „{ $command }“.

# Warum ein Zug so viel wert ist

kuhvadis-why-pass = Nichts wird markiert
kuhvadis-why-wins = Verbindet die drei Startfelder
kuhvadis-why-keep = { $kind ->
    [none] Alle Würfel neu zu werfen
    [cow] Die Kuh zu behalten
    [cows] Die Kühe zu behalten
    [one] Die { $dice } zu behalten
    [several] Die { $dice }er zu behalten
   *[mixed] Diese Würfel zu behalten
} bringt in { $percent } von 100 Versuchen ein Feld zum Markieren{ $again ->
    [0] {""}
   *[other] {" "}und in { $again } einen Vierling (noch einmal dran)
}
kuhvadis-why-mark = { $blocked ->
    [other] Die andere Seite ist blockiert; { $own ->
        [one] noch { $own } Feld verbindet
       *[other] noch { $own } Felder verbinden
    } die eigenen drei Startfelder
    [own] Die eigenen Startfelder sind nicht mehr zu verbinden; der anderen Seite { $other ->
        [one] fehlt { $other } Feld
       *[other] fehlen { $other } Felder
    }
    [both] Keine Seite kann ihre Startfelder noch verbinden
   *[none] { $own ->
        [one] Noch { $own } Feld verbindet
       *[other] Noch { $own } Felder verbinden
    } die eigenen drei Startfelder; der anderen Seite { $other ->
        [one] fehlt noch { $other }
       *[other] fehlen noch { $other }
    }
}
