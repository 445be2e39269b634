# Help

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples

cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-bots = BOT,BOT,…
cli-metavar-number = NUMBER
cli-metavar-sheet = SHEET
cli-metavar-depth = DEPTH
cli-metavar-position = POSITION
cli-metavar-host = HOST
cli-metavar-file = FILE
cli-metavar-record = RECORD

cli-about = Play Quantik, Knaster and Kuh Vadis, look up their rules, and let bots play them by the thousand.
cli-argument-game = quantik, knaster or kuhvadis
cli-option-lang = the language to speak; without it, the language of your system
cli-option-help = show this help
cli-option-version = show the version

cli-play-about = Play in the terminal, with friends or against bots.
cli-play-game = quantik, knaster or kuhvadis; without it, the app asks

cli-serve-about = Open the games to browsers: alone, at one screen, or with friends far away.
cli-serve-host = the address to listen on; without it, 127.0.0.1, which only this machine can reach
cli-serve-port = the port to listen on; without it, the first free one from 8642 on
cli-serve-storage = the file that keeps the games; without it, one in your state folder
cli-serve-no-browser = do not open a browser

cli-simulate-about = Let bots play many games and count the results.
cli-simulate-players = a bot for each seat; every game has random, gentle and greedy, quantik also club, expert and perfect; without it, greedy,random
cli-simulate-games = how many games to play; without it, 1000
cli-simulate-seed = the same seed gives the same games on any machine; without it, one is drawn and shown
cli-simulate-sheet = for Kuh Vadis, the number of a sheet that comes with it, or a sheet in its own notation; without it, sheet 1
cli-simulate-workers = how many cores to use; without it, all; this never changes the result
cli-simulate-json = print the result as JSON

cli-perft-about = Count the sequences of moves of a given length.
cli-perft-game = quantik
cli-perft-depth = the number of moves, from 1 to { $max }

cli-show-about = Draw a position.
cli-show-position = the position in the notation of its game

cli-rules-about = Print the rules of a game.

cli-verify-about = Replay the record of a game and check its dice, its moves and its result.
cli-verify-record = the file with the record; - reads it from standard input

# Results

cli-compiling = Compiling the rules for this machine; this happens once and takes up to a minute …
cli-interrupted = Interrupted.

cli-simulate-progress = Playing
cli-simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-draws = Draws
cli-simulate-losses = Losses
cli-simulate-share = Win rate (95%)
cli-simulate-score = Mean score (95%)
cli-count = { $number }
cli-simulate-share-value = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-score-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-score-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-simulate-speed = { NUMBER($rate, maximumFractionDigits: 0) } games per second ({ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s)
cli-simulate-interrupted = Interrupted: this is the result of the { $games } of { $wanted } games that were finished.
cli-simulate-drawn-seed = Seed drawn: { $seed }

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } sequences per second ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

cli-verify-dice = { $rolls ->
    [0] Lot: the first seat follows from the secret, and the secret fits its commitment { $commitment }.
    [one] Dice: the one roll and the lot for the first seat follow from the secret, and the secret fits its commitment { $commitment }.
   *[other] Dice: all { $rolls } rolls and the lot for the first seat follow from the secret, and the secret fits its commitment { $commitment }.
}
cli-verify-moves = { $moves ->
    [0] Moves: none was made yet.
    [one] Moves: the one move is legal.
   *[other] Moves: all { $moves } moves are legal.
}
cli-verify-open = Result: the game is not finished.
cli-verify-result = Result: { $number ->
    [0] nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the win
}{ $reason ->
    [resigned] { " " }by resignation
   *[played] { "" }
}, as the record says.
cli-verify-scores = Points: { $scores }, as the record says.

# Bad input

cli-error-language = Ludoteca does not speak “{ $language }”; choose one of { $languages }.
cli-error-command = There is no command “{ $name }”; the commands are { $commands }.
cli-error-option = “{ $command }” has no option “{ $option }”; “{ $command } --help” lists those it has.
cli-error-surplus = “{ $option }” is one word too many; “{ $command } --help” shows what is expected.
cli-error-missing = A word is missing; write “{ $usage }”.
cli-error-value = The option { $option } needs a value after it; write “{ $option } …”.
cli-error-flag = The option { $option } takes no value; write it alone.
cli-error-number = “{ $text }” does not fit { $name }; give a whole number from { $low } to { $high }.
cli-error-perft-game = Sequences of moves can be counted for quantik only, not for { $game }; write “ludoteca perft quantik 5”.
cli-error-no-sheet = { $name } has no sheets to choose from; leave out --sheet.
cli-error-file-missing = There is no file “{ $path }”; give the path of a saved record.
cli-error-file-folder = “{ $path }” is a folder; give the path of a record inside it.
cli-error-file-unreadable = The file “{ $path }” cannot be read; check that you may open it.
cli-error-file-binary = “{ $path }” is not a text, so it cannot be a record; give the path of a saved record.
cli-error-file-long = “{ $path }” is longer than { $most } bytes, which no record is; give the path of a saved record.
cli-error-system = The system refused: { $reason }; check free space and permissions, then try again.
