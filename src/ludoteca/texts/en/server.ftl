# What the server says, in the terminal and to its clients.

server-running = Ludoteca is open at { $address } – press Ctrl+C to close it; every game is saved.

server-error-storage = The games cannot be kept in { $path } ({ $reason }); name a file in a folder you may write to.
server-error-newer-storage = { $path } was written by a newer Ludoteca; update this one, or name another file.
server-error-not-built = The browser app is not built yet; run “make play”, which builds it.
server-error-port = The server cannot listen on { $host }, port { $port }; name another one with --port.
server-error-no-table = There is no such table; check the link.
server-error-no-page = There is nothing at this address; go back to the start page.
server-error-waiting = The game has not begun; wait until every seat is taken.
server-error-seat-taken = Seat { $seat } is not free; choose an open one, or watch.
server-error-not-your-seat = That seat is not yours; you can watch, or take an open seat.
server-error-key = This link does not open a seat here; ask for it again on the device where you sat down.
server-error-no-takeback = Nobody is waiting for your answer to a take-back; just go on playing.
server-error-not-over = The game is still going on; a rematch is for when it is over.
server-error-rematch-open = A rematch is already open; go there.
server-error-message = The message cannot be read at “{ $where }”; see the protocol.
server-error-too-fast = That was too fast; wait a moment and try again.
server-error-origin = This request came from another site’s page; use Ludoteca’s own pages.
server-error-not-kept = The server cannot write to its disk right now, so nothing was changed; try again in a moment.
server-error-resigned = You gave this game up and a bot plays on for you; watch, or start another game.
server-error-too-long = This table has seen { $most } moves and take-backs, more than it can hold; resign and start a new game.
server-error-takeback-open = Somebody else is already asking for a take-back; answer that first.
server-error-crowded = Too many people are watching this table; try again later.
server-error-unexpected = Something went wrong in the server and nothing was changed; try again, or reload the page.
server-error-no-review = What a move was worth is known only after a game of Quantik; finish one and ask again.
server-error-no-past = Looking back is for games that are over; finish this one, and name one of its steps.
