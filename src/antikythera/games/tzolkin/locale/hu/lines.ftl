# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

tzolkin-say-keep = Megtartás: { $wealth } / { $wealth2 }
tzolkin-say-beg = Koldulás kukoricáért (egy lépcső le: { $temple })
tzolkin-say-place = Munkás lerakása: { $gear }
tzolkin-say-place-start = Munkás lerakása a kezdőjátékos-mezőre
tzolkin-say-pick = Munkás levétele: { $gear } { $space }
tzolkin-say-end = Kör befejezése
tzolkin-say-act = { $gear } { $action }
tzolkin-say-skip = Akció kihagyása
tzolkin-say-harvest-corn = Kukorica betakarítása
tzolkin-say-harvest-wood = Fa betakarítása
tzolkin-say-burn = Erdő felégetése (egy lépcső le: { $temple })
tzolkin-say-research = Fejlesztés: { $technology }
tzolkin-say-stop = Nem kérek többet
tzolkin-say-pay = Fizetés: 1 { $block }
tzolkin-say-build = Építés: { $card }
tzolkin-say-architecture-yes = Építészet használata ennél az épületnél
tzolkin-say-architecture-no = Építészet tartogatása a második épülethez
tzolkin-say-save = Megspórolás: 1 { $block }
tzolkin-say-climb = Fellépés: { $temple }
tzolkin-say-sell = Eladás: 1 { $block }
tzolkin-say-buy = Vétel: 1 { $block }
tzolkin-say-take = Elvétel: 1 { $block }
tzolkin-say-offer = Felajánlás: 1 { $block }
tzolkin-say-advance = { $days ->
        [one] A naptár egy napot fordul
       *[other] A naptár két napot fordul
    }

# The same where the board shows the rest.

tzolkin-here-place = ↓ { $gear }
tzolkin-here-place-start = ↓ kezdőjátékos-mező
tzolkin-here-pick = ↑ { $gear } { $space }
tzolkin-here-beg = Koldulás ({ $temple } −1)
tzolkin-here-burn = Felégetés ({ $temple } −1)
tzolkin-here-build = { $card }

tzolkin-balance-corn = { $amount } kukorica
tzolkin-balance-wood = { $amount } fa
tzolkin-balance-stone = { $amount } kő
tzolkin-balance-gold = { $amount } arany
tzolkin-balance-skull = { $amount } koponya
tzolkin-balance-worker = { $amount } munkás
tzolkin-balance-points = { $amount } pont

## Where points came from

tzolkin-source-points = Épületek és lapkák
tzolkin-source-architecture-points = Építészet
tzolkin-source-skull-placed = Koponyák Chichen Itzán
tzolkin-source-starves = Éhes munkások
tzolkin-source-temple-points = Templomlépcsők
tzolkin-source-temple-bonus = Templomi elsőség
tzolkin-source-final-corn = Maradék javak
tzolkin-source-final-skulls = Maradék koponyák
tzolkin-source-final-monument = Emlékművek

## What can be done now

tzolkin-headline-place = Rakj le egy vagy több munkást!
tzolkin-headline-pick = Vegyél le egy vagy több munkást!
tzolkin-headline-place-end = Rakj le még egy munkást ({ $corn } kukoricától), vagy fejezd be a köröd!
tzolkin-headline-pick-end = Vegyél le még egy munkást, vagy fejezd be a köröd!
tzolkin-headline-end = Fejezd be a köröd!
tzolkin-can-beg = kukorica koldulása
