knaster-error-players = A Knaster non si gioca in { $players }; serve almeno un giocatore.
knaster-error-setup = Knaster ha una sola scheda, vuota all’inizio, e non può cominciare da «{ $text }»; non indicare nessuna scheda.
knaster-error-position = «{ $text }» non è una posizione di Knaster; scrivi la fase (play, last od over), il numero di lanci, il totale in gioco o «-», poi una scheda per giocatore, come «play 1 9 ...../...../...../...../.....».
knaster-error-sheet = «{ $text }» non è una scheda di Knaster; scrivi cinque righe di cinque caselle separate da «/», ogni casella come «.» (libera), un numero da 2 a 12 o un numero cerchiato come «(7)».
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
