quantik-error-players =
    Quantik spielt man nicht { $players ->
        [one] allein
       *[other] zu { $players } Personen
    }; es braucht genau zwei Spieler.
quantik-error-sheet = Quantik spielt man ohne Blatt, es kann nicht mit „{ $text }“ beginnen; lass das Blatt weg.
quantik-error-qfen = „{ $text }“ ist keine QFEN-Stellung; schreibe vier Reihen aus je vier der Zeichen .ABCDabcd, verbunden durch „/“, etwa A.bC/..../d..B/...a.
quantik-error-too-many = Die Figur „{ $piece }“ steht { $count }-mal auf dem Brett; jeder hat nur zwei von jeder Form.
quantik-error-turn =
    Mit { $first ->
        [one] einer Figur
       *[other] { $first } Figuren
    } des ersten und { $second } des zweiten Spielers ist niemand am Zug; der erste muss gleich viele haben wie der zweite oder eine mehr.
quantik-error-clash =
    { $shape ->
        [A] Kugeln
        [B] Zylinder
        [C] Würfel
       *[D] Kegel
    } beider Spieler stehen in derselben Zeile, Spalte oder Region, was kein Spiel zulässt; versetze eine dieser Figuren.
quantik-error-move = „{ $text }“ ist kein Quantik-Zug; nenne eine Form von A bis D und ein Feld von a1 bis d4, etwa Bc2.
quantik-error-occupied = Das Feld { $cell } ist besetzt; wähle ein freies.
quantik-error-used-up =
    Deine beiden { $shape ->
        [A] Kugeln
        [B] Zylinder
        [C] Würfel
       *[D] Kegel
    } stehen schon auf dem Brett; wähle eine andere Form.
quantik-error-reached =
    Du kannst { $shape ->
        [A] keine Kugel
        [B] keinen Zylinder
        [C] keinen Würfel
       *[D] keinen Kegel
    } auf { $cell } setzen, denn in dieser Zeile, Spalte oder Region hat der Gegner schon dieselbe Form; wähle ein anderes Feld oder eine andere Form.
