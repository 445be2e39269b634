# A match and its record. One sentence each: what was wrong, and what would be right.

match-error-stale = The match has moved on since you chose this move; look at the board again and choose anew.
match-error-action = Move number { $action } is against the rules here; choose one of the legal moves.
match-error-no-seat = There is no seat { $seat } at this match; the seats are 1 to { $seats }.
match-error-no-undo = There is nothing you can take back unasked; you can until dice or another’s move have followed, and after that if everybody agrees.
match-with-takebacks = with take-backs
match-with-takebacks-note = Played with take-backs: this game counts in no statistic.
match-helped-note = This game was played with help.
match-error-seats = { $seats } players are too many for one match; seat at most { $most }.
match-error-name = A player’s name cannot be empty or longer than { $most } characters; choose another one.
match-error-bot = A bot’s name consists of small letters, digits and hyphens; choose one such as greedy.
match-error-bot-failed = The bot { $bot } cannot go on ({ $reason }); take your move back, resign, or try again later.
match-error-no-help = Help is only for games alone or against bots; between people there is none.
match-error-no-worth = { $game } does not say what its moves are worth; { $number ->
    [0] no game here does
   *[other] ask about one of { $games }
}.
match-error-secret = The secret of a match’s dice must have { $least } to { $most } bytes; draw a new one.
match-error-contributions = There are more contributions to the dice than players; give at most { $seats }, one for each seat.
match-error-contribution = A contribution to the dice is a text of at most { $most } characters; choose another one.
match-error-commitment = The contribution of seat { $seat } is not the one it committed to; give that one.

# Reading a record.

match-error-record-none = This is not a record of a match; a record begins with a line such as [Game "…"].
match-error-record-format = Line { $line }: this record has format { $version }, but this release reads format { $known }; use a release that knows it.
match-error-record-truncated = The record breaks off after line { $line }; its last line must be the result, or * for a match that goes on.
match-error-record-after = Line { $line }: there is text after the end of the record; the line with the result must be the last.
match-error-record-header = Line { $line } cannot be read; a header looks like [Seat1 "Anna"], and an empty line follows the headers.
match-error-record-twice = Line { $line }: the header { $name } stands there a second time; a record has only one.
match-error-record-missing = The header { $name } is missing; without it the record cannot be checked.
match-error-record-unknown = Line { $line }: a record has no header { $name } here; remove the line.
match-error-record-secret = This match is not over yet; its dice can be checked when the secret is published at its end.
match-error-record-start = The match of this record cannot begin: { $reason }
match-error-record-commitment = Line { $line }: the commitment is not the SHA-256 of the secret; one of the two was changed.
match-error-record-first = Line { $line }: seat { $found } is said to begin, but the lot chose seat { $first }.
match-error-record-line = Line { $line } cannot be read; a turn looks like “3. 2: [1 4 4 C 5] keep 44 [4 2 C] c4”.
match-error-record-roll = Line { $line }: the dice show { $roll }, but the secret gives { $due }.
match-error-record-no-roll = Line { $line }: no dice are rolled there; remove { $roll }.
match-error-record-roll-missing = Line { $line }: the roll { $roll }, which the secret gives, is missing before this.
match-error-record-move = Line { $line }, at “{ $move }”: { $reason }
match-error-record-result = Line { $line }: the result is said to be { $found }, but the moves lead to { $result }.
match-error-record-scores = Line { $line }: the scores do not follow from the moves, which lead to { $scores }.
match-error-record-wording = Line { $line } should read: { $right }
match-error-record-digest = Line { $line }: the digest belongs to another text; something in this record was changed.

match-guarantee = { $who ->
    [none] Guarantee: the dice were fixed before the first roll, but no player committed to digits of their own, so whoever ran the server could have tried several secrets.
    [some] Guarantee: { $names } committed to digits of their own before any were revealed, so to them it is proven that nobody chose the dice; the other players have no such proof.
   *[all] Guarantee: { $names } committed to digits of their own before any were revealed, so nobody chose the dice, not even whoever ran the server.
}

# Luck and skill

match-luck-dice = { $whose ->
    [you] { $luck ->
        [good] The dice were kind to you: { $amount }.
        [bad] The dice were against you: { $amount }.
       *[even] The dice took no side: { $amount }.
    }
   *[other] { $luck ->
        [good] The dice were kind to { $name }: { $amount }.
        [bad] The dice were against { $name }: { $amount }.
       *[even] The dice took no side with { $name }: { $amount }.
    }
}
match-luck-skill = { $whose ->
    [you] { $skill ->
        [none] You gave nothing away.
        [little] You gave away little: { $amount }.
       *[much] You gave away { $amount }.
    }
   *[other] { $skill ->
        [none] { $name } gave nothing away.
        [little] { $name } gave away little: { $amount }.
       *[much] { $name } gave away { $amount }.
    }
}
match-luck-same-dice = The same dice, played best from what one could know: { $best }; { $name }: { $score }.
match-luck-sum = { $start } at the start, { $luck } luck, { $skill } skill, { $others } by the others: { $result } in the end.
match-luck-sum-alone = { $start } at the start, { $luck } luck, { $skill } skill: { $result } in the end.
match-luck-roll = { $whose ->
    [you] { $kind ->
        [luckiest] Your luckiest roll
       *[unluckiest] Your unluckiest roll
    }
   *[other] { $kind ->
        [luckiest] The luckiest roll of { $name }
       *[unluckiest] The unluckiest roll of { $name }
    }
}: { $dice } ({ $amount }).
match-luck-slip = { $number }. { $name }: { $move } cost { $amount }.
match-luck-better = Better: { $move }.
match-luck-chance = { NUMBER($percent, maximumFractionDigits: 1) }%
match-luck-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-luck-what = { $kind ->
    [points] { $amount } points
   *[chance] { $amount } chance to win
}
