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
cli-metavar-sheet = FOGLIO
cli-metavar-depth = PROFONDITÀ
cli-metavar-position = POSIZIONE
cli-metavar-host = HOST
cli-metavar-file = FILE
cli-metavar-record = PARTITA

cli-about = Gioca a Quantik, Knaster e Kuh Vadis, consulta le regole e fai giocare i bot per migliaia di partite.
cli-argument-game = quantik, knaster o kuhvadis
cli-option-lang = la lingua da parlare; altrimenti quella del sistema
cli-option-help = mostra questo aiuto
cli-option-version = mostra la versione

cli-play-about = Gioca nel terminale, con gli amici o contro i bot.
cli-play-game = quantik, knaster o kuhvadis; altrimenti lo chiede il programma

cli-serve-about = Apri i giochi ai browser: da soli, su uno stesso schermo o con amici lontani.
cli-serve-host = l’indirizzo su cui ascoltare; altrimenti 127.0.0.1, raggiungibile solo da questa macchina
cli-serve-port = la porta su cui ascoltare; altrimenti la prima libera da 8642 in poi
cli-serve-storage = il file che conserva le partite; altrimenti uno nella tua cartella di stato
cli-serve-no-browser = non aprire il browser

cli-simulate-about = Fai giocare ai bot molte partite e conta i risultati.
cli-simulate-players = un bot per ogni posto; ogni gioco ha random, gentle e greedy, quantik anche club, expert e perfect; altrimenti greedy,random
cli-simulate-games = quante partite giocare; altrimenti 1000
cli-simulate-seed = lo stesso seme dà le stesse partite su qualsiasi macchina; altrimenti viene estratto a sorte e mostrato
cli-simulate-sheet = per Kuh Vadis, il numero di un foglio incluso nel gioco oppure un foglio nella sua notazione; altrimenti il foglio 1
cli-simulate-workers = quanti core usare; altrimenti tutti; il risultato non ne dipende mai
cli-simulate-json = stampa il risultato in JSON

cli-perft-about = Conta le sequenze di mosse di una data lunghezza.
cli-perft-game = quantik
cli-perft-depth = il numero di mosse, da 1 a { $max }

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

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } sequenze al secondo ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

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
cli-error-perft-game = Le sequenze di mosse si contano solo per quantik, non per { $game }; scrivi «ludoteca perft quantik 5».
cli-error-no-sheet = { $name } non ha fogli tra cui scegliere; togli --sheet.
cli-error-file-missing = Il file «{ $path }» non esiste; indica il percorso di una partita salvata.
cli-error-file-folder = «{ $path }» è una cartella; indica il percorso di una partita al suo interno.
cli-error-file-unreadable = Il file «{ $path }» non si può leggere; controlla di avere il permesso di aprirlo.
cli-error-file-binary = «{ $path }» non è un testo, quindi non è una partita; indica il percorso di una partita salvata.
cli-error-file-long = «{ $path }» supera i { $most } byte, più di qualsiasi partita; indica il percorso di una partita salvata.
cli-error-system = Il sistema ha rifiutato: { $reason }; controlla lo spazio libero e i permessi, poi riprova.
