# What a position is worth, and why: `ludoteca analyse`, and the terminal app.

analysis-about = Say what every move of a position is worth, show the best line, and tell why losing moves lose.
analysis-game = quantik
analysis-position = the position as a QFEN, such as A.bC/..../d..B/...a
analysis-json = print the analysis as JSON

analysis-verdict = The { $player ->
    [1] first
   *[2] second
} player { $value ->
    [win] wins
   *[loss] loses
} in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, if both play their best.
analysis-over = The game is over: { $kind ->
    [stuck] the player to move has no legal move.
   *[line] { analysis-where } holds all four shapes.
}
analysis-where = { $kind ->
    [row] row { $number }
    [column] column { $number ->
        [1] a
        [2] b
        [3] c
       *[4] d
    }
   *[region] the region at the { $number ->
        [1] top left
        [2] top right
        [3] bottom left
       *[4] bottom right
    }
}
analysis-completes = { $who ->
    [you] You complete
   *[opponent] The opponent completes
} { analysis-where } with { $shape ->
    [A] a sphere
    [B] a cylinder
    [C] a cube
   *[D] a cone
} on { $cell }
analysis-stuck = { $who ->
    [you] You run out of moves
   *[opponent] The opponent runs out of moves
}
analysis-legend = +n wins in n plies, this one counted; −n loses in n plies; · is not allowed.
analysis-best = Best line: { $moves }
analysis-heading-losing = Losing move
analysis-heading-plies = Plies
analysis-heading-why = Why it loses
analysis-alike = { $move } and { $count } like it
analysis-error-game = Only quantik can be analysed, not { $game }; write “ludoteca analyse quantik QFEN”.
