connect_four-error-setup = Connect Four is for exactly two players and always begins with an empty board; seat two and name no set-up.
connect_four-error-full = That column is full; choose one with a free cell.
connect_four-error-position = “{ $text }” is not a position of Connect Four; write six rows of seven signs out of .XO, separated by “/”.
connect_four-error-unreachable = No game leads to this position; every disc lies on another or on the floor, X has as many as O or one more, and nobody plays on after four in a line.
connect_four-drop = Drop { $disc } to { $cell }
