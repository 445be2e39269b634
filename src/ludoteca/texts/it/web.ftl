# L’app nel browser. Giochi, forme e linee si scelgono nella frase con i selettori.

## In ogni pagina

web-skip = Vai al contenuto
web-home = Ludoteca, pagina iniziale
web-menu = Pagine e impostazioni
web-language = Lingua
web-theme = Aspetto: { $theme ->
    [light] chiaro
    [dark] scuro
   *[auto] come il sistema
}
web-sound-on = Attiva il suono
web-sound-off = Disattiva il suono
web-footer = Gratis, senza registrazione, senza pubblicità. Funziona anche senza internet.
web-check-dice = Controlla i dadi
web-rules-of = Regole di { $game }
web-game = { $game ->
    [quantik] Quantik
    [knaster] Knaster
   *[kuhvadis] Kuh Vadis
}
web-close = Chiudi
web-cancel = Annulla
web-loading = Un momento…
web-error-offline = Il server non risponde; controlla che sia in funzione e riprova.
web-error-unexpected = Il server non ha potuto farlo; ricarica la pagina e riprova.

## Pagina iniziale

web-start-title = Ludoteca – tre giochi, un tavolo
web-start-heading = Prendi una sedia.
web-start-lead = Tre piccoli giochi con molto dentro: contro un bot, con amici lontani o insieme davanti a questo schermo.
web-start-games = I giochi
web-pitch = { $game ->
    [quantik] Quattro forme, sedici caselle. Completa una riga, una colonna o una regione con tutte e quattro, e bada a dove arrivano le forme dell’avversario.
    [knaster] Lo stesso lancio per tutti. Scrivilo o cerchialo, e lascia che le combinazioni del poker riempiano di cerchi la tua scheda.
   *[kuhvadis] Lancia numeri e mucche, marca il prato e collega le tue tre partenze prima dell’altro.
}
web-facts = { $game ->
    [quantik] 2 giocatori · 5 minuti · niente fortuna
    [knaster] 1–12 giocatori · 15 minuti · due dadi
   *[kuhvadis] 2 giocatori · 15 minuti · cinque dadi
}
web-play-bot = Contro un bot
web-play-friends = Con gli amici
web-play-together = In due a questo schermo
web-play-solo-or-together = Da solo o insieme a questo schermo
web-strength-of = Bot per { $game }
web-bot = { $bot ->
    [random] Caso
    [greedy] Goloso
    [gentle] Gentile
    [club] Giocatore di circolo
    [expert] Esperto
    [perfect] Perfetto
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Gioca una mossa qualsiasi fra quelle permesse.
    [gentle] Vede ciò che è vicino e sbaglia spesso.
    [greedy] Prende subito quello che può.
    [club] Vede qualche mossa avanti e ogni tanto sbaglia.
    [expert] Vede lontano e sbaglia di rado.
    [perfect] Non sbaglia mai.
   *[other] Un giocatore a modo suo.
}
web-your-name = Il tuo nome
web-nobody = Ospite
web-continue = Le tue partite
web-continue-state = { $state ->
    [mine] tocca a te
   *[theirs] tocca agli altri
}
web-continue-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-continue-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
web-picture = { $game ->
    [quantik] Un tabellone di Quantik con forme chiare e scure
    [knaster] Una scheda di Knaster con numeri cerchiati
   *[kuhvadis] Un prato di Kuh Vadis con mucche, croci e cerchi
}

## Preparare un tavolo

web-new-friends = Un tavolo per gli amici: { $game }
web-new-together = A un solo schermo: { $game }
web-new-seats = Numero di giocatori
web-new-more = Uno in più
web-new-fewer = Uno in meno
web-new-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-new-seat-kind = Chi siede al posto { $number }
web-new-me = Io
web-new-person = Persona
web-new-open = Libero, con link
web-new-bot = Bot: { $bot }
web-new-name = Nome al posto { $number }
web-new-player = Giocatore { $number }
web-new-meadow = Prato
web-new-meadow-any = A sorpresa
web-new-meadow-number = Prato { $number }
web-new-create = Apri il tavolo
web-new-begin = Comincia

## In attesa al tavolo

web-wait-heading = { $game }: il tavolo è pronto
web-wait-lead = { $count ->
    [one] Una sedia è ancora libera. Manda questo link a un amico; si comincia quando tutti sono seduti.
   *[other] { $count } sedie sono ancora libere. Manda questo link ai tuoi amici; si comincia quando tutti sono seduti.
}
web-wait-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-sit-heading = Accomodati
web-sit-lead = Ti aspettano per giocare a { $game }: { $names }.
web-sit = Siediti
web-free = libera
web-chairs = Posti

## Posti

web-seats = Giocatori
web-you = tu
web-seat-bot = bot
web-seat-away = assente
web-seat-here = in linea
web-seat-resigned = si è arreso
web-seat-winner = ha vinto
web-seat-turn = di turno
web-seat-pieces = { $owner ->
    [first] pezzi chiari
   *[second] pezzi scuri, rigati
}
web-seat-marks = { $owner ->
    [first] croci
   *[second] cerchi
}
web-seat-blocked = bloccato: non può più collegare le tre partenze
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## A chi tocca, e che cosa fare

web-turn-other = Tocca a { $who }.
web-turn-others = Si aspetta { $who }.
web-turn-bot = { $who } sta pensando…
web-turn-you = Tocca a te
web-turn-of = { $who }
web-prompt-shape = { $turn }: scegli una forma.
web-prompt-cell = { $turn }: metti { $shape ->
    [A] la sfera
    [B] il cilindro
    [C] il cubo
   *[D] il cono
} { $count ->
    [one] sulla casella segnata
   *[other] su una delle { $count } caselle segnate
}.
web-prompt-nowhere = { $turn }: non c’è più posto per { $shape ->
    [A] la sfera
    [B] il cilindro
    [C] il cubo
   *[D] il cono
}; scegli un’altra forma.
web-prompt-write = { $turn }: scrivi { $roll } in una casella libera.
web-prompt-write-or-circle = { $turn }: scrivi { $roll } in una casella libera o cerchia un { $roll }.
web-prompt-circle = { $turn }: cerchia un { $roll }.
web-prompt-last = { $turn }: ultimo lancio! Usa { $roll } o passa.
web-prompt-hand = { $turn }: { $hand } ({ $line })! Cerchia { $count ->
    [one] un numero
   *[other] { $count } numeri
} di questa linea.
web-prompt-lines = { $turn }: più linee sono piene; scegli quale cerchiare per prima.
web-prompt-roll = { $turn }: tocca i dadi da tenere e rilancia gli altri, ancora { $count ->
    [one] { $count } lancio
   *[other] { $count } lanci
}.
web-prompt-roll-or-mark = { $turn }: marca una casella illuminata o rilancia i dadi, ancora { $count ->
    [one] { $count } lancio
   *[other] { $count } lanci
}.
web-prompt-mark = { $turn }: marca una casella illuminata.
web-prompt-nothing = { $turn }: niente da marcare; passa i dadi.
web-chain = La catena continua: contano solo le caselle vicine a { $cell }.
web-watching = Stai guardando.

## Com’è finita

web-end-you = Hai vinto!
web-end-won = Vince { $who }.
web-end-shared = { $who } si dividono la vittoria.
web-end-draw = Pareggio: sono bloccati entrambi.
web-end-lost = Stavolta vince { $who }.
web-end-resigned = { $loser } si arrende; vince { $who }.
web-end-gave-up = { $loser } si arrende.
web-end-solo = { $count } punti: { $rating ->
    [spectacular] spettacolare!
    [super] super!
    [good] bene!
   *[other] la prossima andrà meglio.
}
web-end-line = { $who } ha completato una linea con tutte e quattro le forme.
web-end-stuck = { $loser } non poteva più mettere nessun pezzo.
web-end-joined = { $who } ha collegato le tre partenze.
web-end-sum = linee { $lines } + cerchi { $circles }
web-end-scale = Oltre 50 è bene, oltre 80 super, oltre 100 spettacolare.
web-review = Quanto valeva ogni mossa
web-review-lead = Quantik è risolto: si sa chi vince se nessuno sbaglia più. { $count ->
    [0] Nessuno ha buttato via la vittoria.
    [one] Una mossa ha buttato via la vittoria.
   *[other] { $count } mosse hanno buttato via la vittoria.
}
web-review-picture = Dopo ogni mossa la barra indica chi sta vincendo: più è lunga, più la vittoria è vicina. «?» segna una vittoria buttata via.
web-review-worth = { $verdict ->
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
web-review-better = Meglio: { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
} in { $cell } (vince in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}).
web-rematch = Rivincita
web-rematch-alone = Gioca ancora
web-rematch-go = Alla rivincita
web-rematch-asked = C’è una rivincita aperta.
web-again = Torna ai giochi

## Che cosa è successo

web-did-place = { $who }: { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
} in { $cell }
web-did-write = { $who } scrive { $number } in { $cell }
web-did-circle = { $who } cerchia { $cell }
web-did-hand = { $who } cerchia { $cells }, { $line }
web-did-mark = { $who } marca { $cell }
web-did-keep = { $who } tiene { $dice } e rilancia
web-did-keep-none = { $who } rilancia tutti i dadi
web-did-pass = { $who } passa
web-did-resign = { $who } si arrende
web-did-roll-sum = Dadi: { $dice }, cioè { $sum }
web-did-roll = Dadi: { $dice }
web-did-undo = L’ultima mossa è stata annullata
web-did-begin = La partita comincia.
web-die = { $face ->
    [C] mucca
   *[other] { $face }
}
web-line = { $kind ->
    [row] riga { $number }
    [column] colonna { $number }
    [falling] diagonale discendente
   *[rising] diagonale ascendente
}

## Accanto al tabellone

web-moves = Mosse
web-moves-none = Ancora nessuna mossa.
web-moves-look = Scegli un passo per rivedere il tabellone com’era allora.
web-past = Rivedi la partita
web-past-begin = L’inizio
web-past-at = Dopo il passo { $number } di { $count } · { $what }
web-past-end = È finita così.
web-past-earlier = Un passo indietro
web-past-later = Un passo avanti
web-past-back = Torna alla fine
web-actions = Questa partita
web-undo = Annulla mossa
web-takeback = Chiedi di annullare
web-takeback-sent = Hai chiesto di annullare la mossa; si aspetta la risposta.
web-takeback-asked = { $who } chiede di annullare l’ultima mossa.
web-takeback-yes = Concedi
web-takeback-no = Rifiuta
web-resign = Arrenditi
web-resign-ask = Arrendersi in questa partita?
web-resign-warn = La partita finisce e la perdi.
web-resign-yes = Mi arrendo
web-record = Scarica il verbale
web-verify-link = Controlla i dadi
web-share = Link
web-share-watch = Per gli spettatori
web-share-seat = Il tuo posto su un altro dispositivo
web-share-seat-warn = Tienilo per te: chi lo possiede gioca al posto tuo.
web-rules = Regole
web-rules-more = Regole con esempi
web-offline = Connessione persa; si riprova…
web-online = Di nuovo in linea.
web-commitment = Impronta dei dadi
web-about-dice = I dadi di questa partita erano fissati prima del primo lancio; questa impronta lo dimostra.
web-last-move = Ultima mossa
web-table-missing = Questo tavolo non esiste.
web-table-missing-lead = Forse il link è incompleto, oppure il tavolo è stato sparecchiato.
web-page-missing = Qui non c’è niente.
web-page-missing-lead = Questo indirizzo non porta a nessuna pagina di Ludoteca.
web-curtain = Passa lo schermo a { $who }
web-curtain-lead = Nessun altro guardi: le scelte restano nascoste finché tutti hanno scelto.
web-curtain-open = Eccomi, { $who }
web-pass = Passa
web-pass-dice = Passa senza marcare

## Quantik

web-quantik-board = Tabellone di Quantik, 4 per 4
web-quantik-shapes = Forma da mettere
web-quantik-shape = { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
}, ne restano { $count }
web-quantik-piece = { $owner ->
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
web-quantik-empty = { $cell }, vuota
web-quantik-open = { $cell }, vuota, { $shape ->
    [A] sfera permessa
    [B] cilindro permesso
    [C] cubo permesso
   *[D] cono permesso
}
web-quantik-closed = { $cell }, vuota, { $shape ->
    [A] sfera vietata
    [B] cilindro vietato
    [C] cubo vietato
   *[D] cono vietato
}
web-quantik-taken = { $cell }, { $piece }
web-cell-last = { $cell }, ultima mossa
web-cell-line = { $cell }, nella linea completata
web-quantik-reserve = Riserva: { $who }

## Knaster

web-knaster-sheet = Scheda di { $who }
web-knaster-others = Le altre schede
web-knaster-roll = Lancio: { $dice }, cioè { $sum }
web-knaster-last-roll = Ultimo lancio
web-knaster-free = { $cell }, libera
web-knaster-free-open = { $cell }, libera: scrivi qui { $roll }
web-knaster-number = { $cell }, { $number }
web-knaster-number-open = { $cell }, { $number }: cerchialo
web-knaster-circled = { $cell }, { $number }, cerchiato
web-knaster-hand-open = { $cell }, { $number }: si può cerchiare per la combinazione
web-knaster-hand-chosen = { $cell }, { $number }: scelto per la combinazione
web-knaster-line-choice = Linea da cerchiare
web-knaster-hand-confirm = Cerchia { $chosen } di { $count }
web-knaster-hands = Combinazioni
web-knaster-hand = { $hand ->
    [three] tris
    [two-pairs] doppia coppia
    [four] poker
    [full-house] full
    [five] cinquina
   *[straight] scala
}
web-knaster-value = { $line }: { $value } punti, { $won ->
    [yes] vinti
   *[no] non ancora vinti
}
web-knaster-values = Valori delle linee
web-knaster-row = { $line }: { $cells }
web-knaster-read = { $state ->
    [free] libera
    [circled] { $number } cerchiato
   *[number] { $number }
}

## Kuh Vadis

web-kuhvadis-meadow = Prato, 7 per 7
web-kuhvadis-dice = Dadi
web-kuhvadis-die = { $face ->
    [C] Mucca
   *[other] { $face }
}
web-kuhvadis-roll = { $count ->
    [5] Rilancia tutti e cinque
    [one] Rilancia { $count } dado
   *[other] Rilancia { $count } dadi
}
web-kuhvadis-square = { $cell }, { $symbol ->
    [C] mucca
    [X] partenza delle croci
    [O] partenza dei cerchi
   *[other] { $symbol }
}
web-kuhvadis-open = { $square }: si può marcare
web-kuhvadis-next = { $square }, seguito della catena
web-kuhvadis-marked = { $square }, { $mark ->
    [X] croce
   *[O] cerchio
}
web-kuhvadis-joined = { $square }, nella catena che unisce le partenze
web-kuhvadis-wait = I dadi stanno arrivando…

## Regole

web-rules-title = Regole di { $game } – Ludoteca
web-try = Prova
web-try-quantik = Dove può andare { $owner ->
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
web-try-quantik-lead = Tocca ai pezzi chiari. Scegli una forma e guarda quali caselle le sono aperte.
web-try-quantik-count = { $count ->
    [0] Nessuna casella è aperta.
    [one] { $count } casella è aperta.
   *[other] { $count } caselle sono aperte.
}
web-try-quantik-win = In { $cell } completa una linea e vince.
web-try-knaster = Quale combinazione dà quanti cerchi?
web-try-knaster-lead = Scegli cinque numeri di una linea piena e guarda quanto vale.
web-try-knaster-line = Linea { $numbers }
web-try-knaster-hand = { $hand ->
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
web-try-kuhvadis = Dove continua la catena?
web-try-kuhvadis-lead = Le croci hanno appena marcato la casella bordata grazie a una quaterna e hanno rilanciato. Scegli un lancio e guarda quali caselle possono seguire.
web-try-kuhvadis-roll = Lancio { $dice }
web-try-kuhvadis-count = { $count ->
    [0] Nessuna vicina va bene: il turno passa.
    [one] Si può marcare { $count } casella vicina.
   *[other] Si possono marcare { $count } caselle vicine.
}
web-try-kuhvadis-again = Una quaterna: marca, poi rilancia.
web-try-play = Gioca a { $game }

## Controllare i dadi

web-dice-title = Controlla i dadi – Ludoteca
web-dice-heading = Nessuno ha scelto questi dadi
web-dice-lead = Né il server, né un giocatore. Ecco come puoi esserne sicuro.
web-dice-step-commit = Prima del primo lancio il server estrae un segreto e ne pubblica l’impronta (SHA-256). Da quel momento non può più cambiarlo senza che tutti se ne accorgano.
web-dice-step-mix = Il browser di ogni giocatore aggiunge cifre casuali sue. Ogni lancio si calcola dal segreto, da queste cifre e dal numero del lancio: nessuno decide da solo.
web-dice-step-reveal = A partita finita il segreto è nel verbale. Chiunque può ricalcolare l’impronta e tutti i lanci.
web-dice-check = Controlla un verbale
web-dice-paste = Incolla qui il verbale, o trascina il suo file
web-dice-file = Scegli un file
web-dice-go = Controlla
web-dice-good = Torna tutto.
web-dice-good-lead = { $game }, { $names }: l’impronta è quella del segreto, { $rolls ->
    [0] non ci sono stati lanci
    [one] { $rolls } lancio è giusto
   *[other] { $rolls } lanci sono giusti
}, e { $moves ->
    [one] { $moves } mossa è regolare
   *[other] { $moves } mosse sono regolari
}.
web-dice-result = Risultato: { $result }
web-dice-bad = Questo verbale non regge.
web-dice-none = non finita
web-dice-winner = vittoria per { $names } ({ $scores })
