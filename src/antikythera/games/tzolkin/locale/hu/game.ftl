# Tzolk'in: names, decisions, what happens, and what is printed.
# An event has its seat, which is the name of the player there, and its values by kind; a second value of one kind
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
tzolkin-decision-market = Adj el vagy vegyél erőforrást a piacon!
tzolkin-decision-block = Melyik erőforrást kéred?
tzolkin-decision-offering = Fizetsz egy erőforrást, hogy fellépj egy templomban?
tzolkin-decision-calendar = Egy vagy két napot forduljon a naptár?
tzolkin-decision-over = A játék véget ért.

## What happens

tzolkin-event-keeps = { $seat } megtartott kezdővagyon-lapkái: { $wealth }; { $wealth2 }.
tzolkin-event-dummy = Álmunkás kerül ide: { $gear } { $space }.
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
tzolkin-event-skips = { $seat } kihagyja az akciót.
tzolkin-event-wheel-corn = { $corn ->
        [0] { $seat } nem kap kukoricát: a Tzolk'in fogaskerék üres.
       *[other] { $seat } { $corn } kukoricát kap a Tzolk'in fogaskerékről.
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
tzolkin-event-sinks = { $seat } lejjebb lép: { $temple }, { $step }. lépcső.
tzolkin-event-lightens = { $seat } világos oldalára fordítja a játékostábláját, és újra fordíthat két napot a naptáron.
tzolkin-event-darkens = { $seat } sötét oldalára fordítja a játékostábláját.
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
tzolkin-event-offers = { $seat } felajánlása az isteneknek: 1 { $block }.
tzolkin-event-skull-placed = { $seat } kristálykoponyát rak le { $points } pontért: Chichen Itza { $action }.
tzolkin-event-deals = Új lapka a kínálatban: { $card }.
tzolkin-event-feeds = { $seat } { $workers } munkást etet meg { $corn } kukoricával.
tzolkin-event-starves = { $seat } { $workers } munkása éhes marad: { $points } pont.
tzolkin-event-new-age = Kezdődik a 2. kor, új épületekkel.
tzolkin-event-gift-block = { $seat } jutalma ({ $temple }): 1 { $block }.
tzolkin-event-gift-skull = { $seat } jutalma ({ $temple }): 1 kristálykoponya.
tzolkin-event-skulls-short = Nincs elég kristálykoponya, ezért senki sem kap innen: { $temple }.
tzolkin-event-temple-points = { $seat } { $points } pontot kap: { $temple }.
tzolkin-event-temple-bonus = { $seat } áll legmagasabban: { $temple }, { $points } pont.
tzolkin-event-starting-player = { $seat } a kezdőjátékos.
tzolkin-event-corn-on-wheel = { $corn } kukorica kerül a Tzolk'in fogaskerékre.
tzolkin-event-day = A naptár { $days } napot fordul: { $round }. nap.
tzolkin-event-pushed-off = { $seat } munkását lelöki a fogaskerék: { $gear }.
tzolkin-event-final-corn = { $seat } { $points } pontot kap { $corn } kukoricát érő javaiért.
tzolkin-event-final-skulls = { $seat } { $points } pontot kap { $number } kristálykoponyáért.
tzolkin-event-final-monument = { $seat } { $points } pontot kap: { $card }.

## What lines mean, beside themselves

tzolkin-line-keep = { $first }; { $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = { $space }. mező{ $corn ->
        [0] , ingyen
       *[other] , { $corn } kukorica
    }
tzolkin-line-place-start = { $wheel } kukorica a Tzolk'in fogaskeréken{ $corn ->
        [0] {""}
       *[other] , ára { $corn } kukorica
    }
tzolkin-line-beg = { $corn } kukorica
tzolkin-line-act = { $corn } kukoricába kerül. { $action }
tzolkin-line-burn = { $corn } kukorica, de a falapka elvész
tzolkin-line-research = { $bonus ->
        [0] új szint: { $level }.
       *[other] a bónuszért
    }
tzolkin-line-climb = ide: { $step }. lépcső
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
tzolkin-gain-build = építhetsz egy épületet
tzolkin-gain-market = piac
tzolkin-gain-act = bármely akció { $number } kukoricáért, Chichen Itza kivételével
tzolkin-gain-feeds = { $number } munkásnak nem kell kukorica
tzolkin-gain-saves = minden munkásnak { $number } kukoricával kevesebb kell
tzolkin-gain-climb = { $name } +{ $number }
tzolkin-gain-climb-any = bármely templom +{ $number }
tzolkin-gain-research = { $name } +{ $number }
tzolkin-gain-research-any = { $number ->
        [1] bármely technológia +1
       *[other] bármely technológia, összesen +{ $number }
    }
tzolkin-monument-each = { $points } pont / { $counted }
tzolkin-monument-each-by-players = { $points } pont ({ $players } játékosnál) / { $counted }
tzolkin-monument-table = { $points } pont { $numbers } { $counted } esetén
tzolkin-monument-again = a templomlépcsőid pontjai még egyszer
tzolkin-counted-farm = saját gazdaság
tzolkin-counted-tomb = saját síremlék (ezzel együtt)
tzolkin-counted-civic = saját városi épület (ezzel együtt)
tzolkin-counted-shrine = saját szentély (ezzel együtt)
tzolkin-counted-built = saját épület vagy emlékmű (ezzel együtt)
tzolkin-counted-monuments = bárki által épített emlékmű (ezzel együtt)
tzolkin-counted-corn_tiles = betakarított kukoricalapka
tzolkin-counted-wood_tiles = betakarított falapka
tzolkin-counted-workers = munkás
tzolkin-counted-levels = technológiaszint
tzolkin-counted-mastered = harmadik szintű technológia
tzolkin-counted-best_temple = lépcső a kezdőhely fölött a legmagasabb templomodban
tzolkin-counted-placed_skulls = koponya Chichen Itzán (bárkié)

## The board in the terminal

tzolkin-board-round = { $round }. nap, összesen { $rounds }
tzolkin-board-food-day = { $rounds ->
        [0] Ma ételnap
       *[other] Ételnap { $rounds } nap múlva
    }
tzolkin-board-wheel = { $corn } kukorica a Tzolk'in fogaskeréken
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
tzolkin-board-temples = Templomok
tzolkin-board-technology = Szintek
tzolkin-board-tiles = Lapkák
tzolkin-board-built = megépítve: { $cards }
tzolkin-board-buildings = Épületek
tzolkin-board-monuments = Emlékművek
tzolkin-help =
    A táblán:
      ◇             álmunkás
      Palenque      mellette a 2–5. mezőin maradt kukorica- és falapkák
      Chichen Itza  mellette a talon koponyái, és a mezők, ahol koponya van
      Kézben        munkások kézben / összesen
      Templomok     lépcsőfok: Chaac, Quetzalcoatl, Kukulcan; a legalsó a 0.
      Szintek       mezőgazdaság, erőforrás-kinyerés, építészet, teológia
      Lapkák        betakarított kukorica- és falapkák
