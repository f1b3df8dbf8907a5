# The page: everything around the boards.

# Same as English.
page-name = Antikythera
page-home = Antikythera: a kezdőlapra
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● Te jössz – { $title }
page-skip = Ugrás a tartalomra
page-nav = Főmenü
page-nav-play = Játék
page-nav-open = Asztalok
page-nav-finished = Befejezett
page-loading = Egy pillanat …
page-close = Bezárás
page-retry = Újra
page-unreachable = A szerver nem válaszol. Ellenőrizd a kapcsolatot; az oldal tovább próbálkozik.
page-unknown-title = Ezen a címen nincs semmi.
page-unknown-back = Vissza a kezdőlapra

## Start

page-start-title = Válassz játékot
page-open-title = Nyitott asztalok
page-finished-title = Befejezett játékok
page-play-game = Játék: { $title }
page-players = { $from ->
        [2] { $to ->
            [2] Két játékosnak
           *[other] { $from }–{ $to } játékosnak
        }
       *[other] { $from }–{ $to } játékosnak
    }
page-against = Ellenfeled: { $others }
page-with-bot = egy bot ({ $level })
page-with-here = egy barát ezen a képernyőn
page-with-open = egy barát linkkel
page-with-me = te magad
page-change = Módosítás …
# Same as English.
page-bot-name = Bot ({ $level })
page-namesake = { $name } ({ $seat })
page-level-novice = kezdő
page-level-casual = alkalmi
page-level-club = klubjátékos
page-level-expert = mester
page-level-random = véletlenszerű
page-level-heuristic = ökölszabályokkal

page-list-mine = Asztalaid
page-list-open = Játékosra vár
page-list-watch = Most játsszák: nézd
page-list-finished = Befejezett játékok
page-empty-mine = Még egy asztalnál sem ülsz. Válassz fent egy játékot.
page-empty-open = Nincs nyitott asztal.
page-empty-watch = Most senki sem játszik nyilvánosan.
page-empty-finished = Még nincs befejezett játék.
page-empty-start = Indíts egyet!
page-state-your-turn = Te jössz
page-state-waiting = Most jön: { $names }
page-state-won = Nyert: { $names }
page-state-open = Játékosra vár
page-state-over = Befejezve
page-state-aborted = Megszakítva
page-open-seat = szabad hely
page-load = Felvétel betöltése
page-not-a-record = Ez a fájl nem játszmafelvétel.

## A new table

page-set-up = Új asztal: { $title }
page-number-of-players = Játékosok
page-seats = Ki játszik?
page-seat = { $seat }. játékos
page-seat-name = { $seat }. játékos neve
page-seat-me = én
page-seat-here = egy barát ezen a képernyőn
page-seat-open = egy barát linkkel
page-seat-bot = bot: { $level }
page-friend = { $seat }. barát
page-no-seat = Csak nézni fogod.
page-options = Beállítások
page-pace = Idő
page-pace-none = ameddig tetszik
page-pace-minutes = fejenként { $minutes } perc, körönként +15 másodperc
page-pace-days = körönként { $days } nap
page-public = Mindenki láthatja az asztalt
page-begin = Játék

## A table before the start

page-gathering = { $title }: játékosra vár
page-gathering-waits = A játék magától elindul, amikor minden hely foglalt.
page-sit-down = Leülök
page-stand-up = Felállok
page-invite = Hívj meg valakit
page-invite-how = Aki megnyitja ezt a linket, szabad helyre ülhet, vagy nézheti a játékot. A négyzetet telefon is leolvassa.
page-qr = A link QR-kódja
page-copy = Link másolása
page-copied = Másolva
page-start-now = Indítás most, a szabad helyeken botokkal

## At the table

page-board = Tábla
page-tiles = Lapkák
page-turn = Kör
page-people = Az asztalnál
page-players-side = Játékosok
page-views = Nézetek
page-tab-board = Tábla
page-tab-tiles = Lapkák
page-tab-players = Játékosok
page-tab-log = Napló
page-online = itt van
page-away = nincs itt
page-resigned = feladta
page-stand-in = bot játszik helyette ({ $level })
page-watching = Nézed a játékot.
page-undo = Visszavonás
page-list-choices = { $count } választás szavakban
page-restart = Kör elölről
page-end-turn = Kör vége
page-sending = Küldés …
page-thinking = { $names } gondolkodik …
page-waiting-for = Most jön: { $names }
page-sealed = Választottál. Még hátravan: { $names }
page-catching-up = Amit a többiek tettek …
page-catch-up = Átugrás
page-over = A játék véget ért.
page-choices = Amit tehetsz
page-all-choices = { $count ->
        [one] { $count } választás
       *[other] Összes választás: { $count }
    }
page-would = Ez történne:
page-since = Mi történt az utolsó köröm óta?
page-since-short = Mi történt?
page-not-now = Ez most nem lehetséges.
page-only-looking = A múltat nézed. Az End gombbal visszatérsz a jelenbe.
page-end-anyway-question = Mégis befejezed a köröd?
page-end-anyway = Mégis kör vége
page-go-on = Vissza
page-silence = Erre ne figyelmeztess többet
page-menu = Asztal
page-resign = Feladás
page-resign-sure = Feladod a játékot, és utolsó leszel. Ha a többiek tovább játszanak, egy bot lép a helyedre.
page-abort = Játék megszakítása
page-abort-sure = A játék eredmény nélkül ér véget, ha az asztalnál mindenki beleegyezik.
page-agree = Meg szeretné szakítani a játékot: { $names }. Beleegyezem
page-replace = Bot játsszon helyette, mert lejárt az ideje: { $name }
page-come-back = Visszaveszem a helyem a bottól
page-hand-over = Add át a képernyőt: { $name } jön.
page-hand-over-why = Amit mások nem láthatnak, addig rejtve marad.
page-hand-over-ready = { $name } vagyok

## The connection

page-offline = Nincs kapcsolat. Újrapróbálkozás …
page-offline-kept = Nincs kapcsolat. A választásodat megőrizzük, és elküldjük, amint helyreáll.

## Log, chat, notes

page-story = Napló, csevegés és jegyzetek
page-log = Napló
page-secret = Titkos választás.
page-log-empty = Még semmi sem történt.
page-past = { $move }/{ $moves }. lépés
page-steps = A játék léptetése
page-step-back = Egy lépés vissza
page-step-on = Egy lépés előre
page-step-last = A jelenbe
page-replay = Lejátszás magától
page-pause = Szünet
page-copy-move = Link másolása ehhez a lépéshez
page-download = Felvétel letöltése
page-download-so-far = Az eddigi felvétel letöltése
page-chat = Csevegés
page-chat-empty = Még senki sem írt semmit.
page-chat-say = Írj valamit
page-chat-send = Küldés
page-notes = Jegyzetek
page-notes-kept = Ezt csak te látod. Mentve.
page-notes-keeping = Mentés …
page-notes-failed = A jegyzeteidet nem sikerült menteni. Ellenőrizd a kapcsolatot, aztán írj tovább.

## The end

page-results = Eredmények
page-winner = { $count ->
        [one] { $names } nyert.
       *[other] Megosztott győzelem: { $names }.
    }
page-scores = Pontok források szerint
page-points = { $points } pont
page-total = Összesen
page-rank = Helyezés
page-chart = Pontok fordulónként
page-rematch = Új játék
page-watch-again = Nézd újra az elejétől
page-fair = Igazságos volt az osztás?
page-fair-commitment = A szerver a kezdés előtt ezt ígérte: { $commitment }
page-fair-secret = Ezt sorsolta: { $secret }

## Settings

page-settings = Beállítások
page-language = Nyelv
page-theme = Téma
page-theme-auto = a rendszer szerint
page-theme-light = világos
page-theme-dark = sötét
page-sound = Hang
page-speed = Sebesség
page-speed-0 = azonnal
page-speed-1 = lassú
page-speed-2 = normál
page-speed-3 = gyors
page-silenced = Kikapcsolt figyelmeztetések
page-warn-again = Újra figyelmeztess
page-guest = Vendégként játszol: { $name }
page-account = Bejelentkezve: { $name }
page-your-name = Név
page-rename = Név módosítása
page-password = Jelszó
page-login = Bejelentkezés
page-register = Fiók létrehozása
page-logout = Kijelentkezés
page-account-why = Fiókkal az asztalaid böngészőváltáskor is megmaradnak.

## Keys

page-keys = Billentyűk
page-keys-table = Ezek a billentyűk az asztalnál működnek.
page-keys-choose = választás a listából; többjegyű szám végén Enter
page-keys-end = kör vége
page-keys-undo = visszavonás
page-keys-restart = kör elölről
page-keys-decision = a döntéshez
page-keys-board = a táblához
page-keys-step = egy lépés vissza, előre
page-keys-turn = egy kör vissza, előre
page-keys-ends = az elejére, a jelenbe
page-keys-since = mi történt az utolsó köröm óta
page-keys-pause = folytatás vagy szünet
page-keys-log = napló
page-keys-chat = csevegés
page-keys-escape = vissza
page-keys-help = ez a lista
page-key-ArrowLeft = ←
page-key-ArrowRight = →
# Same as English.
page-key-Shift = Shift
page-key-Space = Szóköz
# Same as English.
page-key-Escape = Esc
# Same as English.
page-key-Home = Home
# Same as English.
page-key-End = End
