# Hilfe

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-examples = Beispiele

cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-bots = BOT,BOT,…
cli-metavar-number = ZAHL
cli-metavar-setting = NAME=WERT
cli-metavar-sheet = BLATT
cli-metavar-depth = TIEFE
cli-metavar-position = STELLUNG
cli-metavar-host = HOST
cli-metavar-file = DATEI
cli-metavar-place = DATEI|ADRESSE
cli-metavar-record = PARTIE
cli-metavar-folder = ORDNER
cli-metavar-address = ADRESSE

cli-about = Spiele { $games }; schlage Regeln nach und lass Bots zu Tausenden von Partien antreten.
cli-argument-game = eines von { $games }
cli-option-lang = die Sprache; ohne Angabe die deines Systems
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen

cli-play-about = Im Terminal spielen, mit Freunden oder gegen Bots.
cli-play-game = eines von { $games }; ohne Angabe fragt das Programm

cli-serve-about = Die Spiele für Browser öffnen: allein, an einem Bildschirm oder mit Freunden in der Ferne.
cli-serve-host = die Adresse des Servers; ohne Angabe 127.0.0.1, die nur dieser Rechner erreicht
cli-serve-port = der Port des Servers; ohne Angabe der erste freie ab 8642
cli-serve-storage = die Datei mit den Partien, oder postgresql://… für mehrere Server; ohne Angabe eine Datei in deinem Zustandsordner
cli-serve-bus = was die anderen Server derselben Datenbank weckt: die Adresse eines NATS-Servers, nats://…
cli-serve-lan = andere im lokalen Netz hereinlassen und die Adresse anzeigen, die sie tippen
cli-serve-set = eine Einstellung des Servers, wie docs/operations.md sie auflistet; darf mehrmals stehen
cli-serve-no-browser = keinen Browser öffnen

cli-simulate-about = Bots viele Partien spielen lassen und die Ergebnisse zählen.
cli-simulate-players = ein Bot für jeden Platz; ein unbekannter Name zeigt die Liste aller; ohne Angabe ein guter gegen den schwächsten
cli-simulate-games = wie viele Partien gespielt werden; ohne Angabe 1000
cli-simulate-seed = derselbe Startwert ergibt auf jedem Rechner dieselben Partien; ohne Angabe wird einer gezogen und gezeigt
cli-simulate-sheet = wo ein Spiel Blätter hat, Nummer oder Name eines mitgelieferten oder ein Blatt in seiner Notation; ohne Angabe das erste
cli-simulate-workers = wie viele Kerne rechnen; ohne Angabe alle; das Ergebnis hängt nie davon ab
cli-simulate-json = das Ergebnis als JSON ausgeben

cli-tournament-about = Bots mit denselben Würfeln gegeneinander antreten lassen und sagen, wer wie stark ist.
cli-tournament-players = wer teilnimmt; ohne Angabe alle Bots des Spiels
cli-tournament-games = wie viele Partien jedes Paar spielt, die Hälfte mit getauschten Plätzen; ohne Angabe 200
cli-tournament-seats = wie viele Plätze eine Partie hat, abwechselnd von beiden besetzt; 1 vergleicht die Punkte bei denselben Würfeln; ohne Angabe 2
cli-tournament-sheet = wo ein Spiel Blätter hat, das eine, auf dem gespielt wird; ohne Angabe alle abwechselnd
cli-tournament-scheduler = die Adresse eines Dask-Schedulers, dessen Rechner die Arbeit tun
cli-tournament-folder = wohin das Ergebnis, ein Bild davon und Unfertiges geschrieben werden; ohne Angabe wird nur Unfertiges aufbewahrt

cli-train-about = Die Dateien erzeugen, die die gelernten Spieler eines Spiels brauchen.
cli-train-seed = derselbe Startwert ergibt dieselben Dateien; ohne Angabe 1
cli-train-folder = wohin geschrieben wird und wo ein unterbrochener Lauf weitergeht; ohne Angabe ein Ordner in deinem Cache

cli-sheet-about = Ein neues Blatt zum Spielen erzeugen und zeichnen.
cli-sheet-seed = derselbe Startwert ergibt dasselbe Blatt; ohne Angabe wird einer gezogen und gezeigt

cli-perft-about = Die Folgen von Zügen und Würfen einer bestimmten Länge zählen.
cli-perft-depth = die Zahl der Züge und Würfe, von 1 bis { $max }
cli-perft-position = die Stellung, von der aus gezählt wird; ohne Angabe der Anfang

cli-solve-about = Ein Spiel vollständig lösen und die Tabelle seiner Lösung schreiben.
cli-solve-out = die Datei, die geschrieben wird; ohne Angabe die, die Ludoteca selbst benutzt
cli-solve-work = der Ordner, in dem ein unterbrochener Lauf weitergeht; ohne Angabe einer in deinem Cache

cli-analyse-about = Sagen, was jeder Zug einer Stellung wert ist und warum, oder was die Züge einer Partie wert waren.
cli-analyse-position = die Stellung in der Notation ihres Spiels oder die Datei mit einer Partie; - liest sie von der Standardeingabe
cli-analyse-json = die Analyse als JSON ausgeben
cli-analyse-svg = die Kurve eines Spiels als SVG in diese Datei schreiben
cli-analyse-folder = alle Aufzeichnungen (*.txt) des Spiels in diesem Ordner zerlegen und alle bewerten

cli-print-about = Seiten zum Drucken machen, mit den Regeln in Kürze, als PDF.
cli-print-pages = Anzahl der Seiten (1)
cli-print-sheet = Nummer, Name oder Notation eines Blattes; lauter verschiedene, wo es mehrere gibt
cli-print-paper = Papierformat: a4 oder letter (a4)
cli-print-output = Datei, „-“ für die Standardausgabe (benannt nach dem Spiel)
cli-print-written = { $pages ->
    [one] Eine Seite steht
   *[other] { $pages } Seiten stehen
} in { $file }; in voller Größe drucken.
cli-show-about = Eine Stellung zeichnen.
cli-show-position = die Stellung in der Notation ihres Spiels

cli-rules-about = Die Regeln eines Spiels ausgeben.

cli-verify-about = Eine aufgezeichnete Partie nachspielen und Würfel, Züge und Ergebnis prüfen.
cli-verify-record = die Datei mit der Partie; - liest sie von der Standardeingabe

# Ergebnisse

cli-compiling = Die Regeln werden für diesen Rechner übersetzt; das geschieht einmal und dauert höchstens eine Minute …
cli-interrupted = Abgebrochen.

cli-simulate-progress = Es wird gespielt
cli-simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-draws = Remis
cli-simulate-losses = Niederlagen
cli-simulate-share = Siegquote (95 %)
cli-simulate-score = Mittel (95 %)
cli-count = { $number }
cli-simulate-share-value = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-score-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-score-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } Partien pro Sekunde ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s)
cli-simulate-interrupted = Abgebrochen: Dies ist das Ergebnis der { $games } von { $wanted } Partien, die fertig wurden.
cli-simulate-drawn-seed = Gezogener Startwert: { $seed }

cli-tournament-elo = Elo (95 %)
cli-tournament-rating = { $value } ± { NUMBER($margin, maximumFractionDigits: 0) }
cli-tournament-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-raw = Ergebnisse in Prozent gegen jeden der Reihe nach, ein Remis zählt halb.
cli-tournament-adjusted = Ergebnisse in Prozent gegen jeden der Reihe nach, ein Remis zählt halb, abzüglich des Würfelglücks.
cli-tournament-factor = Das Glück lässt Ergebnisse { NUMBER($factor, maximumFractionDigits: 1) }-mal so stark schwanken (Varianz): Ohne es sagen so viel Mal weniger Partien dasselbe.
cli-tournament-speed = { NUMBER($rate, maximumFractionDigits: 0) } Partien pro Sekunde und Prozess.
cli-tournament-goes-on = Unterbrochen; derselbe Befehl mit --seed { $seed } macht hier weiter.

cli-train-written = Geschrieben nach { $file }: { $bytes } Byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } Zugfolgen pro Sekunde ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

cli-solve-written = Tabelle geschrieben nach { $file }: { $bytes } Byte, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-goes-on = Unterbrochen; derselbe Befehl macht hier weiter.

cli-analyse-over = Das Spiel ist aus.
cli-analyse-chance = Gewinnchancen: { $chances }.
cli-analyse-score = Erwartete Punkte: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-analyse-player = Spieler { $player }
cli-analyse-number = Nr.
cli-analyse-who = Spieler
cli-analyse-move = Zug
cli-analyse-worth = Wert
cli-analyse-best = Bester
cli-analyse-plies = Züge
cli-analyse-why = Warum
cli-analyse-roll = Wurf
cli-analyse-probability = Wahrscheinlichkeit
cli-analyse-games = Spiele
cli-analyse-result = Ergebnis
cli-analyse-luck = Glück
cli-analyse-mistakes = Verschenkt
cli-analyse-error = Je Zug
cli-analyse-mean = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-analyse-mean-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent-error = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-analyse-more = { $count ->
    [one] Ein weiterer fehlt hier; --json nennt alle.
   *[other] { $count } weitere fehlen hier; --json nennt alle.
}

cli-verify-dice = { $rolls ->
    [0] Los: Der erste Platz folgt aus dem Geheimnis, und das Geheimnis passt zu seiner Prüfsumme { $commitment }.
    [one] Würfel: Der eine Wurf und das Los für den ersten Platz folgen aus dem Geheimnis, und das Geheimnis passt zu seiner Prüfsumme { $commitment }.
   *[other] Würfel: Alle { $rolls } Würfe und das Los für den ersten Platz folgen aus dem Geheimnis, und das Geheimnis passt zu seiner Prüfsumme { $commitment }.
}
cli-verify-moves = { $moves ->
    [0] Züge: Es wurde noch keiner gemacht.
    [one] Züge: Der eine Zug ist regelgerecht.
   *[other] Züge: Alle { $moves } Züge sind regelgerecht.
}
cli-verify-open = Ergebnis: Die Partie ist nicht beendet.
cli-verify-draw = Ergebnis: unentschieden.
cli-verify-result = Ergebnis: { $number ->
    [0] Niemand gewinnt
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}{ $reason ->
    [resigned] { " " }durch Aufgabe
   *[played] { "" }
}, wie aufgezeichnet.
cli-verify-scores = Punkte: { $scores }, wie aufgezeichnet.

# Falsche Eingaben

cli-error-language = Ludoteca spricht „{ $language }“ nicht; wähle eine von { $languages }.
cli-error-command = Den Befehl „{ $name }“ gibt es nicht; die Befehle sind { $commands }.
cli-error-option = „{ $command }“ hat keine Option „{ $option }“; „{ $command } --help“ zeigt, welche es gibt.
cli-error-surplus = „{ $option }“ ist ein Wort zu viel; „{ $command } --help“ zeigt, was erwartet wird.
cli-error-missing = Es fehlt ein Wort; schreibe „{ $usage }“.
cli-error-value = Nach der Option { $option } fehlt ein Wert; schreibe „{ $option } …“.
cli-error-flag = Die Option { $option } nimmt keinen Wert; schreibe sie allein.
cli-error-number = „{ $text }“ passt nicht zu { $name }; gib eine ganze Zahl von { $low } bis { $high } an.
cli-error-part = „ludoteca { $command }“ geht mit { $game } nicht; { $number ->
    [0] hier bietet es kein Spiel an
   *[other] wähle eines von { $games }
}.
cli-error-other-game = Das ist eine Partie { $found }, nicht { $game }; gib { $found } an.
cli-error-analyse-what = Sag, was untersucht werden soll: eine Stellung, die Datei einer Aufzeichnung oder --folder mit einem Ordner von Aufzeichnungen, eines davon.
cli-error-analyse-svg = --svg zeichnet die Kurve eines Spiels; gib dazu die Datei einer Aufzeichnung an.
cli-error-folder = Der Ordner { $folder } ist nicht lesbar; nenne einen mit Aufzeichnungen.
cli-error-no-records = Unter den Aufzeichnungen (*.txt) in { $folder } ist kein beendetes Spiel von { $game }.
cli-error-write = { $file } lässt sich nicht schreiben ({ $reason }); wähle eine andere Datei.
cli-error-extra = „ludoteca { $command }“ braucht einen Teil, der nicht installiert ist; schreib „pip install ludoteca[{ $extra }]“.
cli-error-paper = „{ $text }“ ist hier kein Papierformat; wähle eins von { $sizes }.
cli-error-no-sheet = { $name } hat keine Blätter zur Wahl; lass --sheet weg.
cli-uncached = Übersetzte Teile können nicht aufbewahrt werden, weil kein Cache-Ordner beschreibbar ist; der nächste Start übersetzt sie neu.
cli-error-system = Das System hat abgelehnt: { $reason }; prüfe freien Speicher und Rechte und versuche es noch einmal.
cli-error-file = „{ $path }“: { $reason }; prüfe Pfad, freien Speicher und Rechte und versuche es noch einmal.

cli-backup-about = Die Partien eines Servers in eine Datei kopieren, auch während gespielt wird.
cli-backup-file = wohin die Kopie geschrieben wird; dort darf noch nichts sein
cli-backup-storage = die Datei mit den Partien; ohne Angabe eine in deinem Zustandsordner
cli-backup-done = Die Partien wurden nach { $path } kopiert.
cli-restore-about = Eine Sicherung an die Stelle der Partien eines Servers setzen; was dort war, wird beiseitegelegt.
cli-restore-file = eine Kopie, die „ludoteca backup“ gemacht hat
cli-restore-done = Die Partien in { $path } sind jetzt die der Sicherung.
cli-restore-aside = Was vorher dort war, liegt in { $path }.
cli-check-about = Jeden Tisch prüfen, den ein Server aufbewahrt, und sagen, was nicht stimmt.
cli-check-counts = { $tables } Tische mit { $events } Ereignissen, in einem Speicher der Version { $version }.
cli-check-file = Die Datei selbst ist beschädigt: { $reason }
cli-check-whole = Alles ist heil.
cli-check-broken = Nicht alles ist heil; an den anderen Tischen kann weitergespielt werden. Was zu tun ist, steht in docs/operations.md.
cli-move-about = Die Partien einer Datei in eine Datenbank hinübertragen, die mehrere Server teilen können.
cli-move-file = die Datei, in der ein Server seine Partien hatte; der Server muss beendet sein
cli-move-address = die Datenbank, postgresql://…; darin darf noch kein Club sein
cli-move-going = Umzug
cli-move-done = Die Partien aus { $path } sind jetzt auch in { $place }; betreibe sie nun von dort.
