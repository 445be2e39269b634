# Batches of games. One sentence each: what was wrong, and what would be right.

vector-error-illegal = Row { $row }: action { $action } is not legal for player { $player }; choose one whose mask is 1. No game was changed.
vector-error-over = Row { $row }: the game is over; reset this row before the next step. No game was changed.
vector-error-array = { $name } must be a writable, contiguous array of shape { $shape } and dtype { $dtype }, not { $given }; nothing was changed.
vector-error-rows = Rows must be different whole numbers from 0 to less than { $rows }, or { $rows } flags; nothing was changed.
vector-error-seed = Row { $row }: a seed must be a whole number from 0 on, not { $seed }; nothing was changed.
vector-error-seeds = A seed must be a whole number from 0 on, or { $rows } of them, one for each row, not { $seed }; nothing was changed.
vector-error-number = { $name } must be a whole number from { $least } on, not { $value }.
vector-error-mode = “{ $value }” is not possible here; choose from { $names }.
vector-error-option = { $game } has no { $option } form; leave this option out.
vector-error-players = The players “{ $players }” leave no seat to you or do not fit their number; name a bot or None for each seat, and None at least once.
vector-error-setups = Set-ups must be a list with at least one text in it.
vector-error-saved-kind = What was saved comes from another kind of batch; restore games of { $game } with the same players and form.
vector-error-saved-rows = { $saved } games were saved, but { $rows } rows named; name as many, or restore a single game.
vector-error-closed = This batch is closed; make a new one.
vector-error-player = There is no player { $player } here; name one from 0 to less than { $players }.
