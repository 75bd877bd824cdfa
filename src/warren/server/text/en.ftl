# What the server says: refusals, good-byes, notices, and the help of a host's commands.

# --- refusals ---
refused-bad-message = This message can't be understood: { $detail }
refused-bad-record = This record can't be used: { $detail }
refused-bad-seats = The number of seats doesn't fit this game: { $detail }
refused-bad-variant = This variant isn't possible: { $detail }
refused-bad-address = This address can't be told anything. It must be a public https:// address or a mailto: one.
refused-no-token = This token opens nothing here.
refused-not-a-player = You are watching this table; only its players may do that.
refused-foreign-origin = This server is for its own pages only.
refused-not-over = That is shown when the game is over.
refused-other-people = Other people play at this table; branch off from it when the game is over.
refused-switched-off = The host hasn't switched this on.
refused-no-page = There is nothing at this address.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat at this table.
refused-no-link = This link isn't good any more. Ask for a new one.
refused-unknown-game = There is no such game here.
refused-unknown-bot = There is no bot called "{ $level }". There are: { $levels }.
refused-wrong-method = This address can't be used like that.
refused-stale = The table has moved on; look again.
refused-not-your-turn = It isn't your turn.
refused-illegal-choice = That isn't possible now: { $detail }
refused-game-over = The game is over.
refused-undo-refused = That can't be taken back: { $detail }
refused-rules-changed = This game was begun under older rules and can't go on under the new ones. Its record can still be read.
refused-too-big = That is too much at once: the limit is { NUMBER($limit, useGrouping: 0) } bytes.
refused-wrong-type = Send JSON, with the content type application/json.
refused-too-fast = Too fast. Wait a moment.
refused-too-many-orders = That are too many standing orders. Take one back first.
refused-nothing-said = There is nothing in this line.
refused-fault = Something went wrong here. Nothing was changed.
refused-busy = One thing at a time: the last question is still being thought about.
refused-store-away = The server can't keep anything just now, so nothing was done. Try again in a moment.
refused-store-full = The server's disk is full, so nothing was done. Tell the host.
refused-stopping = The server is restarting. Come back in a moment.
refused-too-many = Too many connections. Come back later.

# --- good-byes ---
bye-stopping = The server is restarting. Come back in a moment.
bye-too-many = Too many connections are open. Come back later.
bye-silent = Nothing was heard from you for a while.
bye-bad-messages = Too many messages that can't be understood.
bye-too-fast = Too many messages too fast.
bye-no-token = This token opens nothing here.
bye-no-table = There is no such table.
bye-moved = This seat was moved to another device.
bye-slow-reader = Your connection can't keep up. Reconnect.

# --- notices ---
notice-your-turn = { $name }, it is your turn at the table of { $game }.

# --- commands ---
help-serve = Serve tables to browsers, bots and other programs.
help-serve-example = Example: warren serve --host 0.0.0.0 --port 8000
help-host = The address to listen at; 0.0.0.0 for everybody in the network.
help-port = The port to listen at.
help-database = Where the tables are kept: sqlite:///PATH or postgresql://USER@HOST/NAME. Without it, a file in your data folder.
help-workers = How many processes serve. More than one needs PostgreSQL.
help-thinkers = How many processes think for bots, in each worker.
help-base = The address people see, if a proxy stands before this: https://play.example.org
help-name = A host name to answer to; can be given several times.
help-proxy = Addresses of the proxies whose word about the client's address is believed.
help-webhooks = Let players have a public https:// address told that it is their turn.
help-smtp = Let players have themselves mailed that it is their turn: smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT
help-sender = The sender of those mails.
help-log-level = debug, info, warning or error.
help-check = Look whether all is well, and don't serve.
help-open = Open the browser.
help-backup = Copy all tables, as they are at this moment, into a file or another empty database. The server may go on meanwhile.
help-backup-example = Example: warren backup tables.sqlite   ·   warren backup postgresql://warren@localhost/warren
help-target = A new SQLite file, or the URL of an empty database.
help-export = Write the whole record of a table.
help-export-example = Example: warren export k3m9x2p4q7rt --out game.json
help-table = The table's id, as in its address.
help-out = Write to this file, not to the terminal.
serving = Warren serves at { $address } and keeps its tables in { $database }. Ctrl+C stops it.
backup-done = { $count ->
    [one] { $count } table was copied to { $target }.
   *[other] { $count } tables were copied to { $target }.
}
check-good = good   { $what }   { $found }
check-bad = BAD    { $what }   { $found }
error-log-level = There is no log level "{ $given }"; there are debug, info, warning and error.
error-workers = SQLite has room for one worker. For several, give a PostgreSQL: --database postgresql://USER@HOST/NAME
error-not-empty = { $target } isn't empty. Give a new file or an empty database.
error-database = The database can't be used: { $why }
error-database-url = "{ $given }" is no address of a database. Give sqlite:///PATH or postgresql://USER@HOST/NAME
error-no-table = There is no table "{ $table }" in this database.
error-port = Can't listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }. Try another --port.
