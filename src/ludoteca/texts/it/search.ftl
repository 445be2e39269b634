# Search. One sentence each: what was wrong, and what would be right.

search-error-illegal = L’azione { $action } non è permessa qui; scegline una tra quelle che legal() restituisce, o un risultato dei dadi attesi.
search-error-undo = Non c’è nulla da riprendere; il percorso è cominciato qui.
search-error-players = La posizione non dice quanti giocano a { $game }; indicane il numero.
search-error-simultaneous = Qui scelgono in più allo stesso tempo, cosa che expectimax non conosce; usa mcts, o lascia agire un solo giocatore.
search-error-number = { $name } dev’essere un numero intero da 1 in su, non { $value }.
search-error-nobody = La partita è finita o si attendono i dadi, quindi non c’è nulla da decidere; vai a una posizione in cui qualcuno deve agire.
