# The rules at hand and the reference of tiles, whatever the game.

guide-rulings = { $count ->
        [one] állásfoglalás: { $rulings }
       *[other] állásfoglalások: { $rulings }
    }

## Where a tile or card is

guide-place-kept = megtartotta: { $seat }. játékos
guide-place-dealt = neked osztva
guide-place-dummy = álmunkást jelölt ki
guide-place-built = megépítette: { $seat }. játékos
guide-place-offer = a kínálatban
guide-place-out = nincs a játékban
guide-place-board = a táblán
guide-place-discarded = eldobva
guide-place-hand = { $seat }. játékos kezében
guide-place-played = feltárta: { $seat }. játékos
guide-place-returned = visszatetted
guide-place-choice = nyíltan választható
guide-place-hidden = { $number } még ismeretlen
guide-stack = { $number } húzható még
