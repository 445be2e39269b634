# In the terminal

knaster-terminal-about = dice and circles; alone or with many
knaster-terminal-rolled = rolled by { $name }
knaster-terminal-use = { $name }: { $may ->
    [both] write the { $roll } or circle one
    [write] write the { $roll } in a free cell
    [circle] circle { $roll ->
        [8] an 8
        [11] an 11
       *[other] a { $roll }
    }
   *[pass] the { $roll } fits nowhere
}{ $last ->
    [yes] {" "}– last roll: P to pass.
   *[no] .
}
knaster-terminal-hand = { $name }: { $hand ->
    [three] three of a kind
    [two-pairs] two pairs
    [four] four of a kind
    [full-house] full house
    [five] five of a kind
   *[straight] straight
} in { $kind ->
    [row] row { $line }
    [col] column { $line }
    [fall] the falling diagonal
   *[rise] the rising diagonal
} – circle { $count } ({ $chosen } chosen).
knaster-terminal-key-write = write or circle
knaster-terminal-key-confirm = circle them
knaster-terminal-key-line = other line
knaster-terminal-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $rating ->
    [spectacular] spectacular!
    [super] super!
    [good] good!
   *[fair] more than { $good } would be good.
}
knaster-terminal-sheet = Player { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
knaster-terminal-phase = { $phase ->
    [roll] The dice show { $roll }.
    [dice] The dice are to be rolled.
   *[over] The game is over.
}
knaster-move-pass = pass
knaster-move-hand = { $kind ->
    [row] row { $name }
    [col] column { $name }
    [fall] ↘
   *[rise] ↗
}: { $cells }

# Errors

knaster-error-players = Knaster cannot be played by { $players } players; seat at least one.
knaster-error-setup = Knaster has only its one empty sheet, so it cannot start from “{ $text }”; leave the sheet out.
knaster-error-position = “{ $text }” is not a Knaster position; write the phase (play, last or over), the number of rolls, the roll or “-”, and a sheet for each player, such as “play 1 9 ...../...../...../...../.....”.
knaster-error-sheet = “{ $text }” is not a Knaster sheet; write five rows of five cells joined by “/”, each cell as “.” (free), a number from 2 to 12, or a circled number such as “(7)”.
knaster-paper-name = Name
knaster-paper-hands = { $hand ->
    [three] three of a kind
    [four] four of a kind
    [five] five of a kind
    [two-pairs] two pairs
    [full-house] full house
   *[straight] straight
    }: { $count }
knaster-paper-score = Circles ____ + lines ____ = ____
knaster-paper-turn = In turn somebody rolls two dice; the sum counts for everybody. Everybody writes it in a free cell of the own sheet, or circles a number already written that equals it.
knaster-paper-hand = Does a number that you write fill a line of five (row, column or diagonal)? If the line holds a hand, circle as many of its numbers as the hand says, at once and as you like; only its best hand counts. If fewer are left, circle those.
knaster-paper-lines = A line whose five numbers are all circled wins the value at its end: rows 9 to 5, columns 9 to 5, diagonals 10.
knaster-paper-end = When somebody has filled all 25 cells, the dice are rolled once more for everybody. Then each line won counts its value and every circle one point; most points win. Alone, over 50 is good, over 80 super, over 100 spectacular.
knaster-error-phase =
    { $phase ->
        [play] “play” does not fit: nobody may have a full grid, and a roll in use must have been counted; correct the sheets, or write “last” or “over”.
        [last] “last” does not fit: somebody must have a full grid, and a roll in use must have been counted; correct the sheets, or write “play”.
       *[over] “over” does not fit: somebody must have a full grid, and no roll may be in use; correct the sheets, or write “play” or “last”.
    }
knaster-error-unpaid =
    On sheet { $player } the hand of { $kind ->
        [row] row { $name }
        [col] column { $name }
        [fall] the falling diagonal
       *[rise] the rising diagonal
    } lacks { $count ->
        [one] a circle
       *[other] { $count } circles
    }; circle as many cells of that line as its hand gives.
knaster-error-rolls =
    Sheet { $player } cannot stem from { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }; each roll writes one number or circles one, and all other circles come from hands.
knaster-error-shared =
    These sheets cannot stem from the same { $rolls ->
        [one] roll
       *[other] { $rolls } rolls
    }; every player must have written or circled each number rolled.
knaster-error-revealed = Everybody has finished with the roll; write the new sheets, with “-” in place of the roll.
knaster-error-move = “{ $text }” is not a Knaster move; write “c3” to write in a cell, “(c3)” to circle it, “row2:(a2)(c2)” to circle for a hand, or “pass”.
knaster-error-off-line =
    The cell { $cell } does not lie in { $kind ->
        [row] row { $name }
        [col] column { $name }
        [fall] the falling diagonal
       *[rise] the rising diagonal
    }; choose cells of that line.
knaster-error-dice-due = The dice have not been rolled yet; roll them first.
knaster-error-hand-first =
    First circle { $count ->
        [one] a cell
       *[other] { $count } cells
    } for the hand in { $kind ->
        [row] row { $name }
        [col] column { $name }
        [fall] the falling diagonal
       *[rise] the rising diagonal
    }.
knaster-error-no-hand =
    No hand is to be circled in { $kind ->
        [row] row { $name }
        [col] column { $name }
        [fall] the falling diagonal
       *[rise] the rising diagonal
    }; hands are circled at once, when a number fills their line.
knaster-error-hand-size =
    The hand in { $kind ->
        [row] row { $name }
        [col] column { $name }
        [fall] the falling diagonal
       *[rise] the rising diagonal
    } gives { $count ->
        [one] one circle; choose exactly one cell of that line.
       *[other] { $count } circles; choose exactly { $count } cells of that line.
    }
knaster-error-pass = Passing is allowed on the last roll only; write the { $roll } or circle one.
knaster-error-taken = The cell { $cell } holds a number already; write the { $roll } in a free cell.
knaster-error-circled = The cell { $cell } is circled already; choose one that is not.
knaster-error-other-number = The cell { $cell } does not hold { $roll ->
    [8] an 8
    [11] an 11
   *[other] a { $roll }
}; circle a cell with the number rolled, or write it in a free one.

knaster-web-pitch = Everyone uses the same roll. Write it or circle it, and let poker hands fill your sheet with circles.
knaster-web-facts = 1–12 players · 15 minutes · two dice
knaster-web-print-lead = Four sheets to write on per page, with the hands and the rules in short.
knaster-web-picture = A Knaster sheet with circled numbers
knaster-web-prompt-write = { $turn }: write { $roll } in a free cell.
knaster-web-prompt-write-or-circle = { $turn }: write { $roll } in a free cell, or circle { $roll ->
    [8] an 8
    [11] an 11
   *[other] a { $roll }
}.
knaster-web-prompt-circle = { $turn }: circle { $roll ->
    [8] an 8
    [11] an 11
   *[other] a { $roll }
}.
knaster-web-prompt-last = { $turn }: last roll! Use { $roll } or pass.
knaster-web-prompt-hand = { $turn }: { $line } is full – { $hand }! Circle { $count ->
    [one] { $count } of its numbers
   *[other] { $count } of its numbers
}.
knaster-web-prompt-lines = { $turn }: several lines are full; choose the one to circle first.
knaster-web-end-solo = { $count } points: { $rating ->
    [spectacular] spectacular!
    [super] super!
    [good] good!
   *[other] the next one will be better.
}
knaster-web-tally = Points counted up
knaster-web-tally-circles = circles
knaster-web-tally-total = total
knaster-web-end-scale = Over 50 is good, over 80 super, over 100 spectacular.
knaster-web-did-write = { $who } writes { $number } on { $cell }
knaster-web-did-circle = { $who } circles { $cell }
knaster-web-did-hand = { $who } circles { $cells } in { $line }
knaster-web-did-pass = { $who } leaves the last roll unused
knaster-web-did-roll-sum = Dice: { $dice }, so { $sum }
knaster-web-name = { $kind ->
    [write] write on { $cells }
    [circle] circle { $cells }
    [hand] circle { $cells } in { $line }
   *[pass] leave the roll unused
}
knaster-web-line = { $kind ->
    [row] row { $number }
    [column] column { $number }
    [falling] the falling diagonal
   *[rising] the rising diagonal
}
knaster-web-sheet = Sheet of { $who }
knaster-web-others = The other sheets
knaster-web-roll = Roll: { $dice }, so { $sum }
knaster-web-last-roll = Last roll
knaster-web-free = { $cell }, free
knaster-web-free-open = { $cell }, free: write { $roll } here
knaster-web-number = { $cell }, { $number }
knaster-web-number-open = { $cell }, { $number }: circle it
knaster-web-circled = { $cell }, { $number }, circled
knaster-web-hand-open = { $cell }, { $number }: may be circled for the hand
knaster-web-hand-chosen = { $cell }, { $number }: chosen for the hand
knaster-web-line-choice = Line to circle
knaster-web-hand-confirm = Circle { $chosen } of { $count }
knaster-web-hands = Hands
knaster-web-hand = { $hand ->
    [three] three of a kind
    [two-pairs] two pairs
    [four] four of a kind
    [full-house] full house
    [five] five of a kind
   *[straight] straight
}
knaster-web-value = { $line }: { $value } points, { $won ->
    [yes] won
   *[no] not won
}
knaster-web-values = Values of the lines
knaster-web-row = { $line }: { $cells }
knaster-web-read = { $state ->
    [free] free
    [circled] { $number } circled
   *[number] { $number }
}
knaster-web-try = Which hand gives how many circles?
knaster-web-try-lead = Choose five numbers of a full line and see what it is worth.
knaster-web-try-line = Line { $numbers }
knaster-web-try-hand = { $hand ->
    [three] Three of a kind
    [two-pairs] Two pairs
    [four] Four of a kind
    [full-house] Full house
    [five] Five of a kind
    [straight] Straight
    [pair] Only a pair
   *[none] No hand
}: { $count ->
    [0] no circles
    [one] { $count } circle
   *[other] { $count } circles
}.
knaster-error-value-missing = The learned value of Knaster, which the players expert and master need, is missing ({ $file }); make it again with “{ $command }”.
knaster-error-value-damaged = The file with the learned value of Knaster, which the players expert and master need, is damaged ({ $file }); make it again with “{ $command }”.

# Why an action is worth what it is

knaster-why-line = { $kind ->
    [row] row { $name }
    [col] column { $name }
    [fall] the falling diagonal
   *[rise] the rising diagonal
}
knaster-why-name = { $hand ->
    [three] three of a kind
    [two-pairs] two pairs
    [four] four of a kind
    [full-house] a full house
    [five] five of a kind
   *[straight] a straight
}
knaster-why-pass = The roll is not used
knaster-why-wins = Wins { knaster-why-line }: { $points } points
knaster-why-hand = Fills { knaster-why-line } with { knaster-why-name }: { $count ->
    [one] { $count } circle
   *[other] { $count } circles
}
knaster-why-often = from here on, all five numbers there get circled in { $percent } of 100 games, for { $points } points
knaster-why-circle = { $circles } of 5 circles in { knaster-why-line }; { knaster-why-often }
knaster-why-write = { $hand ->
    [any] Keeps { knaster-why-line } open to every hand
    [full] Fills { knaster-why-line } without a hand
    [none] Leaves { knaster-why-line } no chance of a hand
   *[other] Lets { knaster-why-line } still become { knaster-why-name }
}; { knaster-why-often }
