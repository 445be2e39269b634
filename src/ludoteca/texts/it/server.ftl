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
server-error-database-address = Questo non è l’indirizzo di un database; scrivi postgresql://UTENTE:PASSWORD@HOST:PORTA/DATABASE.
server-error-schema-name = “{ $schema }” non può essere il nome di uno schema; usa al massimo 63 minuscole, cifre e trattini bassi.
server-error-bus-address = Questo non è l’indirizzo di un bus; scrivi nats://HOST:PORTA.
server-error-no-server = Nessun database risponde a { $place } ({ $reason }); controlla l’indirizzo, e se PostgreSQL gira lì.
server-error-database-silent = Il database a { $place } non risponde in tempo; controlla l’indirizzo e la rete.
server-error-database-password = Il database a { $place } non accetta questo utente e questa password; controllali nell’indirizzo.
server-error-no-database = A { $place } non c’è questo database; crealo con “createdb”, o indicane un altro.
server-error-database-rights = A questo utente mancano dei diritti in { $place }; rendilo proprietario del database o dello schema.
server-error-database = Le partite non si possono conservare in { $place } ({ $reason }); controlla l’indirizzo e il database.
server-error-old-server = PostgreSQL a { $place } è troppo vecchio; serve la versione 12 o una più recente.
server-error-not-a-club = { $place } contiene altro che un club di Ludoteca; indica uno schema vuoto con “?schema=NOME”.
server-error-newer-database = Il club in { $place } è di una Ludoteca più recente; aggiorna questa o indica un altro database.
server-error-older-database = Il club in { $place } è di una versione che questa Ludoteca non sa leggere; indica un altro database.
server-error-unknown-outcome = Il database è sparito durante la scrittura e nessuno sa ancora se è avvenuta; guarda il tavolo e riprova.
server-error-no-bus = Nessun bus risponde a { $place } ({ $reason }); controlla l’indirizzo, e se nats-server gira lì.
server-error-bus-rights = Il bus a { $place } non lascia che questo server pubblichi e si iscriva a “{ $subject }”; dai questo diritto al suo utente.
server-error-bus-alone = Un bus unisce server che condividono un database; indica anche quello, con --storage postgresql://….
server-error-club-taken = In { $place } c’è già un club; scegli uno schema vuoto, che “?schema=NOME” nomina.
server-error-use-pg-dump = { $place } è un database; salvalo con pg_dump e ripristinalo con pg_restore, come mostra docs/operations.md.
server-error-not-moved = Ciò che è arrivato in { $place } non è ciò che si trova in { $path }, quindi lì non è rimasto nulla; riprova.
server-error-no-club = In { $place } non c’è nessun club di Ludoteca; controlla l’indirizzo e il nome dello schema.
