# Tzolk'in: names, decisions, what happens, and what is printed.
# An event has its seat, which is the name of whoever sits there, and its values by kind; a second value of one kind
# is called kind2. Points are whole points.
# Inserted names stand without a suffix: after a colon, or before a word that carries it.

tzolkin-title = Tzolk'in
# Without: feed
tzolkin-blurb = Rakd munkásaidat a napról napra forduló fogaskerekekre, és vedd le őket, amikor eljött az idő. Etesd őket, kedveskedj az isteneknek, építkezz!

## Names

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen_itza = Chichen Itza
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulcan = Kukulcan
tzolkin-technology-agriculture = mezőgazdaság
tzolkin-technology-extraction = erőforrás-kinyerés
tzolkin-technology-architecture = építészet
tzolkin-technology-theology = teológia
tzolkin-block-wood = fa
tzolkin-block-stone = kő
tzolkin-block-gold = arany
tzolkin-colour-farm = gazdaság
tzolkin-colour-tomb = síremlék
tzolkin-colour-civic = városi épület
tzolkin-colour-shrine = szentély

## Decisions: what is asked of a player

tzolkin-decision-wealth = Melyik két kezdővagyon-lapkát tartod meg?
tzolkin-decision-turn = Rakj le vagy vegyél le munkásokat!
tzolkin-decision-action = Mit csinál a munkás?
tzolkin-decision-harvest = Mit takarítasz be?
tzolkin-decision-technology = Melyik technológiát fejleszted?
tzolkin-decision-payment = Melyik erőforrással fizetsz?
tzolkin-decision-building = Mit építesz?
tzolkin-decision-architecture = Ennél az épületnél használod az építészetet, vagy a másodiknál?
tzolkin-decision-discount = Melyik erőforrást spórolja meg az építészet?
tzolkin-decision-temple = Melyik templomban lépsz fel?
tzolkin-decision-market = Adj el vagy vegyél a piacon!
tzolkin-decision-block = Melyik erőforrást kéred?
tzolkin-decision-offering = Felajánlasz egy erőforrást, hogy felléphess egy templomban?
tzolkin-decision-calendar = Egy vagy két napot forduljon a naptár?
tzolkin-decision-over = A játék véget ért.

## What happens

tzolkin-event-keeps = { $seat } kezdővagyon-lapkái: { $wealth } és { $wealth2 }.
tzolkin-event-dummy = Álmunkás áll itt: { $gear } { $space }.
tzolkin-event-begs = { $seat } kukoricát koldul.
tzolkin-event-places = { $seat } munkást rak le: { $gear } { $space }{ $corn ->
        [0] .
       *[other] {" "}({ $corn } kukoricáért).
    }
tzolkin-event-places-start = { $seat } munkást rak a kezdőjátékos-mezőre{ $corn ->
        [0] .
       *[other] {" "}{ $corn } kukoricáért.
    }
tzolkin-event-pitied = Az istenek szánalmából { $seat } csak { $corn } kukoricát fizet.
tzolkin-event-picks = { $seat } munkást vesz le: { $gear } { $space }.
tzolkin-event-acts = { $seat } akciója: { $gear } { $action }{ $corn ->
        [0] .
       *[other] {" "}({ $corn } kukoricáért).
    }
tzolkin-event-skips = { $seat } nem használja az akciót.
tzolkin-event-wheel-corn = { $corn ->
        [0] { $seat } nem kap kukoricát: a nagykerék üres.
       *[other] { $seat } { $corn } kukoricát kap a nagykerékről.
    }
tzolkin-event-ends = { $seat } befejezi a körét.
tzolkin-event-corn = { $seat } { $corn } kukoricát kap.
tzolkin-event-block = { $seat } kap: { $number } { $block }.
tzolkin-event-skull = { $seat } { $number } kristálykoponyát kap.
tzolkin-event-no-skull = { $seat } már nem kap kristálykoponyát, mert elfogyott.
tzolkin-event-points = { $seat } { $points } pontot kap.
tzolkin-event-worker = { $seat } új munkást kap, így már { $workers } van neki.
tzolkin-event-no-worker = { $seat } már minden munkását megkapta.
tzolkin-event-rises = { $seat } fellép: { $temple }, { $step }. lépcső.
tzolkin-event-cannot-rise = { $seat } nem léphet feljebb: { $temple }.
tzolkin-event-sinks = { $seat } visszalép: { $temple }, { $step }. lépcső.
tzolkin-event-lightens = { $seat } újra fordíthat két napot a naptáron: játékostáblája a világos oldalán áll.
tzolkin-event-darkens = { $seat } a sötét oldalára fordította a játékostábláját.
tzolkin-event-harvests-corn = { $seat } { $corn } kukoricát takarít be{ $tiles ->
        [0] , lapka nélkül.
       *[other] .
    }
tzolkin-event-harvests-wood = { $seat } elvesz egy falapkát.
tzolkin-event-burns = { $seat } felégeti az erdőt.
tzolkin-event-researches = { $seat } fejleszt: { $technology }, { $level }. szint.
tzolkin-event-research-bonus = { $seat } túllép a legfelső szinten, és bónuszt kap: { $technology }.
tzolkin-event-pays-block = { $seat } fizet: { $number } { $block }.
tzolkin-event-pays-corn = { $seat } { $corn } kukoricát fizet.
tzolkin-event-pays-skull = { $seat } { $number } kristálykoponyát fizet.
tzolkin-event-builds = { $seat } megépíti: { $card }.
tzolkin-event-architecture-corn = { $seat } { $corn } kukoricát kap az építészetért.
tzolkin-event-architecture-points = { $seat } { $points } pontot kap az építészetért.
tzolkin-event-saves = { $seat } az építészettel megspórol: 1 { $block }.
tzolkin-event-sells = { $seat } elad { $corn } kukoricáért: 1 { $block }.
tzolkin-event-buys = { $seat } vesz { $corn } kukoricáért: 1 { $block }.
tzolkin-event-offers = { $seat } az isteneknek ajánl: 1 { $block }.
tzolkin-event-skull-placed = { $seat } kristálykoponyát rak le { $points } pontért: Chichen Itza { $action }.
tzolkin-event-deals = Új lapka a kínálatban: { $card }.
tzolkin-event-feeds = { $seat } { $workers } munkást etet meg { $corn } kukoricával.
tzolkin-event-starves = { $seat } { $workers } munkása éhes marad: { $points } pont.
tzolkin-event-new-age = Kezdődik a második kor, új épületekkel.
tzolkin-event-gift-block = { $seat } ajándéka ({ $temple }): 1 { $block }.
tzolkin-event-gift-skull = { $seat } ajándéka ({ $temple }): 1 kristálykoponya.
tzolkin-event-skulls-short = Nincs elég kristálykoponya: { $temple } egyet sem ad.
tzolkin-event-temple-points = { $seat } { $points } pontot kap: { $temple }.
tzolkin-event-temple-bonus = { $seat } áll legmagasabban: { $temple }, { $points } pont.
tzolkin-event-starting-player = { $seat } a kezdőjátékos.
tzolkin-event-corn-on-wheel = { $corn } kukorica kerül a nagykerékre.
tzolkin-event-day = A naptár { $days } napot fordul: { $round }. forduló.
tzolkin-event-pushed-off = { $seat } munkása leesik: { $gear }.
tzolkin-event-final-corn = { $seat } { $points } pontot kap { $corn } kukoricát érő javaiért.
tzolkin-event-final-skulls = { $seat } { $points } pontot kap { $number } kristálykoponyáért.
tzolkin-event-final-monument = { $seat } { $points } pontot kap: { $card }.

## What the actions of the gears are

tzolkin-action-fish = halászat: { $corn } kukorica
tzolkin-action-harvest-corn = betakarítás: { $corn } kukorica
tzolkin-action-harvest = betakarítás: { $corn } kukorica vagy { $wood } fa
tzolkin-action-yaxchilan = { $gains }
tzolkin-action-tikal-1 = egy technológiaszint
tzolkin-action-tikal-2 = egy épület
tzolkin-action-tikal-3 = egy vagy két technológiaszint
tzolkin-action-tikal-4 = egy vagy két épület, vagy egy emlékmű
tzolkin-action-tikal-5 = egy-egy lépcső két templomban, egy erőforrásért
tzolkin-action-uxmal-1 = egy templomlépcső { $corn } kukoricáért
tzolkin-action-uxmal-2 = a piac
tzolkin-action-uxmal-3 = egy munkás
tzolkin-action-uxmal-4 = egy épület, erőforrásonként { $corn } kukoricáért
tzolkin-action-uxmal-5 = bármely akció { $corn } kukoricáért, kivéve Chichen Itza
tzolkin-action-chichen_itza = koponya: { $points } pont, { $temple }{ $block ->
        [0] {""}
       *[other] , egy erőforrás
    }
tzolkin-action-free = bármely { $gear }-akció
tzolkin-action-none = nincs akció

## What lines mean, beside themselves

tzolkin-line-keep = { $first }; { $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = { $space }. mező{ $corn ->
        [0] , ingyen
       *[other] , { $corn } kukorica
    }
tzolkin-line-place-start = { $wheel } kukorica a nagykeréken{ $corn ->
        [0] {""}
       *[other] , ára { $corn } kukorica
    }
tzolkin-line-beg = { $corn } kukorica; egy lépcsővel lejjebb: { $temple }
tzolkin-line-burn = kukorica, de a falapka elvész; egy lépcsővel lejjebb: { $temple }
tzolkin-line-research = { $bonus ->
        [0] { $level }. szintre
       *[other] a bónuszért
    }
tzolkin-line-climb = { $step }. lépcsőre
tzolkin-line-sell = { $corn } kukoricáért
tzolkin-line-buy = { $corn } kukoricáért

## What is printed on tiles

tzolkin-gain-corn = { $number } kukorica
tzolkin-gain-wood = { $number } fa
tzolkin-gain-stone = { $number } kő
tzolkin-gain-gold = { $number } arany
tzolkin-gain-skull = { $number } koponya
tzolkin-gain-points = { $number } pont
tzolkin-gain-worker = egy munkás
tzolkin-gain-build = építhetsz
tzolkin-gain-market = a piac
tzolkin-gain-act = bármely akció { $number } kukoricáért, kivéve Chichen Itza
tzolkin-gain-feeds = { $number } munkásnak nem kell kukorica
tzolkin-gain-saves = minden munkásnak { $number } kukoricával kevesebb kell
tzolkin-gain-climb = { $name } +{ $number }
tzolkin-gain-climb-any = bármely templom +{ $number }
tzolkin-gain-research = { $name } +{ $number }
tzolkin-gain-research-any = bármely technológia +{ $number }
tzolkin-monument-each = { $points } pont / { $counted }
tzolkin-monument-table = { $points } pont 0, 1, 2 … { $counted } esetén
tzolkin-monument-again = templomlépcsőid pontjai
tzolkin-counted-farm = gazdaság
tzolkin-counted-tomb = síremlék
tzolkin-counted-civic = városi épület
tzolkin-counted-shrine = szentély
tzolkin-counted-built = épület vagy emlékmű
tzolkin-counted-monuments = emlékmű (bárkié)
tzolkin-counted-corn_tiles = kukoricalapka
tzolkin-counted-wood_tiles = falapka
tzolkin-counted-workers = munkás
tzolkin-counted-levels = technológiaszint
tzolkin-counted-mastered = teljes technológia
tzolkin-counted-best_temple = lépcső a legjobb templomodban
tzolkin-counted-placed_skulls = koponya Chichen Itzán

## The board in the terminal

tzolkin-board-round = { $round }/{ $rounds }. forduló
tzolkin-board-food-day = { $rounds ->
        [0] Ételnap ebben a fordulóban
       *[other] Ételnap { $rounds } forduló múlva
    }
tzolkin-board-wheel = { $corn } kukorica a nagykeréken
tzolkin-board-skulls = még { $number } koponya
tzolkin-board-starter = { $seat }. játékos kezd
tzolkin-board-start-space = Kezdőjátékos-mező
tzolkin-board-jungle = kukorica { $corn }, fa { $wood }
tzolkin-board-skulls-placed = itt: { $spaces }
tzolkin-board-points = Pont
tzolkin-board-corn = Kukorica
tzolkin-board-wood = Fa
tzolkin-board-stone = Kő
tzolkin-board-gold = Arany
tzolkin-board-skull = Koponya
tzolkin-board-workers = Kézben
tzolkin-board-temples = Templom
tzolkin-board-technology = Szint
tzolkin-board-tiles = Lapka
tzolkin-board-built = megépítve: { $cards }
tzolkin-board-buildings = Épületek
tzolkin-board-monuments = Emlékművek
tzolkin-help =
    A táblán:
      ◇             álmunkás
      Palenque      mellette a 2–5. mezőin maradt kukorica- és falapkák
      Chichen Itza  mellette a készlet koponyái, és a mezők, ahol koponya van
      Kézben        munkások kézben / összesen
      Templom       lépcsőfok: Chaac, Quetzalcoatl, Kukulcan; a legalsó a 0.
      Szint         mezőgazdaság, erőforrás-kinyerés, építészet, teológia
      Lapka         betakarított kukorica- és falapkák
