# Aiuto

cli-heading-usage = Uso:
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-heading-examples = Esempi

cli-metavar-command = COMANDO
cli-metavar-game = GIOCO
cli-metavar-bots = BOT,BOT,…
cli-metavar-number = NUMERO
cli-metavar-setting = NOME=VALORE
cli-metavar-sheet = FOGLIO
cli-metavar-depth = PROFONDITÀ
cli-metavar-position = POSIZIONE
cli-metavar-host = HOST
cli-metavar-file = FILE
cli-metavar-place = FILE|INDIRIZZO
cli-metavar-record = PARTITA
cli-metavar-folder = CARTELLA
cli-metavar-address = INDIRIZZO

cli-about = Gioca a { $games }; consulta le regole e fai giocare i bot per migliaia di partite.
cli-argument-game = uno di questi giochi: { $games }
cli-option-lang = la lingua da parlare; altrimenti quella del sistema
cli-option-help = mostra questo aiuto
cli-option-version = mostra la versione

cli-play-about = Gioca nel terminale, con gli amici o contro i bot.
cli-play-game = uno di questi giochi: { $games }; altrimenti lo chiede il programma

cli-serve-about = Apri i giochi ai browser: da soli, su uno stesso schermo o con amici lontani.
cli-serve-host = l’indirizzo su cui ascoltare; altrimenti 127.0.0.1, raggiungibile solo da questa macchina
cli-serve-port = la porta su cui ascoltare; altrimenti la prima libera da 8642 in poi
cli-serve-storage = il file che conserva le partite, o postgresql://… per più server; altrimenti un file nella tua cartella di stato
cli-serve-bus = ciò che sveglia gli altri server dello stesso database: l’indirizzo di un server NATS, nats://…
cli-serve-lan = far entrare gli altri della rete locale, e mostrare l’indirizzo da digitare
cli-serve-set = un’impostazione del server, tra quelle di docs/operations.md; si può dare più volte
cli-serve-no-browser = non aprire il browser

cli-simulate-about = Fai giocare ai bot molte partite e conta i risultati.
cli-simulate-players = un bot per ogni posto; un nome sconosciuto mostra l’elenco di tutti; altrimenti uno bravo contro il più debole
cli-simulate-games = quante partite giocare; altrimenti 1000
cli-simulate-seed = lo stesso seme dà le stesse partite su qualsiasi macchina; altrimenti viene estratto a sorte e mostrato
cli-simulate-sheet = se il gioco ha fogli, il numero o il nome di un foglio incluso oppure un foglio nella sua notazione; altrimenti il primo
cli-simulate-workers = quanti core usare; altrimenti tutti; il risultato non ne dipende mai
cli-simulate-json = stampa il risultato in JSON

cli-tournament-about = Far incontrare i bot con gli stessi dadi e dire chi è quanto forte.
cli-tournament-players = chi partecipa; altrimenti tutti i bot del gioco
cli-tournament-games = quante partite gioca ogni coppia, metà a posti scambiati; altrimenti 200
cli-tournament-seats = quanti posti ha una partita, occupati a turno dai due; 1 confronta i punteggi con gli stessi dadi; altrimenti 2
cli-tournament-sheet = se il gioco ha fogli, quello su cui giocare; altrimenti tutti a turno
cli-tournament-scheduler = l’indirizzo di uno scheduler dask le cui macchine fanno il lavoro
cli-tournament-folder = dove scrivere il risultato, la sua immagine e il lavoro non finito; altrimenti si conserva solo il lavoro non finito

cli-train-about = Creare i file di cui hanno bisogno i giocatori addestrati di un gioco.
cli-train-seed = lo stesso seme dà gli stessi file; altrimenti 1
cli-train-folder = dove scrivere, e dove un calcolo interrotto riprende; altrimenti una cartella nella tua cache

cli-sheet-about = Creare un nuovo foglio di gioco e disegnarlo.
cli-sheet-seed = lo stesso seme dà lo stesso foglio; altrimenti è estratto e mostrato

cli-perft-about = Conta le sequenze di mosse e lanci di una data lunghezza.
cli-perft-depth = il numero di mosse e lanci, da 1 a { $max }
cli-perft-position = la posizione di partenza; altrimenti l’inizio

cli-solve-about = Risolvere completamente un gioco e scrivere la tabella della sua soluzione.
cli-solve-out = il file da scrivere; senza, quello che usa Ludoteca stessa
cli-solve-work = la cartella in cui un calcolo interrotto riprende; senza, una nella tua cache

cli-analyse-about = Dire quanto vale ogni mossa di una posizione e perché, o quanto valevano le mosse di una partita.
cli-analyse-position = la posizione nella notazione del suo gioco, o il file di una partita; - la legge dallo standard input
cli-analyse-json = stampa l’analisi in JSON
cli-analyse-svg = scrivi la curva di una partita in questo file, in SVG
cli-analyse-folder = esamina tutte le registrazioni (*.txt) del gioco in questa cartella, e valuta chi gioca

cli-print-about = Crea pagine da stampare, con le regole in breve, in PDF.
cli-print-pages = pagine da creare (1)
cli-print-sheet = il numero, il nome o la notazione di un foglietto; tutti diversi se ce ne sono più di uno
cli-print-paper = formato della carta: a4 o letter (a4)
cli-print-output = file da scrivere, «-» per lo standard output (col nome del gioco)
cli-print-written = { $pages ->
    [one] Una pagina è
   *[other] { $pages } pagine sono
} in { $file }; stampate a grandezza naturale.
cli-show-about = Disegna una posizione.
cli-show-position = la posizione, nella notazione del suo gioco

cli-rules-about = Stampa le regole di un gioco.

cli-verify-about = Rigioca una partita registrata e ne controlla dadi, mosse e risultato.
cli-verify-record = il file della partita; - la legge dallo standard input

# Risultati

cli-compiling = Compilo le regole per questa macchina; succede una volta sola e dura al massimo un minuto…
cli-interrupted = Interrotto.

cli-simulate-progress = In gioco
cli-simulate-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
cli-simulate-bot = Bot
cli-simulate-wins = Vinte
cli-simulate-draws = Pari
cli-simulate-losses = Perse
cli-simulate-share = Vittorie (95%)
cli-simulate-score = Punti in media (95%)
cli-count = { $number }
cli-simulate-share-value = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-score-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-score-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } partite al secondo ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s)
cli-simulate-interrupted = Interrotto: questo è il risultato delle { $games } partite finite su { $wanted }.
cli-simulate-drawn-seed = Seme estratto: { $seed }

cli-tournament-elo = Elo (95%)
cli-tournament-rating = { $value } ± { NUMBER($margin, maximumFractionDigits: 0) }
cli-tournament-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-raw = Punteggi in percento contro ciascun giocatore, una patta vale metà.
cli-tournament-adjusted = Punteggi in percento contro ciascun giocatore, una patta vale metà, meno quanto hanno dato i dadi.
cli-tournament-factor = La fortuna fa variare i risultati { NUMBER($factor, maximumFractionDigits: 1) } volte tanto (varianza): senza, altrettante volte meno partite dicono lo stesso.
cli-tournament-speed = { NUMBER($rate, maximumFractionDigits: 0) } partite al secondo per processo.
cli-tournament-goes-on = Interrotto; lo stesso comando con --seed { $seed } riprenderà da qui.

cli-train-written = Scritto in { $file }: { $bytes } byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } sequenze al secondo ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

cli-solve-written = Tabella scritta in { $file }: { $bytes } byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-goes-on = Interrotto; lo stesso comando riprenderà da qui.

cli-analyse-over = La partita è finita.
cli-analyse-chance = Probabilità di vincere: { $chances }.
cli-analyse-score = Punteggio atteso: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-analyse-player = giocatore { $player }
cli-analyse-number = n.
cli-analyse-who = Giocatore
cli-analyse-move = Mossa
cli-analyse-worth = Valore
cli-analyse-best = Migliore
cli-analyse-plies = Mosse
cli-analyse-why = Perché
cli-analyse-roll = Lancio
cli-analyse-probability = Probabilità
cli-analyse-games = Partite
cli-analyse-result = Risultato
cli-analyse-luck = Fortuna
cli-analyse-mistakes = Sprecato
cli-analyse-error = Per decisione
cli-analyse-mean = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-analyse-mean-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent-error = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-analyse-more = { $count ->
    [one] Un altro è omesso; --json li elenca tutti.
   *[other] Altri { $count } sono omessi; --json li elenca tutti.
}

cli-verify-dice = { $rolls ->
    [0] Sorteggio: il primo posto deriva dal segreto, e il segreto corrisponde al suo impegno { $commitment }.
    [one] Dadi: il lancio e il sorteggio del primo posto derivano dal segreto, e il segreto corrisponde al suo impegno { $commitment }.
   *[other] Dadi: tutti i { $rolls } lanci e il sorteggio del primo posto derivano dal segreto, e il segreto corrisponde al suo impegno { $commitment }.
}
cli-verify-moves = { $moves ->
    [0] Mosse: non ne è ancora stata fatta nessuna.
    [one] Mosse: l’unica mossa rispetta le regole.
   *[other] Mosse: tutte le { $moves } mosse rispettano le regole.
}
cli-verify-open = Risultato: la partita non è finita.
cli-verify-draw = Risultato: pareggio.
cli-verify-result = Risultato: { $number ->
    [0] non vince nessuno
    [one] vince { $winners }
   *[other] { $winners } si dividono la vittoria
}{ $reason ->
    [resigned] { " " }per abbandono
   *[played] { "" }
}, come annotato.
cli-verify-scores = Punti: { $scores }, come annotato.

# Input errato

cli-error-language = Ludoteca non parla «{ $language }»; scegli tra { $languages }.
cli-error-command = Il comando «{ $name }» non esiste; i comandi sono { $commands }.
cli-error-option = «{ $command }» non ha un’opzione «{ $option }»; «{ $command } --help» elenca quelle che ha.
cli-error-surplus = «{ $option }» è una parola di troppo; «{ $command } --help» mostra che cosa serve.
cli-error-missing = Manca una parola; scrivi «{ $usage }».
cli-error-value = Dopo l’opzione { $option } serve un valore; scrivi «{ $option } …».
cli-error-flag = L’opzione { $option } non vuole un valore; scrivila da sola.
cli-error-number = «{ $text }» non va bene per { $name }; indica un numero intero da { $low } a { $high }.
cli-error-part = «ludoteca { $command }» non funziona con { $game }; { $number ->
    [0] qui nessun gioco lo offre
   *[other] scegli tra { $games }
}.
cli-error-other-game = Questa è una partita di { $found }, non di { $game }; indica { $found }.
cli-error-analyse-what = Di’ che cosa analizzare: una posizione, il file di una registrazione, oppure --folder con una cartella di registrazioni, uno solo dei tre.
cli-error-analyse-svg = --svg disegna la curva di una partita; dai anche il file di una registrazione.
cli-error-folder = La cartella { $folder } non si può leggere; nominane una che contiene registrazioni.
cli-error-no-records = Non c’è nessuna partita finita di { $game } tra le registrazioni (*.txt) in { $folder }.
cli-error-write = { $file } non si può scrivere ({ $reason }); scegli un altro file.
cli-error-extra = «ludoteca { $command }» ha bisogno di una parte che non è installata; scrivi «pip install ludoteca[{ $extra }]».
cli-error-paper = «{ $text }» non è un formato di carta noto qui; scegliete fra { $sizes }.
cli-error-no-sheet = { $name } non ha fogli tra cui scegliere; togli --sheet.
cli-uncached = Le parti compilate non si possono conservare, perché nessuna cartella di cache è scrivibile; il prossimo avvio le compilerà di nuovo.
cli-error-system = Il sistema ha rifiutato: { $reason }; controlla lo spazio libero e i permessi, poi riprova.
cli-error-file = «{ $path }»: { $reason }; controlla il percorso, lo spazio libero e i permessi, poi riprova.

cli-backup-about = Copiare le partite di un server in un file, anche mentre si gioca.
cli-backup-file = dove scrivere la copia; non deve esserci ancora nulla
cli-backup-storage = il file che conserva le partite; altrimenti uno nella tua cartella di stato
cli-backup-done = Le partite sono state copiate in { $path }.
cli-restore-about = Mettere una copia al posto delle partite di un server; ciò che c’era viene tenuto da parte.
cli-restore-file = una copia fatta da “ludoteca backup”
cli-restore-done = Le partite in { $path } sono ora quelle della copia.
cli-restore-aside = Ciò che c’era prima si trova in { $path }.
cli-check-about = Verificare ogni tavolo che un server conserva, e dire che cosa non va.
cli-check-counts = { $tables } tavoli con { $events } eventi, in un archivio di versione { $version }.
cli-check-file = Il file stesso è danneggiato: { $reason }
cli-check-whole = Tutto è integro.
cli-check-broken = Non tutto è integro; agli altri tavoli si può continuare a giocare. Che cosa fare: vedi docs/operations.md.
cli-move-about = Portare le partite di un file in un database che più server possono condividere.
cli-move-file = il file in cui un server teneva le partite; il server deve essere fermo
cli-move-address = il database, postgresql://…; non deve esserci ancora un club
cli-move-going = Trasporto
cli-move-done = Le partite di { $path } ora sono anche in { $place }; d’ora in poi servile da lì.
