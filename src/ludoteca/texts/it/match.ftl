# Una partita e il suo verbale. Una frase ogni volta: che cosa non va e che cosa andrebbe bene.

match-error-stale = La partita è andata avanti da quando hai scelto questa mossa; guarda di nuovo il tabellone e scegline un’altra.
match-error-action = La mossa numero { $action } qui è contro le regole; scegli una delle mosse permesse.
match-error-no-seat = In questa partita non c’è il posto { $seat }; i posti vanno da 1 a { $seats }.
match-error-no-undo = Non c’è niente che tu possa ritirare; puoi annullare la tua ultima decisione finché un’altra persona non ha giocato.
match-error-seats = { $seats } giocatori sono troppi per una partita; invitane al massimo { $most }.
match-error-name = Il nome di un giocatore non può essere vuoto né più lungo di { $most } caratteri; scegline un altro.
match-error-bot = Il nome di un bot è fatto di lettere minuscole, cifre e trattini; scegli per esempio greedy.
match-error-secret = Il segreto dei dadi di una partita deve avere da { $least } a { $most } byte; estraine uno nuovo.
match-error-contributions = Ci sono più contributi ai dadi che giocatori; danne al massimo { $seats }, uno per posto.
match-error-contribution = Un contributo ai dadi è un testo di al massimo { $most } caratteri; scegline un altro.

# La lettura di un verbale.

match-error-record-none = Questo non è il verbale di una partita; un verbale comincia con una riga come [Game "quantik"].
match-error-record-format = Riga { $line }: questo verbale è nel formato { $version }, ma questa versione legge il formato { $known }; usa una versione che lo conosca.
match-error-record-truncated = Il verbale si interrompe dopo la riga { $line }; l’ultima riga dev’essere il risultato, oppure * per una partita in corso.
match-error-record-after = Riga { $line }: c’è del testo dopo la fine del verbale; la riga del risultato dev’essere l’ultima.
match-error-record-header = La riga { $line } non si può leggere; un’intestazione è fatta come [Seat1 "Anna"], e dopo le intestazioni c’è una riga vuota.
match-error-record-twice = Riga { $line }: l’intestazione { $name } compare una seconda volta; ne va tenuta una sola.
match-error-record-missing = Manca l’intestazione { $name }; senza di essa il verbale non si può verificare.
match-error-record-unknown = Riga { $line }: un verbale qui non ha l’intestazione { $name }; togli la riga.
match-error-record-secret = Manca l’intestazione Secret; i dadi si potranno verificare quando sarà pubblicata, alla fine della partita.
match-error-record-start = La partita di questo verbale non può cominciare: { $reason }
match-error-record-commitment = Riga { $line }: l’impegno non è lo SHA-256 del segreto; uno dei due è stato cambiato.
match-error-record-first = Riga { $line }: comincerebbe il posto { $found }, ma la sorte ha scelto il posto { $first }.
match-error-record-line = La riga { $line } non si può leggere; un turno è fatto come «3. 2: [1 4 4 C 5] keep 44 [4 2 C] c4».
match-error-record-roll = Riga { $line }: i dadi mostrano { $roll }, ma il segreto dà { $due }.
match-error-record-no-roll = Riga { $line }: lì non si tirano dadi; togli { $roll }.
match-error-record-roll-missing = Riga { $line }: prima di questo manca il tiro { $roll }, quello che dà il segreto.
match-error-record-move = Riga { $line }, a «{ $move }»: { $reason }
match-error-record-result = Riga { $line }: il risultato sarebbe { $found }, ma le mosse portano a { $result }.
match-error-record-scores = Riga { $line }: i punti non seguono dalle mosse, che portano a { $scores }.
match-error-record-wording = La riga { $line } dovrebbe essere: { $right }
match-error-record-digest = Riga { $line }: l’impronta è quella di un altro testo; in questo verbale qualcosa è stato cambiato.
