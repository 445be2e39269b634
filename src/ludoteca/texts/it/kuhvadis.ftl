# Foglietti

kuhvadis-error-players = Kuh Vadis si gioca in due, non in { $players }; fai sedere due giocatori.
kuhvadis-error-board = «{ $text }» non è un foglietto di Kuh Vadis; scrivi sette righe di sette caselle separate da «/», ogni casella con uno dei segni 1 2 3 4 5 C X O.
kuhvadis-error-starts = Il foglietto ha { $crosses } { $crosses ->
        [one] croce
       *[other] croci
    } e { $circles } { $circles ->
        [one] cerchio
       *[other] cerchi
    } di partenza; servono tre X e tre O.
kuhvadis-error-sheet-joined = Su questo foglietto { $side ->
        [X] le tre croci di partenza sono già collegate
       *[O] i tre cerchi di partenza sono già collegati
    } prima del primo turno; allontana quelle caselle.
kuhvadis-error-sheet-marked = Una partita comincia su un foglietto vuoto; togli ogni x e ogni o.

# Posizioni

kuhvadis-error-position = «{ $text }» non è una posizione di Kuh Vadis; scrivi, separati da spazi, il tabellone, chi è di turno (x oppure o), cinque dadi o «-», i lanci rimasti da 0 a 3 e la casella appena marcata o «-».
kuhvadis-error-dice = «{ $text }» non descrive i dadi; scrivi cinque segni tra 1 2 3 4 5 C, con «?» per ogni dado da lanciare, oppure «-» a partita finita.
kuhvadis-error-rolls = Con i dadi { $dice } non { $rolls ->
        [one] può restare { $rolls } lancio
       *[other] possono restare { $rolls } lanci
    }; un turno ne ha tre, il primo è usato appena ci sono dadi sul tavolo, e per rilanciare ne serve uno.
kuhvadis-error-last = «{ $text }» non è una casella appena marcata da chi è di turno; indica una delle sue caselle, oppure scrivi «-» all’inizio di un turno e dopo la fine.
kuhvadis-error-over = Le caselle marcate in questa posizione concludono la partita; scrivi «-» per i dadi e 0 per i lanci.
kuhvadis-error-not-over = Le caselle marcate in questa posizione non concludono la partita; scrivi cinque dadi, con «?» per quelli da lanciare.
kuhvadis-error-end = Nessuna ultima marcatura { $side ->
        [x] delle croci
       *[o] dei cerchi
    } può aver concluso questa partita, che finisce con la prima casella che collega tre partenze o lascia bloccati entrambi.

# Mosse

kuhvadis-error-move = «{ $text }» non è una mossa di Kuh Vadis; marca una casella come c4, tieni dei dadi con «keep 44C», rilanciali tutti con «keep -», oppure scrivi «pass».
kuhvadis-error-faces = { $due ->
        [one] Va lanciato un dado
       *[other] Vanno lanciati { $due } dadi
    }; indica altrettante facce da 1 a 6, dove 6 è la mucca.
kuhvadis-error-roll-first = Prima { $due ->
        [one] va lanciato un dado
       *[other] vanno lanciati { $due } dadi
    }; poi scegli la tua mossa.
kuhvadis-error-keep-all = Tenere tutti e cinque i dadi vuol dire non rilanciarne nessuno; tienine al massimo quattro, oppure marca una casella o passa.
kuhvadis-error-no-rolls = In questo turno non hai più lanci; marca una casella o passa.
kuhvadis-error-not-rolled = Non puoi tenere { $kept }: i dadi mostrano { $dice }; tieni alcuni di questi.
kuhvadis-error-taken = { $cell } è occupata; scegli una casella libera.
kuhvadis-error-too-few = { $symbol ->
        [C] { $cell } è una casella con la mucca e hai troppo poche mucche; ne servono almeno { $needed }.
       *[other] { $cell } è una casella col numero { $symbol } e ne hai troppo pochi; ne servono almeno { $needed }.
    }
kuhvadis-error-not-adjacent = { $cell } non confina con { $last }; dopo una quaterna marca una delle otto caselle adiacenti a quella appena marcata.
