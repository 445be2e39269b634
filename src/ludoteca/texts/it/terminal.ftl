# L’applicazione del terminale.

terminal-welcome = Giochi per una serata
terminal-about = { $most ->
    [open] { $least ->
        [one] da soli o in tanti
       *[other] { $least } giocatori o più
    }
    [same] { $least ->
        [one] per un giocatore
       *[other] { $least } giocatori
    }
   *[other] da { $least } a { $most } giocatori
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
terminal-compiling = Le regole vengono compilate per questo computer. Succede una volta sola; la partita comincia da sé, prima che tutti gli avversari siano pronti.
terminal-bot-compiling = { $bot }: compilazione per questo computer, una volta sola; la partita prosegue da sé.
terminal-worth-compiling = I suggerimenti vengono compilati per questo computer, una volta sola; richiedili tra un momento.
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
    [master] Maestro
    [perfect] Perfetto
   *[other] { $bot }
}
terminal-setup = Partenza
terminal-setup-own = o come testo
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
terminal-key-type = scrivi
terminal-key-cell = muovi
terminal-key-toggle = scegli
terminal-key-pass = passa
terminal-yes = sì
terminal-no = no

# Durante la partita

terminal-waiting = { $names } sta pensando…
terminal-over = La partita è finita.
terminal-no-move-yet = Ancora nessuna mossa.
terminal-last-move = Ultima mossa: { $name } { $move }
terminal-move-resigns = abbandona
terminal-curtain = La tastiera passa a { $name }. Gli altri non guardino!
terminal-resign-question = { $name }, vuoi davvero abbandonare?
terminal-undo-question = Sono seguiti dadi o la mossa di un altro. Siete tutti d’accordo che { $name } ritiri l’ultima decisione?
terminal-save-question = In quale file salvare questa partita?
terminal-saved = La partita è salvata in { $path }.
terminal-plain-choose = { $name }: scegli una mossa.
terminal-plain-write = { $name }, scrivi la tua mossa: { $text }
terminal-plain-dice = Dadi

# La fine

terminal-end-won = { $reason ->
    [resigned] { $whose ->
        [you] Hai vinto: non resta nessun altro.
       *[other] Vince { $names }: non è rimasto nessun altro.
    }
   *[played] { $count ->
        [one] { $whose ->
            [you] Hai vinto!
           *[other] Vince { $names }!
        }
       *[other] Vincono insieme { $names }.
    }
}
terminal-end-draw = Pareggio!
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
terminal-key-hint = consiglio
terminal-hint = Consiglio: { $move } ({ $amount }). { $why }
terminal-key-worth = valore
terminal-worth = Quanto vale ogni scelta
terminal-review-wait = La partita viene esaminata …
terminal-slips = { $count ->
    [0] Nessuna mossa ha ceduto qualcosa.
    [one] La mossa più costosa:
   *[other] Le { $count } mosse più costose:
}

# Errori: che cosa non va, e che cosa andrebbe bene

terminal-error-no-terminal = Per giocare serve un terminale, ma l’ingresso o l’uscita è una pipe o un file; avvia «ludoteca play» direttamente in una finestra di terminale.
terminal-error-unwritable = Impossibile scrivere { $path } ({ $reason }); la partita continua, ma rendi scrivibile la cartella per conservarla.
terminal-error-exists = { $path } esiste già e resta com’è; scegli un altro nome.
terminal-error-no-name = Il file ha bisogno di un nome; scrivine uno o premi Esc.
terminal-error-unusable = Non si può giocare a { $game }; ripara o togli il pacchetto da cui viene: { $reason }
terminal-error-damaged = Una partita salvata è illeggibile ed è stata conservata intatta come { $path }: { $reason }
terminal-error-several-damaged = { $count } partite salvate sono illeggibili e restano intatte in { $folder }: { $names }
terminal-key-moment = mostra
terminal-key-back = al bilancio
terminal-moment = { $when ->
    [before] Prima del
   *[after] Dopo il
} passo { $number } di { $count }
terminal-moment-better = { $sign } meglio: { $move }
terminal-moment-taken = { $sign } giocato: { $move }
