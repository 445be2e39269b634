# In the terminal

quantik-terminal-about = four shapes, one line; two players
quantik-terminal-shape = { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}
quantik-terminal-choose = { $name }: choose a shape with A, B, C or D.
quantik-terminal-place = { $name }: place { $shape ->
    [A] a sphere
    [B] a cylinder
    [C] a cube
   *[D] a cone
} on a lit cell.
quantik-terminal-shape-first = First choose a shape with A, B, C or D, then its cell.
quantik-terminal-worth = +n wins, −n loses, in n plies
quantik-terminal-key-shape = shape
quantik-terminal-key-place = place
quantik-terminal-side = { $player ->
    [1] First player
   *[2] Second player
}
quantik-terminal-to-move = { $player ->
    [1] The first player is to move.
   *[2] The second player is to move.
}
quantik-terminal-won-by = { $player ->
    [1] The first player has won.
   *[2] The second player has won.
}

# Errors

quantik-error-players =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } not what Quantik is made for; seat exactly two.
quantik-error-sheet = Quantik has no sheets, so it cannot start from “{ $text }”; leave the sheet out.
quantik-error-qfen = “{ $text }” is not a QFEN; write four ranks of four characters from .ABCDabcd joined by “/”, such as A.bC/..../d..B/...a.
quantik-error-too-many = The piece “{ $piece }” stands on the board { $count } times; each player has only two of a shape.
quantik-paper-cut = Cut out the sixteen pieces: the dark ones belong to the first player, the light ones to the second. A lot decides who begins.
quantik-paper-turn = In turn, place one of your pieces on an empty cell. You may not place a shape in a row, column or region (the squares of two by two behind the thick lines) where your <i>opponent</i> already has that shape; your own same shape is no obstacle.
quantik-paper-win = Whoever places the fourth different shape of a row, column or region wins at once, whoever owns the other three. Whoever cannot place anything loses.
quantik-error-turn =
    With { $first ->
        [one] one piece
       *[other] { $first } pieces
    } of the first player and { $second } of the second it is nobody’s turn; the first player must have as many as the second, or one more.
quantik-error-clash =
    { $shape ->
        [A] Spheres
        [B] Cylinders
        [C] Cubes
       *[D] Cones
    } of both players share a row, column or region, which no game allows; move one of them elsewhere.
quantik-error-move = “{ $text }” is not a Quantik move; name a shape from A to D and a cell from a1 to d4, such as Bc2.
quantik-error-occupied = The cell { $cell } is taken; choose an empty one.
quantik-error-used-up =
    Both your { $shape ->
        [A] spheres
        [B] cylinders
        [C] cubes
       *[D] cones
    } are on the board; choose another shape.
quantik-error-reached =
    You cannot place a { $shape ->
        [A] sphere
        [B] cylinder
        [C] cube
       *[D] cone
    } on { $cell }, for your opponent has one in that row, column or region; choose another cell or shape.
quantik-error-solution-missing = The solution of Quantik is missing ({ $file }); make it again with “{ $command }”.
quantik-error-solution-damaged = The file with the solution of Quantik is damaged ({ $file }); make it again with “{ $command }”.
quantik-error-solution-unreachable = No game can reach the position { $position }; a row, column or region may only be completed by the last placement.
quantik-error-solution-unwritable = Cannot write to { $file }; choose a folder that can be written to.

# What a position is worth, and why

quantik-analysis-verdict = The { $player ->
    [1] first
   *[2] second
} player { $value ->
    [win] wins
   *[loss] loses
} in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, if both play their best.
quantik-analysis-over = The game is over: { $kind ->
    [stuck] the player to move has no legal move.
   *[line] { quantik-why-where } holds all four shapes.
}
quantik-why-where = { $kind ->
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
quantik-why-completes = { $who ->
    [you] You complete
    [opponent] The opponent completes
   *[other] { $who } completes
} { quantik-why-where } with { $shape ->
    [A] a sphere
    [B] a cylinder
    [C] a cube
   *[D] a cone
} on { $cell }
quantik-why-stuck = { $who ->
    [you] You run out of moves
    [opponent] The opponent runs out of moves
   *[other] { $who } runs out of moves
}
quantik-analysis-legend = +n wins in n plies, this one counted; −n loses in n plies; · is not allowed.
quantik-analysis-best = Best line: { $moves }
quantik-analysis-heading-losing = Losing move
quantik-analysis-heading-plies = Plies
quantik-analysis-heading-why = Why it loses
quantik-analysis-alike = { $move } and { $count } like it

# Solving

quantik-solve-progress = { $phase ->
    [enumerate] Listing the positions
   *[solve] Solving the positions
} with { $step ->
    [one] one piece
   *[other] { $step } pieces
}
quantik-solve-heading-pieces = Pieces
quantik-solve-heading-classes = Classes
quantik-solve-heading-stuck = Stuck
quantik-solve-heading-immediate = Win at once
quantik-solve-heading-completing = … by a line
quantik-solve-heading-wins = Wins
quantik-solve-heading-losses = Losses
quantik-solve-total = Total
quantik-solve-result = With best play on both sides the { $winner ->
    [first] first
   *[second] second
} player wins with the { $plies }th placement.

quantik-web-pitch = Four shapes, sixteen squares. Complete a row, column or region with all four, and mind where your opponent’s shapes reach.
quantik-web-facts = 2 players · 5 minutes · no luck
quantik-web-print-lead = A board and sixteen pieces to cut out, with the rules in short.
quantik-web-picture = A Quantik board with light and dark shapes
quantik-web-seat = { $owner ->
    [first] light pieces
   *[second] dark pieces, grooved
}
quantik-web-prompt-shape = { $turn }: choose a shape.
quantik-web-prompt-cell = { $turn }: place the { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} on one of the { $count ->
    [one] { $count } marked cell
   *[other] { $count } marked cells
}.
quantik-web-prompt-nowhere = { $turn }: there is no cell left for the { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}; choose another shape.
quantik-web-end-line = { $who } completed { quantik-web-line } with all four shapes.
quantik-web-line = { $kind ->
    [row] row { $name }
    [column] column { $name }
   *[region] region { $name }
}
quantik-web-forbidden = { $cell }: not here – { $piece } on { $by }, in the same { $kind ->
    [row] row
    [column] column
   *[region] region
}.
quantik-web-end-stuck = { $loser } had no piece left that could be placed.
quantik-web-review-lead = Quantik is solved: we know who wins if nobody slips any more. { $count ->
    [0] Nobody threw a win away.
    [one] One move threw a win away.
   *[other] { $count } moves threw a win away.
}
quantik-web-review-picture = After each move, the bar points to who is winning: the longer, the nearer the win. “?” marks a win thrown away.
quantik-web-review-worth = { $verdict ->
    [won] Wins the game.
    [kept] Keeps the win: { $winner } can win in { $moves ->
        [one] one more move
       *[other] { $moves } more moves
    }.
    [lost] Nothing could win here: { $winner } can win in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
   *[thrown] Throws the win away: now { $winner } can win in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
}
quantik-web-review-better = Better: { $move } (wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}).
quantik-web-move = { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} on { $cell }
quantik-web-board = Quantik board, 4 by 4
quantik-web-shapes = Shape to place
quantik-web-shape = { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}, { $count } left
quantik-web-piece = { $owner ->
    [first] light
   *[second] dark
} { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
}
quantik-web-empty = { $cell }, empty
quantik-web-open = { $cell }, empty, { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} allowed
quantik-web-closed = { $cell }, empty, { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} not allowed
quantik-web-taken = { $cell }, { $piece }
quantik-web-cell-line = { $cell }, in the completed line
quantik-web-reserve = Reserve: { $who }
quantik-web-try = Where may the { $owner ->
    [first] light
   *[second] dark
} { $shape ->
    [A] sphere
    [B] cylinder
    [C] cube
   *[D] cone
} go?
quantik-web-try-lead = It is the turn of the light pieces. Choose a shape and see which cells are open to it.
quantik-web-try-count = { $count ->
    [0] No cell is open.
    [one] { $count } cell is open.
   *[other] { $count } cells are open.
}
quantik-web-try-win = On { $cell } it completes a line and wins.
