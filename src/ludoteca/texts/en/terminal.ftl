# The terminal app.

terminal-welcome = Three games for an evening
terminal-about = { $game ->
    [quantik] four shapes, one line; two players
    [knaster] dice and circles; alone or with many
   *[kuhvadis] cows and crosses; two players
}
terminal-play = ▶ play
terminal-players = players…
terminal-resume = { $count ->
    [one] Continue the unfinished game
   *[other] Continue one of { $count } unfinished games
}
terminal-resume-title = Unfinished games
terminal-num-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-loading = One moment, the game is being set up …
terminal-compiling = The rules are being compiled for this computer. This happens only once and may take a minute; after that the games start at once.
terminal-too-small = This window is too small for a board; please make it at least { $width } columns wide and { $height } rows high.

# Setting up

terminal-num-seats = Players
terminal-person = person
terminal-you = You
terminal-player = Player { $number }
terminal-bot = { $bot ->
    [random] Random
    [greedy] Greedy
    [gentle] Gentle
    [club] Club player
    [expert] Expert
    [perfect] Perfect
   *[other] { $bot }
}
terminal-sheet = Sheet
terminal-begin = ▶ Begin

# Keys

terminal-key-play = play
terminal-key-players = players
terminal-key-language = language
terminal-key-help = rules
terminal-key-quit = quit
terminal-key-menu = menu
terminal-key-undo = undo
terminal-key-resign = resign
terminal-key-save = save
terminal-key-cancel = cancel
terminal-key-close = close
terminal-key-scroll = scroll
terminal-key-row = row
terminal-key-change = change
terminal-key-begin = begin
terminal-key-continue = continue
terminal-key-again = play again
terminal-key-board = board
terminal-key-ready = I am here
terminal-key-shape = shape
terminal-key-cell = move
terminal-key-place = place
terminal-key-worth = worth
terminal-key-write = write or circle
terminal-key-toggle = choose
terminal-key-confirm = circle them
terminal-key-line = other line
terminal-key-keep = keep
terminal-key-roll = roll the others
terminal-key-mark = mark
terminal-key-pass = pass
terminal-yes = yes
terminal-no = no

# During a game

terminal-waiting = { $names } is thinking …
terminal-over = The game is over.
terminal-no-move-yet = No move yet.
terminal-last-move = Last move: { $name } { $move }
terminal-move-resigns = resigns
terminal-move-pass = pass
terminal-move-keep = { $all ->
    [yes] roll all again
   *[no] keep { $dice }
}
terminal-curtain = The keyboard goes to { $name }. Everybody else looks away!
terminal-resign-question = { $name }, do you really want to resign?
terminal-save-question = Write the record of this game to which file?
terminal-saved = The record is in { $path }.

terminal-quantik-shape = { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}
terminal-quantik-choose = { $name }: choose a shape with A, B, C or D.
terminal-quantik-place = { $name }: place { $shape ->
    [A] a sphere
    [B] a cylinder
    [C] a cube
   *[D] a cone
} on a lit cell.
terminal-quantik-shape-first = First choose a shape with A, B, C or D, then its cell.
terminal-quantik-worth = +n wins, −n loses, in n plies

terminal-knaster-rolled = rolled by { $name }
terminal-knaster-use = { $name }: { $may ->
    [both] write the { $roll } or circle one
    [write] write the { $roll } in a free cell
    [circle] circle a { $roll }
   *[pass] the { $roll } fits nowhere
}{ $last ->
    [yes] {" "}– last roll: P to pass.
   *[no] .
}
terminal-knaster-hand = { $name }: { $hand ->
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
terminal-kuhvadis-blocked = blocked
terminal-kuhvadis-rolls = { $rolls ->
    [0] no roll left
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
}
terminal-kuhvadis-turn = { $name }{ $chain ->
    [yes] {" "}(beside your last mark)
   *[no] {""}
}: { $may ->
    [mark-roll] mark a lit square, or roll again
    [mark] mark a lit square, or pass
    [no-roll] nothing to mark yet; roll again
   *[no] nothing to mark; pass
}.

# The end

terminal-end-won = { $reason ->
    [resigned] { $names } wins: nobody else is left.
   *[played] { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win.
    }
}
terminal-end-draw = A draw!
terminal-end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $rating ->
    [spectacular] spectacular!
    [super] super!
    [good] good!
   *[fair] more than 50 would be good.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-outcome = { $sign ->
    [win] won
    [draw] drawn
   *[loss] lost
}
terminal-resigned = resigned
terminal-mistakes = { $count ->
    [0] No move threw the game away.
    [one] One move threw the game away:
   *[other] { $count } moves threw the game away:
}
terminal-mistake = { $number }. { $name } { $move }: win in { $before } → loss in { $after }; best { $best }

# Drawings outside the app

terminal-side = { $player ->
    [1] First player
   *[2] Second player
}
terminal-to-move = { $player ->
    [1] The first player is to move.
   *[2] The second player is to move.
}
terminal-won-by = { $player ->
    [1] The first player has won.
   *[2] The second player has won.
}
terminal-knaster-sheet = Player { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-knaster-phase = { $phase ->
    [roll] The dice show { $roll }.
    [dice] The dice are to be rolled.
   *[over] The game is over.
}
terminal-kuhvadis-dice = Dice { $dice } – { terminal-kuhvadis-rolls }
terminal-kuhvadis-to-move = { $player ->
    [1] The crosses are to move.
   *[2] The circles are to move.
}
terminal-kuhvadis-won-by = { $player ->
    [1] The crosses have won.
   *[2] The circles have won.
}
terminal-kuhvadis-draw = Both sides are blocked: a draw.

# Errors: what was wrong, and what would be right

terminal-error-no-terminal = Playing needs a terminal, but input or output is a pipe or a file; run “ludoteca play” directly in a terminal window.
terminal-error-unwritable = { $path } cannot be written ({ $reason }); the game goes on, but make the folder writable to keep it.
terminal-error-exists = { $path } exists already and is left as it is; choose another name.
terminal-error-no-name = The file needs a name; type one or press Escape.
terminal-error-damaged = A saved game cannot be read and was kept untouched as { $path }: { $reason }
