# La soluzione di Quantik. Errori: una frase ciascuno, che cosa non andava e che cosa andrebbe bene.

solution-error-missing = La soluzione di Quantik non si trova ({ $file }); ricreala con «{ $command }».
solution-error-damaged = Il file con la soluzione di Quantik è danneggiato ({ $file }); ricrealo con «{ $command }».
solution-error-unreachable = Nessuna partita può arrivare alla posizione { $position }; una riga, una colonna o una regione può essere completata solo dall’ultimo pezzo messo.
solution-error-unwritable = Non è possibile scrivere in { $file }; scegli una cartella in cui si può scrivere.

# Risolvere

solution-metavar-folder = CARTELLA
solution-solve-about = Risolvere completamente un gioco e scrivere la tabella della sua soluzione.
solution-solve-game = quantik
solution-solve-out = il file da scrivere; senza, quello che usa Ludoteca stessa
solution-solve-work = la cartella in cui un calcolo interrotto riprende; senza, una nella tua cache
solution-progress = { $phase ->
    [enumerate] Elenco delle
   *[solve] Soluzione delle
} posizioni con { $pieces ->
    [one] { $pieces } pezzo
   *[other] { $pieces } pezzi
}
solution-heading-pieces = Pezzi
solution-heading-classes = Classi
solution-heading-stuck = Bloccate
solution-heading-immediate = Vinte subito
solution-heading-completing = per linea
solution-heading-wins = Vinte
solution-heading-losses = Perse
solution-total = Totale
solution-result = Se entrambi giocano al meglio, il { $winner ->
    [first] primo
   *[second] secondo
} giocatore vince alla mossa { $plies }.
solution-written = Tabella scritta in { $file }: { $bytes } byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solution-interrupted = Interrotto; lo stesso comando riprenderà da qui.
solution-error-game = Si può risolvere solo quantik, non { $game }; scrivi «ludoteca solve quantik».
