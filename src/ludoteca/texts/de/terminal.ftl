# Die App im Terminal.

terminal-welcome = Drei Spiele für einen Abend
terminal-about = { $game ->
    [quantik] vier Formen, eine Linie; zu zweit
    [knaster] Würfel und Kreise; allein oder zu vielen
   *[kuhvadis] Kühe und Kreuze; zu zweit
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
terminal-compiling = Die Regeln werden für diesen Rechner übersetzt. Das geschieht nur einmal und kann eine Minute dauern; danach starten die Spiele sofort.
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
    [perfect] Perfekt
   *[other] { $bot }
}
terminal-sheet = Blatt
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
terminal-key-shape = Form
terminal-key-cell = bewegen
terminal-key-place = setzen
terminal-key-worth = Wert
terminal-key-write = eintragen oder einkreisen
terminal-key-toggle = wählen
terminal-key-confirm = einkreisen
terminal-key-line = andere Linie
terminal-key-keep = behalten
terminal-key-roll = den Rest würfeln
terminal-key-mark = markieren
terminal-key-pass = passen
terminal-yes = ja
terminal-no = nein

# Während der Partie

terminal-waiting = { $names } überlegt …
terminal-over = Die Partie ist zu Ende.
terminal-no-move-yet = Noch kein Zug.
terminal-last-move = Letzter Zug: { $name } { $move }
terminal-move-resigns = gibt auf
terminal-move-pass = passt
terminal-move-keep = { $all ->
    [yes] alles neu
   *[no] { $dice } behalten
}
terminal-curtain = Die Tastatur geht an { $name }. Alle anderen schauen weg!
terminal-resign-question = { $name }, willst du wirklich aufgeben?
terminal-save-question = In welche Datei soll diese Partie?
terminal-saved = Die Partie steht in { $path }.

terminal-quantik-shape = { $shape ->
    [A] Kugel
    [B] Zylinder
    [C] Würfel
   *[D] Kegel
}
terminal-quantik-choose = { $name }: Wähle eine Form mit A, B, C oder D.
terminal-quantik-place = { $name }: Setze { $shape ->
    [A] eine Kugel
    [B] einen Zylinder
    [C] einen Würfel
   *[D] einen Kegel
} auf ein helles Feld.
terminal-quantik-shape-first = Wähle zuerst eine Form mit A, B, C oder D, dann ihr Feld.
terminal-quantik-worth = +n gewinnt, −n verliert in n Zügen

terminal-knaster-rolled = Wurf von { $name }
terminal-knaster-use = { $name }: { $may ->
    [both] Trage die { $roll } ein oder kreise eine ein
    [write] Trage die { $roll } in ein freies Feld ein
    [circle] Kreise eine { $roll } ein
   *[pass] Die { $roll } passt nirgends
}{ $last ->
    [yes] {" "}– letzter Wurf: P zum Passen.
   *[no] .
}
terminal-knaster-hand = { $name }: { $hand ->
    [three] Drilling
    [two-pairs] zwei Paare
    [four] Vierling
    [full-house] Full House
    [five] Fünfling
   *[straight] Straße
} in { $kind ->
    [row] Zeile { $line }
    [col] Spalte { $line }
    [fall] der fallenden Diagonale
   *[rise] der steigenden Diagonale
} – kreise { $count } ein ({ $chosen } gewählt).
terminal-kuhvadis-blocked = blockiert
terminal-kuhvadis-rolls = { $rolls ->
    [0] kein Wurf übrig
    [one] noch { $rolls } Wurf
   *[other] noch { $rolls } Würfe
}
terminal-kuhvadis-turn = { $name }{ $chain ->
    [yes] {" "}(neben dem letzten)
   *[no] {""}
}: { $may ->
    [mark-roll] Markiere ein helles Feld, oder würfle weiter
    [mark] Markiere ein helles Feld, oder passe
    [no-roll] Noch nichts zu markieren; würfle weiter
   *[no] Nichts zu markieren; passe
}.

# Das Ende

terminal-end-won = { $reason ->
    [resigned] Gewonnen hat { $names }: Sonst ist niemand mehr da.
   *[played] { $count ->
        [one] Gewonnen hat { $names }!
       *[other] Gemeinsam gewonnen haben { $names }.
    }
}
terminal-end-draw = Unentschieden!
terminal-end-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} – { $rating ->
    [spectacular] spektakulär!
    [super] super!
    [good] gut!
   *[fair] mehr als 50 wären gut.
}
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

# Zeichnungen außerhalb der App

terminal-side = { $player ->
    [1] Erster Spieler
   *[2] Zweiter Spieler
}
terminal-to-move = { $player ->
    [1] Der erste Spieler ist am Zug.
   *[2] Der zweite Spieler ist am Zug.
}
terminal-won-by = { $player ->
    [1] Der erste Spieler hat gewonnen.
   *[2] Der zweite Spieler hat gewonnen.
}
terminal-knaster-sheet = Spieler { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-knaster-phase = { $phase ->
    [roll] Die Würfel zeigen { $roll }.
    [dice] Es ist zu würfeln.
   *[over] Die Partie ist zu Ende.
}
terminal-kuhvadis-dice = Würfel { $dice } – { terminal-kuhvadis-rolls }
terminal-kuhvadis-to-move = { $player ->
    [1] Die Kreuze sind am Zug.
   *[2] Die Kreise sind am Zug.
}
terminal-kuhvadis-won-by = { $player ->
    [1] Die Kreuze haben gewonnen.
   *[2] Die Kreise haben gewonnen.
}
terminal-kuhvadis-draw = Beide Seiten sind blockiert: unentschieden.

# Fehler: was nicht stimmt, und was richtig wäre

terminal-error-no-terminal = Zum Spielen braucht es ein Terminal, aber Eingabe oder Ausgabe ist eine Pipe oder Datei; starte „ludoteca play“ direkt in einem Terminalfenster.
terminal-error-unwritable = { $path } kann nicht geschrieben werden ({ $reason }); die Partie geht weiter, aber mach den Ordner beschreibbar, um sie zu behalten.
terminal-error-exists = { $path } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen.
terminal-error-no-name = Die Datei braucht einen Namen; gib einen ein oder drücke Escape.
terminal-error-damaged = Eine gesicherte Partie ist nicht lesbar und wurde unverändert als { $path } aufgehoben: { $reason }
