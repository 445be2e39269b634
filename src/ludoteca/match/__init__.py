"""One game being played: seats, dice, history, views, records. No sockets, files, clocks."""
