# Im Terminal

quantik-terminal-about = vier Formen, eine Linie; zu zweit
quantik-terminal-shape = { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
}
quantik-terminal-choose = { $name }: Wähle eine Form mit A, B, C oder D.
quantik-terminal-place = { $name }: Setze { $shape ->
    [A] eine Kugel
    [B] einen Zylinder
    [C] einen Würfel
   *[D] einen Kegel
} auf ein helles Feld.
quantik-terminal-shape-first = Wähle zuerst eine Form mit A, B, C oder D, dann ihr Feld.
quantik-terminal-worth = +n gewinnt, −n verliert in n Zügen
quantik-terminal-key-shape = Form
quantik-terminal-key-place = setzen
quantik-terminal-side = { $player ->
    [1] Erster Spieler
   *[2] Zweiter Spieler
}
quantik-terminal-to-move = { $player ->
    [1] Der erste Spieler ist am Zug.
   *[2] Der zweite Spieler ist am Zug.
}
quantik-terminal-won-by = { $player ->
    [1] Der erste Spieler hat gewonnen.
   *[2] Der zweite Spieler hat gewonnen.
}

# Fehler

quantik-error-players =
    Quantik spielt man nicht { $players ->
        [one] allein
       *[other] zu { $players } Personen
    }; es braucht genau zwei Spieler.
quantik-error-sheet = Quantik spielt man ohne Blatt, es kann nicht mit „{ $text }“ beginnen; lass das Blatt weg.
quantik-error-qfen = „{ $text }“ ist keine QFEN-Stellung; schreibe vier Reihen aus je vier der Zeichen .ABCDabcd, verbunden durch „/“, etwa A.bC/..../d..B/...a.
quantik-error-too-many = Die Figur „{ $piece }“ steht { $count }-mal auf dem Brett; jeder hat nur zwei von jeder Form.
quantik-paper-cut = Schneidet die sechzehn Steine aus: die dunklen gehören dem ersten Spieler, die hellen dem zweiten. Das Los entscheidet, wer beginnt.
quantik-paper-turn = Abwechselnd legt jeder einen seiner Steine auf ein leeres Feld. In eine Reihe, Spalte oder Region (die Quadrate von zwei mal zwei hinter den dicken Linien), in der der <i>Gegner</i> diese Form schon hat, darf man sie nicht legen; die eigene gleiche Form stört nicht.
quantik-paper-win = Wer die vierte verschiedene Form einer Reihe, Spalte oder Region legt, gewinnt sofort, wem auch immer die anderen drei gehören. Wer nichts mehr legen kann, verliert.
quantik-error-turn =
    Mit { $first ->
        [one] einer Figur
       *[other] { $first } Figuren
    } des ersten und { $second } des zweiten Spielers ist niemand am Zug; der erste muss gleich viele haben wie der zweite oder eine mehr.
quantik-error-clash =
    { $shape ->
        [A] Kugeln
        [B] Zylinder
        [C] Würfel
       *[D] Kegel
    } beider Spieler stehen in derselben Zeile, Spalte oder Region, was kein Spiel zulässt; versetze eine dieser Figuren.
quantik-error-move = „{ $text }“ ist kein Quantik-Zug; nenne eine Form von A bis D und ein Feld von a1 bis d4, etwa Bc2.
quantik-error-occupied = Das Feld { $cell } ist besetzt; wähle ein freies.
quantik-error-used-up =
    Deine beiden { $shape ->
        [A] Kugeln
        [B] Zylinder
        [C] Würfel
       *[D] Kegel
    } stehen schon auf dem Brett; wähle eine andere Form.
quantik-error-reached =
    Du kannst { $shape ->
        [A] keine Kugel
        [B] keinen Zylinder
        [C] keinen Würfel
       *[D] keinen Kegel
    } auf { $cell } setzen, denn in dieser Zeile, Spalte oder Region hat der Gegner schon dieselbe Form; wähle ein anderes Feld oder eine andere Form.
quantik-error-solution-missing = Die Lösung von Quantik fehlt ({ $file }); erzeuge sie neu mit „{ $command }“.
quantik-error-solution-damaged = Die Datei mit der Lösung von Quantik ist beschädigt ({ $file }); erzeuge sie neu mit „{ $command }“.
quantik-error-solution-unreachable = Kein Spiel kann zur Stellung { $position } führen; eine Zeile, Spalte oder Region darf erst durch die letzte gesetzte Figur vollständig werden.
quantik-error-solution-unwritable = In { $file } kann nicht geschrieben werden; wähle einen Ordner, in den geschrieben werden kann.

# Was eine Stellung wert ist, und warum

quantik-analysis-verdict = Der { $player ->
    [1] erste
   *[2] zweite
} Spieler { $value ->
    [win] gewinnt
   *[loss] verliert
} in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
}, wenn beide bestmöglich spielen.
quantik-analysis-over = Das Spiel ist aus: { $kind ->
    [stuck] Wer am Zug ist, kann nichts setzen.
   *[line] { quantik-why-where } enthält alle vier Formen.
}
quantik-why-where = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number ->
        [1] a
        [2] b
        [3] c
       *[4] d
    }
   *[region] die Region { $number ->
        [1] oben links
        [2] oben rechts
        [3] unten links
       *[4] unten rechts
    }
}
quantik-why-completes = { $who ->
    [you] Du vervollständigst
    [opponent] Der Gegner vervollständigt
   *[other] { $who } vervollständigt
} { quantik-why-where } mit { $shape ->
    [A] einer Kugel
    [B] einem Zylinder
    [C] einem Würfel
   *[D] einem Kegel
} auf { $cell }
quantik-why-stuck = { $who ->
    [you] Du kannst nichts mehr setzen
    [opponent] Der Gegner kann nichts mehr setzen
   *[other] { $who } kann nichts mehr setzen
}
quantik-analysis-legend = +n gewinnt in n Zügen (mit diesem); −n verliert in n Zügen; · ist verboten.
quantik-analysis-best = Beste Zugfolge: { $moves }
quantik-analysis-heading-losing = Verlustzug
quantik-analysis-heading-plies = Züge
quantik-analysis-heading-why = Warum er verliert
quantik-analysis-alike = { $move } und { $count } gleichartige

# Lösen

quantik-solve-progress = { $phase ->
    [enumerate] Auflisten
   *[solve] Lösen
} der Stellungen mit { $step ->
    [one] { $step } Figur
   *[other] { $step } Figuren
}
quantik-solve-heading-pieces = Figuren
quantik-solve-heading-classes = Klassen
quantik-solve-heading-stuck = Zuglos
quantik-solve-heading-immediate = Sofortsieg
quantik-solve-heading-completing = per Linie
quantik-solve-heading-wins = Gewonnen
quantik-solve-heading-losses = Verloren
quantik-solve-total = Summe
quantik-solve-result = Spielen beide bestmöglich, gewinnt der { $winner ->
    [first] erste
   *[second] zweite
} Spieler mit dem { $plies }. Zug.

quantik-web-pitch = Vier Formen, sechzehn Felder. Vollende eine Zeile, Spalte oder Region mit allen vieren, und achte darauf, wohin die Formen deines Gegners reichen.
quantik-web-facts = 2 Personen · 5 Minuten · ganz ohne Glück
quantik-web-print-lead = Ein Brett und sechzehn Steine zum Ausschneiden, mit den Regeln in Kürze.
quantik-web-picture = Ein Quantik-Brett mit hellen und dunklen Formen
quantik-web-seat = { $owner ->
    [first] helle Figuren
   *[second] dunkle Figuren mit Rillen
}
quantik-web-prompt-shape = { $turn }: Wähle eine Form.
quantik-web-prompt-cell = { $turn }: Setze { $shape ->
    [A] die Kugel
    [B] den Zylinder
    [C] den Würfel
   *[D] den Kegel
} auf { $count ->
    [one] das markierte Feld
   *[other] eines der { $count } markierten Felder
}.
quantik-web-prompt-nowhere = { $turn }: Für { $shape ->
    [A] die Kugel
    [B] den Zylinder
    [C] den Würfel
   *[D] den Kegel
} ist kein Feld mehr offen; wähle eine andere Form.
quantik-web-end-line = { $who } hat { quantik-web-line } mit allen vier Formen vollendet.
quantik-web-line = { $kind ->
    [row] Zeile { $name }
    [column] Spalte { $name }
   *[region] Region { $name }
}
quantik-web-forbidden = { $cell }: hier nicht – { $piece } auf { $by }, { $kind ->
    [row] dieselbe Zeile
    [column] dieselbe Spalte
   *[region] dieselbe Region
}.
quantik-web-end-stuck = { $loser } konnte keine Figur mehr setzen.
quantik-web-review-lead = Quantik ist gelöst: Man weiß, wer gewinnt, wenn niemand mehr einen Fehler macht. { $count ->
    [0] Niemand hat den Sieg verschenkt.
    [one] Ein Zug hat den Sieg verschenkt.
   *[other] { $count } Züge haben den Sieg verschenkt.
}
quantik-web-review-picture = Nach jedem Zug zeigt der Balken zu dem, der gerade gewinnt: je länger, desto näher der Sieg. „?“ steht bei einem verschenkten Sieg.
quantik-web-review-worth = { $verdict ->
    [won] Gewinnt die Partie.
    [kept] Hält den Sieg fest: { $winner } kann in { $moves ->
        [one] einem weiteren Zug
       *[other] { $moves } weiteren Zügen
    } gewinnen.
    [lost] Hier gewann nichts: { $winner } kann in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } gewinnen.
   *[thrown] Verschenkt den Sieg: Jetzt kann { $winner } in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } gewinnen.
}
quantik-web-review-better = Besser: { $move } (Sieg in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}).
quantik-web-move = { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} auf { $cell }
quantik-web-board = Quantik-Brett, 4 mal 4
quantik-web-shapes = Form zum Setzen
quantik-web-shape = { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
}, noch { $count }
quantik-web-piece = { $owner ->
    [first] { $shape ->
        [A] helle Kugel
        [B] heller Zylinder
        [C] heller Würfel
       *[D] heller Kegel
    }
   *[second] { $shape ->
        [A] dunkle Kugel
        [B] dunkler Zylinder
        [C] dunkler Würfel
       *[D] dunkler Kegel
    }
}
quantik-web-empty = { $cell }, leer
quantik-web-open = { $cell }, leer, { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} erlaubt
quantik-web-closed = { $cell }, leer, { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} nicht erlaubt
quantik-web-taken = { $cell }, { $piece }
quantik-web-cell-line = { $cell }, in der vollendeten Linie
quantik-web-reserve = Vorrat: { $who }
quantik-web-try = Wohin darf { $owner ->
    [first] { $shape ->
        [A] die helle Kugel
        [B] der helle Zylinder
        [C] der helle Würfel
       *[D] der helle Kegel
    }
   *[second] { $shape ->
        [A] die dunkle Kugel
        [B] der dunkle Zylinder
        [C] der dunkle Würfel
       *[D] der dunkle Kegel
    }
}?
quantik-web-try-lead = Die hellen Figuren sind am Zug. Wähle eine Form und sieh, welche Felder ihr offen stehen.
quantik-web-try-count = { $count ->
    [0] Kein Feld ist offen.
    [one] { $count } Feld ist offen.
   *[other] { $count } Felder sind offen.
}
quantik-web-try-win = Auf { $cell } vollendet sie eine Linie und gewinnt.
