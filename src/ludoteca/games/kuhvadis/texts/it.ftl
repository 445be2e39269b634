# Nel terminale

kuhvadis-terminal-about = mucche e croci; in due
kuhvadis-terminal-setup = Foglietto
kuhvadis-terminal-blocked = bloccato
kuhvadis-terminal-rolls = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora { $rolls } lancio
   *[other] ancora { $rolls } lanci
}
kuhvadis-terminal-turn = { $name }{ $chain ->
    [yes] {" "}(accanto all’ultima)
   *[no] {""}
}: { $may ->
    [mark-roll] marca una casella illuminata, o rilancia
    [mark] marca una casella illuminata, o passa
    [no-roll] ancora niente da marcare; rilancia
   *[no] niente da marcare; passa
}.
kuhvadis-terminal-key-keep = tieni
kuhvadis-terminal-key-roll = rilancia gli altri
kuhvadis-terminal-key-mark = marca
kuhvadis-terminal-dice = Dadi { $dice } – { kuhvadis-terminal-rolls }
kuhvadis-terminal-to-move = { $player ->
    [1] Tocca alle croci.
   *[2] Tocca ai cerchi.
}
kuhvadis-terminal-won-by = { $player ->
    [1] Hanno vinto le croci.
   *[2] Hanno vinto i cerchi.
}
kuhvadis-terminal-draw = Entrambi sono bloccati: pareggio.
kuhvadis-move-pass = passa
kuhvadis-move-keep = { $all ->
    [yes] rilancia tutto
   *[no] tieni { $dice }
}

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
kuhvadis-paper-sheet = Foglietto { $number }
kuhvadis-paper-turn = Uno collega le croci, l’altro i cerchi; si sorteggia chi comincia. Servono cinque dadi (un 6 è una mucca) e una matita. Al proprio turno si lanciano tutti e cinque; poi si rilanciano quelli che si vuole, al massimo due volte.
kuhvadis-paper-marks = Due o tre mucche: segnate una casella mucca libera. Esattamente tre volte un numero: segnate una casella libera con quel numero. Tutte e due: una delle due. Ovunque sul foglietto; poi tocca all’altro.
kuhvadis-paper-quad = Quattro o cinque mucche o volte un numero: segnate una casella libera corrispondente <b>e giocate ancora</b> con tre nuovi lanci, ma ora la casella deve toccare quella appena segnata, per un lato o un angolo; e così via.
kuhvadis-paper-win = Chi collega le proprie tre partenze con una catena ininterrotta di caselle proprie (lati o angoli) vince subito. Se nessuno dei due può più farlo, è patta.
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

kuhvadis-web-pitch = Lancia numeri e mucche, marca il prato e collega le tue tre partenze prima dell’altro.
kuhvadis-web-facts = 2 giocatori · 15 minuti · cinque dadi
kuhvadis-web-picture = Un prato di Kuh Vadis con mucche, croci e cerchi
kuhvadis-web-new-setup = Prato
kuhvadis-web-new-setup-number = Prato { $number }
kuhvadis-web-new-setup-own = Il mio prato…
kuhvadis-web-setup-text = Il prato come testo: sette righe unite da «/»
kuhvadis-web-print-lead = Prati su cui scrivere, uno diverso per pagina, con le regole in breve.
kuhvadis-web-draw-symbol = Che cosa mettere
kuhvadis-web-draw-with = { $symbol ->
    [C] mucca
    [X] croce di partenza
    [O] cerchio di partenza
   *[other] { $symbol }
}
kuhvadis-web-draw-sheet = Prato da disegnare, 7 per 7
kuhvadis-web-draw-shuffle = Mescola
kuhvadis-web-draw-rule = Servono tre croci e tre cerchi di partenza; il resto è libero.
kuhvadis-web-seat = { $owner ->
    [first] croci
   *[second] cerchi
}
kuhvadis-web-blocked = bloccato: non può più collegare le tre partenze
kuhvadis-web-offer = { $count ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
} { $symbol ->
    [C] mucche
   *[other] { $symbol }
}
kuhvadis-web-may = { $dice } – marca { $kind ->
    [choice] una casella illuminata
   *[other] { $symbol ->
        [C] una mucca illuminata
       *[other] un { $symbol } illuminato
    }
}{ $chain ->
    [yes] {" "}accanto a { $last }
   *[no] {""}
}{ $kind ->
    [quad] {" "}e gioca ancora, lì accanto
   *[other] {""}
}
kuhvadis-web-rolls = ancora { $count ->
    [one] { $count } lancio
   *[other] { $count } lanci
}
kuhvadis-web-prompt-may = { $turn }: { $may }{ $roll ->
    [yes] ; oppure rilancia, { kuhvadis-web-rolls }
   *[no] {""}
}.
kuhvadis-web-prompt-roll = { $turn }: tocca i dadi da tenere e rilancia gli altri, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-roll-still = { $turn }: { $why }; rilancia, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-nothing = { $turn }: niente da marcare – { $why }. Passa i dadi.
kuhvadis-web-no-square = { $dice }, ma { $chain ->
    [yes] { $symbol ->
        [C] nessuna mucca libera tocca { $last }
       *[other] nessun { $symbol } libero tocca { $last }
    }
   *[no] { $symbol ->
        [C] non c’è più una mucca libera
       *[other] non c’è più un { $symbol } libero
    }
}
kuhvadis-web-too-few = servono due mucche o tre numeri uguali
kuhvadis-web-chain = La catena continua: contano solo le caselle vicine a { $cell }.
kuhvadis-web-end-draw = Pareggio: sono bloccati entrambi.
kuhvadis-web-end-joined = { $who } ha collegato { $starts }.
kuhvadis-web-turn = { $who } ha lanciato { $rolls ->
    [1] una volta
    [2] due volte
    [3] tre volte
   *[other] { $rolls } volte
}{ $kept ->
    [none] {""}
    [C] , tenuto le mucche
    [mixed] , tenuto { $dice }
   *[other] , tenuto i { $kept }
}{ $end ->
    [mark] {" "}e marcato { $cells }
    [none] {" "}e non ha marcato nulla
   *[open] {" …"}
}
kuhvadis-web-did-mark = { $who } marca { $cell }
kuhvadis-web-did-pass = { $who } non marca nulla
kuhvadis-web-did-keep = { $who } tiene { $dice } e rilancia
kuhvadis-web-did-keep-none = { $who } rilancia tutti i dadi
kuhvadis-web-name = { $kind ->
    [mark] marcare { $cell }
    [pass] non marcare nulla
    [keep] tenere { $dice }
   *[none] rilanciare tutto
}
kuhvadis-web-die = { $face ->
    [C] mucca
   *[other] { $face }
}
kuhvadis-web-pass = Passa senza marcare
kuhvadis-web-meadow = Prato, 7 per 7
kuhvadis-web-dice = Dadi
kuhvadis-web-die-button = { $face ->
    [C] Mucca
   *[other] { $face }
}
kuhvadis-web-roll = { $count ->
    [0] Scegli i dadi da rilanciare
    [5] Rilancia tutti e cinque
    [one] Rilancia { $count } dado
   *[other] Rilancia { $count } dadi
}
kuhvadis-web-square = { $cell }, { $symbol ->
    [C] mucca
    [X] partenza delle croci
    [O] partenza dei cerchi
   *[other] { $symbol }
}
kuhvadis-web-open = { $square }: si può marcare
kuhvadis-web-next = { $square }, seguito della catena
kuhvadis-web-marked = { $square }, { $mark ->
    [X] croce
   *[O] cerchio
}
kuhvadis-web-joined = { $square }, nella catena che unisce le partenze
kuhvadis-web-wait = I dadi stanno arrivando…
kuhvadis-web-try = Dove continua la catena?
kuhvadis-web-try-lead = Le croci hanno appena marcato la casella bordata grazie a una quaterna e hanno rilanciato. Scegli un lancio e guarda quali caselle possono seguire.
kuhvadis-web-try-roll = Lancio { $dice }
kuhvadis-web-try-count = { $count ->
    [0] Nessuna vicina va bene: il turno passa.
    [one] Si può marcare { $count } casella vicina.
   *[other] Si possono marcare { $count } caselle vicine.
}
kuhvadis-web-try-again = Una quaterna: marca, poi rilancia.
# Giocatori

kuhvadis-error-weights-missing = Ciò che i giocatori di Kuh Vadis hanno imparato non si trova ({ $file }); ricrealo con «{ $command }».
kuhvadis-error-weights-damaged = Il file con ciò che i giocatori di Kuh Vadis hanno imparato è danneggiato ({ $file }); ricrealo con «{ $command }».

# Perché una mossa vale quel che vale

kuhvadis-why-pass = Non si marca nulla
kuhvadis-why-wins = Collega le tre partenze
kuhvadis-why-keep = { $kind ->
    [none] Rilanciare tutti i dadi
    [cow] Tenere la mucca
    [cows] Tenere le mucche
    [one] Tenere il { $dice }
    [several] Tenere i { $dice }
   *[mixed] Tenere questi dadi
} dà una casella da marcare in { $percent } tentativi su 100{ $again ->
    [0] {""}
   *[other] , e una quaterna (giocare ancora) in { $again }
}
kuhvadis-why-mark = { $blocked ->
    [other] L’altra parte è bloccata; { $own ->
        [one] ancora { $own } casella collega
       *[other] ancora { $own } caselle collegano
    } le proprie tre partenze
    [own] Le proprie partenze non si possono più collegare; all’altra parte { $other ->
        [one] manca { $other } casella
       *[other] mancano { $other } caselle
    }
    [both] Nessuno può più collegare le sue partenze
   *[none] { $own ->
        [one] Ancora { $own } casella collega
       *[other] Ancora { $own } caselle collegano
    } le proprie tre partenze; all’altra parte ne { $other ->
        [one] manca ancora { $other }
       *[other] mancano ancora { $other }
    }
}
