# The story of a game: what the others did, the log, the replay, the chat, the end.

page-round = { $round }. forduló
page-others-did = Amit a többiek tettek
page-turn-back = Egy kört vissza
page-turn-on = Egy kört előre
page-round-back = Egy fordulót vissza
page-round-on = Egy fordulót előre
page-play-on = Folytatás innen
page-play-on-earlier = Folytatás egy korábbi lépéstől
page-play-on-title = Folytatás: { $move }. lépés
page-play-on-seat = A te helyed
page-play-on-level = A botok szintje
page-play-on-bots = Játék botok ellen
page-play-on-here = Játék egy képernyőn
page-play-on-link = Barátok meghívása linkkel
page-play-on-dealt = A játékod változatlan marad. Amit még nem tudhatsz, azt az új asztalnál újra kiosztjuk.
page-chat-unread = Csevegés: { $count } új üzenet
page-rematch-with = Visszavágó: { $names }
page-replay-game = Visszajátszás
page-keys-round = egy forduló vissza, előre
page-name-ask = Hogyan szólítsanak a többiek?
