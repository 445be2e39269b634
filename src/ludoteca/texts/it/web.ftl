# L’app nel browser. Un gioco dice ognuna di queste frasi a modo suo, se ce l’ha: <gioco>-web-… per web-….

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
web-notify-on = Chiamami quando tocca a me
web-notify-off = Non chiamarmi più
web-rules-of = Regole di { $game }
web-close = Chiudi
web-cancel = Annulla
web-loading = Un momento…
web-warming = { $game } si prepara per questo computer, una volta sola; comincia da sé, prima che tutti gli avversari siano pronti.
web-error-offline = Il server non risponde; controlla che sia in funzione e riprova.
web-error-file = «{ $name }» non si può leggere; scegli di nuovo il file, o un altro.
web-error-unexpected = Il server non ha potuto farlo; ricarica la pagina e riprova.

## Pagina iniziale

web-start-title = Ludoteca – piccoli giochi, un tavolo
web-start-heading = Prendi una sedia.
web-start-lead = Piccoli giochi con molto dentro: contro un bot, con amici lontani o insieme davanti a questo schermo.
web-start-games = I giochi
web-pitch = Un gioco in parole e lettere: leggi il tabellone come un testo e scegli tra le tue mosse.
web-facts = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} · { $dice ->
    [yes] con i dadi
   *[no] senza dadi
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
web-picture = La scatola di { $game }

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
web-new-setup = Come cominciare
web-new-setup-any = A sorpresa
web-new-setup-number = Inizio { $number }
web-new-setup-own = Il mio…
web-setup-text = L’inizio, come testo
web-setup-file = Caricalo da un file di testo
web-setup-link = Link da condividere
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
web-reach-alone = Solo questo computer può aprire questo link.
web-reach-let-in = Fai entrare gli altri di questa rete
web-reach-open = Ora gli altri di questa rete possono entrare: digitano questo indirizzo o inquadrano il codice.
web-qr = Codice QR
web-qr-label = Codice QR di questo link
web-sit-watch = Solo guardare
web-wait-watch = Stai guardando; la partita comincia quando tutte le sedie sono occupate.
web-sit-after-all = Sedersi lo stesso
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
web-prompt-choose = { $turn }: scegli una mossa.
web-prompt-roll = { $turn }: lancia i dadi.
web-prompt-late = La tua mossa è in viaggio…
web-roll = Lancia i dadi
web-watching = Stai guardando.

## Com’è finita

web-end-you = Hai vinto!
web-end-won = Vince { $who }.
web-end-shared = { $who } si dividono la vittoria.
web-end-draw = Pareggio.
web-end-lost = Stavolta vince { $who }.
web-end-resigned = { $loser } si arrende; vince { $who }.
web-end-gave-up = { $loser } si arrende.
web-end-points = { $count ->
    [one] { $count } punto.
   *[other] { $count } punti.
}
web-review = Quanto valeva ogni mossa
web-review-lead = Che cosa è costata ogni decisione. { $count ->
    [0] Nessuno si è lasciato sfuggire nulla.
    [one] Una mossa si è lasciata sfuggire qualcosa.
   *[other] { $count } mosse si sono lasciate sfuggire qualcosa.
}
web-review-worth = { $verdict ->
    [won] Vince la partita.
    [kept] Niente era meglio.
    [lost] Qui non c’era nulla da guadagnare.
   *[thrown] C’era di meglio.
}
web-review-better = Meglio: { $move }
web-help-hint = Mostra un consiglio
web-help-all = Mostra quanto vale ogni scelta
web-help-marks = L’aiuto segna la partita come aiutata.
web-help-wait = Il calcolo è in corso. Al primo avvio ci vuole un po’; intanto si può giocare.
web-help-best = Meglio: { $move } ({ $amount }). { $why }
web-help-list = Quanto vale ogni scelta
web-help-worth = vale { $amount }
web-help-solved = { $wins ->
    [yes] vince
   *[no] perde
} in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
web-luck = Fortuna e abilità
web-luck-wait = La partita viene esaminata …
web-luck-curve = Com’è andata, dal primo lancio alla fine: { $kind ->
    [points] il punteggio atteso
   *[chance] la probabilità di vincere
} di ognuno.
web-luck-heading = { $what ->
    [start] Inizio
    [luck] Fortuna
    [skill] Abilità
    [others] Altri
   *[result] Fine
}
web-luck-exact = Inizio, fortuna, abilità e quel che hanno fatto gli altri danno il risultato, esattamente. L’abilità è quel che le decisioni hanno sprecato, e quel che uno sguardo più attento ha trovato dopo.
web-luck-dearest = { $count ->
    [0] Nessuna decisione è costata qualcosa.
    [one] La decisione più cara
   *[other] Le { $count } decisioni più care
}
web-luck-cost = costa { $amount }
web-luck-luckiest = Il lancio più fortunato{ $whose ->
    [mine] {""}
   *[one] {" "}di { $name }
}: { $what } ({ $amount })
web-luck-unluckiest = Il lancio più sfortunato{ $whose ->
    [mine] {""}
   *[one] {" "}di { $name }
}: { $what } ({ $amount })
web-luck-played = Giocato: { $why }.
web-luck-better = Meglio: { $move }. { $why }.
web-luck-show = Mostra sul tabellone
web-rematch = Rivincita
web-rematch-alone = Gioca ancora
web-rematch-go = Alla rivincita
web-rematch-asked = C’è una rivincita aperta.
web-again = Torna ai giochi
web-result-title = Risultato
web-result = Mostra il risultato
web-result-aside = Guarda il tabellone

## Che cosa è successo

web-did = { $who }: { $move }
web-did-resign = { $who } si arrende
web-did-roll = Dadi: { $dice }
web-did-undo = L’ultima mossa è stata annullata
web-did-begin = La partita comincia.

## Accanto al tabellone

web-moves = Mosse
web-moves-none = Ancora nessuna mossa.
web-moves-look = Scegli un passo per rivedere il tabellone com’era allora.
web-past = Rivedi la partita
web-past-begin = L’inizio
web-past-at = Dopo il passo { $number } di { $count } · { $what }
web-past-judged = Prima del passo { $number } di { $count } · { $what } · Meglio: { $better }
web-past-verdict = { $verdict ->
    [taken] giocato
    [better] meglio
   *[both] entrambi
}
web-past-cell = { $verdict ->
    [taken] giocato
    [better] sarebbe stato meglio
   *[both] giocato, e anche meglio
}
web-past-dice = { $dice }; giocato: { $taken }; meglio: { $better }
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
web-takeback-refused = La tua richiesta di annullare è stata rifiutata.
web-resign = Arrenditi
web-resign-ask = Arrendersi in questa partita?
web-resign-warn = La partita finisce e la perdi.
web-resign-yes = Mi arrendo
web-pace = Ritmo degli altri
web-pace-of = { $pace ->
    [slow] lento
    [fast] veloce
    [at-once] immediato
   *[normal] normale
}
web-taps = Lancio io i miei dadi
web-record = Scarica il verbale
web-verify-link = Controlla i dadi
web-share = Link
web-share-watch = Per gli spettatori
web-share-seat = Il tuo posto su un altro dispositivo
web-share-seat-warn = Tienilo per te: chi lo possiede gioca al posto tuo.
web-revoke = Riprendi tutte le chiavi
web-revoke-ask = Riprendere tutte le chiavi del tuo posto?
web-revoke-warn = I link che hai dato e gli altri tuoi dispositivi non terranno più il tuo posto. Qui continui a giocare, con una chiave nuova.
web-revoke-yes = Riprendile
web-revoked = Ora solo questo dispositivo tiene il tuo posto.
web-share-board = Condividi
web-share-picture = Il tabellone di { $game } com’è mostrato
web-share-step = Link a questo momento della partita
web-share-save = Salva l’immagine
web-rules = Regole
web-rules-more = Regole con esempi
web-offline = Connessione persa; si riprova…
web-offline-pending = La tua mossa è conservata e sarà inviata poi.
web-online = Di nuovo in linea.
web-commitment = Impronta dei dadi
web-about-dice = I dadi di questa partita erano fissati prima del primo lancio; questa impronta lo dimostra.
web-about-dice-alone = Giochi senza altre persone e i bot non aggiungono niente ai dadi: li garantiscono le cifre a caso del tuo browser.
web-last-move = Ultima mossa
web-table-missing = Questo tavolo non esiste.
web-table-missing-lead = Forse il link è incompleto, oppure il tavolo è stato sparecchiato.
web-page-missing = Qui non c’è niente.
web-page-missing-lead = Questo indirizzo non porta a nessuna pagina di Ludoteca.
web-curtain = Passa lo schermo a { $who }
web-curtain-lead = Nessun altro guardi: le scelte restano nascoste finché tutti hanno scelto.
web-curtain-open = Eccomi, { $who }
web-pass = Passa
web-plain-board = Il tabellone di { $game } come testo
web-plain-moves = Le tue mosse
web-cell-last = { $cell }, ultima mossa

## Regole

web-rules-title = Regole di { $game } – Ludoteca
web-print = Da stampare
web-print-lead = Fogli su cui scrivere, con le regole in breve, in bianco e nero.
web-print-pages = Pagine
web-print-paper = Carta
web-print-letter = US letter
web-print-make = Crea il PDF
web-try = Prova
web-try-play = Gioca a { $game }

## Controllare i dadi

web-dice-title = Controlla i dadi – Ludoteca
web-dice-heading = Nessuno ha scelto questi dadi
web-dice-lead = Né il server, né un giocatore. Ecco come puoi esserne sicuro.
web-dice-step-commit = Prima del primo lancio il server estrae un segreto e ne pubblica l’impronta (SHA-256). Da quel momento non può più cambiarlo senza che tutti se ne accorgano.
web-dice-step-mix = Il browser di ogni giocatore estrae cifre proprie e ne mostra prima l’impronta. Si rivelano solo quando tutti l’hanno fatto; ogni lancio si calcola dal segreto, da tutte queste cifre e dal suo numero, così nessuno può sceglierlo.
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
web-dice-open = Non ancora finita.
web-dice-none = non finita
web-dice-winner = vittoria per { $names } ({ $scores })
web-dice-here-good = Il tuo browser ha controllato i dadi da solo.
web-dice-here-bad = Il tuo browser trova sbagliati questi dadi.
web-dice-here-rolls = Ha ricalcolato le impronte, i sorteggi e { $rolls ->
    [one] l’unico lancio
   *[other] tutti i { $rolls } lanci
} dal segreto e dalle cifre dei giocatori, senza chiedere al server.
web-dice-here-other = Ma le impronte non sono quelle che questo browser aveva visto prima dei dadi.
web-dice-here-same = Le impronte sono quelle che questo browser aveva visto prima dei dadi.
web-dice-here-wrong = { $what ->
    [commitment] Il segreto non corrisponde alla sua impronta.
    [contribution] Le cifre di un giocatore non corrispondono alla loro impronta.
    [lot] I sorteggi non derivano dal segreto.
    [roll] Riga { $line }: i dadi non derivano dal segreto.
   *[unreadable] Non riesce a leggere questo verbale.
}
web-dice-server = Che le mosse siano permesse lo ha controllato il server.

## Before the dice fall

web-shake-heading = Ci si accorda sui dadi …
web-shake-lead = Il browser di ogni giocatore aggiunge cifre a caso che nessuno poteva conoscere. Poi la partita comincia.
web-shake-wait = Si aspetta { $names }.
web-shake-broken = Questo server non ha mantenuto la parola.
web-shake-broken-lead = L’impronta dei suoi dadi non è quella mostrata prima. Non continuare a giocare qui.

web-key-title = Continuare a giocare da qui?
web-key-lead = Questo link contiene un posto a un tavolo. Prendilo solo se è tuo o se ti è stato dato; chi ha il link può giocare per quel posto.
web-key-yes = Prendi il posto
web-key-no = Solo guardare

# Le mie partite

web-my-games = Le mie partite
web-my-lead = Conservate solo su questo dispositivo; nessun altro le vede.
web-my-which = Gioco
web-my-all = Tutti i giochi
web-my-export = Esporta tutto
web-my-import = Importa
web-my-imported = { $count ->
    [one] Una partita importata.
   *[other] { $count } partite importate.
}
web-my-bad-file = «{ $name }» non contiene partite di Ludoteca; scegli un file creato da «Esporta tutto».
web-my-results = Risultati
web-my-list = Tutte
web-my-none = Ancora nessuna partita; la prima apparirà qui.
web-my-counted = { $count ->
    [one] Conta una partita.
   *[other] Contano { $count } partite.
} Quelle con mosse ritirate no.
web-my-points = Migliore { $best }, media { $mean }
web-my-curve = Punti { $count ->
    [one] dell’ultima partita
   *[other] delle ultime { $count } partite
}, tra { $low } e { $high }
web-my-streak = Vittorie di fila: { $now }, al massimo { $most }
web-my-against = Contro
web-my-people = Persone
web-my-outcome = { $outcome ->
    [won] Vinta
    [shared] Pari
   *[lost] Persa
}
web-my-with-takebacks = con mosse ritirate
web-my-going-on = in corso
web-my-record = Verbale
web-my-delete = Elimina
web-my-delete-heading = Eliminare questa partita?
web-my-delete-text = Viene tolta per sempre da questo dispositivo, anche dai risultati.
web-my-deleted = La partita è eliminata.
