# Batches of games. One sentence each: what was wrong, and what would be right.

vector-error-illegal = Zeile { $row }: Die Aktion { $action } ist für Spieler { $player } nicht erlaubt; wählen Sie eine, deren Maske 1 ist. Kein Spiel wurde verändert.
vector-error-over = Zeile { $row }: Das Spiel ist zu Ende; setzen Sie diese Zeile vor dem nächsten Schritt zurück. Kein Spiel wurde verändert.
vector-error-array = { $name } muss ein beschreibbares, zusammenhängendes Array der Form { $shape } vom Typ { $dtype } sein, nicht { $given }; nichts wurde verändert.
vector-error-rows = Zeilen müssen verschiedene ganze Zahlen von 0 bis unter { $rows } sein oder { $rows } Ja/Nein-Werte; nichts wurde verändert.
vector-error-seed = Zeile { $row }: Ein Startwert muss eine ganze Zahl ab 0 sein, nicht { $seed }; nichts wurde verändert.
vector-error-seeds = Ein Startwert muss eine ganze Zahl ab 0 sein, oder es müssen { $rows } sein, einer für jede Zeile, nicht { $seed }; nichts wurde verändert.
vector-error-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }.
vector-error-mode = „{ $value }“ ist hier nicht möglich; wählen Sie aus { $names }.
vector-error-option = { $game } kennt die Form { $option } nicht; lassen Sie diese Option weg.
vector-error-players = Die Spieler „{ $players }“ lassen Ihnen keinen Platz oder passen nicht zu ihrer Anzahl; nennen Sie für jeden Platz einen Bot oder None, und None mindestens einmal.
vector-error-setups = Die Spielanfänge müssen eine Liste mit mindestens einem Text sein.
vector-error-saved-kind = Das Gespeicherte stammt aus einem anderen Stapel; stellen Sie Spiele von { $game } mit denselben Spielern und derselben Form wieder her.
vector-error-saved-rows = { $saved } Spiele wurden gespeichert, aber { $rows } Zeilen genannt; nennen Sie ebenso viele, oder stellen Sie ein einzelnes Spiel wieder her.
vector-error-closed = Dieser Stapel ist geschlossen; legen Sie einen neuen an.
vector-error-player = Einen Spieler { $player } gibt es hier nicht; nennen Sie einen von 0 bis unter { $players }.
