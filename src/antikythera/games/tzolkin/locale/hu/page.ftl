# The board of Tzolk'in on the page: what is read out, and what is shown on hover, focus and long press.

## What the actions of the gears are, with the player's technologies counted in

tzolkin-page-action-fish = Halászat: { $corn } kukorica.
tzolkin-page-action-harvest-corn = Takaríts be { $corn } kukoricát egy kukoricalapkával.
tzolkin-page-action-harvest = Takaríts be { $corn } kukoricát egy kukoricalapkával, vagy { $wood } fát egy falapkával.
tzolkin-page-action-without-tile = A mezőgazdaságod révén akkor is betakaríthatsz kukoricát, ha nem látszik kukoricalapka.
tzolkin-page-action-yaxchilan-1 = Kapsz { $wood } fát.
tzolkin-page-action-yaxchilan-2 = Kapsz { $corn } kukoricát és { $stone } követ.
tzolkin-page-action-yaxchilan-3 = Kapsz { $corn } kukoricát és { $gold } aranyat.
tzolkin-page-action-yaxchilan-4 = Kapsz { $skull } kristálykoponyát.
tzolkin-page-action-yaxchilan-5 = Kapsz { $corn } kukoricát, { $stone } követ és { $gold } aranyat.
tzolkin-page-action-tikal-1 = Fizess erőforrást, és fejlessz egy technológiát egy szinttel.
tzolkin-page-action-tikal-2 = Fizess ki és építs meg egy épületet.
tzolkin-page-action-tikal-3 = Fizess erőforrást egy vagy két technológiaszintért, egyazon technológiában vagy kettőben.
tzolkin-page-action-tikal-4 = Fizess ki és építs meg egy vagy két épületet, vagy egy emlékművet.
tzolkin-page-action-tikal-5 = Fizess { $blocks } erőforrást, és lépj fel egy-egy lépcsőt két templomban.
tzolkin-page-action-uxmal-1 = Fizess { $corn } kukoricát, és lépj fel egy lépcsőt bármely templomban.
tzolkin-page-action-uxmal-2 = Adj-vegyél, ahányszor akarsz: fa { $wood }, kő { $stone }, arany { $gold } kukorica.
tzolkin-page-action-uxmal-3 = Kapsz egy munkást.
tzolkin-page-action-uxmal-4 = Építs meg egy épületet, és fizess erőforrásonként { $corn } kukoricát.
tzolkin-page-action-uxmal-5 = Fizess { $corn } kukoricát, és használj bármely akciót Chichen Itza akciói kivételével.
tzolkin-page-action-architecture = { $points ->
        [0] Az építészeted { $corn } kukoricát ad érte.
       *[other] Az építészeted { $corn } kukoricát és { $points } pontot ad érte.
    }
tzolkin-page-action-saves-block = Az építészeted { $number } erőforrást megspórol az árból.
tzolkin-page-action-saves-corn = Az építészeted { $number } kukoricát spórol meg az árból.
tzolkin-page-action-chichen_itza = { $block ->
        [0] Hagyj itt egy kristálykoponyát: { $points } pont és egy lépcső ({ $temple }).
       *[other] Hagyj itt egy kristálykoponyát: { $points } pont, egy lépcső ({ $temple }) és egy választott erőforrás.
    }
tzolkin-page-action-ahead = A teológiád révén a munkás a következő akciót is használhatja.
tzolkin-page-action-offering = A teológiád révén ezután fizethetsz egy erőforrást, hogy fellépj egy templomban.

## The machine

tzolkin-page-board = A Tzolk'in fogaskerék és körülötte az öt fogaskerék
tzolkin-page-no-pass = Passzolni nem lehet.
tzolkin-page-day = { $day }. nap, összesen { $days }
tzolkin-round = { $round }. nap
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] Ma ételnap van: a templomok erőforrást adnak jutalmul.
            [one] Holnap ételnap: a templomok erőforrást adnak jutalmul.
           *[other] Ételnap { $days } nap múlva: a templomok erőforrást adnak jutalmul.
        }
       *[other] Az ételnap egy nap késéssel ma van: a templomok erőforrást adnak jutalmul.
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] Ma ételnap van: a templomok pontot adnak jutalmul.
            [one] Holnap ételnap: a templomok pontot adnak jutalmul.
           *[other] Ételnap { $days } nap múlva: a templomok pontot adnak jutalmul.
        }
       *[other] Az ételnap egy nap késéssel ma van: a templomok pontot adnak jutalmul.
    }
tzolkin-page-no-food-day = Nincs több ételnap.
tzolkin-page-feeding = { $hungry ->
        [0] { $need } kukorica kell, és { $corn } van.
       *[other] { $need } kukorica kell, és { $corn } van: { $hungry } munkás éhes maradna, { $points } pont.
    }
tzolkin-page-paid = { $corn } kukorica munkásokért ebben a körben
tzolkin-page-gear-palenque = Élelem: kukorica és fa a dzsungelből.
tzolkin-page-gear-yaxchilan = Bányák: fa, kő, arany és kristálykoponyák.
tzolkin-page-gear-tikal = Technológiák, épületek és emlékművek.
tzolkin-page-gear-uxmal = Kereskedelem, új munkások, és más akciók kukoricáért.
tzolkin-page-gear-chichen_itza = Pontok és az istenek kegye kristálykoponyákért.
tzolkin-page-gear-place = { $corn ->
        [0] Munkás lerakása ingyen: { $gear }, { $space }. mező.
       *[other] Munkás lerakása { $corn } kukoricáért: { $gear }, { $space }. mező.
    }
tzolkin-page-space = { $gear }, { $space }. mező
tzolkin-page-space-none = Nincs akció.
tzolkin-page-space-free = Szabadon választott akció: ennek a fogaskeréknek bármelyik akciója.
tzolkin-page-stack = Megmaradt lapkák: { $corn } látható kukorica, { $wood } fa.
tzolkin-page-taken = Itt már van koponya.
tzolkin-page-worker = { $seat } munkása: { $gear }, { $space }. mező.
tzolkin-page-dummy = Álmunkás: { $gear }, { $space }. mező.
tzolkin-page-touch-to-pick = A levételhez érintsd meg a munkást.
tzolkin-page-start = Kezdőjátékos-mező
tzolkin-page-start-words = { $corn ->
        [0] Aki ide rak munkást, az lesz a kezdőjátékos. A Tzolk'in fogaskeréken nincs kukorica.
       *[other] Aki ide rak munkást, az lesz a kezdőjátékos, és { $corn } kukoricát kap a Tzolk'in fogaskerékről.
    }
tzolkin-page-start-taken = Itt { $seat } munkása áll.
tzolkin-page-start-price = { $corn ->
        [0] Munkás lerakása ide ingyen.
       *[other] Munkás lerakása ide { $corn } kukoricáért.
    }
tzolkin-page-starter = { $seat } a kezdőjátékos.
tzolkin-page-whole-board = Egész tábla

## Tiles, temples and technologies

tzolkin-page-deck = { $age }. kor, { $left } a pakliban
tzolkin-page-tile-cost = { $monument ->
        [0] { $kind }, ára: { $cost }.
       *[other] emlékmű ({ $kind }), ára: { $cost }.
    }
tzolkin-page-afford-now = Ki tudod fizetni.
tzolkin-page-afford-market = Ha előbb a piacra mennél, ki tudnád fizetni.
tzolkin-page-afford-no = Még nem tudod kifizetni.
tzolkin-page-temple-me = A helyed: { $step }. lépcső, { $points } pontot ér.
tzolkin-page-temple-bonus = { $points } pont a kor végén annak, aki a legmagasabban áll; döntetlennél a fele. Most legmagasabban: { $seats }.
tzolkin-page-technologies = Technológiák
tzolkin-page-level-title = { $level }. szint: { $technology }
tzolkin-page-level-bonus = { $technology }: bónusz a legfelső szint után
tzolkin-page-level-cost = { $blocks } erőforrásba kerül.
tzolkin-page-level-agriculture-1 = +{ $harvest1 } kukorica, valahányszor kukoricát takarítasz be (Palenque 2–5).
tzolkin-page-level-agriculture-2 = +{ $fish2 } kukorica halászatkor, és akkor is betakaríthatsz kukoricát, ha nem látszik kukoricalapka.
tzolkin-page-level-agriculture-3 = +{ $harvest3 } kukorica, valahányszor kukoricát takarítasz be, az 1. szinten felül.
tzolkin-page-level-agriculture-4 = Lépj fel egy lépcsőt bármely templomban.
tzolkin-page-level-extraction-1 = +1 fa, amikor Palenque vagy Yaxchilan fát ad.
tzolkin-page-level-extraction-2 = +1 kő, amikor Yaxchilan követ ad.
tzolkin-page-level-extraction-3 = +1 arany, amikor Yaxchilan aranyat ad.
tzolkin-page-level-extraction-4 = Kapsz két választott erőforrást.
tzolkin-page-level-architecture-1 = { $corn1 } kukorica minden megépített épületért.
tzolkin-page-level-architecture-2 = { $points2 } pont minden megépített épületért.
tzolkin-page-level-architecture-3 = Az épület egy erőforrással kevesebbe kerül, vagy { $saves_corn } kukoricával kevesebbe, ha kukoricával fizetsz.
tzolkin-page-level-architecture-4 = { $bonus_points } pont.
tzolkin-page-level-theology-1 = Chichen Itzán a munkás a saját mezője utáni akciót is használhatja.
tzolkin-page-level-theology-2 = Valahányszor koponyát raksz le Chichen Itzán, fizethetsz egy erőforrást, hogy fellépj egy templomban.
tzolkin-page-level-theology-3 = +1 koponya, amikor Yaxchilan koponyát ad.
tzolkin-page-level-theology-4 = Kapsz egy kristálykoponyát.

## Players

tzolkin-page-player = { $seat }. játékos: { $name }
tzolkin-page-light = Még fordíthat két napot a naptáron
tzolkin-page-workers = { $free }/{ $workers } munkás kézben
tzolkin-page-food-title = Etetés
tzolkin-page-food-of = { $hungry ->
        [0] { $seat }: ételnapon { $need } kukorica kell, és { $corn } van.
       *[other] { $seat }: ételnapon { $need } kukorica kell, és { $corn } van: { $hungry } munkás éhes maradna, { $points } pont.
    }
tzolkin-page-levels = Szintek: mezőgazdaság { $agriculture }, erőforrás-kinyerés { $extraction }, építészet { $architecture }, teológia { $theology }
tzolkin-page-belongings = Megépített lapkák: { $built }. Betakarított kukoricalapkák: { $corn }. Betakarított falapkák: { $wood }. Részletek megjelenítése.
tzolkin-page-nothing-built = Még semmit sem épített.
tzolkin-page-kept = Kezdővagyon-lapka: { $tile }

## Names of buildings and monuments

tzolkin-card-farm_1 = Kukoricaföld
tzolkin-card-farm_all = Teraszos földek
tzolkin-card-farm_3 = Nagy magtár
tzolkin-card-tomb_brown_yellow = Esőénekes sírja
tzolkin-card-tomb_brown_green = Ikerpapok sírja
tzolkin-card-tomb_build = Kőműves sírja
tzolkin-card-tomb_market = Kereskedő sírja
tzolkin-card-tomb_worker = Ősanya sírja
tzolkin-card-tomb_8 = Király sírja
tzolkin-card-tomb_action = Utazó sírja
tzolkin-card-tomb_3gods = Három isten sírja
tzolkin-card-civic_agri = Magház
tzolkin-card-civic_agri_stone = Malom
tzolkin-card-civic_extr_corn = Kőfejtők háza
tzolkin-card-civic_extr_gold = Aranyműves
tzolkin-card-civic_any_stone = Kőművesiskola
tzolkin-card-civic_any_gold = Írnokiskola
tzolkin-card-civic_any_corn = Betakarítás háza
tzolkin-card-civic_any_skull = Kristályok háza
tzolkin-card-shrine_arch = Építők szentélye
tzolkin-card-shrine_theo = Látnokok szentélye
tzolkin-card-shrine_chaac = Chaac szentélye
tzolkin-card-shrine_arch_3 = Boltív szentélye
tzolkin-card-shrine_kukulcan = Kukulcan szentélye
tzolkin-card-shrine_theo_2 = Jóslat szentélye
tzolkin-card-shrine_any2 = Tudás szentélye
tzolkin-card-shrine_quetzalcoatl = Quetzalcoatl szentélye
tzolkin-card-m_tombs = Nekropolisz
tzolkin-card-m_builds = Nagy tér
tzolkin-card-m_monuments = Kolosszus
tzolkin-card-m_corn = Kukorica csarnoka
tzolkin-card-m_wood = Erdő csarnoka
tzolkin-card-m_civics = Akropolisz
tzolkin-card-m_workers = Nép palotája
tzolkin-card-m_techlevels = Csillagvizsgáló
tzolkin-card-m_techmax = Akadémia
tzolkin-card-m_shrines = Szent udvar
tzolkin-card-m_besttemple = Lépcső az égbe
tzolkin-card-m_temples = Minden isten temploma
tzolkin-card-m_skulls = Kristályoltár
