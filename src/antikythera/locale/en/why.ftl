# Why a line cannot be played now, in any game.

why-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-not-now = You cannot do this now.
