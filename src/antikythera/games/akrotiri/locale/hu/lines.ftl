# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

akrotiri-say-keep = Cél megtartása: { $goal }
akrotiri-say-dock-thera-w = Indulás Théráról, nyugatról
akrotiri-say-dock-thera-e = Indulás Théráról, keletről
akrotiri-say-tile = Lapka lerakása: { $x }. oszlop, { $y }. sor{ $quarters ->
        [0] {""}
        [1] , 90°-kal elforgatva
        [2] , 180°-kal elforgatva
       *[other] , 270°-kal elforgatva
    }
akrotiri-say-cube = Kocka lerakása: { $colour }, { $quadrant }
akrotiri-say-sail = Hajózás ide: { $place }
akrotiri-say-portage = Hajó átemelése ide: { $place }
akrotiri-say-load = Berakodás: { $colour } kocka
akrotiri-say-unload = Kirakodás: { $colour } kocka
akrotiri-say-sell = Eladás: { $colour } kocka
akrotiri-say-buy = Térképvásárlás ({ $level })
akrotiri-say-oracle = Jóslatkérés: { $terrain }
akrotiri-say-dig = Feltárás: { $x }. oszlop, { $y }. sor, { $quadrant }
akrotiri-say-stop = Nem kérek többet
akrotiri-say-end = Kör befejezése
# Short, for those who see the place marked on the sea.
akrotiri-here-tile = { $quarters ->
        [0] Lapka lerakása ide
        [1] Lapka lerakása ide, 90°-kal elforgatva
        [2] Lapka lerakása ide, 180°-kal elforgatva
       *[other] Lapka lerakása ide, 270°-kal elforgatva
    }
akrotiri-here-cube = Kocka lerakása ide: { $colour }
akrotiri-here-sail = Hajózás ide
akrotiri-here-portage = A hajó átemelése ide
akrotiri-here-dig = Feltárás itt
akrotiri-square = { $x }. oszlop, { $y }. sor
# A corner of a square, where there is a dock or a temple.
akrotiri-corner = { $x }. oszlop, { $y }. sor, { $quadrant }
akrotiri-place-thera-w = Théra, nyugat
akrotiri-place-thera-e = Théra, kelet
akrotiri-quadrant-nw = északnyugat
akrotiri-quadrant-ne = északkelet
akrotiri-quadrant-se = délkelet
akrotiri-quadrant-sw = délnyugat

akrotiri-balance-coin = { $amount } drachma

## Where points came from

akrotiri-source-final-maps = Térképek
akrotiri-source-final-goal = Célok
# Same as English.
akrotiri-source-final-money = Drachma

## What can be done now

akrotiri-headline-action = { $actions ->
        [0] Ingyen még: { $deeds } vagy a kör vége.
       *[other] Még { $actions } akció: { $deeds } vagy a kör vége.
    }
akrotiri-headline-end = Fejezd be a köröd!
akrotiri-can-sail = hajózás
akrotiri-can-load = berakodás
akrotiri-can-sell = eladás
akrotiri-can-buy = térképvásárlás
akrotiri-can-dig = feltárás
akrotiri-can-oracle = jóslat
akrotiri-can-unload = kirakodás
akrotiri-can-tile = lapka lerakása
akrotiri-can-cube = második kocka lerakása
akrotiri-can-portage = a hajó átemelése
