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
cli-metavar-setting = NAME=VALUE
cli-metavar-sheet = SHEET
cli-metavar-depth = DEPTH
cli-metavar-position = POSITION
cli-metavar-host = HOST
cli-metavar-file = FILE
cli-metavar-place = FILE|ADDRESS
cli-metavar-record = RECORD
cli-metavar-folder = FOLDER
cli-metavar-address = ADDRESS

cli-about = Play { $games }; look up rules, and let bots play by the thousand.
cli-argument-game = one of { $games }
cli-option-lang = the language to speak; without it, the language of your system
cli-option-help = show this help
cli-option-version = show the version

cli-play-about = Play in the terminal, with friends or against bots.
cli-play-game = one of { $games }; without it, the app asks

cli-serve-about = Open the games to browsers: alone, at one screen, or with friends far away.
cli-serve-host = the address to listen on; without it, 127.0.0.1, which only this machine can reach
cli-serve-port = the port to listen on; without it, the first free one from 8642 on
cli-serve-storage = the file that keeps the games, or postgresql://… for several servers; without it, a file in your state folder
cli-serve-bus = what wakes the other servers of the same database: the address of a NATS server, nats://…
cli-serve-lan = let others in the local network join, and show the address they type
cli-serve-set = a setting of the server, as docs/operations.md lists them; may be given several times
cli-serve-no-browser = do not open a browser

cli-simulate-about = Let bots play many games and count the results.
cli-simulate-players = a bot for each seat; a name that no bot has gets the list of all; without it, a good one against the weakest
cli-simulate-games = how many games to play; without it, 1000
cli-simulate-seed = the same seed gives the same games on any machine; without it, one is drawn and shown
cli-simulate-sheet = where a game has sheets, the number or name of one that comes with it, or a sheet in its own notation; without it, the first
cli-simulate-workers = how many cores to use; without it, all; this never changes the result
cli-simulate-json = print the result as JSON

cli-tournament-about = Let bots meet each other on the same dice, and say who is how strong.
cli-tournament-players = who takes part; without it, all bots of the game
cli-tournament-games = how many games each pair plays, half of them with exchanged seats; without it, 200
cli-tournament-seats = how many seats a game has, filled by both in turn; 1 compares scores on the same dice; without it, 2
cli-tournament-sheet = where a game has sheets, the one to play on; without it, all by turns
cli-tournament-scheduler = the address of a dask scheduler whose machines do the work
cli-tournament-folder = where to write the result, a picture of it and unfinished work; without it, nothing but unfinished work is kept

cli-train-about = Make the files that a game’s learned players need.
cli-train-seed = the same seed gives the same files; without it, 1
cli-train-folder = where to write, and where an interrupted run goes on; without it, a folder in your cache

cli-sheet-about = Make a new sheet to play on and draw it.
cli-sheet-seed = the same seed gives the same sheet; without it, one is drawn and shown

cli-perft-about = Count the sequences of moves and rolls of a given length.
cli-perft-depth = the number of moves and rolls, from 1 to { $max }
cli-perft-position = the position to count from; without it, the beginning

cli-solve-about = Solve a game completely and write the table of its solution.
cli-solve-out = the file to write; without it, the one that Ludoteca itself uses
cli-solve-work = the folder where an interrupted run goes on; without it, one in your cache folder

cli-analyse-about = Say what every move of a position is worth and why, or what the moves of a match were worth.
cli-analyse-position = the position in the notation of its game, or the file with a record; - reads it from standard input
cli-analyse-json = print the analysis as JSON
cli-analyse-svg = write the curve of a match to this file, as SVG
cli-analyse-folder = take all records (*.txt) of the game in this folder apart, and rate the players

cli-print-about = Make pages to print, with the rules in short, as a PDF.
cli-print-pages = pages to make (1)
cli-print-sheet = a sheet’s number, name or notation; all different where there are several
cli-print-paper = size of the paper: a4 or letter (a4)
cli-print-output = file to write, “-” for standard output (named after the game)
cli-print-written = { $pages ->
    [one] One page is
   *[other] { $pages } pages are
} in { $file }; print at full size.
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

cli-tournament-elo = Elo (95%)
cli-tournament-rating = { $value } ± { NUMBER($margin, maximumFractionDigits: 0) }
cli-tournament-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-margin = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-tournament-raw = Scores in per cent against each player in turn, a draw counted as half.
cli-tournament-adjusted = Scores in per cent against each player in turn, a draw counted as half, less what the dice gave.
cli-tournament-factor = Luck makes results vary { NUMBER($factor, maximumFractionDigits: 1) } times as much (variance): without it, so many times fewer games tell the same.
cli-tournament-speed = { NUMBER($rate, maximumFractionDigits: 0) } games per second and worker.
cli-tournament-goes-on = Interrupted; the same command with --seed { $seed } goes on from here.

cli-train-written = Written to { $file }: { $bytes } bytes, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

cli-perft-speed = { NUMBER($rate, maximumFractionDigits: 0) } sequences per second ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)

cli-solve-written = Table written to { $file }: { $bytes } bytes, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-goes-on = Interrupted; the same command goes on from here.

cli-analyse-over = The game is over.
cli-analyse-chance = Chances to win: { $chances }.
cli-analyse-score = Expected score: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-analyse-player = player { $player }
cli-analyse-number = #
cli-analyse-who = Player
cli-analyse-move = Move
cli-analyse-worth = Worth
cli-analyse-best = Best
cli-analyse-plies = Plies
cli-analyse-why = Why
cli-analyse-roll = Roll
cli-analyse-probability = Probability
cli-analyse-games = Games
cli-analyse-result = Result
cli-analyse-luck = Luck
cli-analyse-mistakes = Given away
cli-analyse-error = Per decision
cli-analyse-mean = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-analyse-mean-alone = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent-error = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-error = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-analyse-more = { $count ->
    [one] One more is left out; --json lists all.
   *[other] { $count } more are left out; --json lists all.
}

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
cli-verify-draw = Result: a draw.
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
cli-error-part = “ludoteca { $command }” does not work with { $game }; { $number ->
    [0] no game here offers it
   *[other] choose one of { $games }
}.
cli-error-other-game = This is a record of { $found }, not of { $game }; name { $found } instead.
cli-error-analyse-what = Say what to analyse: a position, the file of a record, or --folder with a folder of records, one of them.
cli-error-analyse-svg = --svg draws the curve of a match; give the file of a record with it.
cli-error-folder = The folder { $folder } cannot be read; name one that holds records.
cli-error-no-records = There is no finished game of { $game } among the records (*.txt) in { $folder }.
cli-error-write = { $file } cannot be written ({ $reason }); choose another file.
cli-error-extra = “ludoteca { $command }” needs a part that is not installed; write “pip install ludoteca[{ $extra }]”.
cli-error-paper = “{ $text }” is no size of paper here; choose one of { $sizes }.
cli-error-no-sheet = { $name } has no sheets to choose from; leave out --sheet.
cli-uncached = Compiled parts cannot be kept, as no cache folder can be written; the next start will compile them again.
cli-error-system = The system refused: { $reason }; check free space and permissions, then try again.
cli-error-file = “{ $path }”: { $reason }; check the path, free space and permissions, then try again.

cli-backup-about = Copy the games of a server into one file, also while they are played.
cli-backup-file = where the copy is written; nothing may be there yet
cli-backup-storage = the file that keeps the games; without it, one in your state folder
cli-backup-done = The games were copied to { $path }.
cli-restore-about = Put a backup in the place of a server’s games; what was there is kept aside.
cli-restore-file = a copy that “ludoteca backup” has made
cli-restore-done = The games in { $path } are now those of the backup.
cli-restore-aside = What was there before lies in { $path }.
cli-check-about = Verify every table that a server keeps, and say what is wrong.
cli-check-counts = { $tables } tables with { $events } events, in a storage of version { $version }.
cli-check-file = The file itself is damaged: { $reason }
cli-check-whole = All of it is whole.
cli-check-broken = Not all of it is whole; the other tables can be played on. See docs/operations.md for what to do.
cli-move-about = Carry the games of a file over into a database that several servers can share.
cli-move-file = the file that a server kept its games in; the server must be stopped
cli-move-address = the database, postgresql://…; there may be no club in it yet
cli-move-going = Moving
cli-move-done = The games of { $path } are now in { $place } too; begin to serve them from there.
