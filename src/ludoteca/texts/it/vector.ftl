# Batches of games. One sentence each: what was wrong, and what would be right.

vector-error-illegal = Riga { $row }: l’azione { $action } non è permessa al giocatore { $player }; scegline una la cui maschera è 1. Nessuna partita è stata cambiata.
vector-error-over = Riga { $row }: la partita è finita; reimposta questa riga prima del prossimo passo. Nessuna partita è stata cambiata.
vector-error-array = { $name } dev’essere un array contiguo e scrivibile di forma { $shape } e tipo { $dtype }, non { $given }; nulla è stato cambiato.
vector-error-rows = Le righe devono essere numeri interi diversi, da 0 a meno di { $rows }, oppure { $rows } valori vero/falso; nulla è stato cambiato.
vector-error-seed = Riga { $row }: un seme dev’essere un numero intero da 0 in su, non { $seed }; nulla è stato cambiato.
vector-error-seeds = Un seme dev’essere un numero intero da 0 in su, oppure ne servono { $rows }, uno per riga, non { $seed }; nulla è stato cambiato.
vector-error-number = { $name } dev’essere un numero intero da { $least } in su, non { $value }.
vector-error-mode = «{ $value }» non è possibile qui; scegli tra { $names }.
vector-error-option = { $game } non ha la forma { $option }; tralascia questa opzione.
vector-error-players = I giocatori «{ $players }» non ti lasciano alcun posto o non corrispondono al loro numero; indica un bot o None per ogni posto, e None almeno una volta.
vector-error-setups = Le preparazioni devono essere una lista con almeno un testo.
vector-error-saved-kind = Ciò che è stato salvato viene da un altro tipo di lotto; ripristina partite di { $game } con gli stessi giocatori e la stessa forma.
vector-error-saved-rows = Sono state salvate { $saved } partite, ma indicate { $rows } righe; indicane altrettante, oppure ripristina una sola partita.
vector-error-closed = Questo lotto è chiuso; creane uno nuovo.
vector-error-player = Qui non c’è un giocatore { $player }; indicane uno da 0 a meno di { $players }.
