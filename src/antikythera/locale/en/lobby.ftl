# The lobby: bots, new tables, the waiting room, lists, profiles, taking back, notices, preferences.

## Bots

page-bot = Bot
page-bot-beginner = Pip
page-bot-novice = Nora
page-bot-casual = Cleo
page-bot-club = Hector
page-bot-expert = Thea
page-bot-champion = Atlas

## A new table

page-your-colour = Your colour
page-colour-1 = red
page-colour-2 = green
page-colour-3 = blue
page-colour-4 = yellow
page-colour-5 = purple
page-colour-6 = black
page-colour-7 = white
page-colour-8 = brown
page-lot = Draw seats at random
page-asks = Ask me before others take a seat
page-pace-in-minutes = In one sitting
page-pace-in-days = Over several days
page-who-joins = Who can join?
page-private = people with the link
page-anyone = anyone, from the list of tables
page-rated = Rated game
page-rated-why = The game counts towards the ratings of all players. Every player needs an account.
page-rated-people = Only for games without bots, where all others join by link.
page-lesson = Lesson: hints are allowed
page-lesson-why = All players see this before they sit down. Such a game is never rated.
page-webhook = Webhook for turns (optional)
page-webhook-why = Tells a chat such as Discord or Slack whose turn it is.

## A table before the start

page-host = host
page-remove = Remove { $name }
page-accept = Accept { $name }
page-waits-for-host = waiting for the host
page-close-seat = Close seat { $seat }
page-open-seat-again = Open seat { $seat } again
page-bot-to-seat = Put a bot in seat { $seat }
page-closed-seat = closed
page-only-here = Only this computer can open this link. To invite others, run “antikythera serve” and open its address.
page-call-off = Delete this table

## Lists

page-list-played = Games you have finished
page-empty-played = You have not finished a game yet.
page-more = Show more
page-is-rated = rated
page-in-the-middle = begins in the middle of a game
page-is-lesson = lesson
page-by-lot = seats at random
page-delete-table = Delete…
page-leave-table = Leave…
page-give-up-table = Resign…
page-delete-question = Delete this table?
page-leave-question = Leave this table?
page-give-up-question = Resign this game?
page-delete-sure = The game ends without a result and disappears from your list.
page-leave-sure = Your seat becomes free for others.
page-cancel = Cancel

## A profile

page-profile = Profile
page-profile-since = Member since { $date }
page-kind = { $title }, { $players } players
page-rating = Rating
page-rating-games = { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
page-rating-none = No rated games yet.
page-statistics = Statistics
page-statistics-none = No game counts yet: games on one screen and games that began in the middle are left out.
page-played = Played
page-won = Won
page-average = Average
page-best = Best
page-sources-average = Points by source, per game
page-games-of = Finished games

## Taking back

page-take-back = Take back my last turn
page-take-back-ask = Ask to take back my last turn
page-take-back-asked = You asked to take back your last turn. Waiting for the others.
page-take-back-withdraw = Withdraw
page-take-back-asks = { $name } would like to take back the last turn.
page-take-back-allow = Allow
page-take-back-refuse = Decline

## Notices

page-notice-offer = Do you want a notification when it is your turn?
page-notice-yes = Notify me
page-notice-no = No, thanks
page-notice-turn = It is your turn.
page-notices = Notify me when it is my turn
page-notices-blocked = Your browser blocks notifications from this page.

## Preferences

page-prefer-play = Playing
page-prefer-look = Appearance
page-prefer-confirm = I end my turn with “End turn”
page-prefer-single = Make a choice for me when there is only one
page-prefer-warnings = Warn me before my turn ends
page-prefer-advice = Show advice for my first game
page-prefer-marks = Highlight what the others changed
page-prefer-tooltips = Show tooltips
page-prefer-size = Board size
page-size-small = small
page-size-normal = normal
page-size-large = large
page-prefer-palette = Colour-blind friendly colours
page-prefer-larger = Larger text
page-prefer-kept = Saved in this browser.
page-prefer-account = Saved in your account.
