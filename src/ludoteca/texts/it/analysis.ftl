# Quanto vale una posizione, e perché: `ludoteca analyse`, e l’app del terminale.

analysis-about = Dire quanto vale ogni mossa di una posizione, mostrare la linea migliore e spiegare perché le mosse perdenti perdono.
analysis-game = quantik
analysis-position = la posizione in QFEN, per esempio A.bC/..../d..B/...a
analysis-json = stampa l’analisi in JSON

analysis-verdict = Il { $player ->
    [1] primo
   *[2] secondo
} giocatore { $value ->
    [win] vince
   *[loss] perde
} in { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}, se entrambi giocano al meglio.
analysis-over = La partita è finita: { $kind ->
    [stuck] chi deve muovere non ha mosse permesse.
   *[line] { analysis-where } contiene tutte e quattro le forme.
}
analysis-where = { $kind ->
    [row] la riga { $number }
    [column] la colonna { $number ->
        [1] a
        [2] b
        [3] c
       *[4] d
    }
   *[region] la regione in { $number ->
        [1] alto a sinistra
        [2] alto a destra
        [3] basso a sinistra
       *[4] basso a destra
    }
}
analysis-completes = { $who ->
    [you] Completi
   *[opponent] L’avversario completa
} { analysis-where } con { $shape ->
    [A] una sfera
    [B] un cilindro
    [C] un cubo
   *[D] un cono
} in { $cell }
analysis-stuck = { $who ->
    [you] Non hai più mosse
   *[opponent] L’avversario non ha più mosse
}
analysis-legend = +n vince in n mosse, questa compresa; −n perde in n mosse; · è vietato.
analysis-best = Linea migliore: { $moves }
analysis-heading-losing = Mossa perdente
analysis-heading-plies = Mosse
analysis-heading-why = Perché perde
analysis-alike = { $move } e { $count } simili
analysis-error-game = Si può analizzare solo quantik, non { $game }; scrivi «ludoteca analyse quantik QFEN».
