# Nel terminale

quantik-terminal-about = quattro forme, una linea; in due
quantik-terminal-shape = { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
}
quantik-terminal-choose = { $name }: scegli una forma con A, B, C o D.
quantik-terminal-place = { $name }: posa { $shape ->
    [A] una sfera
    [B] un cilindro
    [C] un cubo
   *[D] un cono
} su una casella illuminata.
quantik-terminal-shape-first = Scegli prima una forma con A, B, C o D, poi la sua casella.
quantik-terminal-worth = +n vince, −n perde, in n mosse
quantik-terminal-key-shape = forma
quantik-terminal-key-place = posa
quantik-terminal-side = { $player ->
    [1] Primo giocatore
   *[2] Secondo giocatore
}
quantik-terminal-to-move = { $player ->
    [1] Tocca al primo giocatore.
   *[2] Tocca al secondo giocatore.
}
quantik-terminal-won-by = { $player ->
    [1] Ha vinto il primo giocatore.
   *[2] Ha vinto il secondo giocatore.
}

# Errori

quantik-error-players =
    A Quantik non si gioca { $players ->
        [one] da soli
       *[other] in { $players }
    }; servono esattamente due giocatori.
quantik-error-sheet = Quantik si gioca senza foglio e non può cominciare da «{ $text }»; non indicare nessun foglio.
quantik-error-qfen = «{ $text }» non è una posizione QFEN; scrivi quattro righe di quattro segni tra .ABCDabcd, separate da «/», come A.bC/..../d..B/...a.
quantik-error-too-many = Il pezzo «{ $piece }» è sul tabellone { $count } volte; ogni giocatore ne ha solo due per forma.
quantik-paper-cut = Ritagliate i sedici pezzi: quelli scuri sono del primo giocatore, quelli chiari del secondo. Si sorteggia chi comincia.
quantik-paper-turn = A turno si mette un proprio pezzo su una casella vuota. Non si può mettere una forma in una riga, colonna o regione (i quadrati di due per due dietro le linee spesse) dove <i>l’avversario</i> ha già quella forma; la propria forma uguale non disturba.
quantik-paper-win = Chi mette la quarta forma diversa di una riga, colonna o regione vince subito, di chiunque siano le altre tre. Chi non può mettere nulla perde.
quantik-error-turn =
    Con { $first ->
        [one] un pezzo
       *[other] { $first } pezzi
    } del primo giocatore e { $second } del secondo non tocca a nessuno; il primo deve averne tanti quanti il secondo, o uno in più.
quantik-error-clash =
    { $shape ->
        [A] Sfere
        [B] Cilindri
        [C] Cubi
       *[D] Coni
    } di entrambi i giocatori stanno nella stessa riga, colonna o regione, e nessuna partita lo permette; sposta uno di quei pezzi.
quantik-error-move = «{ $text }» non è una mossa di Quantik; indica una forma da A a D e una casella da a1 a d4, come Bc2.
quantik-error-occupied = La casella { $cell } è occupata; scegline una libera.
quantik-error-used-up =
    { $shape ->
        [A] Le tue due sfere sono già
        [B] I tuoi due cilindri sono già
        [C] I tuoi due cubi sono già
       *[D] I tuoi due coni sono già
    } sul tabellone; scegli un’altra forma.
quantik-error-reached =
    Non puoi mettere { $shape ->
        [A] una sfera
        [B] un cilindro
        [C] un cubo
       *[D] un cono
    } in { $cell }: il tuo avversario ha quella forma nella stessa riga, colonna o regione; scegli un’altra casella o un’altra forma.
quantik-error-solution-missing = La soluzione di Quantik non si trova ({ $file }); ricreala con «{ $command }».
quantik-error-solution-damaged = Il file con la soluzione di Quantik è danneggiato ({ $file }); ricrealo con «{ $command }».
quantik-error-solution-unreachable = Nessuna partita può arrivare alla posizione { $position }; una riga, una colonna o una regione può essere completata solo dall’ultimo pezzo messo.
quantik-error-solution-unwritable = Non è possibile scrivere in { $file }; scegli una cartella in cui si può scrivere.

# Quanto vale una posizione, e perché

quantik-analysis-verdict = Il { $player ->
    [1] primo
   *[2] secondo
} giocatore { $value ->
    [win] vince
   *[loss] perde
} in { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}, se entrambi giocano al meglio.
quantik-analysis-over = La partita è finita: { $kind ->
    [stuck] chi deve muovere non ha mosse permesse.
   *[line] { quantik-why-where } contiene tutte e quattro le forme.
}
quantik-why-where = { $kind ->
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
quantik-why-completes = { $who ->
    [you] Completi
    [opponent] L’avversario completa
   *[other] { $who } completa
} { quantik-why-where } con { $shape ->
    [A] una sfera
    [B] un cilindro
    [C] un cubo
   *[D] un cono
} in { $cell }
quantik-why-stuck = { $who ->
    [you] Non hai più mosse
    [opponent] L’avversario non ha più mosse
   *[other] { $who } non ha più mosse
}
quantik-analysis-legend = +n vince in n mosse, questa compresa; −n perde in n mosse; · è vietato.
quantik-analysis-best = Linea migliore: { $moves }
quantik-analysis-heading-losing = Mossa perdente
quantik-analysis-heading-plies = Mosse
quantik-analysis-heading-why = Perché perde
quantik-analysis-alike = { $move } e { $count } simili

# Risolvere

quantik-solve-progress = { $phase ->
    [enumerate] Elenco delle
   *[solve] Soluzione delle
} posizioni con { $step ->
    [one] { $step } pezzo
   *[other] { $step } pezzi
}
quantik-solve-heading-pieces = Pezzi
quantik-solve-heading-classes = Classi
quantik-solve-heading-stuck = Bloccate
quantik-solve-heading-immediate = Vinte subito
quantik-solve-heading-completing = per linea
quantik-solve-heading-wins = Vinte
quantik-solve-heading-losses = Perse
quantik-solve-total = Totale
quantik-solve-result = Se entrambi giocano al meglio, il { $winner ->
    [first] primo
   *[second] secondo
} giocatore vince alla mossa { $plies }.

quantik-web-pitch = Quattro forme, sedici caselle. Completa una riga, una colonna o una regione con tutte e quattro, e bada a dove arrivano le forme dell’avversario.
quantik-web-facts = 2 giocatori · 5 minuti · niente fortuna
quantik-web-print-lead = Un tavoliere e sedici pezzi da ritagliare, con le regole in breve.
quantik-web-picture = Un tabellone di Quantik con forme chiare e scure
quantik-web-seat = { $owner ->
    [first] pezzi chiari
   *[second] pezzi scuri, rigati
}
quantik-web-prompt-shape = { $turn }: scegli una forma.
quantik-web-prompt-cell = { $turn }: metti { $shape ->
    [A] la sfera
    [B] il cilindro
    [C] il cubo
   *[D] il cono
} { $count ->
    [one] sulla casella segnata
   *[other] su una delle { $count } caselle segnate
}.
quantik-web-prompt-nowhere = { $turn }: non c’è più posto per { $shape ->
    [A] la sfera
    [B] il cilindro
    [C] il cubo
   *[D] il cono
}; scegli un’altra forma.
quantik-web-end-line = { $who } ha completato { quantik-web-line } con tutte e quattro le forme.
quantik-web-line = { $kind ->
    [row] la riga { $name }
    [column] la colonna { $name }
   *[region] la regione { $name }
}
quantik-web-forbidden = { $cell }: qui no – { $piece } in { $by }, { $kind ->
    [row] stessa riga
    [column] stessa colonna
   *[region] stessa regione
}.
quantik-web-end-stuck = { $loser } non poteva più mettere nessun pezzo.
quantik-web-review-lead = Quantik è risolto: si sa chi vince se nessuno sbaglia più. { $count ->
    [0] Nessuno ha buttato via la vittoria.
    [one] Una mossa ha buttato via la vittoria.
   *[other] { $count } mosse hanno buttato via la vittoria.
}
quantik-web-review-picture = Dopo ogni mossa la barra indica chi sta vincendo: più è lunga, più la vittoria è vicina. «?» segna una vittoria buttata via.
quantik-web-review-worth = { $verdict ->
    [won] Vince la partita.
    [kept] Tiene la vittoria: { $winner } può vincere in { $moves ->
        [one] un’altra mossa
       *[other] altre { $moves } mosse
    }.
    [lost] Qui nulla vinceva: { $winner } può vincere in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }.
   *[thrown] Butta via la vittoria: ora { $winner } può vincere in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }.
}
quantik-web-review-better = Meglio: { $move } (vince in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}).
quantik-web-move = { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
} in { $cell }
quantik-web-board = Tabellone di Quantik, 4 per 4
quantik-web-shapes = Forma da mettere
quantik-web-shape = { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
}, ne restano { $count }
quantik-web-piece = { $owner ->
    [first] { $shape ->
        [A] sfera chiara
        [B] cilindro chiaro
        [C] cubo chiaro
       *[D] cono chiaro
    }
   *[second] { $shape ->
        [A] sfera scura
        [B] cilindro scuro
        [C] cubo scuro
       *[D] cono scuro
    }
}
quantik-web-empty = { $cell }, vuota
quantik-web-open = { $cell }, vuota, { $shape ->
    [A] sfera permessa
    [B] cilindro permesso
    [C] cubo permesso
   *[D] cono permesso
}
quantik-web-closed = { $cell }, vuota, { $shape ->
    [A] sfera vietata
    [B] cilindro vietato
    [C] cubo vietato
   *[D] cono vietato
}
quantik-web-taken = { $cell }, { $piece }
quantik-web-cell-line = { $cell }, nella linea completata
quantik-web-reserve = Riserva: { $who }
quantik-web-try = Dove può andare { $owner ->
    [first] { $shape ->
        [A] la sfera chiara
        [B] il cilindro chiaro
        [C] il cubo chiaro
       *[D] il cono chiaro
    }
   *[second] { $shape ->
        [A] la sfera scura
        [B] il cilindro scuro
        [C] il cubo scuro
       *[D] il cono scuro
    }
}?
quantik-web-try-lead = Tocca ai pezzi chiari. Scegli una forma e guarda quali caselle le sono aperte.
quantik-web-try-count = { $count ->
    [0] Nessuna casella è aperta.
    [one] { $count } casella è aperta.
   *[other] { $count } caselle sono aperte.
}
quantik-web-try-win = In { $cell } completa una linea e vince.
