# Quello che dice il server, nel terminale e ai suoi client.

server-running = Ludoteca è aperta all’indirizzo { $address } – Ctrl+C per chiuderla; ogni partita è salvata.
server-running-lan = In questa rete gli altri digitano { $address } per unirsi.

server-error-storage = Le partite non si possono conservare in { $path } ({ $reason }); indica un file in una cartella in cui puoi scrivere.
server-error-newer-storage = { $path } è stato scritto da una Ludoteca più recente; aggiorna questa o indica un altro file.
server-error-newer-log = Questo tavolo è stato conservato da una Ludoteca più recente; aggiorna questa per continuare la partita.
server-error-not-built = L’app per il browser non è ancora costruita; esegui «make play», che la costruisce.
server-error-port = Il server non può ascoltare su { $host }, porta { $port }; indicane un’altra con --port.
server-error-host = Il server non può ascoltare su «{ $host }»; indica un indirizzo di questo computer, come 127.0.0.1, oppure usa --lan.
server-error-no-network = Questo computer non è in nessuna rete da cui altri possano venire; collegalo e riprova.
server-error-not-here = Solo chi è al computer su cui gira Ludoteca può far entrare gli altri; chiedi lì.
server-error-no-table = Questo tavolo non esiste; controlla il link.
server-error-no-page = A questo indirizzo non c’è nulla; torna alla pagina iniziale.
server-error-waiting = La partita non è cominciata; aspetta che ogni posto sia occupato e che tutti abbiano contribuito ai dadi.
server-error-seat-taken = Il posto { $seat } non è libero; scegline uno aperto o resta a guardare.
server-error-not-your-seat = Quel posto non è tuo; puoi guardare o prendere un posto libero.
server-error-key = Questo link non apre alcun posto qui; chiedilo di nuovo sul dispositivo con cui ti sei seduto.
server-error-no-takeback = Nessuno aspetta la tua risposta per ritirare una mossa; continua a giocare.
server-error-not-over = La partita è ancora in corso; la rivincita si gioca quando è finita.
server-error-rematch-open = Una rivincita è già aperta; raggiungila.
server-error-message = Il messaggio non si legge in «{ $where }»; consulta il protocollo.
server-error-too-fast = Troppo in fretta; aspetta un attimo e riprova.
server-error-origin = Questa richiesta viene dalla pagina di un altro sito; usa le pagine di Ludoteca.
server-error-not-kept = In questo momento il server non riesce a scrivere sul disco e nulla è cambiato; riprova tra un attimo.
server-error-resigned = Hai abbandonato questa partita e un bot gioca al posto tuo; guarda, o comincia un’altra partita.
server-error-too-long = Questo tavolo ha visto { $most } mosse e ritiri, più di quanti possa contenerne; abbandona e comincia una nuova partita.
server-error-takeback-open = Qualcun altro sta già chiedendo di ritirare una mossa; prima rispondi a quella richiesta.
server-error-crowded = Troppe persone guardano questo tavolo; riprova più tardi.
server-error-unexpected = Qualcosa è andato storto nel server e nulla è cambiato; riprova, o ricarica la pagina.
server-error-no-review = Quanto valevano le mosse si dice a partita finita; finiscila e chiedi di nuovo.
server-error-no-past = Si rivedono solo le partite finite; finisci questa e indica uno dei suoi passi.
server-error-record-long = Un verbale di più di { $most } caratteri non viene controllato qui; controllalo a casa con ludoteca verify.
server-error-damaged = Il registro del tavolo { $table } è danneggiato alla voce { $place } e il tavolo è stato messo da parte; chiedi a chi gestisce questo server di controllarlo.
server-error-storage-taken = Un altro server tiene già le sue partite in { $path }; fermalo, oppure indica un altro file.
server-error-conflict = Nello stesso momento a questo tavolo è successo altro, quindi nulla è cambiato; guarda il tavolo e riprova.
server-error-busy = In questo momento si aprono moltissimi tavoli; riprova tra un istante.
server-error-host-header = Questo server non è noto con questo nome; usa il suo indirizzo, oppure digli il nome con “--set hosts=…”.
server-error-setting = Non c’è nessuna impostazione “{ $name }”; scrivi NOME=VALORE con una di queste: { $names }.
server-error-setting-value = “{ $text }” non è un valore per { $name }; docs/operations.md mostra che cosa accetta ogni impostazione.
server-error-id-reused = Questo identificativo è già servito per un’altra richiesta; dai a ogni richiesta il suo.
server-error-exists = { $path } esiste già; indica un file che non c’è.
server-error-not-whole = { $path } non è integro; “ludoteca check” dice che cosa non va. Scegli un’altra copia.
server-error-no-storage = { $path } non è un archivio di Ludoteca; indica il file in cui “ludoteca serve” tiene le partite.
server-check-damaged = Il tavolo { $table } è danneggiato dalla voce { $place } in poi.
server-check-unreadable = Il tavolo { $table } non si può leggere alla voce { $place }.
server-error-closing = Il server sta chiudendo; torna tra qualche secondo.
server-error-full = L’archivio del server è pieno ({ $most } MB), quindi non si possono aprire nuovi tavoli; le partite iniziate continuano.
server-error-verify-busy = Si stanno verificando troppe registrazioni; riprova tra un istante.
server-error-sockets = Sei già collegato { $most } volte; chiudi prima qualche finestra.
server-warming = { $game } si prepara per questo computer, una volta sola: compilato il { $percent } %. Richiedi tra un momento.
server-warming-bot = Questo avversario si prepara per questo computer, una volta sola; giocherà appena può.
server-compiling = I giochi vengono compilati per questo computer, una volta sola. Si può già entrare; la pagina mostra a che punto è un gioco.
server-error-shared-out = { $most } dispositivi tengono già questo posto; prima riprendi le chiavi su uno di essi.
server-error-committed = Tutti si sono già impegnati per i dadi e il tuo impegno non può più cambiare; rivela il contributo a cui ti sei impegnato.
server-error-no-reveal = Il tuo contributo ai dadi non è atteso adesso; prima impegnati e aspetta che lo facciano tutti.
