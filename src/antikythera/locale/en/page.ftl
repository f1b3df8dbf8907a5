# The page: everything around the boards.

page-name = Antikythera
page-home = Antikythera: home
page-title = { $title } – Antikythera
page-title-turn = ● Your turn – { $title }
page-skip = Skip to content
page-nav = Main
page-nav-play = Play
page-nav-open = Tables
page-nav-finished = Finished
page-loading = One moment…
page-close = Close
page-retry = Try again
page-unreachable = The server is not responding. Check your connection; this page keeps trying.
page-unknown-title = There is nothing at this address.
page-unknown-back = Back to the home page

## Start

page-start-title = Choose a game
page-open-title = Open tables
page-finished-title = Finished games
page-play-game = Play { $title }
page-players = { $from ->
        [2] { $to ->
            [2] For two players
           *[other] For { $from } to { $to } players
        }
       *[other] For { $from } to { $to } players
    }
page-against = You against { $others }
page-with-here = a friend on this screen
page-with-open = a friend with a link
page-with-me = yourself
page-change = Change…
page-bot-name = { $name } ({ $level })
page-namesake = { $name } { $seat }
page-level-beginner = beginner
page-level-novice = novice
page-level-casual = casual
page-level-club = club player
page-level-expert = expert
page-level-champion = champion
page-level-random = random
page-level-heuristic = heuristic

page-list-mine = Your tables
page-list-open = Waiting for players
page-list-watch = Games to watch
page-list-finished = Finished games
page-empty-mine = You have no tables yet. Choose a game above.
page-empty-open = No open tables.
page-empty-watch = There are no public games right now.
page-empty-finished = No finished games yet.
page-empty-start = Start one.
page-state-your-turn = Your turn
page-state-waiting = Waiting for { $names }
page-state-won = { $names } won
page-state-open = Waiting for players
page-state-over = Finished
page-state-aborted = Cancelled
page-open-seat = free seat
page-load = Load a game record

## A new table

page-set-up = New table: { $title }
page-number-of-players = Players
page-seats = Who plays?
page-seat = Seat { $seat }
page-seat-name = Name for seat { $seat }
page-seat-me = me
page-seat-here = a friend on this screen
page-seat-open = a friend with a link
page-friend = Friend { $seat }
page-no-seat = You will be a spectator.
page-options = Options
page-pace = Time
page-pace-none = no limit
page-pace-minutes = { $minutes } minutes each, plus 15 seconds per turn
page-pace-days = { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
page-begin = Play

## A table before the start

page-gathering = { $title }: waiting for players
page-gathering-waits = The game starts automatically when every seat is taken.
page-sit-down = Take a seat
page-stand-up = Leave the seat
page-invite = Invite players
page-invite-how = Anyone with this link can take a free seat or watch. You can scan the QR code with a phone.
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied
page-start-now = Start now, with bots in the free seats

## At the table

page-board = Board
page-tiles = Tiles
page-turn = Turn
page-people = At the table
page-players-side = Players
page-views = Views
page-tab-board = Board
page-tab-tiles = Tiles
page-tab-players = Players
page-tab-log = Log
page-online = here
page-away = away
page-resigned = resigned
page-stand-in = played by a bot ({ $level })
page-watching = You are watching.
page-undo = Undo
page-undo-nothing = Nothing to undo: you have done nothing this turn.
page-undo-seen = You cannot undo this: something new has been revealed.
page-list-choices = { $count ->
        [one] { $count } choice in words
       *[other] { $count } choices in words
    }
page-restart = Restart turn
page-end-turn = End turn
page-sending = Sending…
page-thinking = Thinking: { $names }…
page-waiting-for = Waiting for { $names }
page-sealed = You have chosen. Waiting for { $names }
page-catching-up = What the others did…
page-catch-up = Skip
page-over = The game is over.
page-choices = What you can do
page-all-choices = { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
page-would = Result:
page-since = Show what happened since my last turn
page-since-short = What happened?
page-not-now = You cannot do that now.
page-only-looking = You are looking at an earlier position. Return to the present to play.
page-end-anyway-question = End your turn anyway?
page-end-anyway = End turn anyway
page-go-on = Go back
page-silence = Do not warn me about this again
page-advice = Advice for a first game
page-menu = Table
page-resign = Resign
page-resign-title = Resign this game?
page-resign-sure = You resign and finish last. If the others play on, a bot takes over for you.
page-abort = Cancel the game
page-abort-title = Cancel this game?
page-abort-sure = The game ends without a result once everyone at the table agrees.
page-agree = { $names } would like to cancel the game. Agree
page-replace = Let a bot take over for { $name }, who is out of time
page-come-back = Take your seat back from the bot
page-hand-over = Hand the screen to { $name }.
page-hand-over-why = Hidden information is shown only after that.
page-hand-over-ready = I am { $name }

## The connection

page-offline = No connection. Reconnecting…
page-offline-kept = No connection. Your choice is saved, and will be sent when the connection is back.

## Log, chat, notes

page-story = Log, chat and notes
page-log = Log
page-secret = A secret choice.
page-log-empty = Nothing has happened yet.
page-past = Move { $move } of { $moves }
page-steps = Step through the game
page-step-back = One move back
page-step-on = One move forward
page-step-last = To the present
page-replay = Autoplay
page-pause = Pause
page-copy-move = Copy a link to this move
page-download = Download the record
page-download-so-far = Download the record so far
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-chat-remove = Remove this message
page-chat-silence = Mute { $name }
page-chat-allow = Unmute { $name }
page-notes = Notes
page-notes-kept = Only you can see these. Saved.
page-notes-keeping = Saving…
page-notes-failed = Your notes could not be saved. Check your connection, then continue typing.

## The end

page-results = Results
page-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
page-scores = Points by source
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-total = Total
page-rank = Place
page-chart = Points over time
page-rematch = Play again
page-fair = Was the shuffle fair?
page-fair-commitment = Before the start, the server committed to this: { $commitment }
page-fair-secret = This is the secret that it drew: { $secret }
page-fair-kept = This browser has checked: the secret is the one it was promised, and your own number was used.
page-fair-broken = Warning: the secret is not the one that this browser was promised.
page-fair-unseen = This browser did not see the start of this table, so it cannot compare.
page-fair-unable = This browser can check only over a secure connection (https).

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = match system
page-theme-light = light
page-theme-dark = dark
page-sound = Sound
page-speed = Speed
page-speed-0 = instant
page-speed-1 = slow
page-speed-2 = normal
page-speed-3 = fast
page-silenced = Warnings turned off
page-warn-again = Warn again
page-guest = You are playing as a guest: { $name }
page-guest-unnamed = You are playing as a guest.
page-account = You are signed in as { $name }
page-your-name = Name
page-rename = Change the name
page-password = Password
page-login = Sign in
page-register = Create account
page-logout = Sign out
page-account-why = With an account you keep your tables when you change browsers.

## Keys

page-keys = Keyboard shortcuts
page-keys-table = These shortcuts work during a game.
page-keys-choose = choose from the list (finish longer numbers with Enter)
page-keys-end = end the turn
page-keys-undo = undo
page-keys-restart = restart the turn
page-keys-decision = go to the decision
page-keys-board = go to the board
page-keys-step = one move back, one move forward
page-keys-turn = one turn back, one turn forward
page-keys-ends = go to the beginning, go to the present
page-keys-since = show what happened since my last turn
page-keys-pause = play or pause
page-keys-log = log
page-keys-chat = chat
page-keys-escape = back
page-keys-help = this list
page-key-ArrowLeft = ←
page-key-ArrowRight = →
page-key-Shift = Shift
page-key-Space = Space
page-key-Escape = Esc
page-key-Home = Home
page-key-End = End
page-key-PageUp = Page Up
page-key-PageDown = Page Down
