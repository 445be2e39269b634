# The terminal app.

terminal-welcome = Games for an evening
terminal-about = { $most ->
    [open] { $least ->
        [one] alone or with others
       *[other] { $least } players or more
    }
    [same] { $least ->
        [one] for one player
       *[other] { $least } players
    }
   *[other] { $least } to { $most } players
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
terminal-compiling = The rules are being compiled for this computer. This happens only once; the game begins by itself, before all opponents are ready.
terminal-bot-compiling = { $bot } is being compiled for this computer, once; the game goes on by itself.
terminal-worth-compiling = Hints are being compiled for this computer, once; ask again in a moment.
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
    [master] Master
    [perfect] Perfect
   *[other] { $bot }
}
terminal-setup = Set-up
terminal-setup-own = or as text
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
terminal-key-type = type
terminal-key-cell = move
terminal-key-toggle = choose
terminal-key-pass = pass
terminal-yes = yes
terminal-no = no

# During a game

terminal-waiting = { $names } is thinking …
terminal-over = The game is over.
terminal-no-move-yet = No move yet.
terminal-last-move = Last move: { $name } { $move }
terminal-move-resigns = resigns
terminal-curtain = The keyboard goes to { $name }. Everybody else looks away!
terminal-resign-question = { $name }, do you really want to resign?
terminal-undo-question = Dice or another’s move have followed. Do all agree that { $name } takes the last decision back?
terminal-save-question = Write the record of this game to which file?
terminal-saved = The record is in { $path }.
terminal-plain-choose = { $name }: choose a move.
terminal-plain-write = { $name }, write your move: { $text }
terminal-plain-dice = Dice

# The end

terminal-end-won = { $reason ->
    [resigned] { $whose ->
        [you] You win: nobody else is left.
       *[other] { $names } wins: nobody else is left.
    }
   *[played] { $count ->
        [one] { $whose ->
            [you] You win!
           *[other] { $names } wins!
        }
       *[other] { $names } share the win.
    }
}
terminal-end-draw = A draw!
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
terminal-key-hint = hint
terminal-hint = Hint: { $move } ({ $amount }). { $why }
terminal-key-worth = worth
terminal-worth = What every choice is worth
terminal-review-wait = The game is being looked through …
terminal-slips = { $count ->
    [0] No move gave anything away.
    [one] The move that cost most:
   *[other] The { $count } moves that cost most:
}

# Errors: what was wrong, and what would be right

terminal-error-no-terminal = Playing needs a terminal, but input or output is a pipe or a file; run “ludoteca play” directly in a terminal window.
terminal-error-unwritable = { $path } cannot be written ({ $reason }); the game goes on, but make the folder writable to keep it.
terminal-error-exists = { $path } exists already and is left as it is; choose another name.
terminal-error-no-name = The file needs a name; type one or press Escape.
terminal-error-unusable = { $game } cannot be played; mend or remove the package it comes from: { $reason }
terminal-error-damaged = A saved game cannot be read and was kept untouched as { $path }: { $reason }
terminal-error-several-damaged = { $count } saved games cannot be read and were kept untouched in { $folder }: { $names }
terminal-key-moment = show
terminal-key-back = to the review
terminal-moment = { $when ->
    [before] Before
   *[after] After
} step { $number } of { $count }
terminal-moment-better = { $sign } better: { $move }
terminal-moment-taken = { $sign } played: { $move }
