# The lobby: bots, new tables, the waiting room, lists, profiles, taking back, notices, preferences.

## Bots

# Same as English.
page-bot = Bot
page-bot-beginner = Pipi
page-bot-novice = Nóra
page-bot-casual = Kleó
page-bot-club = Hektor
page-bot-expert = Tea
page-bot-champion = Atlasz

## A new table

page-your-colour = A te színed
page-colour-1 = piros
page-colour-2 = zöld
page-colour-3 = kék
page-colour-4 = sárga
page-colour-5 = lila
page-colour-6 = fekete
page-colour-7 = fehér
page-colour-8 = barna
page-lot = Helyek sorsolása
page-asks = Kérdezz meg, mielőtt más leül
page-pace-in-minutes = Egyhuzamban
page-pace-in-days = Több nap alatt
page-who-joins = Ki csatlakozhat?
page-private = akinek megvan a link
page-anyone = bárki, az asztalok listájából
page-rated = Értékelt játék
page-rated-why = A játék minden játékos értékszámába beleszámít. Ehhez minden játékosnak fiókra van szüksége.
page-rated-people = Csak bot nélküli játékhoz, ha mindenki más linkkel csatlakozik.
page-lesson = Tanulójáték: lehet tippet kérni
page-lesson-why = Minden játékos látja ezt, mielőtt leül. Az ilyen játék nem számít bele az értékszámba.
page-webhook = Webhook a körökhöz (nem kötelező)
page-webhook-why = Egy csevegésbe (például Discord vagy Slack) üzenet megy arról, ki jön.

## A table before the start

page-host = házigazda
page-remove = { $name } eltávolítása
page-accept = { $name } elfogadása
page-waits-for-host = a házigazdára vár

page-close-seat = { $seat }. hely lezárása
page-open-seat-again = { $seat }. hely megnyitása
page-bot-to-seat = Bot ültetése: { $seat }. hely
page-closed-seat = lezárva
page-only-here = Ezt a linket csak ez a gép tudja megnyitni. Mások meghívásához indítsd el ezt: „antikythera serve”, és nyisd meg a címét.
page-call-off = Asztal törlése

## Lists

page-list-played = Befejezett játékaid
page-empty-played = Még nem fejeztél be játékot.
page-more = Továbbiak
page-is-rated = értékelt
page-in-the-middle = játék közepéről indul
page-is-lesson = tanulójáték
page-by-lot = sorsolt helyek
page-delete-table = Törlés…
page-leave-table = Felállás…
page-give-up-table = Feladás…
page-delete-question = Törlöd az asztalt?
page-leave-question = Felállsz az asztaltól?
page-give-up-question = Feladod ezt a játékot?
page-delete-sure = A játék eredmény nélkül véget ér, és eltűnik a listádról.
page-leave-sure = A helyedre más ülhet.
page-cancel = Mégse

## A profile

page-profile = Profil
page-profile-since = Tag { $date } óta
page-kind = { $title }, { $players } játékos
page-rating = Értékszám
page-rating-games = { $games } értékelt játék
page-rating-none = Még nincs értékelt játék.
page-statistics = Statisztika
page-statistics-none = Még egyetlen játék sem számít: az egy képernyőn játszott és a közepéről indított játékok kimaradnak.
page-played = Lejátszott
page-won = Megnyert
page-average = Átlag
page-best = Legjobb
page-sources-average = Pontok forrás szerint, játékonként
page-games-of = Befejezett játékok

## Taking back

page-take-back = Utolsó köröm visszavonása
page-take-back-ask = Kérem az utolsó köröm visszavonását
page-take-back-asked = Kérted az utolsó köröd visszavonását. Várunk a többiekre.
page-take-back-withdraw = Kérés visszavonása
page-take-back-asks = { $name } visszavonná az utolsó körét.
page-take-back-allow = Engedélyezem
page-take-back-refuse = Elutasítom

## Notices

page-notice-offer = Kérsz értesítést, amikor te jössz?
page-notice-yes = Igen
page-notice-no = Nem, köszönöm
page-notice-turn = Te jössz.
page-notices = Értesítés, amikor én jövök
page-notices-blocked = A böngésző letiltotta az oldal értesítéseit.

## Preferences

page-prefer-play = Játék
page-prefer-look = Megjelenés
page-prefer-confirm = A körömet a „Kör vége” gombbal fejezem be
page-prefer-single = Ha csak egy lehetőség van, válassza ki a gép
page-prefer-warnings = Figyelmeztetés a köröm vége előtt
page-prefer-advice = Tanácsok az első játékomhoz
page-prefer-marks = A többiek lépéseinek jelölése
page-prefer-tooltips = Súgóbuborékok
page-prefer-size = A tábla mérete
page-size-small = kicsi
page-size-normal = normál
page-size-large = nagy
page-prefer-palette = Színtévesztőbarát színek
page-prefer-larger = Nagyobb betűk
page-prefer-kept = Ebben a böngészőben mentve.
page-prefer-account = A fiókodban mentve.
