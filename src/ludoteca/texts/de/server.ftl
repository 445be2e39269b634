# Was der Server sagt, im Terminal und seinen Clients.

server-running = Ludoteca ist geöffnet unter { $address } – Strg+C schließt sie; jedes Spiel ist gespeichert.
server-running-lan = Andere in diesem Netz tippen { $address }, um mitzuspielen.

server-error-storage = Die Spiele lassen sich nicht in { $path } aufbewahren ({ $reason }); nenne eine Datei in einem Ordner, in den du schreiben darfst.
server-error-newer-storage = { $path } stammt von einer neueren Ludoteca; aktualisiere diese oder nenne eine andere Datei.
server-error-newer-log = Dieser Tisch stammt von einer neueren Ludoteca; aktualisiere diese, um weiterzuspielen.
server-error-not-built = Die Browser-App ist noch nicht gebaut; starte „make play“, das baut sie.
server-error-port = Der Server kann auf { $host }, Port { $port } nicht lauschen; nenne mit --port einen anderen.
server-error-host = Der Server kann nicht auf „{ $host }“ hören; nenne eine Adresse dieses Rechners, etwa 127.0.0.1, oder nimm --lan.
server-error-no-network = Dieser Rechner ist in keinem Netz, über das andere kommen könnten; verbinde ihn mit einem und versuche es noch einmal.
server-error-not-here = Nur wer an dem Rechner sitzt, auf dem Ludoteca läuft, kann andere hereinlassen; frag dort.
server-error-no-table = Diesen Tisch gibt es nicht; prüfe den Link.
server-error-no-page = Unter dieser Adresse ist nichts; geh zurück zur Startseite.
server-error-waiting = Das Spiel hat noch nicht begonnen; warte, bis alle Plätze besetzt sind und alle zu den Würfeln beigetragen haben.
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
server-error-no-review = Was die Züge wert waren, wird nach dem Ende gesagt; spiele die Partie zu Ende und frage noch einmal.
server-error-no-past = Zurückblicken kann man nur auf beendete Partien; spiel diese zu Ende und nenne einen ihrer Schritte.
server-error-record-long = Ein Protokoll mit mehr als { $most } Zeichen wird hier nicht geprüft; prüfe es zu Hause mit ludoteca verify.
server-error-damaged = Das Protokoll des Tisches { $table } ist bei Eintrag { $place } beschädigt, deshalb wurde er beiseitegelegt; bitte wer diesen Server betreibt, ihn anzusehen.
server-error-storage-taken = Ein anderer Server bewahrt seine Partien schon in { $path } auf; beende ihn oder nenne eine andere Datei.
server-error-conflict = An diesem Tisch ist im selben Augenblick etwas anderes geschehen, darum wurde nichts geändert; sieh dir den Tisch an und versuch es noch einmal.
server-error-busy = Gerade werden sehr viele Tische geöffnet; versuch es gleich noch einmal.
server-error-host-header = Unter diesem Namen ist dieser Server nicht bekannt; nimm seine Adresse oder nenne ihm den Namen mit „--set hosts=…“.
server-error-setting = Eine Einstellung „{ $name }“ gibt es nicht; schreib NAME=WERT mit einer von diesen: { $names }.
server-error-setting-value = „{ $text }“ ist kein Wert für { $name }; docs/operations.md zeigt, was jede Einstellung annimmt.
server-error-id-reused = Diese Kennung stand schon für eine andere Anfrage; gib jeder Anfrage ihre eigene.
server-error-exists = { $path } gibt es schon; nenne eine Datei, die es nicht gibt.
server-error-not-whole = { $path } ist nicht heil; „ludoteca check“ sagt, was nicht stimmt. Nimm eine andere Sicherung.
server-error-no-storage = { $path } ist kein Speicher von Ludoteca; nenne die Datei, in der „ludoteca serve“ seine Partien aufbewahrt.
server-check-damaged = Tisch { $table } ist ab Eintrag { $place } beschädigt.
server-check-unreadable = Tisch { $table } lässt sich bei Eintrag { $place } nicht lesen.
server-error-closing = Der Server schließt; komm in einigen Sekunden wieder.
server-error-full = Der Speicher des Servers ist voll ({ $most } MB), darum kann kein neuer Tisch eröffnet werden; begonnene Partien gehen weiter.
server-error-verify-busy = Gerade werden zu viele Aufzeichnungen geprüft; versuch es gleich noch einmal.
server-error-sockets = Du bist schon { $most }-mal verbunden; schließ erst einige Fenster.
server-warming = { $game } wird einmal für diesen Rechner vorbereitet: { $percent } % sind übersetzt. Frag gleich noch einmal.
server-warming-bot = Dieser Gegner wird einmal für diesen Rechner vorbereitet; er spielt, sobald er kann.
server-compiling = Die Spiele werden einmal für diesen Rechner übersetzt. Herein kann man schon; die Seite zeigt, wie weit ein Spiel ist.
server-error-shared-out = { $most } Geräte halten diesen Platz schon; nimm erst auf einem davon die Schlüssel zurück.
server-error-committed = Für die Würfel haben sich schon alle festgelegt, auch du; enthülle den Beitrag, auf den du dich festgelegt hast.
server-error-no-reveal = Dein Beitrag zu den Würfeln ist jetzt nicht dran; lege dich erst fest und warte, bis alle es getan haben.
server-error-database-address = Das ist keine Adresse einer Datenbank; schreib postgresql://NUTZER:PASSWORT@HOST:PORT/DATENBANK.
server-error-schema-name = „{ $schema }“ kann kein Schema heißen; nimm bis zu 63 kleine Buchstaben, Ziffern und Unterstriche.
server-error-bus-address = Das ist keine Adresse eines Busses; schreib nats://HOST:PORT.
server-error-no-server = Unter { $place } antwortet keine Datenbank ({ $reason }); prüfe die Adresse und ob PostgreSQL dort läuft.
server-error-database-silent = Die Datenbank unter { $place } antwortet nicht rechtzeitig; prüfe die Adresse und das Netz.
server-error-database-password = Die Datenbank unter { $place } nimmt diesen Nutzer mit diesem Passwort nicht an; prüfe beides in der Adresse.
server-error-no-database = Unter { $place } gibt es keine solche Datenbank; lege sie mit „createdb“ an oder nenne eine andere.
server-error-database-rights = Diesem Nutzer fehlen Rechte in { $place }; mach ihn zum Eigentümer der Datenbank oder des Schemas.
server-error-database = Die Spiele lassen sich nicht in { $place } aufbewahren ({ $reason }); prüfe die Adresse und die Datenbank.
server-error-old-server = PostgreSQL unter { $place } ist zu alt; es muss Version 12 oder neuer sein.
server-error-not-a-club = In { $place } liegt etwas anderes als ein Club von Ludoteca; nenne mit „?schema=NAME“ ein leeres Schema.
server-error-newer-database = Der Club in { $place } stammt von einer neueren Ludoteca; aktualisiere diese oder nenne eine andere Datenbank.
server-error-older-database = Der Club in { $place } hat eine Version, die diese Ludoteca nicht lesen kann; nenne eine andere Datenbank.
server-error-unknown-outcome = Die Datenbank verschwand beim Schreiben, und noch weiß niemand, ob es geschehen ist; sieh dir den Tisch an und versuch es noch einmal.
server-error-no-bus = Unter { $place } antwortet kein Bus ({ $reason }); prüfe die Adresse und ob nats-server dort läuft.
server-error-bus-rights = Der Bus unter { $place } lässt diesen Server „{ $subject }“ nicht senden und abonnieren; gib seinem Nutzer das Recht dazu.
server-error-bus-alone = Ein Bus verbindet Server mit gemeinsamer Datenbank; nenne auch die, mit --storage postgresql://….
server-error-club-taken = In { $place } gibt es schon einen Club; nimm ein leeres Schema, das „?schema=NAME“ nennt.
server-error-use-pg-dump = { $place } ist eine Datenbank; sichere sie mit pg_dump und hole sie mit pg_restore zurück, wie docs/operations.md es zeigt.
server-error-not-moved = Was in { $place } ankam, ist nicht das, was in { $path } liegt, darum blieb dort nichts; versuch es noch einmal.
server-error-no-club = In { $place } gibt es keinen Club von Ludoteca; prüfe die Adresse und den Namen des Schemas.
