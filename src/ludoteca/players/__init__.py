"""Who can decide, and what a position or a move is worth."""
