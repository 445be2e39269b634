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
cli-metavar-sheet = BLATT
cli-metavar-depth = TIEFE
cli-metavar-position = STELLUNG
cli-metavar-host = HOST
cli-metavar-file = DATEI
cli-metavar-record = PARTIE

cli-about = Spiele Quantik, Knaster und Kuh Vadis, schlage ihre Regeln nach und lass Bots zu Tausenden von Partien antreten.
cli-argument-game = quantik, knaster oder kuhvadis
cli-option-lang = die Sprache; ohne Angabe die deines Systems
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen

cli-play-about = Im Terminal spielen, mit Freunden oder gegen Bots.
cli-play-game = quantik, knaster oder kuhvadis; ohne Angabe fragt das Programm

cli-serve-about = Die Spiele für Browser öffnen: allein, an einem Bildschirm oder mit Freunden in der Ferne.
cli-serve-host = die Adresse des Servers; ohne Angabe 127.0.0.1, die nur dieser Rechner erreicht
cli-serve-port = der Port des Servers; ohne Angabe der erste freie ab 8642
cli-serve-storage = die Datei mit den Partien; ohne Angabe eine in deinem Zustandsordner
cli-serve-no-browser = keinen Browser öffnen

cli-simulate-about = Bots viele Partien spielen lassen und die Ergebnisse zählen.
cli-simulate-players = ein Bot für jeden Platz; jedes Spiel hat random, gentle und greedy, quantik auch club, expert und perfect; ohne Angabe greedy,random
cli-simulate-games = wie viele Partien gespielt werden; ohne Angabe 1000
cli-simulate-seed = derselbe Startwert ergibt auf jedem Rechner dieselben Partien; ohne Angabe wird einer gezogen und gezeigt
cli-simulate-sheet = für Kuh Vadis die Nummer eines mitgelieferten Blatts oder ein Blatt in seiner Notation; ohne Angabe Blatt 1
cli-simulate-workers = wie viele Kerne rechnen; ohne Angabe alle; das Ergebnis hängt nie davon ab
cli-simulate-json = das Ergebnis als JSON ausgeben

cli-perft-about = Die Zugfolgen einer bestimmten Länge zählen.
cli-perft-game = quantik
cli-perft-depth = die Zahl der Züge, von 1 bis { $max }

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

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } Zugfolgen pro Sekunde ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

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
cli-error-perft-game = Zugfolgen lassen sich nur für quantik zählen, nicht für { $game }; schreibe „ludoteca perft quantik 5“.
cli-error-no-sheet = { $name } hat keine Blätter zur Wahl; lass --sheet weg.
cli-error-file-missing = Die Datei „{ $path }“ gibt es nicht; gib den Pfad einer gespeicherten Partie an.
cli-error-file-folder = „{ $path }“ ist ein Ordner; gib den Pfad einer Partie darin an.
cli-error-file-unreadable = Die Datei „{ $path }“ lässt sich nicht lesen; prüfe, ob du sie öffnen darfst.
cli-error-file-binary = „{ $path }“ ist kein Text, also keine Partie; gib den Pfad einer gespeicherten Partie an.
cli-error-file-long = „{ $path }“ ist länger als { $most } Bytes, das ist keine Partie; gib den Pfad einer gespeicherten Partie an.
cli-error-system = Das System hat abgelehnt: { $reason }; prüfe freien Speicher und Rechte und versuche es noch einmal.
