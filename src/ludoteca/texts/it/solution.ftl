# La soluzione di Quantik. Errori: una frase ciascuno, che cosa non andava e che cosa andrebbe bene.

solution-error-missing = La soluzione di Quantik non si trova ({ $file }); ricreala con «{ $command }».
solution-error-damaged = Il file con la soluzione di Quantik è danneggiato ({ $file }); ricrealo con «{ $command }».
solution-error-unreachable = Nessuna partita può arrivare alla posizione { $position }; una riga, una colonna o una regione può essere completata solo dall’ultimo pezzo messo.
solution-error-unwritable = Non è possibile scrivere in { $file }; scegli una cartella in cui si può scrivere.
