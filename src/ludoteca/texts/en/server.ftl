# What the server says, in the terminal and to its clients.

server-running = Ludoteca is open at { $address } – press Ctrl+C to close it; every game is saved.
server-running-lan = Others in this network type { $address } to join.

server-error-storage = The games cannot be kept in { $path } ({ $reason }); name a file in a folder you may write to.
server-error-newer-storage = { $path } was written by a newer Ludoteca; update this one, or name another file.
server-error-newer-log = This table was kept by a newer Ludoteca; update this one to go on with the game.
server-error-not-built = The browser app is not built yet; run “make play”, which builds it.
server-error-port = The server cannot listen on { $host }, port { $port }; name another one with --port.
server-error-host = The server cannot listen on “{ $host }”; name an address of this machine, such as 127.0.0.1, or use --lan.
server-error-no-network = This machine is in no network that others could come by; connect it to one, and try again.
server-error-not-here = Only somebody at the machine that Ludoteca runs on can let others in; ask there.
server-error-no-table = There is no such table; check the link.
server-error-no-page = There is nothing at this address; go back to the start page.
server-error-waiting = The game has not begun; wait until every seat is taken and everybody has contributed to the dice.
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
server-error-no-review = What the moves were worth is told when the game is over; finish it and ask again.
server-error-no-past = Looking back is for games that are over; finish this one, and name one of its steps.
server-error-record-long = A record of more than { $most } characters is not checked here; check it at home with ludoteca verify.
server-error-damaged = The log of table { $table } is damaged at entry { $place }, so it was set aside; ask whoever runs this server to look at it.
server-error-storage-taken = Another server already keeps its games in { $path }; stop it, or name another file.
server-error-conflict = Something else happened at this table at the same moment, so nothing was changed; look at the table and try again.
server-error-busy = Very many tables are being opened right now; try again in a moment.
server-error-host-header = This server is not known by that name; use its address, or tell it the name with “--set hosts=…”.
server-error-setting = There is no setting “{ $name }”; write NAME=VALUE with one of: { $names }.
server-error-setting-value = “{ $text }” is not a value for { $name }; docs/operations.md shows what each setting takes.
server-error-id-reused = This id was used for another request before; give every request an id of its own.
server-error-exists = { $path } is there already; name a file that is not.
server-error-not-whole = { $path } is not whole; “ludoteca check” says what is wrong with it. Choose another backup.
server-error-no-storage = { $path } is no storage of Ludoteca; name the file that “ludoteca serve” keeps its games in.
server-check-damaged = Table { $table } is damaged from entry { $place } on.
server-check-unreadable = Table { $table } cannot be read at entry { $place }.
server-error-closing = The server is closing; come back in some seconds.
server-error-full = The server’s storage is full ({ $most } MB), so no new table can be opened; games that have begun go on.
server-error-verify-busy = Too many records are being checked right now; try again in a moment.
server-error-sockets = You are connected { $most } times already; close some windows first.
server-warming = { $game } is being made ready for this computer, once: { $percent } % is compiled. Ask again in a moment.
server-warming-bot = This opponent is being made ready for this computer, once; it plays as soon as it can.
server-compiling = The games are being compiled for this computer, once. You can come in already; the page shows how far a game is.
server-error-shared-out = { $most } devices hold this seat already; take the keys back on one of them first.
server-error-committed = The dice have everybody’s commitment already, so yours cannot change; reveal the contribution you committed to.
server-error-no-reveal = Your contribution to the dice is not due now; commit to it first and wait until all have.
server-error-database-address = That is not the address of a database; write postgresql://USER:PASSWORD@HOST:PORT/DATABASE.
server-error-schema-name = “{ $schema }” cannot name a schema; take up to 63 small letters, digits and underscores.
server-error-bus-address = That is not the address of a bus; write nats://HOST:PORT.
server-error-no-server = No database answers at { $place } ({ $reason }); check the address, and whether PostgreSQL runs there.
server-error-database-silent = The database at { $place } does not answer in time; check the address and the network.
server-error-database-password = The database at { $place } does not accept this user and password; check both in the address.
server-error-no-database = There is no such database at { $place }; make one with “createdb”, or name another.
server-error-database-rights = This user may not do all that is needed in { $place }; let it own the database or the schema.
server-error-database = The games cannot be kept in { $place } ({ $reason }); check the address and the database.
server-error-old-server = PostgreSQL at { $place } is too old; version 12 or newer is needed.
server-error-not-a-club = { $place } holds something else than a club of Ludoteca; name an empty schema with “?schema=NAME”.
server-error-newer-database = The club in { $place } is of a newer Ludoteca; update this one, or name another database.
server-error-older-database = The club in { $place } is of a version that this Ludoteca cannot read; name another database.
server-error-unknown-outcome = The database went away while this was written, and nobody knows yet whether it happened; look at the table and try again.
server-error-no-bus = No bus answers at { $place } ({ $reason }); check the address, and whether nats-server runs there.
server-error-bus-rights = The bus at { $place } does not let this server publish and subscribe to “{ $subject }”; give its user that right.
server-error-bus-alone = A bus joins servers that share a database; name that one too, with --storage postgresql://….
server-error-club-taken = There is a club in { $place } already; move to an empty schema, which “?schema=NAME” names.
server-error-use-pg-dump = { $place } is a database; back it up with pg_dump and bring it back with pg_restore, as docs/operations.md shows.
server-error-not-moved = What arrived in { $place } is not what lies in { $path }, so nothing was kept there; try again.
server-error-no-club = There is no club of Ludoteca in { $place }; check the address and the name of the schema.
