# Die App im Browser. Ein Spiel sagt jeden dieser Sätze auf seine Art, wenn es ihn hat: <spiel>-web-… für web-….

## Auf jeder Seite

web-skip = Zum Inhalt springen
web-home = Ludoteca, Startseite
web-menu = Seiten und Einstellungen
web-language = Sprache
web-theme = Darstellung: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das System
}
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-footer = Kostenlos, ohne Konto, ohne Werbung. Läuft auch ohne Internet.
web-check-dice = Würfel prüfen
web-notify-on = Rufen, wenn ich am Zug bin
web-notify-off = Nicht mehr rufen
web-rules-of = Regeln von { $game }
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-warming = { $game } wird einmal für diesen Rechner vorbereitet; es beginnt von selbst, noch bevor alle Gegner bereit sind.
web-error-offline = Der Server ist nicht erreichbar; prüfe, ob er läuft, und versuche es noch einmal.
web-error-file = „{ $name }“ lässt sich nicht lesen; wähle die Datei noch einmal oder eine andere.
web-error-unexpected = Das konnte der Server nicht ausführen; lade die Seite neu und versuche es noch einmal.

## Startseite

web-start-title = Ludoteca – kleine Spiele, ein Tisch
web-start-heading = Setz dich dazu.
web-start-lead = Kleine Spiele mit Tiefgang: gegen einen Bot, mit Freunden in der Ferne oder gemeinsam an diesem Bildschirm.
web-start-games = Die Spiele
web-pitch = Ein Spiel in Worten und Buchstaben: Lies das Brett als Text und wähle unter deinen Zügen.
web-facts = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} · { $dice ->
    [yes] mit Würfeln
   *[no] ohne Würfel
}
web-play-bot = Gegen einen Bot
web-play-friends = Mit Freunden
web-play-together = Zu zweit am Bildschirm
web-play-solo-or-together = Allein oder gemeinsam am Bildschirm
web-strength-of = Bot für { $game }
web-bot = { $bot ->
    [random] Zufall
    [greedy] Gierig
    [gentle] Sanft
    [club] Vereinsspieler
    [expert] Experte
    [perfect] Perfekt
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Spielt irgendeinen erlaubten Zug.
    [gentle] Sieht, was nahe liegt, und irrt sich oft.
    [greedy] Nimmt sofort, was zu haben ist.
    [club] Sieht einige Züge voraus und irrt sich manchmal.
    [expert] Sieht weit voraus und irrt sich selten.
    [perfect] Macht nie einen Fehler.
   *[other] Ein Spieler für sich.
}
web-your-name = Dein Name
web-nobody = Gast
web-continue = Deine Partien
web-continue-state = { $state ->
    [mine] du bist dran
   *[theirs] die anderen sind dran
}
web-continue-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-continue-more = { $count ->
    [one] { $count } weitere
   *[other] { $count } weitere
}
web-picture = Die Schachtel von { $game }

## Einen Tisch decken

web-new-friends = Ein Tisch für Freunde: { $game }
web-new-together = An einem Bildschirm: { $game }
web-new-seats = Anzahl der Personen
web-new-more = Eine mehr
web-new-fewer = Eine weniger
web-new-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-new-seat-kind = Wer sitzt auf Platz { $number }
web-new-me = Ich
web-new-person = Mensch
web-new-open = Frei, per Link
web-new-bot = Bot: { $bot }
web-new-name = Name auf Platz { $number }
web-new-player = Spieler { $number }
web-new-setup = Wie es losgeht
web-new-setup-any = Überrasche mich
web-new-setup-number = Anfang { $number }
web-new-setup-own = Selbst gemacht …
web-setup-text = Der Anfang als Text
web-setup-file = Aus einer Textdatei laden
web-setup-link = Link zum Weitergeben
web-new-create = Tisch eröffnen
web-new-begin = Anfangen

## Am Tisch warten

web-wait-heading = { $game }: der Tisch ist gedeckt
web-wait-lead = { $count ->
    [one] Ein Stuhl ist noch frei. Schick diesen Link an einen Freund; sobald alle sitzen, geht es los.
   *[other] { $count } Stühle sind noch frei. Schick diesen Link an deine Freunde; sobald alle sitzen, geht es los.
}
web-wait-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-sit-heading = Nimm Platz
web-sit-lead = Eine Partie { $game } mit { $names }: Setz dich dazu!
web-sit = Hinsetzen
web-reach-alone = Nur dieser Rechner kann diesen Link öffnen.
web-reach-let-in = Andere in diesem Netz mitspielen lassen
web-reach-open = Andere in diesem Netz können jetzt mitspielen: Sie tippen diese Adresse oder scannen den Code.
web-qr = QR-Code
web-qr-label = QR-Code dieses Links
web-sit-watch = Nur zuschauen
web-wait-watch = Du schaust zu; das Spiel beginnt, wenn alle Stühle besetzt sind.
web-sit-after-all = Doch hinsetzen
web-free = frei
web-chairs = Plätze

## Plätze

web-seats = Spieler
web-you = du
web-seat-bot = Bot
web-seat-away = nicht da
web-seat-here = verbunden
web-seat-resigned = hat aufgegeben
web-seat-winner = gewonnen
web-seat-turn = am Zug
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Wer dran ist und was zu tun ist

web-turn-other = { $who } ist am Zug.
web-turn-others = Es fehlen noch { $who }.
web-turn-bot = { $who } überlegt …
web-turn-you = Du bist dran
web-turn-of = { $who }
web-prompt-choose = { $turn }: Wähle einen Zug.
web-prompt-roll = { $turn }: würfle.
web-prompt-late = Dein Zug ist unterwegs …
web-roll = Würfeln
web-watching = Du schaust zu.

## Wie es ausging

web-end-you = Du hast gewonnen!
web-end-won = { $who } gewinnt.
web-end-shared = { $who } teilen sich den Sieg.
web-end-draw = Unentschieden.
web-end-lost = Diesmal gewinnt { $who }.
web-end-resigned = { $loser } hat aufgegeben; { $who } gewinnt.
web-end-gave-up = { $loser } hat aufgegeben.
web-end-points = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
web-review = Was jeder Zug wert war
web-review-lead = Was jede Entscheidung gekostet hat. { $count ->
    [0] Niemand hat etwas verschenkt.
    [one] Ein Zug hat etwas verschenkt.
   *[other] { $count } Züge haben etwas verschenkt.
}
web-review-worth = { $verdict ->
    [won] Gewinnt das Spiel.
    [kept] Besser ging es nicht.
    [lost] Hier war nichts zu gewinnen.
   *[thrown] Da war mehr drin.
}
web-review-better = Besser: { $move }
web-help-hint = Tipp zeigen
web-help-all = Zeigen, was jede Wahl wert ist
web-help-marks = Wer sich helfen lässt, spielt ein Spiel mit Hilfe.
web-help-wait = Das wird gerade ausgerechnet. Beim ersten Start dauert es eine Weile; du kannst weiterspielen.
web-help-best = Am besten: { $move } ({ $amount }). { $why }
web-help-list = Was jede Wahl wert ist
web-help-worth = { $amount } wert
web-help-solved = { $wins ->
    [yes] gewinnt
   *[no] verliert
} in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
web-luck = Glück und Können
web-luck-wait = Das Spiel wird durchgesehen …
web-luck-curve = Wie es lief, vom ersten Wurf bis zum Ende: { $kind ->
    [points] die erwartete Punktzahl
   *[chance] die Gewinnchance
} von jedem.
web-luck-heading = { $what ->
    [start] Anfang
    [luck] Glück
    [skill] Können
    [others] Andere
   *[result] Ende
}
web-luck-exact = Anfang, Glück, Können und was die anderen taten ergeben das Ergebnis, ganz genau. Können ist, was Entscheidungen verschenkt haben, und was ein genauerer Blick danach gefunden hat.
web-luck-dearest = { $count ->
    [0] Keine Entscheidung hat etwas verschenkt.
    [one] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
web-luck-cost = kostet { $amount }
web-luck-luckiest = Der glücklichste Wurf{ $whose ->
    [mine] {""}
   *[one] {" "}für { $name }
}: { $what } ({ $amount })
web-luck-unluckiest = Der unglücklichste Wurf{ $whose ->
    [mine] {""}
   *[one] {" "}für { $name }
}: { $what } ({ $amount })
web-luck-played = Gespielt: { $why }.
web-luck-better = Besser: { $move }. { $why }.
web-luck-show = Auf dem Brett zeigen
web-rematch = Revanche
web-rematch-alone = Noch einmal
web-rematch-go = Zur Revanche
web-rematch-asked = Eine Revanche ist eröffnet.
web-again = Zurück zu den Spielen
web-result-title = Ergebnis
web-result = Ergebnis zeigen
web-result-aside = Brett ansehen

## Was geschah

web-did = { $who }: { $move }
web-did-resign = { $who } gibt auf
web-did-roll = Würfel: { $dice }
web-did-undo = Der letzte Zug wurde zurückgenommen
web-did-begin = Das Spiel beginnt.

## Neben dem Brett

web-moves = Züge
web-moves-none = Noch kein Zug.
web-moves-look = Wähle einen Schritt, um das Brett von damals zu sehen.
web-past = Die Partie noch einmal ansehen
web-past-begin = Der Anfang
web-past-at = Nach Schritt { $number } von { $count } · { $what }
web-past-judged = Vor Schritt { $number } von { $count } · { $what } · Besser: { $better }
web-past-verdict = { $verdict ->
    [taken] gespielt
    [better] besser
   *[both] beides
}
web-past-cell = { $verdict ->
    [taken] gespielt
    [better] wäre besser gewesen
   *[both] gespielt, und auch besser
}
web-past-dice = { $dice }; gespielt: { $taken }; besser: { $better }
web-past-end = So ging sie aus.
web-past-earlier = Ein Schritt zurück
web-past-later = Ein Schritt vor
web-past-back = Zurück zum Ende
web-actions = Diese Partie
web-undo = Zug zurück
web-takeback = Um Rücknahme bitten
web-takeback-sent = Du hast um eine Rücknahme gebeten; die Antwort steht noch aus.
web-takeback-asked = { $who } möchte den letzten Zug zurücknehmen.
web-takeback-yes = Erlauben
web-takeback-no = Ablehnen
web-takeback-refused = Deine Rücknahme wurde abgelehnt.
web-resign = Aufgeben
web-resign-ask = Diese Partie aufgeben?
web-resign-warn = Die Partie endet, und du verlierst sie.
web-resign-yes = Aufgeben
web-pace = Tempo der anderen
web-pace-of = { $pace ->
    [slow] langsam
    [fast] schnell
    [at-once] sofort
   *[normal] normal
}
web-taps = Meine Würfel werfe ich selbst
web-record = Mitschrift herunterladen
web-verify-link = Würfel prüfen
web-share = Links
web-share-watch = Für Zuschauer
web-share-seat = Dein Platz auf einem anderen Gerät
web-share-seat-warn = Behalte diesen für dich: Wer ihn hat, spielt an deiner Stelle.
web-revoke = Alle Schlüssel zurücknehmen
web-revoke-ask = Alle Schlüssel zu deinem Platz zurücknehmen?
web-revoke-warn = Links, die du weitergegeben hast, und deine anderen Geräte gelten für deinen Platz dann nicht mehr. Hier spielst du mit einem neuen Schlüssel weiter.
web-revoke-yes = Zurücknehmen
web-revoked = Dein Platz gehört jetzt nur noch diesem Gerät.
web-share-board = Teilen
web-share-picture = Das Brett von { $game }, wie es gezeigt wird
web-share-step = Link zu diesem Moment der Partie
web-share-save = Bild speichern
web-rules = Regeln
web-rules-more = Regeln mit Beispielen
web-offline = Verbindung verloren; neuer Versuch …
web-offline-pending = Dein Zug ist notiert und wird dann geschickt.
web-online = Wieder verbunden.
web-commitment = Fingerabdruck der Würfel
web-about-dice = Die Würfe dieser Partie standen vor dem ersten Wurf fest; dieser Fingerabdruck beweist es.
web-about-dice-alone = Du spielst ohne andere Menschen, und Bots steuern zu den Würfeln nichts bei: Die Zufallsziffern deines eigenen Browsers sind die Gewähr.
web-last-move = Letzter Zug
web-table-missing = Diesen Tisch gibt es nicht.
web-table-missing-lead = Der Link ist vielleicht unvollständig, oder der Tisch wurde abgeräumt.
web-page-missing = Hier ist nichts.
web-page-missing-lead = Diese Adresse führt zu keiner Seite von Ludoteca.
web-curtain = Weitergeben an { $who }
web-curtain-lead = Alle anderen schauen weg: Die Wahl bleibt verborgen, bis alle gewählt haben.
web-curtain-open = Ich bin { $who }
web-pass = Passen
web-plain-board = Das Brett von { $game } als Text
web-plain-moves = Deine Züge
web-cell-last = { $cell }, letzter Zug

## Regeln

web-rules-title = Regeln von { $game } – Ludoteca
web-print = Zum Ausdrucken
web-print-lead = Blätter zum Beschreiben, mit den Regeln in Kürze, in Schwarz-Weiß.
web-print-pages = Seiten
web-print-paper = Papier
web-print-letter = US-Letter
web-print-make = PDF erzeugen
web-try = Probier es aus
web-try-play = Jetzt { $game } spielen

## Würfel prüfen

web-dice-title = Würfel prüfen – Ludoteca
web-dice-heading = Niemand hat diese Würfel ausgesucht
web-dice-lead = Nicht der Server, nicht die Spieler. So kannst du sicher sein.
web-dice-step-commit = Vor dem ersten Wurf zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck (SHA-256). Von da an kann er es nicht mehr ändern, ohne dass es alle merken.
web-dice-step-mix = Der Browser jedes Spielers zieht eigene Zufallsziffern und zeigt zuerst nur ihren Fingerabdruck. Erst wenn alle so weit sind, werden sie enthüllt; jeder Wurf wird aus dem Geheimnis, allen diesen Ziffern und seiner Nummer berechnet, sodass niemand ihn aussuchen kann.
web-dice-step-reveal = Nach der Partie steht das Geheimnis in der Mitschrift. Jeder kann den Fingerabdruck und alle Würfe nachrechnen.
web-dice-check = Eine Mitschrift prüfen
web-dice-paste = Füge die Mitschrift hier ein oder zieh ihre Datei herein
web-dice-file = Datei wählen
web-dice-go = Prüfen
web-dice-good = Alles stimmt.
web-dice-good-lead = { $game }, { $names }: Der Fingerabdruck gehört zum Geheimnis, { $rolls ->
    [0] Würfe gab es keine
    [one] { $rolls } Wurf stimmt
   *[other] { $rolls } Würfe stimmen
}, und { $moves ->
    [one] { $moves } Zug ist regelgerecht
   *[other] { $moves } Züge sind regelgerecht
}.
web-dice-result = Ergebnis: { $result }
web-dice-bad = Diese Mitschrift stimmt nicht.
web-dice-open = Noch nicht zu Ende.
web-dice-none = nicht zu Ende
web-dice-winner = Sieg für { $names } ({ $scores })
web-dice-here-good = Dein Browser hat die Würfel selbst geprüft.
web-dice-here-bad = Dein Browser findet diese Würfel falsch.
web-dice-here-rolls = Er hat die Fingerabdrücke, die Lose und { $rolls ->
    [one] den einen Wurf
   *[other] alle { $rolls } Würfe
} aus dem Geheimnis und den Ziffern der Spieler nachgerechnet, ohne den Server zu fragen.
web-dice-here-other = Aber die Fingerabdrücke sind nicht die, die dieser Browser vor dem ersten Wurf gesehen hat.
web-dice-here-same = Die Fingerabdrücke sind die, die dieser Browser vor dem ersten Wurf gesehen hat.
web-dice-here-wrong = { $what ->
    [commitment] Das Geheimnis passt nicht zu seinem Fingerabdruck.
    [contribution] Die Ziffern eines Spielers passen nicht zu ihrem Fingerabdruck.
    [lot] Die Lose folgen nicht aus dem Geheimnis.
    [roll] Zeile { $line }: Die Würfel folgen nicht aus dem Geheimnis.
   *[unreadable] Er kann dieses Protokoll nicht lesen.
}
web-dice-server = Dass die Züge erlaubt sind, hat der Server geprüft.

## Before the dice fall

web-shake-heading = Die Würfel werden vereinbart …
web-shake-lead = Der Browser jedes Spielers steuert Zufallsziffern bei, die niemand vorher wissen konnte. Dann beginnt das Spiel.
web-shake-wait = Es fehlt noch: { $names }.
web-shake-broken = Dieser Server hat sein Wort gebrochen.
web-shake-broken-lead = Der Fingerabdruck seiner Würfel ist nicht mehr der, den er gezeigt hatte. Spiel hier nicht weiter.

web-key-title = Hier weiterspielen?
web-key-lead = In diesem Link steckt ein Platz an einem Tisch. Nimm ihn nur, wenn er dir gehört oder dir gegeben wurde; wer den Link hat, kann für diesen Platz spielen.
web-key-yes = Den Platz nehmen
web-key-no = Nur zusehen

# Meine Spiele

web-my-games = Meine Spiele
web-my-lead = Nur auf diesem Gerät aufbewahrt; sonst sieht sie niemand.
web-my-which = Spiel
web-my-all = Alle Spiele
web-my-export = Alle exportieren
web-my-import = Importieren
web-my-imported = { $count ->
    [one] Ein Spiel importiert.
   *[other] { $count } Spiele importiert.
}
web-my-bad-file = „{ $name }“ enthält keine Spiele von Ludoteca; wähle eine Datei, die „Alle exportieren“ gemacht hat.
web-my-results = Ergebnisse
web-my-list = Alle
web-my-none = Noch keine Spiele; das erste wird hier stehen.
web-my-counted = { $count ->
    [one] Ein Spiel zählt.
   *[other] { $count } Spiele zählen.
} Solche mit Rücknahmen zählen nicht.
web-my-points = Bestes { $best }, Schnitt { $mean }
web-my-curve = Punkte { $count ->
    [one] des letzten Spiels
   *[other] der letzten { $count } Spiele
}, zwischen { $low } und { $high }
web-my-streak = Siege in Folge: { $now }, höchstens { $most }
web-my-against = Gegen
web-my-people = Menschen
web-my-outcome = { $outcome ->
    [won] Gewonnen
    [shared] Geteilt
   *[lost] Verloren
}
web-my-with-takebacks = mit Rücknahmen
web-my-going-on = läuft noch
web-my-record = Mitschrift
web-my-delete = Löschen
web-my-delete-heading = Dieses Spiel löschen?
web-my-delete-text = Es wird für immer von diesem Gerät entfernt, auch aus den Ergebnissen.
web-my-deleted = Das Spiel ist gelöscht.
