# Akrotiri: why something cannot be done now, and what players regret later.

## Why not

akrotiri-why-decision = Előbb mást kell eldöntened: { $decision }
akrotiri-why-no-actions = Ebben a körben nincs több akciód.
akrotiri-why-goal-not-offered = Ez a célkártya nincs a választhatók között.
akrotiri-why-dock-taken = Itt a másik hajó áll: { $place }.
akrotiri-here-dock-taken = Itt a másik hajó áll.
akrotiri-why-square-taken = Ez a mező foglalt: { $square }.
akrotiri-here-square-taken = Ez a mező foglalt.
akrotiri-why-square-apart = Ez a mező egyetlen lapkával sem szomszédos: { $square }.
akrotiri-here-square-apart = Ez a mező egyetlen lapkával sem szomszédos.
akrotiri-why-cube-beside-icon = Ez a sarok ahhoz a szigethez tartozik, amelyiken a lapka ikonja van. A második kocka másik szigetre kerül.
akrotiri-why-no-cube-left = Nincs több { $colour } kocka a piacon.
akrotiri-why-no-dock = Itt nincs kikötő: { $place }.
akrotiri-here-no-dock = Itt nincs kikötő.
akrotiri-why-already-there = A hajód már itt áll: { $place }.
akrotiri-here-already-there = A hajód már itt áll.
akrotiri-why-no-lane = A kikötődből nem visz hajóút ide: { $place }.
akrotiri-here-no-lane = A kikötődből nem visz ide hajóút.
akrotiri-why-other-island = { $place }: nem azon a szigeten van, ahol a hajód áll, ezért nem emelheted át oda.
akrotiri-here-other-island = A hajód másik szigeten áll, ezért nem emelheted át ide.
akrotiri-why-through-dock = { $place }: az út a másik hajó kikötőjén át vezet. Ott a hajód nem állhat meg, és a megmaradt akcióid nem elegendők két egymás utáni mozgásra.
akrotiri-here-through-dock = Az út ide a másik hajó kikötőjén át vezet. Ott a hajód nem állhat meg, és a megmaradt akcióid nem elegendők két egymás utáni mozgásra.
akrotiri-why-boat-full = A hajód tele van: { $cubes } kocka van rajta.
akrotiri-why-no-cube-here = Nincs { $colour } kocka azon a szigeten, ahol a hajód áll.
akrotiri-why-not-on-board = Nincs { $colour } kocka a hajódon.
akrotiri-why-unload-at-thera = Thérán a kockákat eladni lehet, kirakni nem.
akrotiri-why-just-loaded = Ezt a kockát épp most raktad be itt.
akrotiri-why-no-use-unloading = Nincs már akciód, amihez jó volna a könnyebb hajó.
akrotiri-why-not-at-thera = Ez csak Thérán lehetséges.
akrotiri-why-buy-money = A következő térkép { $needed } drachmába kerül; neked { $money } van.
akrotiri-why-no-map-left = Nincs több megvehető { $level } térkép.
akrotiri-why-oracle-asked = Ebben a körben már kértél jóslatot.
akrotiri-why-no-tiles-left = A pakliban nincs több lapka.
akrotiri-why-map-not-held = Ez a térkép nincs nálad.
akrotiri-why-no-tile-there = Itt nincs szárazföld: { $square }.
akrotiri-here-no-tile-there = Itt nincs szárazföld.
akrotiri-why-all-temples = Már mind { $temples ->
        [1] az
        [5] az
       *[other] a
    } { $temples } templomodat feltártad.
akrotiri-why-dig-thera = A hajód Thérán áll, ahol semmit sem lehet feltárni. Előbb hajózz a szigethez.
akrotiri-why-not-your-island = A hajód nem ennél a szigetnél áll.
akrotiri-why-has-temple = Ezen a szigeten már van templom.
akrotiri-why-dig-money = Feltárás ezzel a térképpel: { $needed } drachma; neked { $money } van.
akrotiri-why-dig = Ez a térkép nem illik ide: { $directions } irány nem teljesül.
akrotiri-why-dig-above = A térkép fölötte ezt kéri: { $wanted } × { $terrain }; ott { $found ->
        [0] egy sincs.
       *[other] { $found } van.
    }
akrotiri-why-dig-below = A térkép alatta ezt kéri: { $wanted } × { $terrain }; ott { $found ->
        [0] egy sincs.
       *[other] { $found } van.
    }
akrotiri-why-dig-left = A térkép tőle balra ezt kéri: { $wanted } × { $terrain }; ott { $found ->
        [0] egy sincs.
       *[other] { $found } van.
    }
akrotiri-why-dig-right = A térkép tőle jobbra ezt kéri: { $wanted } × { $terrain }; ott { $found ->
        [0] egy sincs.
       *[other] { $found } van.
    }

## What players regret

akrotiri-warning-actions-left = Még { $actions } akciód van.
akrotiri-warning-leg-left = Üres hajóddal még egyszer mozoghatsz ingyen.
akrotiri-warning-unsold = Thérán állsz, és még { $cubes } kocka van a hajódon. Az eladáshoz nem kell akció.
akrotiri-warning-could-dig = Most feltárhatnál egy templomot.
akrotiri-warning-last-turn = Ez az utolsó köröd a játékban.

akrotiri-caution-actions-left = megmaradt akciók
akrotiri-caution-leg-left = megmaradt ingyenes mozgás
akrotiri-caution-unsold = eladatlan kockák
akrotiri-caution-could-dig = feltárható templom
akrotiri-caution-last-turn = az utolsó kör

## Advice for a first game

akrotiri-advice-first-tile = Még nincs térképed, így bármelyik mező jó. Théra egyik kikötőjének közelébe gyorsan odaérsz.
akrotiri-advice-tile = Előbb olvasd el a térképeidet. A lapkát jó messzire rakd, arra az oldalra, ahol egy térkép ezt a terepet kéri.
akrotiri-advice-cube = Oda rakd a kockát, ahonnan hamar elhozhatod. Minél több kocka van egy színből a tengeren, annál magasabb az ára.
akrotiri-advice-goal = Ez a könnyebb célod: több templom illik hozzá.
akrotiri-advice-harbour = Azon az oldalon kezdj, ahol a legtöbb kocka van.
akrotiri-advice-fetch = Hajózz egy szigethez, ahol több kocka van, rakd be őket, és gyere vissza Thérára.
akrotiri-advice-load = Rakj be annyi kockát, amennyit csak tudsz.
akrotiri-advice-home = Vidd a kockáidat Thérára, ott eladhatod őket.
akrotiri-advice-sell = Add el a kockáidat. Ehhez nem kell akció, és a feltáráshoz pénz kell.
akrotiri-advice-dig = Az egyik térképed ide illik. Kezdődhet a feltárás!
