# Search. One sentence each: what was wrong, and what would be right.

search-error-illegal = Die Aktion { $action } ist hier nicht erlaubt; wählen Sie eine von denen, die legal() liefert, oder ein Ergebnis der fälligen Würfel.
search-error-undo = Es gibt nichts zurückzunehmen; hier hat der Gang begonnen.
search-error-players = Wie viele { $game } spielen, geht aus der Stellung nicht hervor; nennen Sie ihre Anzahl.
search-error-simultaneous = Hier wählen mehrere gleichzeitig, was expectimax nicht kennt; verwenden Sie mcts, oder lassen Sie nur einen Spieler am Zug.
search-error-number = { $name } muss eine ganze Zahl ab 1 sein, nicht { $value }.
search-error-nobody = Das Spiel ist zu Ende oder es muss gewürfelt werden, also gibt es nichts zu entscheiden; gehen Sie zu einer Stellung, in der jemand am Zug ist.
