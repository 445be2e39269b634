# Sheets

kuhvadis-error-players = Kuh Vadis is a game for two, so { $players } cannot play it; seat two players.
kuhvadis-error-board = “{ $text }” is not a Kuh Vadis sheet; write seven rows of seven squares joined by “/”, each square one of 1 2 3 4 5 C X O.
kuhvadis-error-starts = The sheet has { $crosses ->
        [one] { $crosses } starting cross
       *[other] { $crosses } starting crosses
    } and { $circles ->
        [one] { $circles } starting circle
       *[other] { $circles } starting circles
    }; it needs three X and three O.
kuhvadis-error-sheet-joined = The three starting { $side ->
        [X] crosses
       *[O] circles
    } of this sheet are joined before the first mark; move them apart.
kuhvadis-error-sheet-marked = A game begins on an unmarked sheet; leave out every x and o.

# Positions

kuhvadis-error-position = “{ $text }” is not a Kuh Vadis position; write the board, the side x or o, five dice or “-”, the rolls left from 0 to 3, and the square just marked or “-”, with spaces between.
kuhvadis-error-dice = “{ $text }” are not the dice; write five of 1 2 3 4 5 C, with “?” for each die still to be rolled, or “-” when the game is over.
kuhvadis-error-rolls = With the dice { $dice } there cannot be { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } left; a turn has three, one of them is used as soon as dice lie on the table, and one must be left to roll again.
kuhvadis-error-last = “{ $text }” is not a square that the side to move has just marked; name one of its marks, or write “-” at the beginning of a turn and after the end.
kuhvadis-error-over = The marks of this position end the game; write “-” for the dice and 0 for the rolls.
kuhvadis-error-not-over = The marks of this position do not end the game; write five dice, with “?” for those to be rolled.
kuhvadis-error-end = No last mark of { $side ->
        [x] the crosses
       *[o] the circles
    } can have ended this game; it ends with the first mark that joins three starts or leaves both sides blocked.

# Moves

kuhvadis-error-move = “{ $text }” is not a Kuh Vadis move; mark a square such as c4, keep dice as in “keep 44C”, roll all with “keep -”, or “pass”.
kuhvadis-error-faces = { $due ->
        [one] One die is due
       *[other] { $due } dice are due
    }; name that many faces from 1 to 6, the cow being 6.
kuhvadis-error-roll-first = First { $due ->
        [one] one die has
       *[other] { $due } dice have
    } to be rolled; then choose your move.
kuhvadis-error-keep-all = Keeping all five dice rolls none; keep at most four, or mark a square or pass.
kuhvadis-error-no-rolls = You have no roll left in this turn; mark a square or pass.
kuhvadis-error-not-rolled = You cannot keep { $kept }: the dice show { $dice }; keep some of these.
kuhvadis-error-taken = { $cell } is taken; choose a free square.
kuhvadis-error-too-few = { $symbol ->
        [C] { $cell } is a cow square and you have too few cows; it takes at least { $needed }.
       *[other] { $cell } is a { $symbol } and you have too few of them; it takes at least { $needed }.
    }
kuhvadis-error-not-adjacent = { $cell } does not touch { $last }; after a quad, mark one of the eight neighbours of the square just marked.
