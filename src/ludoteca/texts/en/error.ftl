# One sentence each: what was wrong, and what would be right.

error-unknown-game = There is no game called “{ $name }”; the games are { $games }.
error-unknown-bot = No bot called “{ $name }” plays { $game }; choose one of { $bots }.
error-not-your-turn = It is not your turn; wait for the others.
error-game-over = The game is over; start a new one to go on playing.
error-no-dice-due = No dice are to be rolled now; make a move instead.
error-no-such-move = “{ $text }” is not a move here; the moves are { $legal }.
error-system = { $code ->
    [ENOENT] there is no such file or folder
    [EACCES] it is not allowed
    [EISDIR] it is a folder
    [ENOTDIR] it is no folder
    [ENOSPC] the disk is full
    [EROFS] nothing can be written there
    [EEXIST] it is already there
    [ENAMETOOLONG] the name is too long
    [EPERM] it is not allowed
   *[other] { $reason }
}
