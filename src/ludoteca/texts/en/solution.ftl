# The solution of Quantik. Errors: one sentence each, what was wrong and what would be right.

solution-error-missing = The solution of Quantik is missing ({ $file }); make it again with “{ $command }”.
solution-error-damaged = The file with the solution of Quantik is damaged ({ $file }); make it again with “{ $command }”.
solution-error-unreachable = No game can reach the position { $position }; a row, column or region may only be completed by the last placement.
solution-error-unwritable = Cannot write to { $file }; choose a folder that can be written to.

# Solving

solution-metavar-folder = FOLDER
solution-solve-about = Solve a game completely and write the table of its solution.
solution-solve-game = quantik
solution-solve-out = the file to write; without it, the one that Ludoteca itself uses
solution-solve-work = the folder where an interrupted run goes on; without it, one in your cache folder
solution-progress = { $phase ->
    [enumerate] Listing the positions
   *[solve] Solving the positions
} with { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
solution-heading-pieces = Pieces
solution-heading-classes = Classes
solution-heading-stuck = Stuck
solution-heading-immediate = Win at once
solution-heading-completing = … by a line
solution-heading-wins = Wins
solution-heading-losses = Losses
solution-total = Total
solution-result = With best play on both sides the { $winner ->
    [first] first
   *[second] second
} player wins with the { $plies }th placement.
solution-written = Table written to { $file }: { $bytes } bytes, in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solution-interrupted = Interrupted; the same command goes on from here.
solution-error-game = Only quantik can be solved, not { $game }; write “ludoteca solve quantik”.
