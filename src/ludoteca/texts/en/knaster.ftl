knaster-error-players = Knaster cannot be played by { $players } players; seat at least one.
knaster-error-setup = Knaster has only its one empty sheet, so it cannot start from “{ $text }”; leave the sheet out.
knaster-error-position = “{ $text }” is not a Knaster position; write the phase (play, last or over), the number of rolls, the roll or “-”, and a sheet for each player, such as “play 1 9 ...../...../...../...../.....”.
knaster-error-sheet = “{ $text }” is not a Knaster sheet; write five rows of five cells joined by “/”, each cell as “.” (free), a number from 2 to 12, or a circled number such as “(7)”.
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
knaster-error-other-number = The cell { $cell } does not hold a { $roll }; circle a cell with the number rolled, or write it in a free one.
