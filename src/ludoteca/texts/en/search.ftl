# Search. One sentence each: what was wrong, and what would be right.

search-error-illegal = Action { $action } is not legal here; choose one of those that legal() returns, or an outcome of the dice that are due.
search-error-undo = There is nothing to take back; this is where the walk began.
search-error-players = How many play { $game } does not follow from the position; name their number.
search-error-simultaneous = Several choose at the same time here, which expectimax does not know; use mcts, or leave one player to act.
search-error-number = { $name } must be a whole number from 1 on, not { $value }.
search-error-nobody = The game is over or dice are due, so there is nothing to decide; go to a position where somebody is to act.
