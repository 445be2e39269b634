# In the terminal

kuhvadis-terminal-about = cows and crosses; two players
kuhvadis-terminal-setup = Sheet
kuhvadis-terminal-blocked = blocked
kuhvadis-terminal-rolls = { $rolls ->
    [0] no roll left
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
}
kuhvadis-terminal-turn = { $name }{ $chain ->
    [yes] {" "}(beside your last mark)
   *[no] {""}
}: { $may ->
    [mark-roll] mark a lit square, or roll again
    [mark] mark a lit square, or pass
    [no-roll] nothing to mark yet; roll again
   *[no] nothing to mark; pass
}.
kuhvadis-terminal-key-keep = keep
kuhvadis-terminal-key-roll = roll the others
kuhvadis-terminal-key-mark = mark
kuhvadis-terminal-dice = Dice { $dice } – { kuhvadis-terminal-rolls }
kuhvadis-terminal-to-move = { $player ->
    [1] The crosses are to move.
   *[2] The circles are to move.
}
kuhvadis-terminal-won-by = { $player ->
    [1] The crosses have won.
   *[2] The circles have won.
}
kuhvadis-terminal-draw = Both sides are blocked: a draw.
kuhvadis-move-pass = pass
kuhvadis-move-keep = { $all ->
    [yes] roll all again
   *[no] keep { $dice }
}

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
kuhvadis-paper-sheet = Sheet { $number }
kuhvadis-paper-turn = One player joins the crosses, the other the circles; a lot decides who begins. You need five dice (a 6 is a cow) and a pencil. On your turn roll all five; then roll any of them again, at most twice.
kuhvadis-paper-marks = Two or three cows: mark a free cow square. Exactly three of a number: mark a free square with it. Both: one of the two. Anywhere on the sheet; then the other plays.
kuhvadis-paper-quad = Four or five cows, or of a number: mark a matching free square <b>and play again</b> with three new rolls, but now the square must touch the one just marked, along a side or at a corner; and so on.
kuhvadis-paper-win = Whoever joins the own three starts by an unbroken chain of own squares (sides or corners) wins at once. If neither can any more, it is a draw.
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

kuhvadis-web-pitch = Roll for numbers and cows, mark the meadow, and join your three starts before the other side does.
kuhvadis-web-facts = 2 players · 15 minutes · five dice
kuhvadis-web-picture = A Kuh Vadis meadow with cows, crosses and circles
kuhvadis-web-new-setup = Meadow
kuhvadis-web-new-setup-number = Meadow { $number }
kuhvadis-web-new-setup-own = My own meadow …
kuhvadis-web-setup-text = The meadow as text: seven rows joined by “/”
kuhvadis-web-print-lead = Meadows to write on, a different one on every page, with the rules in short.
kuhvadis-web-draw-symbol = What to put down
kuhvadis-web-draw-with = { $symbol ->
    [C] cow
    [X] starting cross
    [O] starting circle
   *[other] { $symbol }
}
kuhvadis-web-draw-sheet = Meadow to draw, 7 by 7
kuhvadis-web-draw-shuffle = Shuffle
kuhvadis-web-draw-rule = Three starting crosses and three starting circles are needed; the rest is up to you.
kuhvadis-web-seat = { $owner ->
    [first] crosses
   *[second] circles
}
kuhvadis-web-blocked = blocked: can no longer join the three starts
kuhvadis-web-offer = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] five
} { $symbol ->
    [C] cows
   *[other] { $symbol }s
}
kuhvadis-web-may = { $dice } – mark { $kind ->
    [choice] a lit square
   *[other] { $symbol ->
        [C] a lit cow
       *[other] a lit { $symbol }
    }
}{ $chain ->
    [yes] {" "}next to { $last }
   *[no] {""}
}{ $kind ->
    [quad] {" "}and play again, next to it
   *[other] {""}
}
kuhvadis-web-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
} left
kuhvadis-web-prompt-may = { $turn }: { $may }{ $roll ->
    [yes] ; or roll again, { kuhvadis-web-rolls }
   *[no] {""}
}.
kuhvadis-web-prompt-roll = { $turn }: tap the dice you keep and roll the others, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-roll-still = { $turn }: { $why }; roll again, { kuhvadis-web-rolls }.
kuhvadis-web-prompt-nothing = { $turn }: nothing to mark – { $why }. Pass the dice on.
kuhvadis-web-no-square = { $dice }, but { $chain ->
    [yes] { $symbol ->
        [C] no free cow touches { $last }
       *[other] no free { $symbol } touches { $last }
    }
   *[no] { $symbol ->
        [C] no cow is free any more
       *[other] no { $symbol } is free any more
    }
}
kuhvadis-web-too-few = two cows or three of a number are needed
kuhvadis-web-chain = The chain goes on: only squares next to { $cell } count.
kuhvadis-web-end-draw = A draw: both are blocked.
kuhvadis-web-end-joined = { $who } joined { $starts }.
kuhvadis-web-turn = { $who } rolled { $rolls ->
    [1] once
    [2] twice
    [3] three times
   *[other] { $rolls } times
}{ $kept ->
    [none] {""}
    [C] , kept the cows
    [mixed] , kept { $dice }
   *[other] , kept the { $kept }s
}{ $end ->
    [mark] {" "}and marked { $cells }
    [none] {" "}and marked nothing
   *[open] {" …"}
}
kuhvadis-web-did-mark = { $who } marks { $cell }
kuhvadis-web-did-pass = { $who } marks nothing
kuhvadis-web-did-keep = { $who } keeps { $dice } and rolls again
kuhvadis-web-did-keep-none = { $who } rolls all dice again
kuhvadis-web-name = { $kind ->
    [mark] mark { $cell }
    [pass] mark nothing
    [keep] keep { $dice }
   *[none] roll all again
}
kuhvadis-web-die = { $face ->
    [C] cow
   *[other] { $face }
}
kuhvadis-web-pass = Pass without marking
kuhvadis-web-meadow = Meadow, 7 by 7
kuhvadis-web-dice = Dice
kuhvadis-web-die-button = { $face ->
    [C] Cow
   *[other] { $face }
}
kuhvadis-web-roll = { $count ->
    [0] Choose dice to roll again
    [5] Roll all five again
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
kuhvadis-web-square = { $cell }, { $symbol ->
    [C] cow
    [X] start of the crosses
    [O] start of the circles
   *[other] { $symbol }
}
kuhvadis-web-open = { $square }: may be marked
kuhvadis-web-next = { $square }, next in the chain
kuhvadis-web-marked = { $square }, { $mark ->
    [X] cross
   *[O] circle
}
kuhvadis-web-joined = { $square }, in the chain that joins the starts
kuhvadis-web-wait = The dice are on the way …
kuhvadis-web-try = Where does the chain go on?
kuhvadis-web-try-lead = The crosses have just marked the ringed square with a quad and rolled again. Choose a roll and see which squares may follow.
kuhvadis-web-try-roll = Roll { $dice }
kuhvadis-web-try-count = { $count ->
    [0] No neighbour fits: the turn passes.
    [one] { $count } neighbouring square may be marked.
   *[other] { $count } neighbouring squares may be marked.
}
kuhvadis-web-try-again = A quad: mark, then roll again.
# Players

kuhvadis-error-weights-missing = The learned value of Kuh Vadis is missing ({ $file }); make it again with “{ $command }”.
kuhvadis-error-weights-damaged = The file with the learned value of Kuh Vadis is damaged ({ $file }); make it again with “{ $command }”.

# Why an action is worth what it is

kuhvadis-why-pass = Nothing is marked
kuhvadis-why-wins = Joins the three starts
kuhvadis-why-keep = { $kind ->
    [none] Rolling all dice again
    [cow] Keeping the cow
    [cows] Keeping the cows
    [one] Keeping the { $dice }
    [several] Keeping the { $dice }s
   *[mixed] Keeping these dice
} leads to a square to mark in { $percent } of 100 tries{ $again ->
    [0] {""}
   *[other] , and to a quad (play again) in { $again }
}
kuhvadis-why-mark = { $blocked ->
    [other] The other side is blocked; { $own ->
        [one] one more square joins
       *[other] { $own } more squares join
    } one’s own three starts
    [own] One’s own starts can no longer be joined; the other side needs { $other ->
        [one] one square
       *[other] { $other } squares
    }
    [both] Neither side can join its starts any more
   *[none] { $own ->
        [one] One more square joins
       *[other] { $own } more squares join
    } one’s own three starts; the other side still needs { $other }
}
