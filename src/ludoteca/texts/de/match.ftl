# Eine Partie und ihr Protokoll. Je ein Satz: was nicht stimmt und was richtig wäre.

match-error-stale = Die Partie ist weitergegangen, seit du diesen Zug gewählt hast; sieh dir das Brett noch einmal an und wähle neu.
match-error-action = Zug Nummer { $action } ist hier gegen die Regeln; wähle einen der erlaubten Züge.
match-error-no-seat = Platz { $seat } gibt es in dieser Partie nicht; die Plätze gehen von 1 bis { $seats }.
match-error-no-undo = Du kannst nichts ungefragt zurücknehmen; das geht, bis Würfel oder der Zug eines anderen gefolgt sind, und danach, wenn alle einverstanden sind.
match-with-takebacks = mit Rücknahmen
match-with-takebacks-note = Mit Rücknahmen gespielt: Dieses Spiel zählt in keiner Statistik.
match-helped-note = Dieses Spiel wurde mit Hilfe gespielt.
match-error-seats = { $seats } Spieler sind zu viele für eine Partie; nimm höchstens { $most }.
match-error-name = Der Name eines Spielers darf weder leer noch länger als { $most } Zeichen sein; wähle einen anderen.
match-error-bot = Der Name eines Bots besteht aus Kleinbuchstaben, Ziffern und Bindestrichen; wähle zum Beispiel greedy.
match-error-bot-failed = Der Bot { $bot } kommt nicht weiter ({ $reason }); nimm deinen Zug zurück, gib auf oder versuche es später noch einmal.
match-error-no-help = Hilfe gibt es nur allein oder gegen Bots, nicht zwischen Menschen.
match-error-no-worth = { $game } sagt nicht, was seine Züge wert sind; { $number ->
    [0] hier tut das kein Spiel
   *[other] frage nach einem von { $games }
}.
match-error-secret = Das Geheimnis der Würfel einer Partie muss { $least } bis { $most } Byte haben; ziehe ein neues.
match-error-contributions = Es gibt mehr Beiträge zu den Würfeln als Spieler; gib höchstens { $seats } an, einen je Platz.
match-error-contribution = Ein Beitrag zu den Würfeln ist ein Text von höchstens { $most } Zeichen; wähle einen anderen.
match-error-commitment = Der Beitrag von Platz { $seat } ist nicht der, auf den er sich festgelegt hat; gib jenen.

# Ein Protokoll lesen.

match-error-record-none = Das ist kein Protokoll einer Partie; ein Protokoll beginnt mit einer Zeile wie [Game "…"].
match-error-record-format = Zeile { $line }: Dieses Protokoll hat das Format { $version }, diese Version liest aber das Format { $known }; nimm eine Version, die es kennt.
match-error-record-truncated = Das Protokoll bricht nach Zeile { $line } ab; die letzte Zeile muss das Ergebnis sein oder * für eine laufende Partie.
match-error-record-after = Zeile { $line }: Nach dem Ende des Protokolls steht noch Text; die Zeile mit dem Ergebnis muss die letzte sein.
match-error-record-header = Zeile { $line } ist nicht lesbar; ein Kopfeintrag sieht aus wie [Seat1 "Anna"], und auf die Kopfeinträge folgt eine leere Zeile.
match-error-record-twice = Zeile { $line }: Der Kopfeintrag { $name } steht hier ein zweites Mal; es darf nur einen geben.
match-error-record-missing = Der Kopfeintrag { $name } fehlt; ohne ihn lässt sich das Protokoll nicht prüfen.
match-error-record-unknown = Zeile { $line }: Einen Kopfeintrag { $name } hat ein Protokoll hier nicht; entferne die Zeile.
match-error-record-secret = Diese Partie ist noch nicht zu Ende; ihre Würfel lassen sich prüfen, wenn am Ende das Geheimnis veröffentlicht wird.
match-error-record-start = Die Partie in diesem Protokoll kann nicht beginnen: { $reason }
match-error-record-commitment = Zeile { $line }: Die Festlegung ist nicht der SHA-256-Wert des Geheimnisses; eines von beiden wurde verändert.
match-error-record-first = Zeile { $line }: Platz { $found } soll beginnen, das Los fiel aber auf Platz { $first }.
match-error-record-line = Zeile { $line } ist nicht lesbar; ein Zug sieht aus wie „3. 2: [1 4 4 C 5] keep 44 [4 2 C] c4“.
match-error-record-roll = Zeile { $line }: Die Würfel zeigen { $roll }, das Geheimnis ergibt aber { $due }.
match-error-record-no-roll = Zeile { $line }: Hier wird nicht gewürfelt; entferne { $roll }.
match-error-record-roll-missing = Zeile { $line }: Davor fehlt der Wurf { $roll }, den das Geheimnis ergibt.
match-error-record-move = Zeile { $line }, bei „{ $move }“: { $reason }
match-error-record-result = Zeile { $line }: Das Ergebnis soll { $found } sein, die Züge führen aber zu { $result }.
match-error-record-scores = Zeile { $line }: Die Punkte folgen nicht aus den Zügen; diese führen zu { $scores }.
match-error-record-wording = Zeile { $line } müsste lauten: { $right }
match-error-record-digest = Zeile { $line }: Die Prüfsumme gehört zu einem anderen Text; an diesem Protokoll wurde etwas verändert.

match-guarantee = { $who ->
    [none] Gewähr: Die Würfel standen vor dem ersten Wurf fest, aber kein Spieler hatte sich auf eigene Ziffern festgelegt; wer den Server betrieb, konnte mehrere Geheimnisse durchprobieren.
    [some] Gewähr: Die eigenen Ziffern von { $names } lagen fest, bevor welche enthüllt wurden; damit ist dort bewiesen, dass niemand die Würfel ausgesucht hat, den anderen nicht.
   *[all] Gewähr: Die eigenen Ziffern von { $names } lagen fest, bevor welche enthüllt wurden; also hat niemand die Würfel ausgesucht, auch nicht, wer den Server betrieb.
}

# Glück und Können

match-luck-dice = { $whose ->
    [you] { $luck ->
        [good] Die Würfel waren für dich: { $amount }.
        [bad] Die Würfel waren gegen dich: { $amount }.
       *[even] Die Würfel waren weder für noch gegen dich: { $amount }.
    }
   *[other] { $luck ->
        [good] Die Würfel waren für { $name }: { $amount }.
        [bad] Die Würfel waren gegen { $name }: { $amount }.
       *[even] Die Würfel waren weder für noch gegen { $name }: { $amount }.
    }
}
match-luck-skill = { $whose ->
    [you] { $skill ->
        [none] Du hast nichts verschenkt.
        [little] Du hast wenig verschenkt: { $amount }.
       *[much] Du hast { $amount } verschenkt.
    }
   *[other] { $skill ->
        [none] { $name } hat nichts verschenkt.
        [little] { $name } hat wenig verschenkt: { $amount }.
       *[much] { $name } hat { $amount } verschenkt.
    }
}
match-luck-same-dice = Dieselben Würfel, so gut gespielt, wie man es wissen konnte: { $best }; { $name }: { $score }.
match-luck-sum = { $start } am Anfang, { $luck } Glück, { $skill } Können, { $others } durch die anderen: { $result } am Ende.
match-luck-sum-alone = { $start } am Anfang, { $luck } Glück, { $skill } Können: { $result } am Ende.
match-luck-roll = { $whose ->
    [you] { $kind ->
        [luckiest] Dein glücklichster Wurf
       *[unluckiest] Dein unglücklichster Wurf
    }
   *[other] { $kind ->
        [luckiest] Der glücklichste Wurf für { $name }
       *[unluckiest] Der unglücklichste Wurf für { $name }
    }
}: { $dice } ({ $amount }).
match-luck-slip = { $number }. { $name }: { $move } kostete { $amount }.
match-luck-better = Besser: { $move }.
match-luck-chance = { NUMBER($percent, maximumFractionDigits: 1) } %
match-luck-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-luck-what = { $kind ->
    [points] { $amount } Punkte
   *[chance] { $amount } Siegchance
}
