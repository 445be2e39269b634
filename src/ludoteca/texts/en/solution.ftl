# The solution of Quantik. Errors: one sentence each, what was wrong and what would be right.

solution-error-missing = The solution of Quantik is missing ({ $file }); make it again with “{ $command }”.
solution-error-damaged = The file with the solution of Quantik is damaged ({ $file }); make it again with “{ $command }”.
solution-error-unreachable = No game can reach the position { $position }; a row, column or region may only be completed by the last placement.
solution-error-unwritable = Cannot write to { $file }; choose a folder that can be written to.
