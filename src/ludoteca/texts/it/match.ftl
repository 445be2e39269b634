# Una partita e il suo verbale. Una frase ogni volta: che cosa non va e che cosa andrebbe bene.

match-error-stale = La partita è andata avanti da quando hai scelto questa mossa; guarda di nuovo il tabellone e scegline un’altra.
match-error-action = La mossa numero { $action } qui è contro le regole; scegli una delle mosse permesse.
match-error-no-seat = In questa partita non c’è il posto { $seat }; i posti vanno da 1 a { $seats }.
match-error-no-undo = Non c’è niente che tu possa ritirare senza chiedere; si può finché non sono seguiti dadi o la mossa di un altro, e dopo se tutti sono d’accordo.
match-with-takebacks = con ripensamenti
match-with-takebacks-note = Partita giocata con ripensamenti: non conta in nessuna statistica.
match-helped-note = Questa partita è stata giocata con aiuto.
match-error-seats = { $seats } giocatori sono troppi per una partita; invitane al massimo { $most }.
match-error-name = Il nome di un giocatore non può essere vuoto né più lungo di { $most } caratteri; scegline un altro.
match-error-bot = Il nome di un bot è fatto di lettere minuscole, cifre e trattini; scegli per esempio greedy.
match-error-bot-failed = Il bot { $bot } non può continuare ({ $reason }); ritirate la mossa, arrendetevi o riprovate più tardi.
match-error-no-help = L’aiuto c’è solo quando si gioca da soli o contro i bot; tra persone non c’è.
match-error-no-worth = { $game } non dice quanto valgono le sue mosse; { $number ->
    [0] qui non lo dice nessun gioco
   *[other] chiedi a uno di questi giochi: { $games }
}.
match-error-secret = Il segreto dei dadi di una partita deve avere da { $least } a { $most } byte; estraine uno nuovo.
match-error-contributions = Ci sono più contributi ai dadi che giocatori; danne al massimo { $seats }, uno per posto.
match-error-contribution = Un contributo ai dadi è un testo di al massimo { $most } caratteri; scegline un altro.
match-error-commitment = Il contributo del posto { $seat } non è quello a cui si era impegnato; dai quello.

# La lettura di un verbale.

match-error-record-none = Questo non è il verbale di una partita; un verbale comincia con una riga come [Game "…"].
match-error-record-format = Riga { $line }: questo verbale è nel formato { $version }, ma questa versione legge il formato { $known }; usa una versione che lo conosca.
match-error-record-truncated = Il verbale si interrompe dopo la riga { $line }; l’ultima riga dev’essere il risultato, oppure * per una partita in corso.
match-error-record-after = Riga { $line }: c’è del testo dopo la fine del verbale; la riga del risultato dev’essere l’ultima.
match-error-record-header = La riga { $line } non si può leggere; un’intestazione è fatta come [Seat1 "Anna"], e dopo le intestazioni c’è una riga vuota.
match-error-record-twice = Riga { $line }: l’intestazione { $name } compare una seconda volta; ne va tenuta una sola.
match-error-record-missing = Manca l’intestazione { $name }; senza di essa il verbale non si può verificare.
match-error-record-unknown = Riga { $line }: un verbale qui non ha l’intestazione { $name }; togli la riga.
match-error-record-secret = Questa partita non è ancora finita; i suoi dadi si potranno controllare quando il segreto sarà pubblicato, alla fine.
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

match-guarantee = { $who ->
    [none] Garanzia: i dadi erano fissati prima del primo lancio, ma nessun giocatore si era impegnato su cifre proprie; chi gestiva il server poteva provare più segreti.
    [some] Garanzia: le cifre proprie di { $names } erano fissate prima di ogni rivelazione; lì è provato che nessuno ha scelto i dadi, gli altri non ne hanno la prova.
   *[all] Garanzia: le cifre proprie di { $names } erano fissate prima di ogni rivelazione, quindi nessuno ha scelto i dadi, nemmeno chi gestiva il server.
}

# Fortuna e abilità

match-luck-dice = { $whose ->
    [you] { $luck ->
        [good] I dadi ti hanno aiutato: { $amount }.
        [bad] I dadi erano contro di te: { $amount }.
       *[even] I dadi non ti hanno né aiutato né ostacolato: { $amount }.
    }
   *[other] { $luck ->
        [good] I dadi hanno aiutato { $name }: { $amount }.
        [bad] I dadi erano contro { $name }: { $amount }.
       *[even] I dadi non hanno né aiutato né ostacolato { $name }: { $amount }.
    }
}
match-luck-skill = { $whose ->
    [you] { $skill ->
        [none] Non hai sprecato nulla.
        [little] Hai sprecato poco: { $amount }.
       *[much] Hai sprecato { $amount }.
    }
   *[other] { $skill ->
        [none] { $name } non ha sprecato nulla.
        [little] { $name } ha sprecato poco: { $amount }.
       *[much] { $name } ha sprecato { $amount }.
    }
}
match-luck-same-dice = Gli stessi dadi, giocati al meglio di quel che si poteva sapere: { $best }; { $name }: { $score }.
match-luck-sum = { $start } all’inizio, { $luck } di fortuna, { $skill } di abilità, { $others } dagli altri: { $result } alla fine.
match-luck-sum-alone = { $start } all’inizio, { $luck } di fortuna, { $skill } di abilità: { $result } alla fine.
match-luck-roll = { $whose ->
    [you] { $kind ->
        [luckiest] Il tuo lancio più fortunato
       *[unluckiest] Il tuo lancio più sfortunato
    }
   *[other] { $kind ->
        [luckiest] Il lancio più fortunato di { $name }
       *[unluckiest] Il lancio più sfortunato di { $name }
    }
}: { $dice } ({ $amount }).
match-luck-slip = { $number }. { $name }: { $move } è costato { $amount }.
match-luck-better = Meglio: { $move }.
match-luck-chance = { NUMBER($percent, maximumFractionDigits: 1) }%
match-luck-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-luck-what = { $kind ->
    [points] { $amount } punti
   *[chance] { $amount } di probabilità di vincere
}
