# A match and its record. One sentence each: what was wrong, and what would be right.

match-error-stale = The match has moved on since you chose this move; look at the board again and choose anew.
match-error-action = Move number { $action } is against the rules here; choose one of the legal moves.
match-error-no-seat = There is no seat { $seat } at this match; the seats are 1 to { $seats }.
match-error-undo = There is nothing to take back: you can undo your last decision until another person has moved.
match-error-seats = { $seats } players are too many for one match; seat at most { $most }.
match-error-name = A player’s name cannot be empty or longer than { $most } characters; choose a name in between.
match-error-secret = The secret of a match’s dice must have { $least } to { $most } bytes; draw a new one.
match-error-contributions = There are more contributions to the dice than players; give at most one for each of the { $seats } seats.
match-error-contribution = A contribution to the dice is a text of at most { $most } characters; choose a shorter one.
