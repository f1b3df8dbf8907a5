# Messages of the server: refusals, each with a title and a sentence, and a few others.

server-guest = Guest { $number }
server-no-page = The server is running, but the page has not been built. In a clone, `make web` builds it.

server-malformed = Not understood
server-malformed-detail = The request does not have the expected form: { $what }.
server-illegal = Not possible now
server-illegal-detail = “{ $line }” is not possible now.
server-unknown-address = Not found
server-unknown-address-detail = There is nothing at this address.
server-unknown-table = No such table
server-unknown-table-detail = There is no table with this id. The link may be incomplete.
server-unknown-game = No such game
server-unknown-game-detail = This server does not have this game.
server-wrong-method = Method not allowed
server-wrong-method-detail = This address does not accept this method.
server-not-your-seat = Not your seat
server-not-your-seat-detail = Seat { $seat } is not yours.
server-not-host = Only for the host
server-not-host-detail = Only the person who opened the table may do this.
server-not-seated = Not at the table
server-not-seated-detail = Only players at the table may do this.
server-wrong-origin = From another site
server-wrong-origin-detail = The request came from another site and was refused.
server-wrong-host = Unknown hostname
server-wrong-host-detail = This server does not use that hostname.
server-banned = Banned
server-banned-detail = The host of this server has banned you.
server-wrong-password = Wrong name or password
server-wrong-password-detail = There is no account with this name and password.
server-wrong-token = Wrong token
server-wrong-token-detail = This token is not valid, or no longer valid.
server-wrong-code = Wrong code
server-wrong-code-detail = This code is not valid, or no longer valid. Ask the person who runs the server for a new one.
server-unknown-key = No longer signed in
server-unknown-key-detail = This browser or token is no longer signed in.
server-account-needed = Account needed
server-account-needed-detail = This needs an account. Create one first, in the settings.
server-name-taken = Name taken
server-name-taken-detail = This name is taken, or you already have an account.
server-bad-name = Invalid name
server-bad-name-detail = A name must have between 1 and { $most } visible characters.
server-bad-password = Password too short
server-bad-password-detail = A password must have at least { $least } and at most 200 characters.
server-not-your-turn = Not your turn
server-not-your-turn-detail = Seat { $seat } must choose now.
server-stale = Out of date
server-stale-detail = The game has moved on and is at number { $number } now. Nothing was played.
server-nothing-to-undo = Nothing to undo
server-nothing-to-undo-detail = Nothing that was played can be undone now.
server-full = Table full
server-full-detail = All seats of this table are taken.
server-seat-taken = Seat taken
server-seat-taken-detail = Seat { $seat } is taken; another one is still free.
server-reserved = Seat reserved
server-reserved-detail = This seat is reserved for { $name }.
server-already-started = Already started
server-already-started-detail = The game at this table has already started.
server-not-started = Not started yet
server-not-started-detail = The game at this table has not started yet.
server-not-playing = Not being played
server-not-playing-detail = The game at this table is over.
server-not-over = Not over yet
server-not-over-detail = This is available only when the game is over.
server-no-review = Nothing to review
server-no-review-detail = This game did not reach its end, so it cannot be reviewed.
server-no-hints = No hints here
server-no-hints-detail = Hints are fair only when you play alone against bots, or at a table that was opened as a lesson.
server-reviews-waiting = Too many reviews are waiting
server-reviews-waiting-detail = You can wait for { $most } reviews at the same time. Try again when one is done.
server-too-late = Too late
server-too-late-detail = A game can be cancelled only during its first moves.
server-stand-in = A bot is playing
server-stand-in-detail = A bot is playing for you. Take your seat back first.
server-not-out-of-time = Not out of time
server-not-out-of-time-detail = Seat { $seat } can be given to a bot only when it is its turn and it has no time left.
server-other-rules = Other rules
server-other-rules-detail = This game was started with version { $rules } of the rules. This server has another version now.
server-bad-table = Invalid table
server-bad-table-detail = This table cannot be opened: check { $what }.
server-bad-record = Invalid record
server-bad-record-detail = { $kind ->
     [large] This file is too large for a game record.
     [broken] This is not a whole game record: it may be cut off, or come from another program.
     [game] This is not a record of a game that is known here.
     [rules] This game was played by another version of the rules, so it cannot be replayed here.
     [line] The rules do not allow move { $reason } of this record.
     [unfinished] The game of this record is not over, and only finished games are reviewed.
    *[faulty] The record was not accepted: { $reason }.
}
server-bad-position = Impossible position
server-bad-position-detail = This is not a position of this game, or it cannot be played on.
server-unfinished-record = Unfinished game
server-unfinished-record-detail = This game was still running when its record was made. Download the record again when the game is over.
server-bad-address = Address refused
server-bad-address-detail = Messages can only be sent to public https addresses.
server-alerts-off = Alerts are off
server-alerts-off-detail = The host of this server has not turned on alerts.
server-unknown-person = No such person
server-unknown-person-detail = There is no account with this id.
server-one-seat = One seat each
server-one-seat-detail = You already have a seat at this table.
server-removed = Removed by the host
server-removed-detail = The host has removed you from this table.
server-silenced = Chat closed to you
server-silenced-detail = The host of this table does not let you write here.
server-too-many-tables = Too many games
server-too-many-tables-detail = You already have { $most } unfinished games. Finish or cancel some of them first.
server-too-many-undos = Too many undos
server-too-many-undos-detail = You can undo at most { $most } times in one turn. Play on now.
server-revealed = Something was revealed
server-revealed-detail = This turn cannot be taken back: since then something hidden was revealed.
server-nothing-asked = Nothing to answer
server-nothing-asked-detail = Nobody is asking to take a turn back now.
server-only-here = Only on this computer
server-only-here-detail = A phone cannot reach this address.
server-too-fast = Too fast
server-too-fast-detail =
    { $seconds ->
        [one] Please wait a second, then try again.
       *[other] Please wait { $seconds } seconds, then try again.
    }
server-too-long = Too long
server-too-long-detail = This is longer than what the server accepts.
server-busy = Busy
server-busy-detail = The server is busy. Please try again in a moment.
server-failed = Something went wrong
server-failed-detail = This is an error in the server. It has been logged.

server-alert-turn = { $game }: your turn, { $names }. { $link }
server-link-title = { $game }: { $names }
server-link-move = The board after move { $move }.
server-link-open = Waiting for players: take a seat, or watch.
server-link-playing = In progress: you can watch.
server-link-over = Finished: you can replay it.
server-link-aborted = Cancelled.
