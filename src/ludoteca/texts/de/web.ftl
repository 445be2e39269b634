# Die App im Browser. Spiele, Formen und Linien werden durch Auswahlen im Satz gewählt.

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
web-rules-of = Regeln von { $game }
web-game = { $game ->
    [quantik] Quantik
    [knaster] Knaster
   *[kuhvadis] Kuh Vadis
}
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-error-offline = Der Server ist nicht erreichbar; prüfe, ob er läuft, und versuche es noch einmal.
web-error-unexpected = Das konnte der Server nicht ausführen; lade die Seite neu und versuche es noch einmal.

## Startseite

web-start-title = Ludoteca – drei Spiele, ein Tisch
web-start-heading = Setz dich dazu.
web-start-lead = Drei kleine Spiele mit Tiefgang: gegen einen Bot, mit Freunden in der Ferne oder gemeinsam an diesem Bildschirm.
web-start-games = Die Spiele
web-pitch = { $game ->
    [quantik] Vier Formen, sechzehn Felder. Vollende eine Zeile, Spalte oder Region mit allen vieren, und achte darauf, wohin die Formen deines Gegners reichen.
    [knaster] Alle nutzen denselben Wurf. Trag ihn ein oder kreise ihn ein, und lass Poker-Kombinationen dein Blatt mit Kreisen füllen.
   *[kuhvadis] Würfle Zahlen und Kühe, markiere Felder auf der Wiese und verbinde deine drei Startfelder vor der anderen Seite.
}
web-facts = { $game ->
    [quantik] 2 Personen · 5 Minuten · ganz ohne Glück
    [knaster] 1–12 Personen · 15 Minuten · zwei Würfel
   *[kuhvadis] 2 Personen · 15 Minuten · fünf Würfel
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
web-picture = { $game ->
    [quantik] Ein Quantik-Brett mit hellen und dunklen Formen
    [knaster] Ein Knaster-Blatt mit eingekreisten Zahlen
   *[kuhvadis] Eine Kuh-Vadis-Wiese mit Kühen, Kreuzen und Kreisen
}

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
web-new-meadow = Wiese
web-new-meadow-any = Überrasche mich
web-new-meadow-number = Wiese { $number }
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
web-seat-pieces = { $owner ->
    [first] helle Figuren
   *[second] dunkle Figuren mit Rillen
}
web-seat-marks = { $owner ->
    [first] Kreuze
   *[second] Kreise
}
web-seat-blocked = blockiert, kann die drei Startfelder nicht mehr verbinden
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
web-prompt-shape = { $turn }: Wähle eine Form.
web-prompt-cell = { $turn }: Setze { $shape ->
    [A] die Kugel
    [B] den Zylinder
    [C] den Würfel
   *[D] den Kegel
} auf { $count ->
    [one] das markierte Feld
   *[other] eines der { $count } markierten Felder
}.
web-prompt-nowhere = { $turn }: Für { $shape ->
    [A] die Kugel
    [B] den Zylinder
    [C] den Würfel
   *[D] den Kegel
} ist kein Feld mehr offen; wähle eine andere Form.
web-prompt-write = { $turn }: Trag die { $roll } in ein freies Feld ein.
web-prompt-write-or-circle = { $turn }: Trag die { $roll } in ein freies Feld ein oder kreise eine { $roll } ein.
web-prompt-circle = { $turn }: Kreise eine { $roll } ein.
web-prompt-last = { $turn }: Letzter Wurf! Nutze die { $roll } oder passe.
web-prompt-hand = { $turn }: { $hand } ({ $line })! Kreise { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} dieser Linie ein.
web-prompt-lines = { $turn }: Mehrere Linien sind voll; wähle, welche zuerst drankommt.
web-prompt-roll = { $turn }: Tippe an, was du behältst, und würfle den Rest neu, noch { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}.
web-prompt-roll-or-mark = { $turn }: Markiere ein leuchtendes Feld oder würfle weiter, noch { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}.
web-prompt-mark = { $turn }: Markiere ein leuchtendes Feld.
web-prompt-nothing = { $turn }: Hier passt nichts; gib die Würfel weiter.
web-chain = Die Kette geht weiter: nur Felder neben { $cell } zählen.
web-watching = Du schaust zu.

## Wie es ausging

web-end-you = Du hast gewonnen!
web-end-won = { $who } gewinnt.
web-end-shared = { $who } teilen sich den Sieg.
web-end-draw = Unentschieden: beide sind blockiert.
web-end-lost = Diesmal gewinnt { $who }.
web-end-resigned = { $loser } hat aufgegeben; { $who } gewinnt.
web-end-gave-up = { $loser } hat aufgegeben.
web-end-solo = { $count } Punkte: { $rating ->
    [spectacular] spektakulär!
    [super] super!
    [good] gut!
   *[other] das nächste Mal wird besser.
}
web-end-line = { $who } hat eine Linie mit allen vier Formen vollendet.
web-end-stuck = { $loser } konnte keine Figur mehr setzen.
web-end-joined = { $who } hat die drei Startfelder verbunden.
web-end-sum = Linien { $lines } + Kreise { $circles }
web-end-scale = Über 50 ist gut, über 80 super, über 100 spektakulär.
web-review = Was jeder Zug wert war
web-review-lead = Quantik ist gelöst: Man weiß, wer gewinnt, wenn niemand mehr einen Fehler macht. { $count ->
    [0] Niemand hat den Sieg verschenkt.
    [one] Ein Zug hat den Sieg verschenkt.
   *[other] { $count } Züge haben den Sieg verschenkt.
}
web-review-picture = Nach jedem Zug zeigt der Balken zu dem, der gerade gewinnt: je länger, desto näher der Sieg. „?“ steht bei einem verschenkten Sieg.
web-review-worth = { $verdict ->
    [won] Gewinnt die Partie.
    [kept] Hält den Sieg fest: { $winner } kann in { $moves ->
        [one] einem weiteren Zug
       *[other] { $moves } weiteren Zügen
    } gewinnen.
    [lost] Hier gewann nichts: { $winner } kann in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } gewinnen.
   *[thrown] Verschenkt den Sieg: Jetzt kann { $winner } in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } gewinnen.
}
web-review-better = Besser: { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} auf { $cell } (Sieg in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}).
web-rematch = Revanche
web-rematch-alone = Noch einmal
web-rematch-go = Zur Revanche
web-rematch-asked = Eine Revanche ist eröffnet.
web-again = Zurück zu den Spielen

## Was geschah

web-did-place = { $who }: { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} auf { $cell }
web-did-write = { $who } trägt auf { $cell } eine { $number } ein
web-did-circle = { $who } kreist { $cell } ein
web-did-hand = { $who } kreist { $cells } ein, { $line }
web-did-mark = { $who } markiert { $cell }
web-did-keep = { $who } behält { $dice } und würfelt weiter
web-did-keep-none = { $who } wirft alle Würfel neu
web-did-pass = { $who } passt
web-did-resign = { $who } gibt auf
web-did-roll-sum = Würfel: { $dice }, also { $sum }
web-did-roll = Würfel: { $dice }
web-did-undo = Der letzte Zug wurde zurückgenommen
web-did-begin = Das Spiel beginnt.
web-die = { $face ->
    [C] Kuh
   *[other] { $face }
}
web-line = { $kind ->
    [row] Zeile { $number }
    [column] Spalte { $number }
    [falling] fallende Diagonale
   *[rising] steigende Diagonale
}

## Neben dem Brett

web-moves = Züge
web-moves-none = Noch kein Zug.
web-moves-look = Wähle einen Schritt, um das Brett von damals zu sehen.
web-past = Die Partie noch einmal ansehen
web-past-begin = Der Anfang
web-past-at = Nach Schritt { $number } von { $count } · { $what }
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
web-resign = Aufgeben
web-resign-ask = Diese Partie aufgeben?
web-resign-warn = Die Partie endet, und du verlierst sie.
web-resign-yes = Aufgeben
web-record = Mitschrift herunterladen
web-verify-link = Würfel prüfen
web-share = Links
web-share-watch = Für Zuschauer
web-share-seat = Dein Platz auf einem anderen Gerät
web-share-seat-warn = Behalte diesen für dich: Wer ihn hat, spielt an deiner Stelle.
web-rules = Regeln
web-rules-more = Regeln mit Beispielen
web-offline = Verbindung verloren; neuer Versuch …
web-online = Wieder verbunden.
web-commitment = Fingerabdruck der Würfel
web-about-dice = Die Würfe dieser Partie standen vor dem ersten Wurf fest; dieser Fingerabdruck beweist es.
web-last-move = Letzter Zug
web-table-missing = Diesen Tisch gibt es nicht.
web-table-missing-lead = Der Link ist vielleicht unvollständig, oder der Tisch wurde abgeräumt.
web-page-missing = Hier ist nichts.
web-page-missing-lead = Diese Adresse führt zu keiner Seite von Ludoteca.
web-curtain = Weitergeben an { $who }
web-curtain-lead = Alle anderen schauen weg: Die Wahl bleibt verborgen, bis alle gewählt haben.
web-curtain-open = Ich bin { $who }
web-pass = Passen
web-pass-dice = Passen, ohne zu markieren

## Quantik

web-quantik-board = Quantik-Brett, 4 mal 4
web-quantik-shapes = Form zum Setzen
web-quantik-shape = { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
}, noch { $count }
web-quantik-piece = { $owner ->
    [first] { $shape ->
        [A] helle Kugel
        [B] heller Zylinder
        [C] heller Würfel
       *[D] heller Kegel
    }
   *[second] { $shape ->
        [A] dunkle Kugel
        [B] dunkler Zylinder
        [C] dunkler Würfel
       *[D] dunkler Kegel
    }
}
web-quantik-empty = { $cell }, leer
web-quantik-open = { $cell }, leer, { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} erlaubt
web-quantik-closed = { $cell }, leer, { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
} nicht erlaubt
web-quantik-taken = { $cell }, { $piece }
web-cell-last = { $cell }, letzter Zug
web-cell-line = { $cell }, in der vollendeten Linie
web-quantik-reserve = Vorrat: { $who }

## Knaster

web-knaster-sheet = Blatt von { $who }
web-knaster-others = Die anderen Blätter
web-knaster-roll = Wurf: { $dice }, also { $sum }
web-knaster-last-roll = Letzter Wurf
web-knaster-free = { $cell }, frei
web-knaster-free-open = { $cell }, frei: hier die { $roll } eintragen
web-knaster-number = { $cell }, { $number }
web-knaster-number-open = { $cell }, { $number }: einkreisen
web-knaster-circled = { $cell }, { $number }, eingekreist
web-knaster-hand-open = { $cell }, { $number }: darf eingekreist werden
web-knaster-hand-chosen = { $cell }, { $number }: zum Einkreisen gewählt
web-knaster-line-choice = Linie zum Einkreisen
web-knaster-hand-confirm = { $chosen } von { $count } einkreisen
web-knaster-hands = Kombinationen
web-knaster-hand = { $hand ->
    [three] Drilling
    [two-pairs] zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
   *[straight] Straße
}
web-knaster-value = { $line }: { $value } Punkte, { $won ->
    [yes] gewonnen
   *[no] noch nicht gewonnen
}
web-knaster-values = Werte der Linien
web-knaster-row = { $line }: { $cells }
web-knaster-read = { $state ->
    [free] frei
    [circled] { $number } eingekreist
   *[number] { $number }
}

## Kuh Vadis

web-kuhvadis-meadow = Wiese, 7 mal 7
web-kuhvadis-dice = Würfel
web-kuhvadis-die = { $face ->
    [C] Kuh
   *[other] { $face }
}
web-kuhvadis-roll = { $count ->
    [5] Alle fünf neu würfeln
    [one] Einen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
web-kuhvadis-square = { $cell }, { $symbol ->
    [C] Kuh
    [X] Startfeld der Kreuze
    [O] Startfeld der Kreise
   *[other] { $symbol }
}
web-kuhvadis-open = { $square }: darf markiert werden
web-kuhvadis-next = { $square }, nächstes in der Kette
web-kuhvadis-marked = { $square }, { $mark ->
    [X] Kreuz
   *[O] Kreis
}
web-kuhvadis-joined = { $square }, in der Kette zwischen den Startfeldern
web-kuhvadis-wait = Die Würfel sind unterwegs …

## Regeln

web-rules-title = Regeln von { $game } – Ludoteca
web-try = Probier es aus
web-try-quantik = Wohin darf { $owner ->
    [first] { $shape ->
        [A] die helle Kugel
        [B] der helle Zylinder
        [C] der helle Würfel
       *[D] der helle Kegel
    }
   *[second] { $shape ->
        [A] die dunkle Kugel
        [B] der dunkle Zylinder
        [C] der dunkle Würfel
       *[D] der dunkle Kegel
    }
}?
web-try-quantik-lead = Die hellen Figuren sind am Zug. Wähle eine Form und sieh, welche Felder ihr offen stehen.
web-try-quantik-count = { $count ->
    [0] Kein Feld ist offen.
    [one] { $count } Feld ist offen.
   *[other] { $count } Felder sind offen.
}
web-try-quantik-win = Auf { $cell } vollendet sie eine Linie und gewinnt.
web-try-knaster = Welche Kombination gibt wie viele Kreise?
web-try-knaster-lead = Wähle fünf Zahlen einer vollen Linie und sieh, was sie wert ist.
web-try-knaster-line = Linie { $numbers }
web-try-knaster-hand = { $hand ->
    [three] Drilling
    [two-pairs] Zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
    [straight] Straße
    [pair] Nur ein Paar
   *[none] Keine Kombination
}: { $count ->
    [0] keine Kreise
    [one] { $count } Kreis
   *[other] { $count } Kreise
}.
web-try-kuhvadis = Wo geht die Kette weiter?
web-try-kuhvadis-lead = Die Kreuze haben das umrandete Feld eben mit einem Vierling markiert und wieder gewürfelt. Wähle einen Wurf und sieh, welche Felder folgen dürfen.
web-try-kuhvadis-roll = Wurf { $dice }
web-try-kuhvadis-count = { $count ->
    [0] Kein Nachbar passt: Der Zug ist zu Ende.
    [one] { $count } Nachbarfeld darf markiert werden.
   *[other] { $count } Nachbarfelder dürfen markiert werden.
}
web-try-kuhvadis-again = Ein Vierling: markieren, dann noch einmal würfeln.
web-try-play = Jetzt { $game } spielen

## Würfel prüfen

web-dice-title = Würfel prüfen – Ludoteca
web-dice-heading = Niemand hat diese Würfel ausgesucht
web-dice-lead = Nicht der Server, nicht die Spieler. So kannst du sicher sein.
web-dice-step-commit = Vor dem ersten Wurf zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck (SHA-256). Von da an kann er es nicht mehr ändern, ohne dass es alle merken.
web-dice-step-mix = Der Browser jedes Spielers gibt eigene Zufallsziffern dazu. Jeder Wurf wird aus dem Geheimnis, diesen Ziffern und der Nummer des Wurfs berechnet; keine Seite entscheidet allein.
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
web-dice-none = nicht zu Ende
web-dice-winner = Sieg für { $names } ({ $scores })
