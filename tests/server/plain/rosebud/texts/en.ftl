rosebud-step = Climb to step { $step }.
rosebud-roll = Roll the die.
rosebud-error-players = Two play this game; open a table for two.
rosebud-error-position = A position is four numbers.
