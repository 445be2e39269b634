# The library and records in files. One sentence each: what was wrong, and what would be right.

library-error-whose-move = Several decide at the same time here; say who, with the number of a seat before the move.
library-error-file-missing = There is no file “{ $path }”; give the path of a saved record.
library-error-file-folder = “{ $path }” is a folder; give the path of a record inside it.
library-error-file-unreadable = The file “{ $path }” cannot be read; check that you may open it.
library-error-file-binary = “{ $path }” is not a text, so it cannot be a record; give the path of a saved record.
library-error-file-long = “{ $path }” is longer than { $most } bytes, which no record is; give the path of a saved record.
library-error-no-match = This analysis is of a position, which has no history; give the match itself to “analyse”.
