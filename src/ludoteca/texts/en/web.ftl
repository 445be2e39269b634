# The browser app. Games, pieces and lines are chosen inside the sentences by selectors.

## Every page

web-skip = Skip to the content
web-home = Ludoteca, start page
web-menu = Pages and settings
web-language = Language
web-theme = Appearance: { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
}
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-footer = Free, no account, no ads. Works without the internet once it runs.
web-check-dice = Check dice
web-rules-of = Rules of { $game }
web-game = { $game ->
    [quantik] Quantik
    [knaster] Knaster
   *[kuhvadis] Kuh Vadis
}
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-error-offline = The server cannot be reached; check that it is running and try again.
web-error-unexpected = The server could not do that; reload the page and try again.

## Start page

web-start-title = Ludoteca – three games, one table
web-start-heading = Pull up a chair.
web-start-lead = Three small games with depth, to play against a bot, with friends far away, or together at this screen.
web-start-games = The games
web-pitch = { $game ->
    [quantik] Four shapes, sixteen squares. Complete a row, column or region with all four, and mind where your opponent’s shapes reach.
    [knaster] Everyone uses the same roll. Write it or circle it, and let poker hands fill your sheet with circles.
   *[kuhvadis] Roll for numbers and cows, mark the meadow, and join your three starts before the other side does.
}
web-facts = { $game ->
    [quantik] 2 players · 5 minutes · no luck
    [knaster] 1–12 players · 15 minutes · two dice
   *[kuhvadis] 2 players · 15 minutes · five dice
}
web-play-bot = Play against a bot
web-play-friends = With friends
web-play-together = Together at this screen
web-play-solo-or-together = Alone or together at this screen
web-strength-of = Bot for { $game }
web-bot = { $bot ->
    [random] Random
    [greedy] Greedy
    [gentle] Gentle
    [club] Club player
    [expert] Expert
    [perfect] Perfect
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Plays anything the rules allow.
    [gentle] Sees what is close, and slips often.
    [greedy] Takes what it can get at once.
    [club] Sees a few moves ahead, and slips now and then.
    [expert] Sees far, and slips seldom.
    [perfect] Never makes a mistake.
   *[other] A player of its own kind.
}
web-your-name = Your name
web-nobody = Guest
web-continue = Your games
web-continue-state = { $state ->
    [mine] your turn
   *[theirs] their turn
}
web-continue-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-continue-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-picture = { $game ->
    [quantik] A Quantik board with light and dark shapes
    [knaster] A Knaster sheet with circled numbers
   *[kuhvadis] A Kuh Vadis meadow with cows, crosses and circles
}

## Making a table

web-new-friends = A table for friends: { $game }
web-new-together = At one screen: { $game }
web-new-seats = Players
web-new-more = One more
web-new-fewer = One fewer
web-new-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-seat-kind = Who sits on seat { $number }
web-new-me = Me
web-new-person = Person
web-new-open = Open, by link
web-new-bot = Bot: { $bot }
web-new-name = Name of player { $number }
web-new-player = Player { $number }
web-new-meadow = Meadow
web-new-meadow-any = Surprise me
web-new-meadow-number = Meadow { $number }
web-new-create = Open the table
web-new-begin = Begin

## Waiting at a table

web-wait-heading = { $game }: the table is set
web-wait-lead = { $count ->
    [one] One chair is still free. Send this link to a friend; the game begins when everyone sits.
   *[other] { $count } chairs are still free. Send this link to your friends; the game begins when everyone sits.
}
web-wait-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit-heading = Take a seat
web-sit-lead = { $names } would like to play { $game } with you.
web-sit = Sit down
web-free = free
web-chairs = Seats

## Seats

web-seats = Players
web-you = you
web-seat-bot = bot
web-seat-away = away
web-seat-here = connected
web-seat-resigned = resigned
web-seat-winner = winner
web-seat-turn = to act
web-seat-pieces = { $owner ->
    [first] light pieces
   *[second] dark pieces, grooved
}
web-seat-marks = { $owner ->
    [first] crosses
   *[second] circles
}
web-seat-blocked = blocked: can no longer join the three starts
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Whose turn, and what to do

web-turn-other = { $who } to move.
web-turn-others = Waiting for { $who }.
web-turn-bot = { $who } is thinking …
web-turn-you = Your turn
web-turn-of = { $who }
web-prompt-shape = { $turn }: choose a shape.
web-prompt-cell = { $turn }: place the { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} on one of the { $count ->
    [one] { $count } marked cell
   *[other] { $count } marked cells
}.
web-prompt-nowhere = { $turn }: there is no cell left for the { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}; choose another shape.
web-prompt-write = { $turn }: write { $roll } in a free cell.
web-prompt-write-or-circle = { $turn }: write { $roll } in a free cell, or circle a { $roll }.
web-prompt-circle = { $turn }: circle a { $roll }.
web-prompt-last = { $turn }: last roll! Use { $roll } or pass.
web-prompt-hand = { $turn }: { $line } is full – { $hand }! Circle { $count ->
    [one] { $count } of its numbers
   *[other] { $count } of its numbers
}.
web-prompt-lines = { $turn }: several lines are full; choose the one to circle first.
web-prompt-roll = { $turn }: tap the dice you keep and roll the others, { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}.
web-prompt-roll-or-mark = { $turn }: mark a lit square, or keep dice and roll the others, { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}.
web-prompt-mark = { $turn }: mark a lit square.
web-prompt-nothing = { $turn }: nothing to mark; pass the dice on.
web-chain = The chain goes on: only squares next to { $cell } count.
web-watching = You are watching.

## How it ended

web-end-you = You win!
web-end-won = { $who } wins.
web-end-shared = { $who } share the win.
web-end-draw = A draw: both are blocked.
web-end-lost = { $who } wins this time.
web-end-resigned = { $loser } resigned; { $who } wins.
web-end-gave-up = { $loser } resigned.
web-end-solo = { $count } points: { $rating ->
    [spectacular] spectacular!
    [super] super!
    [good] good!
   *[other] the next one will be better.
}
web-end-line = { $who } completed a line with all four shapes.
web-end-stuck = { $loser } had no piece left that could be placed.
web-end-joined = { $who } joined the three starts.
web-end-sum = lines { $lines } + circles { $circles }
web-end-scale = Over 50 is good, over 80 super, over 100 spectacular.
web-review = What each move was worth
web-review-lead = Quantik is solved: we know who wins if nobody slips any more. { $count ->
    [0] Nobody threw a win away.
    [one] One move threw a win away.
   *[other] { $count } moves threw a win away.
}
web-review-picture = After each move, the bar points to who is winning: the longer, the nearer the win. “?” marks a win thrown away.
web-review-worth = { $verdict ->
    [won] Wins the game.
    [kept] Keeps the win: { $winner } can win in { $moves ->
        [one] one more move
       *[other] { $moves } more moves
    }.
    [lost] Nothing could win here: { $winner } can win in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
   *[thrown] Throws the win away: now { $winner } can win in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
}
web-review-better = Better: { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} on { $cell } (wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}).
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-go = To the rematch
web-rematch-asked = A rematch is open.
web-again = Back to the games

## What happened

web-did-place = { $who }: { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} on { $cell }
web-did-write = { $who } writes { $number } on { $cell }
web-did-circle = { $who } circles { $cell }
web-did-hand = { $who } circles { $cells } in { $line }
web-did-mark = { $who } marks { $cell }
web-did-keep = { $who } keeps { $dice } and rolls again
web-did-keep-none = { $who } rolls all dice again
web-did-pass = { $who } passes
web-did-resign = { $who } resigns
web-did-roll-sum = Dice: { $dice }, so { $sum }
web-did-roll = Dice: { $dice }
web-did-undo = The last move was taken back
web-did-begin = The game begins.
web-die = { $face ->
    [C] cow
   *[other] { $face }
}
web-line = { $kind ->
    [row] row { $number }
    [column] column { $number }
    [falling] the falling diagonal
   *[rising] the rising diagonal
}

## Beside the board

web-moves = Moves
web-moves-none = No moves yet.
web-moves-look = Choose a step to see the board as it was then.
web-past = Look back through the game
web-past-begin = The beginning
web-past-at = After step { $number } of { $count } · { $what }
web-past-end = This is how it ended.
web-past-earlier = One step back
web-past-later = One step forward
web-past-back = Back to the end
web-actions = This game
web-undo = Undo
web-takeback = Ask to take back
web-takeback-sent = Asked for a take-back; waiting for an answer.
web-takeback-asked = { $who } asks to take back the last move.
web-takeback-yes = Allow
web-takeback-no = Refuse
web-resign = Resign
web-resign-ask = Resign this game?
web-resign-warn = The game ends and you lose it.
web-resign-yes = Resign
web-record = Download the record
web-verify-link = Check the dice
web-share = Links
web-share-watch = For spectators
web-share-seat = Your seat on another device
web-share-seat-warn = Keep this one to yourself: whoever has it plays for you.
web-rules = Rules
web-rules-more = Rules with examples
web-offline = Connection lost; trying again …
web-online = Connected again.
web-commitment = Fingerprint of the dice
web-about-dice = The dice of this game were fixed before the first roll; this fingerprint proves it.
web-last-move = Last move
web-table-missing = There is no such table.
web-table-missing-lead = The link may be incomplete, or the table was cleared away.
web-page-missing = There is nothing here.
web-page-missing-lead = The address leads to no page of Ludoteca.
web-curtain = Hand over to { $who }
web-curtain-lead = Nobody else should look: choices stay hidden until everyone has chosen.
web-curtain-open = I am { $who }
web-pass = Pass
web-pass-dice = Pass without marking

## Quantik

web-quantik-board = Quantik board, 4 by 4
web-quantik-shapes = Shape to place
web-quantik-shape = { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}, { $count } left
web-quantik-piece = { $owner ->
    [first] light
   *[second] dark
} { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}
web-quantik-empty = { $cell }, empty
web-quantik-open = { $cell }, empty, { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} allowed
web-quantik-closed = { $cell }, empty, { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} not allowed
web-quantik-taken = { $cell }, { $piece }
web-cell-last = { $cell }, last move
web-cell-line = { $cell }, in the completed line
web-quantik-reserve = Reserve: { $who }

## Knaster

web-knaster-sheet = Sheet of { $who }
web-knaster-others = The other sheets
web-knaster-roll = Roll: { $dice }, so { $sum }
web-knaster-last-roll = Last roll
web-knaster-free = { $cell }, free
web-knaster-free-open = { $cell }, free: write { $roll } here
web-knaster-number = { $cell }, { $number }
web-knaster-number-open = { $cell }, { $number }: circle it
web-knaster-circled = { $cell }, { $number }, circled
web-knaster-hand-open = { $cell }, { $number }: may be circled for the hand
web-knaster-hand-chosen = { $cell }, { $number }: chosen for the hand
web-knaster-line-choice = Line to circle
web-knaster-hand-confirm = Circle { $chosen } of { $count }
web-knaster-hands = Hands
web-knaster-hand = { $hand ->
    [three] three of a kind
    [two-pairs] two pairs
    [four] four of a kind
    [full-house] full house
    [five] five of a kind
   *[straight] straight
}
web-knaster-value = { $line }: { $value } points, { $won ->
    [yes] won
   *[no] not won
}
web-knaster-values = Values of the lines
web-knaster-row = { $line }: { $cells }
web-knaster-read = { $state ->
    [free] free
    [circled] { $number } circled
   *[number] { $number }
}

## Kuh Vadis

web-kuhvadis-meadow = Meadow, 7 by 7
web-kuhvadis-dice = Dice
web-kuhvadis-die = { $face ->
    [C] Cow
   *[other] { $face }
}
web-kuhvadis-roll = Roll { $count ->
    [5] all five again
    [one] { $count } die again
   *[other] { $count } dice again
}
web-kuhvadis-square = { $cell }, { $symbol ->
    [C] cow
    [X] start of the crosses
    [O] start of the circles
   *[other] { $symbol }
}
web-kuhvadis-open = { $square }: may be marked
web-kuhvadis-next = { $square }, next in the chain
web-kuhvadis-marked = { $square }, { $mark ->
    [X] cross
   *[O] circle
}
web-kuhvadis-joined = { $square }, in the chain that joins the starts
web-kuhvadis-wait = The dice are on the way …

## Rules

web-rules-title = Rules of { $game } – Ludoteca
web-try = Try it
web-try-quantik = Where may the { $owner ->
    [first] light
   *[second] dark
} { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} go?
web-try-quantik-lead = It is the turn of the light pieces. Choose a shape and see which cells are open to it.
web-try-quantik-count = { $count ->
    [0] No cell is open.
    [one] { $count } cell is open.
   *[other] { $count } cells are open.
}
web-try-quantik-win = On { $cell } it completes a line and wins.
web-try-knaster = Which hand gives how many circles?
web-try-knaster-lead = Choose five numbers of a full line and see what it is worth.
web-try-knaster-line = Line { $numbers }
web-try-knaster-hand = { $hand ->
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
web-try-kuhvadis = Where does the chain go on?
web-try-kuhvadis-lead = The crosses have just marked the ringed square with a quad and rolled again. Choose a roll and see which squares may follow.
web-try-kuhvadis-roll = Roll { $dice }
web-try-kuhvadis-count = { $count ->
    [0] No neighbour fits: the turn passes.
    [one] { $count } neighbouring square may be marked.
   *[other] { $count } neighbouring squares may be marked.
}
web-try-kuhvadis-again = A quad: mark, then roll again.
web-try-play = Play { $game } now

## Checking dice

web-dice-title = Check the dice – Ludoteca
web-dice-heading = Nobody chose these dice
web-dice-lead = Not the server, not a player. Here is how you can be sure.
web-dice-step-commit = Before the first roll the server draws a secret and publishes its fingerprint (SHA-256). From then on it cannot change the secret without everyone noticing.
web-dice-step-mix = Each player’s browser adds random digits of its own. Every roll is computed from the secret, these digits and the number of the roll, so that neither side alone decides it.
web-dice-step-reveal = When the game is over, the secret is revealed in its record. Anyone can compute the fingerprint and every roll again.
web-dice-check = Check a record
web-dice-paste = Paste the record here, or drop its file
web-dice-file = Choose a file
web-dice-go = Check
web-dice-good = Everything fits.
web-dice-good-lead = { $game }, { $names }: the fingerprint belongs to the secret, { $rolls ->
    [0] there were no rolls
    [one] { $rolls } roll is right
   *[other] { $rolls } rolls are right
}, and { $moves ->
    [one] { $moves } move is legal
   *[other] { $moves } moves are legal
}.
web-dice-result = Result: { $result }
web-dice-bad = This record does not hold.
web-dice-none = not over
web-dice-winner = { $names } won ({ $scores })
