# The page of Akrotiri: what its board, cards and players are called, and what can be done with them.

## Places. North is away from seat 1, as in the lines of a game.

akrotiri-page-sea = A tenger
akrotiri-page-place = { $x }. oszlop, { $y }. sor, { $quadrant }
akrotiri-page-quadrant-nw = északnyugat
akrotiri-page-quadrant-ne = északkelet
akrotiri-page-quadrant-se = délkelet
akrotiri-page-quadrant-sw = délnyugat
akrotiri-page-thera-w = Théra nyugati kikötője
akrotiri-page-thera-e = Théra keleti kikötője

## Looking around

akrotiri-page-zoom-in = Nagyítás
akrotiri-page-zoom-out = Kicsinyítés
akrotiri-page-fit = Az egész tenger
akrotiri-page-keys = A nyilak helyről helyre visznek, az Enter választ. Az R forgatja a lapkát, az Esc visszavonja a választást. A plusz és a mínusz nagyít és kicsinyít, az F mindent megmutat, a Shift és a nyilak mozgatják a nézetet.

## The sea in words, tile by tile

akrotiri-page-read = Mi van a tengeren?
akrotiri-page-read-home = { $seat } hajója itt áll: { $place }.
akrotiri-page-read-tile = { $x }. oszlop, { $y }. sor: { $things }.
akrotiri-page-read-icon = { $terrain } ({ $quadrant })
akrotiri-page-read-dock = kikötő ({ $quadrant })
akrotiri-page-read-cube = { $colour } kocka ({ $quadrant })
akrotiri-page-read-temple = { $seat } temploma ({ $quadrant })
akrotiri-page-read-boat = { $seat } hajója ({ $quadrant })

## Tiles

akrotiri-page-place-tile = Lapka lerakása: { $x }. oszlop, { $y }. sor, { $quarters ->
        [0] ahogy húztad
        [1] 90°-kal elforgatva
        [2] 180°-kal elforgatva
       *[other] 270°-kal elforgatva
    }
akrotiri-page-turn = Lapka forgatása
akrotiri-page-confirm-tile = Lapka lerakása ide
akrotiri-page-let-go = Máshová
akrotiri-page-tile-hint = Válassz mezőt! Ha újra kiválasztod, a lapka elfordul.
akrotiri-page-tile-joins = Itt { $islands } szigethez és { $lanes } hajóúthoz ér.

## Cubes

akrotiri-page-put-cube = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka ide: { $place }
akrotiri-page-cube-colour = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka, még { $left } van
akrotiri-page-cube-hint = Válassz színt, aztán szigetet hozzá.

## Boats

akrotiri-page-start-here = Indulás innen: { $place }
akrotiri-page-dock = Kikötő: { $place }
akrotiri-page-way = { $legs } mozgás, { $actions ->
        [0] akció nélkül
       *[other] { $actions } akció
    }
akrotiri-page-sail = Hajózás ide: { $place }; { $legs } mozgás, { $actions ->
        [0] akció nélkül
       *[other] { $actions } akció
    }
akrotiri-page-carry = A hajó átemelése ide: { $place }; { $legs } mozgás, { $actions ->
        [0] akció nélkül
       *[other] { $actions } akció
    }
akrotiri-page-load = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka berakása innen: { $place }
akrotiri-page-sell = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka eladása { $money } drachmáért
akrotiri-page-unload = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka kirakása ide
akrotiri-page-load-any = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    } kocka berakása

## Groups of things to do

akrotiri-page-do-dig = Feltárás
akrotiri-page-do-load = Berakodás
akrotiri-page-do-sell = Eladás
akrotiri-page-do-unload = Kirakodás
akrotiri-page-do-buy = Térképvásárlás
akrotiri-page-do-oracle = Jóslatkérés

## Maps

akrotiri-page-maps = Térképeid
akrotiri-page-no-maps = Nincs nálad térkép. Thérán vehetsz.
akrotiri-page-map = Térkép ({ $level })
akrotiri-page-hold-map = Térkép ({ $level }): { $wants }. A feltárás { $cost } drachmába kerül, és { $points } pontot ér.
akrotiri-page-want-above = { $number } { $terrain } fölötte
akrotiri-page-want-left = { $number } { $terrain } tőle balra
akrotiri-page-want-right = { $number } { $terrain } tőle jobbra
akrotiri-page-want-below = { $number } { $terrain } alatta
akrotiri-page-site-dig = Feltárás itt: { $place }; illik a térkép
akrotiri-page-site-fits = { $place }: a térkép illik ide, de most nem lehet feltárni
akrotiri-page-site-no-fit = { $place }: a térkép nem illik ide
akrotiri-page-map-fits = Ez a térkép { $number } helyre illik.
akrotiri-page-map-near = Ez a térkép még sehová sem illik. Legjobb esetben { $wants } irányból { $proved } teljesül, és { $missing } ikon hiányzik.
akrotiri-page-map-asking = Helyek keresése…
akrotiri-page-proof-above = Fölötte: { $wanted } { $terrain } kell, { $found } van
akrotiri-page-proof-left = Tőle balra: { $wanted } { $terrain } kell, { $found } van
akrotiri-page-proof-right = Tőle jobbra: { $wanted } { $terrain } kell, { $found } van
akrotiri-page-proof-below = Alatta: { $wanted } { $terrain } kell, { $found } van
akrotiri-page-proof-holds = teljesül
akrotiri-page-proof-fails = nem teljesül
akrotiri-page-temple-there = Ezen a szigeten már van templom, vagy ez Théra.
akrotiri-page-confirm-dig = Feltárás itt { $cost } drachmáért
akrotiri-page-why-not-dig = Miért nem most?
akrotiri-page-put-map-away = Térkép visszavétele

## Goals

akrotiri-page-goals = Céljaid
akrotiri-page-goals-to-choose = Választható célok
akrotiri-page-goals-open = Nyílt célok
akrotiri-page-no-goals = Még nincs célod.
akrotiri-page-goal = { $points } pont / { $counted }
akrotiri-page-goal-so-far = eddig { $points } pont
akrotiri-page-keep-goal = Ennek a célnak a megtartása:

## Market, maps to buy, oracle

akrotiri-page-market = Piac
akrotiri-page-market-row = { $colour ->
        [red] Narancssárga
        [green] Zöld
        [grey] Szürke
       *[blue] Kék
    }: { $left } kocka a piacon. { $price ->
        [0] Nem adható el több.
       *[other] A következő eladási ára { $price }, az azutánié { $then }.
    }
akrotiri-page-decks = Megvehető térképek
akrotiri-page-deck = Térképek ({ $level }): még { $left }.
akrotiri-page-buy = Vétel ({ $level }) { $money } drachmáért
akrotiri-page-map-prices = Egy térkép { $one }, kettő { $two }, három { $three } drachma, egyetlen akcióval Thérán.
akrotiri-page-ordered = Megvéve, de még nem húzva: { $number }
akrotiri-page-stack-left = { $stack } lapka húzható, { $discards } eldobva
akrotiri-page-ask-oracle = Jóslatkérés: { $terrain }

## Players

akrotiri-page-you = te
akrotiri-page-to-move = soron van
akrotiri-page-money = { $money } drachma
akrotiri-page-points = { $points } pont
akrotiri-page-points-hidden = { $points } látható pont
akrotiri-page-boat = { $number ->
        [0] Üres hajó
       *[other] Hajó, { $number } kocka
    }
akrotiri-page-temples = { $number }/{ $all } templom feltárva
akrotiri-page-actions = körönként { $actions } akció
akrotiri-page-actions-left = még { $actions } akció
akrotiri-page-leg-left = és egy ingyenes mozgás
akrotiri-page-maps-in-hand = Kézben: { $easy } könnyű, { $medium } közepes, { $hard } nehéz térkép
akrotiri-page-maps-played = Kijátszott térképek
akrotiri-page-hidden-goals = { $number } titkos cél
akrotiri-page-tile-known = Lapka kézben, a jósda megmutatta
akrotiri-page-tile-hidden = Egy lapka kézben
akrotiri-page-no-tile = Nincs lapka kézben
akrotiri-page-last-round = Utolsó forduló

## The reconstruction

akrotiri-page-reconstruction = A rekonstrukcióról
akrotiri-page-reconstruction-words = Egyetlen nyilvános forrás sem mutatja meg a nyomtatott lapkákat és kártyákat egyenként. A mieink megtartanak mindent, ami tudható róluk: hajóút minden oldal közepén, szárazföld minden sarokban, terepenként kilenc ikon, háromféle térkép az árával és pontjaival. Minden szabály, cél, ár és szám a szabálykönyvé. Akinek megvan a játék, beírhatja az igazi lapkákat és kártyákat, és játszhat velük.
