quantik-error-players =
    { $players ->
        [one] One player is
       *[other] { $players } players are
    } not what Quantik is made for; seat exactly two.
quantik-error-sheet = Quantik has no sheets, so it cannot start from “{ $text }”; leave the sheet out.
quantik-error-qfen = “{ $text }” is not a QFEN; write four ranks of four characters from .ABCDabcd joined by “/”, such as A.bC/..../d..B/...a.
quantik-error-too-many = The piece “{ $piece }” stands on the board { $count } times; each player has only two of a shape.
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
