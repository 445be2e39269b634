# Quello che dice il server, nel terminale e ai suoi client.

server-running = Ludoteca è aperta all’indirizzo { $address } – Ctrl+C per chiuderla; ogni partita è salvata.

server-error-storage = Le partite non si possono conservare in { $path } ({ $reason }); indica un file in una cartella in cui puoi scrivere.
server-error-newer-storage = { $path } è stato scritto da una Ludoteca più recente; aggiorna questa o indica un altro file.
server-error-not-built = L’app per il browser non è ancora costruita; esegui «make play», che la costruisce.
server-error-port = Il server non può ascoltare su { $host }, porta { $port }; indicane un’altra con --port.
server-error-no-table = Questo tavolo non esiste; controlla il link.
server-error-no-page = A questo indirizzo non c’è nulla; torna alla pagina iniziale.
server-error-waiting = La partita non è cominciata; aspetta che tutti i posti siano occupati.
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
server-error-no-review = Il valore delle mosse si conosce solo dopo una partita di Quantik; finiscine una e chiedi di nuovo.
server-error-no-past = Si rivedono solo le partite finite; finisci questa e indica uno dei suoi passi.
