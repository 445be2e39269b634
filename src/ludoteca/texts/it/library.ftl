# La libreria e i verbali su file. Una frase ogni volta: che cosa non va e che cosa andrebbe bene.

library-error-whose-move = Qui decidono più giocatori allo stesso tempo; di’ chi, con il numero di un posto prima della mossa.
library-error-file-missing = Il file «{ $path }» non esiste; indica il percorso di una partita salvata.
library-error-file-folder = «{ $path }» è una cartella; indica il percorso di una partita al suo interno.
library-error-file-unreadable = Il file «{ $path }» non si può leggere; controlla di avere il permesso di aprirlo.
library-error-file-binary = «{ $path }» non è un testo, quindi non è una partita; indica il percorso di una partita salvata.
library-error-file-long = «{ $path }» supera i { $most } byte, più di qualsiasi partita; indica il percorso di una partita salvata.
library-error-no-match = Questa analisi è di una posizione, che non ha storia; dai la partita stessa ad «analyse».
