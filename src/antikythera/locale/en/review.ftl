# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = Review: { $title }
review-estimates = All chances and points are estimates by the champion’s search. A choice is judged by what its player could know at the time; choices that are equal within the margin of error are not judged.
review-limits = Inaccuracy: a turn that lowers the chance of winning by at least { $inaccuracy }%. Mistake: at least { $mistake }%. Blunder: at least { $blunder }%.
review-graph = Chance of winning, move by move (estimate)
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-count-inaccuracy = { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
review-count-mistake = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-count-blunder = { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-turning-points = Where the game turned
review-turns = Turns to learn from
review-summary = Summary
review-turn = Move { $move }, { $seat }
review-share = { $share }%
review-cost = chance of winning down by about { $share }%
review-cost-points = chance of winning down by about { $share }%, and { $points ->
        [one] about { $points } point lost
       *[other] about { $points } points lost
    }
review-played = Played: { $words }
review-better = Better: { $words }
review-swing = { $seat }: ≈ { $before }% → { $after }% (≈ { $from } → { $to } { $count ->
        [one] point
       *[other] points
    })
review-which = { $words } ({ $which })
review-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-loss = { $theme }: { $turns ->
        [one] a better move was missed in { $turns } turn, which lowered the chance of winning by about { $share }%
       *[other] a better move was missed in { $turns } turns, which lowered the chance of winning by about { $share }% each, on average
    }
review-same = The champion would have played the same.
review-champion = The champion’s turn, no better within the margin of error
review-every-turn = Every turn
review-flawless = No costly turns.
review-steady = The chances never changed much in a turn.

## On the page

page-review = Review
review-offer = What was every turn worth, and what would the champion have done? A review takes up to a minute and is saved.
review-start = Review this game
review-ahead = { $count ->
        [0] The review begins in a moment.
        [one] { $count } other review comes first.
       *[other] { $count } other reviews come first.
    }
review-working = Reviewing the game…
review-failed = The review could not be finished. Please try again.
review-learn = Learn from your mistakes
review-learn-all = Learn from these mistakes
review-about = How this is judged
review-try = Turn { $number } of { $count }: what would you do here?
review-good = As good as the champion’s choice.
review-worse = Not as good: it lowers the chance of winning by about { $share }%. Try again, or look at the better line.
review-trying = Comparing…
review-show = Show the better line
review-previous = Previous turn
review-next = Next turn
review-back = Back to the review
review-played-line = Played:
review-better-line = Better:

## Hints while playing

hint-title = Hint
hint-about = The champion helps you in three steps. The table will be marked as played with hints.
hint-first = Show a hint
hint-more = Tell me more
hint-where = Where to look: { $theme }
hint-kind = It is one of these:
hint-move = The champion would play:
hint-used = with hints

## Puzzles

puzzle-title = Puzzles
puzzle-of = { $title } puzzles
puzzle-number = Puzzle { $number } of { $count }
puzzle-rating = Rating { $rating }
puzzle-progress = { $solved } solved
puzzle-today = Puzzle of the day
puzzle-task = Find the best turn.
puzzle-solved = Right: no other turn is better.
puzzle-wrong = Not the best turn: it lowers the chance of winning by about { $share }%.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-none = There are no puzzles for this game yet.
puzzle-moves = All moves ({ $count })

## Openings

openings-title = Openings
openings-of = { $title } openings
openings-about = How each opening did in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots: { $bot }. All numbers are estimates; ± is the 95% confidence interval.
openings-bot-net = the champion’s neural net, without a search, after a random first choice
openings-bot-heuristic = a quick bot that does not search (not the champion), after a random first choice
openings-bot-Turns = the champion’s net, which tries sixteen turns and plays the best (without a search), after a random first choice
openings-part = Choice
openings-players = Players
openings-seat = Seat
openings-sort = Sort by
openings-opening = Opening
openings-share = Win rate
openings-points = Points
openings-games = Games
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = There are no openings for this game yet.
openings-beside = Opening: win rate { $share }% ± { $error } (estimate, { $games ->
        [one] { $games } game
       *[other] { $games } games
    })

## Editor

editor-title = Editor
editor-of = Set up a position: { $title }
editor-about = Touch the board, or choose here. The rules check every change.
editor-hidden = What no player knows is shuffled again when you play.
editor-wrong = The rules do not allow this: { $fields }. Nothing was changed.
editor-begin = Another position
editor-begin-choose = choose…
editor-begin-after = { $quarters ->
     [1] A quarter into a game between bots
     [2] Halfway through a game between bots
     [3] Three quarters into a game between bots
    *[0] The beginning of a game
}
editor-from-here = Change this position
editor-nobody = —
editor-space = space { $number }
editor-where = Where
editor-who = Player
editor-nothing = none
