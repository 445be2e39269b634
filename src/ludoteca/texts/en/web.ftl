# The browser app. A game says any of these in words of its own where it has them: <game>-web-… for web-….

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
web-notify-on = Call me when it is my turn
web-notify-off = Stop calling me
web-rules-of = Rules of { $game }
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-warming = { $game } is being made ready for this computer, once; it begins by itself, before all opponents are ready.
web-error-offline = The server cannot be reached; check that it is running and try again.
web-error-file = “{ $name }” cannot be read; choose the file again, or another one.
web-error-unexpected = The server could not do that; reload the page and try again.

## Start page

web-start-title = Ludoteca – small games, one table
web-start-heading = Pull up a chair.
web-start-lead = Small games with depth, to play against a bot, with friends far away, or together at this screen.
web-start-games = The games
web-pitch = A game in words and letters: look at the board as text and choose among your moves.
web-facts = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $dice ->
    [yes] with dice
   *[no] without dice
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
web-picture = The box of { $game }

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
web-new-setup = How to begin
web-new-setup-any = Surprise me
web-new-setup-number = Beginning { $number }
web-new-setup-own = My own …
web-setup-text = How it begins, as text
web-setup-file = Load it from a text file
web-setup-link = Link to share it
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
web-reach-alone = Only this computer can open this link.
web-reach-let-in = Let others in this network join
web-reach-open = Others in this network can join now: they type this address or scan the code.
web-qr = QR code
web-qr-label = QR code of this link
web-sit-watch = Just watch
web-wait-watch = You are watching; the game begins when every chair is taken.
web-sit-after-all = Sit down after all
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
web-prompt-choose = { $turn }: choose a move.
web-prompt-roll = { $turn }: roll the dice.
web-prompt-late = Your move is on its way …
web-roll = Roll the dice
web-watching = You are watching.

## How it ended

web-end-you = You win!
web-end-won = { $who } wins.
web-end-shared = { $who } share the win.
web-end-draw = A draw.
web-end-lost = { $who } wins this time.
web-end-resigned = { $loser } resigned; { $who } wins.
web-end-gave-up = { $loser } resigned.
web-end-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
web-review = What each move was worth
web-review-lead = What each decision gave away. { $count ->
    [0] Nobody gave anything away.
    [one] One move gave something away.
   *[other] { $count } moves gave something away.
}
web-review-worth = { $verdict ->
    [won] Wins the game.
    [kept] Nothing was better.
    [lost] Nothing could be gained here.
   *[thrown] Something better was there.
}
web-review-better = Better: { $move }
web-help-hint = Show a hint
web-help-all = Show what every choice is worth
web-help-marks = Help marks the game as helped.
web-help-wait = That is being worked out. On a first start it takes a while; you can play on.
web-help-best = Best: { $move } ({ $amount }). { $why }
web-help-list = What every choice is worth
web-help-worth = worth { $amount }
web-help-solved = { $wins ->
    [yes] wins
   *[no] loses
} in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-luck = Luck and skill
web-luck-wait = The game is being looked through …
web-luck-curve = How it went, from the first roll to the end: { $kind ->
    [points] the score to be expected
   *[chance] the chance to win
} of each player.
web-luck-heading = { $what ->
    [start] Start
    [luck] Luck
    [skill] Skill
    [others] Others
   *[result] Result
}
web-luck-exact = Start, luck, skill and what the others did are the result, exactly. Skill is what decisions gave away, and what a closer look found after them.
web-luck-dearest = { $count ->
    [0] No decision gave anything away.
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
web-luck-cost = cost { $amount }
web-luck-luckiest = The luckiest roll{ $whose ->
    [mine] {""}
   *[one] {" "}of { $name }
}: { $what } ({ $amount })
web-luck-unluckiest = The unluckiest roll{ $whose ->
    [mine] {""}
   *[one] {" "}of { $name }
}: { $what } ({ $amount })
web-luck-played = Played: { $why }.
web-luck-better = Better: { $move }. { $why }.
web-luck-show = Show on the board
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-go = To the rematch
web-rematch-asked = A rematch is open.
web-again = Back to the games
web-result-title = Result
web-result = Show the result
web-result-aside = See the board

## What happened

web-did = { $who }: { $move }
web-did-resign = { $who } resigns
web-did-roll = Dice: { $dice }
web-did-undo = The last move was taken back
web-did-begin = The game begins.

## Beside the board

web-moves = Moves
web-moves-none = No moves yet.
web-moves-look = Choose a step to see the board as it was then.
web-past = Look back through the game
web-past-begin = The beginning
web-past-at = After step { $number } of { $count } · { $what }
web-past-judged = Before step { $number } of { $count } · { $what } · Better: { $better }
web-past-verdict = { $verdict ->
    [taken] played
    [better] better
   *[both] both
}
web-past-cell = { $verdict ->
    [taken] played
    [better] would have been better
   *[both] played, and better too
}
web-past-dice = { $dice }; played: { $taken }; better: { $better }
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
web-takeback-refused = Your take-back was refused.
web-resign = Resign
web-resign-ask = Resign this game?
web-resign-warn = The game ends and you lose it.
web-resign-yes = Resign
web-pace = Pace of the others
web-pace-of = { $pace ->
    [slow] slow
    [fast] fast
    [at-once] at once
   *[normal] normal
}
web-taps = Roll my dice by a tap
web-record = Download the record
web-verify-link = Check the dice
web-share = Links
web-share-watch = For spectators
web-share-seat = Your seat on another device
web-share-seat-warn = Keep this one to yourself: whoever has it plays for you.
web-revoke = Take back all keys
web-revoke-ask = Take back all keys to your seat?
web-revoke-warn = Links that you gave away and your other devices will not hold your seat any more. You play on here, with a new key.
web-revoke-yes = Take them back
web-revoked = Only this device holds your seat now.
web-share-board = Share
web-share-picture = The board of { $game } as it is shown
web-share-step = Link to this step of the game
web-share-save = Save the picture
web-rules = Rules
web-rules-more = Rules with examples
web-offline = Connection lost; trying again …
web-offline-pending = Your move is kept and will be sent then.
web-online = Connected again.
web-commitment = Fingerprint of the dice
web-about-dice = The dice of this game were fixed before the first roll; this fingerprint proves it.
web-about-dice-alone = You play without other people, and bots add nothing to the dice: the random digits of your own browser are what guarantees them.
web-last-move = Last move
web-table-missing = There is no such table.
web-table-missing-lead = The link may be incomplete, or the table was cleared away.
web-page-missing = There is nothing here.
web-page-missing-lead = The address leads to no page of Ludoteca.
web-curtain = Hand over to { $who }
web-curtain-lead = Nobody else should look: choices stay hidden until everyone has chosen.
web-curtain-open = I am { $who }
web-pass = Pass
web-plain-board = The board of { $game } as text
web-plain-moves = Your moves
web-cell-last = { $cell }, last move

## Rules

web-rules-title = Rules of { $game } – Ludoteca
web-print = Print and play
web-print-lead = Sheets to write on, with the rules in short, in black and white.
web-print-pages = Pages
web-print-paper = Paper
web-print-letter = US letter
web-print-make = Make the PDF
web-try = Try it
web-try-play = Play { $game } now

## Checking dice

web-dice-title = Check the dice – Ludoteca
web-dice-heading = Nobody chose these dice
web-dice-lead = Not the server, not a player. Here is how you can be sure.
web-dice-step-commit = Before the first roll the server draws a secret and publishes its fingerprint (SHA-256). From then on it cannot change the secret without everyone noticing.
web-dice-step-mix = Each player’s browser draws random digits of its own and shows their fingerprint first. Only when all have done so are they revealed; every roll is computed from the secret, all these digits and the number of the roll, so that nobody can choose it.
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
web-dice-open = Not over yet.
web-dice-none = not over
web-dice-winner = { $names } won ({ $scores })
web-dice-here-good = Your browser checked the dice itself.
web-dice-here-bad = Your browser finds these dice wrong.
web-dice-here-rolls = It worked out the fingerprints, the lots and { $rolls ->
    [one] the one roll
   *[other] all { $rolls } rolls
} from the secret and the players’ digits, without asking the server.
web-dice-here-other = But the fingerprints are not those this browser saw before the dice fell.
web-dice-here-same = The fingerprints are those this browser saw before the dice fell.
web-dice-here-wrong = { $what ->
    [commitment] The secret does not fit its fingerprint.
    [contribution] A player’s digits do not fit their fingerprint.
    [lot] The lots do not follow from the secret.
    [roll] Line { $line }: the dice do not follow from the secret.
   *[unreadable] It cannot read this record.
}
web-dice-server = That the moves are legal was checked by the server.

## Before the dice fall

web-shake-heading = Agreeing on the dice …
web-shake-lead = Every player’s browser adds random digits that nobody could know beforehand. Then the game begins.
web-shake-wait = Waiting for { $names }.
web-shake-broken = This server broke its word.
web-shake-broken-lead = The fingerprint of its dice is not the one it showed before. Do not play on here.

web-key-title = Play on from here?
web-key-lead = This link holds a seat at a table. Take it only if it is yours, or was given to you; whoever has the link can play for that seat.
web-key-yes = Take the seat
web-key-no = Only watch

# My games

web-my-games = My games
web-my-lead = Kept on this device only; nobody else sees them.
web-my-which = Game
web-my-all = All games
web-my-export = Export all
web-my-import = Import
web-my-imported = { $count ->
    [one] One game imported.
   *[other] { $count } games imported.
}
web-my-bad-file = “{ $name }” holds no games of Ludoteca; choose a file that “Export all” has made.
web-my-results = Results
web-my-list = All of them
web-my-none = No games yet; the first one will be here.
web-my-counted = { $count ->
    [one] One game counts.
   *[other] { $count } games count.
} Those with take-backs do not.
web-my-points = Best { $best }, average { $mean }
web-my-curve = Points of the last { $count ->
    [one] game
   *[other] { $count } games
}, between { $low } and { $high }
web-my-streak = Won in a row: { $now }, at most { $most }
web-my-against = Against
web-my-people = People
web-my-outcome = { $outcome ->
    [won] Won
    [shared] Drawn
   *[lost] Lost
}
web-my-with-takebacks = with take-backs
web-my-going-on = still going on
web-my-record = Record
web-my-delete = Delete
web-my-delete-heading = Delete this game?
web-my-delete-text = It is removed from this device for good, also from the results.
web-my-deleted = The game is deleted.
