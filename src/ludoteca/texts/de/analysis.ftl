# Was eine Stellung wert ist, und warum: `ludoteca analyse`, und die App im Terminal.

analysis-about = Sagen, was jeder Zug einer Stellung wert ist, die beste Zugfolge zeigen und erklären, warum Verlustzüge verlieren.
analysis-game = quantik
analysis-position = die Stellung als QFEN, etwa A.bC/..../d..B/...a
analysis-json = die Analyse als JSON ausgeben

analysis-verdict = Der { $player ->
    [1] erste
   *[2] zweite
} Spieler { $value ->
    [win] gewinnt
   *[loss] verliert
} in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
}, wenn beide bestmöglich spielen.
analysis-over = Das Spiel ist aus: { $kind ->
    [stuck] Wer am Zug ist, kann nichts setzen.
   *[line] { analysis-where } enthält alle vier Formen.
}
analysis-where = { $kind ->
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
analysis-completes = { $who ->
    [you] Du vervollständigst
   *[opponent] Der Gegner vervollständigt
} { analysis-where } mit { $shape ->
    [A] einer Kugel
    [B] einem Zylinder
    [C] einem Würfel
   *[D] einem Kegel
} auf { $cell }
analysis-stuck = { $who ->
    [you] Du kannst nichts mehr setzen
   *[opponent] Der Gegner kann nichts mehr setzen
}
analysis-legend = +n gewinnt in n Zügen (mit diesem); −n verliert in n Zügen; · ist verboten.
analysis-best = Beste Zugfolge: { $moves }
analysis-heading-losing = Verlustzug
analysis-heading-plies = Züge
analysis-heading-why = Warum er verliert
analysis-alike = { $move } und { $count } gleichartige
analysis-error-game = Analysieren lässt sich nur quantik, nicht { $game }; schreibe „ludoteca analyse quantik QFEN“.
