# Die App im Terminal.

terminal-welcome = Spiele für einen Abend
terminal-about = { $most ->
    [open] { $least ->
        [one] allein oder zu mehreren
       *[other] ab { $least } Spielern
    }
    [same] { $least ->
        [one] für einen Spieler
       *[other] { $least } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}
terminal-play = ▶ spielen
terminal-players = Spieler…
terminal-resume = { $count ->
    [one] Die angefangene Partie fortsetzen
   *[other] Eine von { $count } angefangenen Partien fortsetzen
}
terminal-resume-title = Angefangene Partien
terminal-num-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-loading = Einen Moment, das Spiel wird aufgebaut …
terminal-compiling = Die Regeln werden für diesen Rechner übersetzt. Das geschieht nur einmal; das Spiel beginnt von selbst, noch bevor alle Gegner bereit sind.
terminal-bot-compiling = { $bot } wird einmal für diesen Rechner übersetzt; das Spiel geht von selbst weiter.
terminal-worth-compiling = Tipps werden einmal für diesen Rechner übersetzt; frag gleich noch einmal.
terminal-too-small = Dieses Fenster ist zu klein für ein Spielbrett; mach es mindestens { $width } Spalten breit und { $height } Zeilen hoch.

# Vorbereitung

terminal-num-seats = Spieler
terminal-person = Mensch
terminal-you = Du
terminal-player = Spieler { $number }
terminal-bot = { $bot ->
    [random] Zufall
    [greedy] Gierig
    [gentle] Sanft
    [club] Vereinsspieler
    [expert] Experte
    [master] Meister
    [perfect] Perfekt
   *[other] { $bot }
}
terminal-setup = Aufbau
terminal-setup-own = oder als Text
terminal-begin = ▶ Anfangen

# Tasten

terminal-key-play = spielen
terminal-key-players = Spieler
terminal-key-language = Sprache
terminal-key-help = Regeln
terminal-key-quit = beenden
terminal-key-menu = Menü
terminal-key-undo = zurück
terminal-key-resign = aufgeben
terminal-key-save = sichern
terminal-key-cancel = abbrechen
terminal-key-close = schließen
terminal-key-scroll = blättern
terminal-key-row = Zeile
terminal-key-change = ändern
terminal-key-begin = anfangen
terminal-key-continue = fortsetzen
terminal-key-again = noch einmal
terminal-key-board = Brett
terminal-key-ready = hier bin ich
terminal-key-type = tippen
terminal-key-cell = bewegen
terminal-key-toggle = wählen
terminal-key-pass = passen
terminal-yes = ja
terminal-no = nein

# Während der Partie

terminal-waiting = { $names } überlegt …
terminal-over = Die Partie ist zu Ende.
terminal-no-move-yet = Noch kein Zug.
terminal-last-move = Letzter Zug: { $name } { $move }
terminal-move-resigns = gibt auf
terminal-curtain = Die Tastatur geht an { $name }. Alle anderen schauen weg!
terminal-resign-question = { $name }, willst du wirklich aufgeben?
terminal-undo-question = Würfel oder der Zug eines anderen sind gefolgt. Sind alle einverstanden, dass { $name } die letzte Entscheidung zurücknimmt?
terminal-save-question = In welche Datei soll diese Partie?
terminal-saved = Die Partie steht in { $path }.
terminal-plain-choose = { $name }: Wähle einen Zug.
terminal-plain-write = { $name }, schreib deinen Zug: { $text }
terminal-plain-dice = Würfel

# Das Ende

terminal-end-won = { $reason ->
    [resigned] { $whose ->
        [you] Du hast gewonnen: Sonst ist niemand mehr da.
       *[other] Gewonnen hat { $names }: Sonst ist niemand mehr da.
    }
   *[played] { $count ->
        [one] { $whose ->
            [you] Du hast gewonnen!
           *[other] Gewonnen hat { $names }!
        }
       *[other] Gemeinsam gewonnen haben { $names }.
    }
}
terminal-end-draw = Unentschieden!
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-outcome = { $sign ->
    [win] gewonnen
    [draw] unentschieden
   *[loss] verloren
}
terminal-resigned = aufgegeben
terminal-mistakes = { $count ->
    [0] Kein Zug hat den Sieg verschenkt.
    [one] Ein Zug hat den Sieg verschenkt:
   *[other] { $count } Züge haben den Sieg verschenkt:
}
terminal-mistake = { $number }. { $name } { $move }: Sieg in { $before } → Verlust in { $after }; besser { $best }
terminal-key-hint = Tipp
terminal-hint = Tipp: { $move } ({ $amount }). { $why }
terminal-key-worth = Wert
terminal-worth = Was jede Wahl wert ist
terminal-review-wait = Das Spiel wird durchgesehen …
terminal-slips = { $count ->
    [0] Kein Zug hat etwas verschenkt.
    [one] Der teuerste Zug:
   *[other] Die { $count } teuersten Züge:
}

# Fehler: was nicht stimmt, und was richtig wäre

terminal-error-no-terminal = Zum Spielen braucht es ein Terminal, aber Eingabe oder Ausgabe ist eine Pipe oder Datei; starte „ludoteca play“ direkt in einem Terminalfenster.
terminal-error-unwritable = { $path } kann nicht geschrieben werden ({ $reason }); die Partie geht weiter, aber mach den Ordner beschreibbar, um sie zu behalten.
terminal-error-exists = { $path } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen.
terminal-error-no-name = Die Datei braucht einen Namen; gib einen ein oder drücke Escape.
terminal-error-unusable = { $game } lässt sich nicht spielen; bring das Paket, aus dem es kommt, in Ordnung oder entferne es: { $reason }
terminal-error-damaged = Eine gesicherte Partie ist nicht lesbar und wurde unverändert als { $path } aufgehoben: { $reason }
terminal-error-several-damaged = { $count } gespeicherte Spiele sind nicht lesbar und liegen unberührt in { $folder }: { $names }
terminal-key-moment = zeigen
terminal-key-back = zum Rückblick
terminal-moment = { $when ->
    [before] Vor
   *[after] Nach
} Schritt { $number } von { $count }
terminal-moment-better = { $sign } besser: { $move }
terminal-moment-taken = { $sign } gespielt: { $move }
