# Was der Server sagt, im Terminal und seinen Clients.

server-running = Ludoteca ist geöffnet unter { $address } – Strg+C schließt sie; jedes Spiel ist gespeichert.

server-error-storage = Die Spiele lassen sich nicht in { $path } aufbewahren ({ $reason }); nenne eine Datei in einem Ordner, in den du schreiben darfst.
server-error-newer-storage = { $path } stammt von einer neueren Ludoteca; aktualisiere diese oder nenne eine andere Datei.
server-error-not-built = Die Browser-App ist noch nicht gebaut; starte „make play“, das baut sie.
server-error-port = Der Server kann auf { $host }, Port { $port } nicht lauschen; nenne mit --port einen anderen.
server-error-no-table = Diesen Tisch gibt es nicht; prüfe den Link.
server-error-no-page = Unter dieser Adresse ist nichts; geh zurück zur Startseite.
server-error-waiting = Das Spiel hat noch nicht begonnen; warte, bis alle Plätze besetzt sind.
server-error-seat-taken = Platz { $seat } ist nicht frei; wähle einen offenen oder schau zu.
server-error-not-your-seat = Dieser Platz ist nicht deiner; du kannst zuschauen oder einen offenen Platz nehmen.
server-error-key = Dieser Link öffnet hier keinen Platz; hol ihn dir neu auf dem Gerät, an dem du dich gesetzt hast.
server-error-no-takeback = Niemand wartet auf deine Antwort zu einer Zugrücknahme; spiel einfach weiter.
server-error-not-over = Das Spiel läuft noch; die Revanche kommt, wenn es vorbei ist.
server-error-rematch-open = Eine Revanche ist schon eröffnet; geh dorthin.
server-error-message = Die Nachricht ist bei „{ $where }“ nicht lesbar; sieh im Protokoll nach.
server-error-too-fast = Das war zu schnell; warte einen Moment und versuche es noch einmal.
server-error-origin = Diese Anfrage kam von der Seite einer anderen Website; nutze die Seiten von Ludoteca.
server-error-not-kept = Der Server kann gerade nicht auf seine Platte schreiben, darum hat sich nichts geändert; versuche es gleich noch einmal.
server-error-resigned = Du hast dieses Spiel aufgegeben, und ein Bot spielt für dich weiter; schau zu oder beginne ein neues.
server-error-too-long = Dieser Tisch hat { $most } Züge und Rücknahmen gesehen, mehr als er fassen kann; gib auf und beginne ein neues Spiel.
server-error-takeback-open = Jemand anders bittet schon um eine Zugrücknahme; antworte zuerst darauf.
server-error-crowded = Zu viele schauen an diesem Tisch zu; versuche es später noch einmal.
server-error-unexpected = Im Server ist etwas schiefgegangen, und nichts hat sich geändert; versuche es noch einmal oder lade die Seite neu.
server-error-no-review = Was ein Zug wert war, weiß man nur nach einer Partie Quantik; spiel eine zu Ende und frag noch einmal.
server-error-no-past = Zurückblicken kann man nur auf beendete Partien; spiel diese zu Ende und nenne einen ihrer Schritte.
