# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

## Tzolk'in

tzolkin-say-keep = Megtartás: { $wealth } és { $wealth2 }
tzolkin-say-beg = Kukorica koldulása, { $temple } haragja árán
tzolkin-say-place = Munkás lerakása: { $gear }
tzolkin-say-place-start = Munkás lerakása a kezdőjátékos-mezőre
tzolkin-say-pick = Munkás levétele: { $gear } { $space }
tzolkin-say-end = Kör befejezése
tzolkin-say-act = { $gear } { $action }
tzolkin-say-skip = Akció kihagyása
tzolkin-say-harvest-corn = Kukorica betakarítása
tzolkin-say-harvest-wood = Fa betakarítása
tzolkin-say-burn = Erdő felégetése, { $temple } haragja árán
tzolkin-say-research = Fejlesztés: { $technology }
tzolkin-say-stop = Elég
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

tzolkin-balance-corn = { $amount } kukorica
tzolkin-balance-wood = { $amount } fa
tzolkin-balance-stone = { $amount } kő
tzolkin-balance-gold = { $amount } arany
tzolkin-balance-skull = { $amount } koponya
tzolkin-balance-points = { $amount } pont

## Akrotiri

akrotiri-say-keep = Cél megtartása: { $goal }
akrotiri-say-dock-thera-w = Indulás Théráról, nyugatról
akrotiri-say-dock-thera-e = Indulás Théráról, keletről
akrotiri-say-tile = Lapka lerakása: { $x }. oszlop, { $y }. sor{ $quarters ->
        [0] {""}
       *[other] , { $quarters } negyeddel elforgatva
    }
akrotiri-say-cube = Kocka lerakása: { $colour }, { $quadrant }
akrotiri-say-sail = Hajózás ide: { $place }
akrotiri-say-portage = Hajó átemelése ide: { $place }
akrotiri-say-load = Berakodás: { $colour } kocka
akrotiri-say-unload = Kirakodás: { $colour } kocka
akrotiri-say-sell = Eladás: { $colour } kocka
akrotiri-say-buy = Térképvásárlás ({ $level })
akrotiri-say-oracle = Jósda kérdezése: { $terrain }
akrotiri-say-dig = Feltárás, térkép: { $map }, { $x }. oszlop, { $y }. sor, { $quadrant }
akrotiri-say-stop = Elég
akrotiri-say-end = Kör befejezése

# A corner of a square, where there is a dock or a temple.
akrotiri-corner = { $x }. oszlop, { $y }. sor, { $quadrant }
akrotiri-place-thera-w = Théra, nyugat
akrotiri-place-thera-e = Théra, kelet
akrotiri-quadrant-nw = északnyugat
akrotiri-quadrant-ne = északkelet
akrotiri-quadrant-se = délkelet
akrotiri-quadrant-sw = délnyugat

akrotiri-balance-money = { $amount } drachma

## Where points came from

tzolkin-source-points = Épületek és lapkák
tzolkin-source-architecture-points = Építészet
tzolkin-source-skull-placed = Koponyák Chichen Itzán
tzolkin-source-starves = Éhes munkások
tzolkin-source-temple-points = Templomlépcsők
tzolkin-source-temple-bonus = Legmagasabban egy templomban
tzolkin-source-final-corn = Maradék javak
tzolkin-source-final-skulls = Maradék koponyák
tzolkin-source-final-monument = Emlékművek
akrotiri-source-final-maps = Térképek
akrotiri-source-final-goal = Célok
# Same as English.
akrotiri-source-final-money = Drachma
