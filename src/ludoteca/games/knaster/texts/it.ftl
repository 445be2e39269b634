# Nel terminale

knaster-terminal-about = dadi e cerchi; da soli o in tanti
knaster-terminal-rolled = lancio di { $name }
knaster-terminal-use = { $name }: { $may ->
    [both] scrivi il { $roll } o cerchiane uno
    [write] scrivi il { $roll } in una casella libera
    [circle] cerchia un { $roll }
   *[pass] il { $roll } non va da nessuna parte
}{ $last ->
    [yes] {" "}– ultimo lancio: P per passare.
   *[no] .
}
knaster-terminal-hand = { $name }: { $hand ->
    [three] tris
    [two-pairs] doppia coppia
    [four] poker
    [full-house] full
    [five] cinquina
   *[straight] scala
} { $kind ->
    [row] nella riga { $line }
    [col] nella colonna { $line }
    [fall] nella diagonale discendente
   *[rise] nella diagonale ascendente
} – cerchiane { $count } ({ $chosen ->
    [one] { $chosen } scelto
   *[other] { $chosen } scelti
}).
knaster-terminal-key-write = scrivi o cerchia
knaster-terminal-key-confirm = cerchiali
knaster-terminal-key-line = altra linea
knaster-terminal-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} – { $rating ->
    [spectacular] spettacolare!
    [super] super!
    [good] bene!
   *[fair] più di { $good } sarebbe un buon risultato.
}
knaster-terminal-sheet = Giocatore { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
knaster-terminal-phase = { $phase ->
    [roll] I dadi mostrano { $roll }.
    [dice] Si devono lanciare i dadi.
   *[over] La partita è finita.
}
knaster-move-pass = passa
knaster-move-hand = { $kind ->
    [row] riga { $name }
    [col] colonna { $name }
    [fall] ↘
   *[rise] ↗
}: { $cells }

# Errori

knaster-error-players = A Knaster non si gioca in { $players }; serve almeno un giocatore.
knaster-error-setup = Knaster ha una sola scheda, vuota all’inizio, e non può cominciare da «{ $text }»; non indicare nessuna scheda.
knaster-error-position = «{ $text }» non è una posizione di Knaster; scrivi la fase (play, last od over), il numero di lanci, il totale in gioco o «-», poi una scheda per giocatore, come «play 1 9 ...../...../...../...../.....».
knaster-error-sheet = «{ $text }» non è una scheda di Knaster; scrivi cinque righe di cinque caselle separate da «/», ogni casella come «.» (libera), un numero da 2 a 12 o un numero cerchiato come «(7)».
knaster-paper-name = Nome
knaster-paper-hands = { $hand ->
    [three] tris
    [four] poker
    [five] cinque uguali
    [two-pairs] doppia coppia
    [full-house] full
   *[straight] scala
    }: { $count }
knaster-paper-score = Cerchi ____ + linee ____ = ____
knaster-paper-turn = A turno qualcuno lancia due dadi; la somma vale per tutti. Ognuno la scrive in una casella libera del proprio foglio o cerchia un numero uguale già scritto.
knaster-paper-hand = Il numero scritto riempie una linea di cinque (riga, colonna o diagonale)? Se la linea contiene una mano, cerchiate subito tanti suoi numeri quanti ne dà la mano, a scelta; conta solo la mano migliore. Se ne restano meno, cerchiate quelli.
knaster-paper-lines = Una linea con tutti e cinque i numeri cerchiati vince il valore alla sua fine: righe da 9 a 5, colonne da 9 a 5, diagonali 10.
knaster-paper-end = Quando qualcuno ha riempito tutte le 25 caselle, si lanciano i dadi un’ultima volta per tutti. Poi ogni linea vinta conta il suo valore e ogni cerchio un punto; vince chi ha più punti. Da soli, più di 50 è buono, più di 80 super, più di 100 spettacolare.
knaster-error-phase =
    { $phase ->
        [play] «play» non va bene: nessuno deve avere la griglia piena, e un lancio in gioco dev’essere contato; correggi le schede, oppure scrivi «last» od «over».
        [last] «last» non va bene: qualcuno deve avere la griglia piena, e un lancio in gioco dev’essere contato; correggi le schede, oppure scrivi «play».
       *[over] «over» non va bene: qualcuno deve avere la griglia piena, e nessun lancio dev’essere in gioco; correggi le schede, oppure scrivi «play» o «last».
    }
knaster-error-unpaid =
    Sulla scheda { $player } { $count ->
        [one] manca un cerchio
       *[other] mancano { $count } cerchi
    } per la combinazione { $kind ->
        [row] della riga { $name }
        [col] della colonna { $name }
        [fall] della diagonale discendente
       *[rise] della diagonale ascendente
    }; cerchia in quella linea tante caselle quante ne vuole la combinazione.
knaster-error-rolls =
    La scheda { $player } non può venire da { $rolls ->
        [one] un lancio
       *[other] { $rolls } lanci
    }; a ogni lancio si scrive o si cerchia un solo numero, e tutti gli altri cerchi vengono dalle combinazioni.
knaster-error-shared =
    Queste schede non possono venire { $rolls ->
        [one] dallo stesso lancio
       *[other] dagli stessi { $rolls } lanci
    }; ogni giocatore deve avere scritto o cerchiato ogni totale uscito.
knaster-error-revealed = Tutti hanno finito con questo lancio; scrivi le nuove schede, con «-» al posto del totale.
knaster-error-move = «{ $text }» non è una mossa di Knaster; usa «c3» per scrivere in una casella, «(c3)» per cerchiarla, «row2:(a2)(c2)» per cerchiare secondo una combinazione, oppure «pass».
knaster-error-off-line =
    La casella { $cell } non è { $kind ->
        [row] nella riga { $name }
        [col] nella colonna { $name }
        [fall] nella diagonale discendente
       *[rise] nella diagonale ascendente
    }; scegli caselle di quella linea.
knaster-error-dice-due = I dadi non sono ancora stati lanciati; prima lanciali.
knaster-error-hand-first =
    Prima cerchia { $count ->
        [one] una casella
       *[other] { $count } caselle
    } per la combinazione { $kind ->
        [row] della riga { $name }
        [col] della colonna { $name }
        [fall] della diagonale discendente
       *[rise] della diagonale ascendente
    }.
knaster-error-no-hand =
    Non c’è nessuna combinazione da cerchiare { $kind ->
        [row] nella riga { $name }
        [col] nella colonna { $name }
        [fall] nella diagonale discendente
       *[rise] nella diagonale ascendente
    }; si cerchia subito, quando un numero riempie la linea.
knaster-error-hand-size =
    La combinazione { $kind ->
        [row] della riga { $name }
        [col] della colonna { $name }
        [fall] della diagonale discendente
       *[rise] della diagonale ascendente
    } dà { $count ->
        [one] un cerchio; scegli esattamente una casella di quella linea.
       *[other] { $count } cerchi; scegli esattamente { $count } caselle di quella linea.
    }
knaster-error-pass = Si può passare solo all’ultimo lancio; scrivi { $roll } o cerchia una casella che lo contiene.
knaster-error-taken = La casella { $cell } contiene già un numero; scrivi { $roll } in una casella libera.
knaster-error-circled = La casella { $cell } è già cerchiata; scegline una che non lo è.
knaster-error-other-number = La casella { $cell } non contiene { $roll }; cerchia una casella con il totale uscito, oppure scrivilo in una casella libera.

knaster-web-pitch = Lo stesso lancio per tutti. Scrivilo o cerchialo, e lascia che le combinazioni del poker riempiano di cerchi la tua scheda.
knaster-web-facts = 1–12 giocatori · 15 minuti · due dadi
knaster-web-print-lead = Quattro schede da compilare per pagina, con le combinazioni e le regole in breve.
knaster-web-picture = Una scheda di Knaster con numeri cerchiati
knaster-web-prompt-write = { $turn }: scrivi { $roll } in una casella libera.
knaster-web-prompt-write-or-circle = { $turn }: scrivi { $roll } in una casella libera o cerchia un { $roll }.
knaster-web-prompt-circle = { $turn }: cerchia un { $roll }.
knaster-web-prompt-last = { $turn }: ultimo lancio! Usa { $roll } o passa.
knaster-web-prompt-hand = { $turn }: { $hand } ({ $line })! Cerchia { $count ->
    [one] un numero
   *[other] { $count } numeri
} di questa linea.
knaster-web-prompt-lines = { $turn }: più linee sono piene; scegli quale cerchiare per prima.
knaster-web-end-solo = { $count } punti: { $rating ->
    [spectacular] spettacolare!
    [super] super!
    [good] bene!
   *[other] la prossima andrà meglio.
}
knaster-web-tally = Conto dei punti
knaster-web-tally-circles = cerchi
knaster-web-tally-total = totale
knaster-web-end-scale = Oltre 50 è bene, oltre 80 super, oltre 100 spettacolare.
knaster-web-did-write = { $who } scrive { $number } in { $cell }
knaster-web-did-circle = { $who } cerchia { $cell }
knaster-web-did-hand = { $who } cerchia { $cells }, { $line }
knaster-web-did-pass = { $who } lascia l’ultimo lancio
knaster-web-did-roll-sum = Dadi: { $dice }, cioè { $sum }
knaster-web-name = { $kind ->
    [write] scrivere in { $cells }
    [circle] cerchiare { $cells }
    [hand] cerchiare { $cells }, { $line }
   *[pass] lasciare il lancio
}
knaster-web-line = { $kind ->
    [row] riga { $number }
    [column] colonna { $number }
    [falling] diagonale discendente
   *[rising] diagonale ascendente
}
knaster-web-sheet = Scheda di { $who }
knaster-web-others = Le altre schede
knaster-web-roll = Lancio: { $dice }, cioè { $sum }
knaster-web-last-roll = Ultimo lancio
knaster-web-free = { $cell }, libera
knaster-web-free-open = { $cell }, libera: scrivi qui { $roll }
knaster-web-number = { $cell }, { $number }
knaster-web-number-open = { $cell }, { $number }: cerchialo
knaster-web-circled = { $cell }, { $number }, cerchiato
knaster-web-hand-open = { $cell }, { $number }: si può cerchiare per la combinazione
knaster-web-hand-chosen = { $cell }, { $number }: scelto per la combinazione
knaster-web-line-choice = Linea da cerchiare
knaster-web-hand-confirm = Cerchia { $chosen } di { $count }
knaster-web-hands = Combinazioni
knaster-web-hand = { $hand ->
    [three] tris
    [two-pairs] doppia coppia
    [four] poker
    [full-house] full
    [five] cinquina
   *[straight] scala
}
knaster-web-value = { $line }: { $value } punti, { $won ->
    [yes] vinti
   *[no] non ancora vinti
}
knaster-web-values = Valori delle linee
knaster-web-row = { $line }: { $cells }
knaster-web-read = { $state ->
    [free] libera
    [circled] { $number } cerchiato
   *[number] { $number }
}
knaster-web-try = Quale combinazione dà quanti cerchi?
knaster-web-try-lead = Scegli cinque numeri di una linea piena e guarda quanto vale.
knaster-web-try-line = Linea { $numbers }
knaster-web-try-hand = { $hand ->
    [three] Tris
    [two-pairs] Doppia coppia
    [four] Poker
    [full-house] Full
    [five] Cinquina
    [straight] Scala
    [pair] Solo una coppia
   *[none] Nessuna combinazione
}: { $count ->
    [0] nessun cerchio
    [one] { $count } cerchio
   *[other] { $count } cerchi
}.
knaster-error-value-missing = Il valore appreso di Knaster, che serve ai giocatori expert e master, non si trova ({ $file }); ricrealo con «{ $command }».
knaster-error-value-damaged = Il file con il valore appreso di Knaster, che serve ai giocatori expert e master, è danneggiato ({ $file }); ricrealo con «{ $command }».

# Perché una mossa vale quel che vale

knaster-why-line = { $kind ->
    [row] la riga { $name }
    [col] la colonna { $name }
    [fall] la diagonale discendente
   *[rise] la diagonale ascendente
}
knaster-why-name = { $hand ->
    [three] un tris
    [two-pairs] una doppia coppia
    [four] un poker
    [full-house] un full
    [five] una cinquina
   *[straight] una scala
}
knaster-why-pass = Il lancio resta inutilizzato
knaster-why-wins = Vince { knaster-why-line }: { $points } punti
knaster-why-hand = Riempie { knaster-why-line } con { knaster-why-name }: { $count ->
    [one] { $count } cerchio
   *[other] { $count } cerchi
}
knaster-why-often = da qui in poi i suoi cinque numeri finiscono cerchiati in { $percent } partite su 100, per { $points } punti
knaster-why-circle = { $circles ->
    [one] { $circles } cerchio su 5
   *[other] { $circles } cerchi su 5
} per { knaster-why-line }; { knaster-why-often }
knaster-why-write = { $hand ->
    [any] Tiene { knaster-why-line } aperta a ogni combinazione
    [full] Riempie { knaster-why-line } senza combinazione
    [none] Priva { knaster-why-line } di ogni combinazione
   *[other] Lascia che { knaster-why-line } diventi ancora { knaster-why-name }
}; { knaster-why-often }
