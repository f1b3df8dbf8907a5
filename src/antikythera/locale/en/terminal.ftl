# The terminal, whatever the game.

list-separator = { ", " }
sentence-separator = { " " }
titled = { $title }: { $words }
seat-name = Seat { $seat }

terminal-welcome =
    { $title } for { $players } players, seed { $seed }. You have seat { $seat }; bots play the others: { $level }.
    Answer with a number or a line. `undo` takes back your last choice, `help` shows more, `quit` leaves the game.
terminal-help =
    Every choice is one short line, such as those in the list. Type its number, or the line itself.
      what 3  show what choice 3 would do; a line works as well
      undo    undo your last choice, and everything that followed it
      board   show the board again
      help    show this help
      quit    leave the game
terminal-you = you
terminal-not-legal = “{ $line }” is not possible now. Choose a number from 1 to { $count }, or one of the lines.
terminal-advice = Advice for a first game: { $advice }
terminal-recommended = Recommended: { $line }
terminal-lesson-line = Type “{ $line }”, or just press Enter.
terminal-lesson-more = Press Enter to continue.
terminal-lesson-welcome = { $title }. Every command of a game works here: `help` lists them, `quit` leaves.
terminal-lesson-try = Your move: type its number or its line. Press Enter for a hint.
terminal-lesson-other = “{ $line }” is possible, but this lesson needs another move here.
terminal-lesson-over = The lesson is over. Press Enter to continue this game against a bot, or type `quit`.
terminal-lesson-farewell =
    Goodbye. To take this lesson again:
    {"  "}antikythera learn { $game } { $lesson } --lang { $language }
terminal-nothing-to-undo = There is nothing to undo.
terminal-what = Ask about a choice: `what 3` shows what choice 3 would do.
terminal-undone = Undone.
terminal-farewell =
    Goodbye. To play the same game again:
    {"  "}antikythera terminal { $game } --players { $players } --seed { $seed } --level { $level } --lang { $language }
terminal-over = The game is over.
terminal-final-score = Seat { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-winner =
    { $count ->
        [one] Seat { $seats } wins.
       *[other] Seats { $seats } share the victory.
    }
