# L’applicazione del terminale.

terminal-welcome = Tre giochi per una serata
terminal-about = { $game ->
    [quantik] quattro forme, una linea; in due
    [knaster] dadi e cerchi; da soli o in tanti
   *[kuhvadis] mucche e croci; in due
}
terminal-play = ▶ gioca
terminal-players = giocatori…
terminal-resume = { $count ->
    [one] Riprendi la partita in sospeso
   *[other] Riprendi una delle { $count } partite in sospeso
}
terminal-resume-title = Partite in sospeso
terminal-num-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
terminal-loading = Un momento, il gioco si sta preparando…
terminal-compiling = Le regole vengono compilate per questo computer. Succede una volta sola e può durare un minuto; poi i giochi partono subito.
terminal-too-small = Questa finestra è troppo piccola per un tabellone; portala ad almeno { $width } colonne e { $height } righe.

# Preparazione

terminal-num-seats = Giocatori
terminal-person = persona
terminal-you = Tu
terminal-player = Giocatore { $number }
terminal-bot = { $bot ->
    [random] Caso
    [greedy] Goloso
    [gentle] Gentile
    [club] Da circolo
    [expert] Esperto
    [perfect] Perfetto
   *[other] { $bot }
}
terminal-sheet = Foglietto
terminal-begin = ▶ Comincia

# Tasti

terminal-key-play = gioca
terminal-key-players = giocatori
terminal-key-language = lingua
terminal-key-help = regole
terminal-key-quit = esci
terminal-key-menu = menu
terminal-key-undo = annulla
terminal-key-resign = abbandona
terminal-key-save = salva
terminal-key-cancel = lascia stare
terminal-key-close = chiudi
terminal-key-scroll = scorri
terminal-key-row = riga
terminal-key-change = cambia
terminal-key-begin = comincia
terminal-key-continue = continua
terminal-key-again = rigioca
terminal-key-board = tabellone
terminal-key-ready = eccomi
terminal-key-shape = forma
terminal-key-cell = muovi
terminal-key-place = posa
terminal-key-worth = valore
terminal-key-write = scrivi o cerchia
terminal-key-toggle = scegli
terminal-key-confirm = cerchiali
terminal-key-line = altra linea
terminal-key-keep = tieni
terminal-key-roll = rilancia gli altri
terminal-key-mark = marca
terminal-key-pass = passa
terminal-yes = sì
terminal-no = no

# Durante la partita

terminal-waiting = { $names } sta pensando…
terminal-over = La partita è finita.
terminal-no-move-yet = Ancora nessuna mossa.
terminal-last-move = Ultima mossa: { $name } { $move }
terminal-move-resigns = abbandona
terminal-move-pass = passa
terminal-move-keep = { $all ->
    [yes] rilancia tutto
   *[no] tieni { $dice }
}
terminal-curtain = La tastiera passa a { $name }. Gli altri non guardino!
terminal-resign-question = { $name }, vuoi davvero abbandonare?
terminal-save-question = In quale file salvare questa partita?
terminal-saved = La partita è salvata in { $path }.

terminal-quantik-shape = { $shape ->
    [A] sfera
    [B] cilindro
    [C] cubo
   *[D] cono
}
terminal-quantik-choose = { $name }: scegli una forma con A, B, C o D.
terminal-quantik-place = { $name }: posa { $shape ->
    [A] una sfera
    [B] un cilindro
    [C] un cubo
   *[D] un cono
} su una casella illuminata.
terminal-quantik-shape-first = Scegli prima una forma con A, B, C o D, poi la sua casella.
terminal-quantik-worth = +n vince, −n perde, in n mosse

terminal-knaster-rolled = lancio di { $name }
terminal-knaster-use = { $name }: { $may ->
    [both] scrivi il { $roll } o cerchiane uno
    [write] scrivi il { $roll } in una casella libera
    [circle] cerchia un { $roll }
   *[pass] il { $roll } non va da nessuna parte
}{ $last ->
    [yes] {" "}– ultimo lancio: P per passare.
   *[no] .
}
terminal-knaster-hand = { $name }: { $hand ->
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
terminal-kuhvadis-blocked = bloccato
terminal-kuhvadis-rolls = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora { $rolls } lancio
   *[other] ancora { $rolls } lanci
}
terminal-kuhvadis-turn = { $name }{ $chain ->
    [yes] {" "}(accanto all’ultima)
   *[no] {""}
}: { $may ->
    [mark-roll] marca una casella illuminata, o rilancia
    [mark] marca una casella illuminata, o passa
    [no-roll] ancora niente da marcare; rilancia
   *[no] niente da marcare; passa
}.

# La fine

terminal-end-won = { $reason ->
    [resigned] Vince { $names }: non è rimasto nessun altro.
   *[played] { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }.
    }
}
terminal-end-draw = Pareggio!
terminal-end-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} – { $rating ->
    [spectacular] spettacolare!
    [super] super!
    [good] bene!
   *[fair] più di 50 sarebbe un buon risultato.
}
terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-outcome = { $sign ->
    [win] vittoria
    [draw] pareggio
   *[loss] sconfitta
}
terminal-resigned = abbandono
terminal-mistakes = { $count ->
    [0] Nessuna mossa ha buttato via la vittoria.
    [one] Una mossa ha buttato via la vittoria:
   *[other] { $count } mosse hanno buttato via la vittoria:
}
terminal-mistake = { $number }. { $name } { $move }: vinta in { $before } → persa in { $after }; meglio { $best }

# Disegni fuori dall’applicazione

terminal-side = { $player ->
    [1] Primo giocatore
   *[2] Secondo giocatore
}
terminal-to-move = { $player ->
    [1] Tocca al primo giocatore.
   *[2] Tocca al secondo giocatore.
}
terminal-won-by = { $player ->
    [1] Ha vinto il primo giocatore.
   *[2] Ha vinto il secondo giocatore.
}
terminal-knaster-sheet = Giocatore { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-knaster-phase = { $phase ->
    [roll] I dadi mostrano { $roll }.
    [dice] Si devono lanciare i dadi.
   *[over] La partita è finita.
}
terminal-kuhvadis-dice = Dadi { $dice } – { terminal-kuhvadis-rolls }
terminal-kuhvadis-to-move = { $player ->
    [1] Tocca alle croci.
   *[2] Tocca ai cerchi.
}
terminal-kuhvadis-won-by = { $player ->
    [1] Hanno vinto le croci.
   *[2] Hanno vinto i cerchi.
}
terminal-kuhvadis-draw = Entrambi sono bloccati: pareggio.

# Errori: che cosa non va, e che cosa andrebbe bene

terminal-error-no-terminal = Per giocare serve un terminale, ma l’ingresso o l’uscita è una pipe o un file; avvia «ludoteca play» direttamente in una finestra di terminale.
terminal-error-unwritable = Impossibile scrivere { $path } ({ $reason }); la partita continua, ma rendi scrivibile la cartella per conservarla.
terminal-error-exists = { $path } esiste già e resta com’è; scegli un altro nome.
terminal-error-no-name = Il file ha bisogno di un nome; scrivine uno o premi Esc.
terminal-error-damaged = Una partita salvata è illeggibile ed è stata conservata intatta come { $path }: { $reason }
