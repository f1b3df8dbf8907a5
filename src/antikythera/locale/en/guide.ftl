# The rules at hand and the reference of tiles, whatever the game.

guide-rulings = { $count ->
        [one] ruling { $rulings }
       *[other] rulings { $rulings }
    }

## Where a tile or card is

guide-place-kept = kept by seat { $seat }
guide-place-dealt = dealt to you
guide-place-dummy = used to place dummy workers
guide-place-built = built by seat { $seat }
guide-place-offer = on offer
guide-place-out = out of the game
guide-place-board = on the board
guide-place-discarded = discarded
guide-place-hand = in the hand of seat { $seat }
guide-place-played = played by seat { $seat }
guide-place-returned = put back by you
guide-place-choice = face up, to choose from
guide-place-hidden = { $number } not seen yet
guide-stack = { $number } left to be drawn

## The rules at hand

guide-rules = Rules
guide-rules-of = The rules of { $title }
guide-rule = Rule
guide-ways = Rules, tiles, lessons
guide-search = Search the rules
guide-found = { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } paragraph found
       *[other] { $count } paragraphs found
    }
guide-contents = Contents
guide-print = Print
guide-related = See also:
guide-on-board = Show on the board
guide-open = Rules and tiles

## All tiles and cards

guide-tiles = All tiles
guide-tiles-of = All tiles and cards of { $title }
guide-count = { $number } in all
guide-copies = { $number } copies
guide-kind-wealth = Starting wealth tiles
guide-kind-age1 = Age 1 buildings
guide-kind-age2 = Age 2 buildings
guide-kind-monuments = Monuments
guide-kind-tiles = Land tiles
guide-kind-easy = Map cards: easy
guide-kind-medium = Map cards: medium
guide-kind-hard = Map cards: hard
guide-kind-goals = Goal cards

## The tutorial

guide-learn = Learn the game
guide-learn-on = Continue tutorial
guide-learn-title = { $title }: lessons
guide-you = You
guide-opponent = Opponent
guide-next = Next
guide-back = Back
guide-touch = Make this move on the board.
guide-watch = Watch…
guide-not-this = Not that one. Look for the highlighted spot.
guide-possible = You could do that in a game. Here, do what the text says.
guide-show-me = Show me: { $move }
guide-lessons = Lessons
guide-next-lesson = Next lesson
guide-progress = Step { $step } of { $steps }
guide-leave = Leave
guide-leave-why = You can continue from here later.
guide-again = Start over
guide-go-on = Continue against a bot

## Why?

guide-why = Why?
guide-why-move = Why? Move { $move }
guide-what-if = What would this do? { $choice }
guide-helped = These technologies helped: { $technologies }.
guide-no-help = No technology made a difference.
guide-nothing = Nothing else happens.
guide-see-rule = Rule: { $title }
guide-keys-rule = look up the rule
