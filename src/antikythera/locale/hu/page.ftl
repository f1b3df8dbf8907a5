# The page: everything around the boards.

# Same as English.
page-name = Antikythera
page-home = Antikythera: kezdőlap
# Same as English.
page-title = { $title } – Antikythera
page-title-turn = ● Te jössz – { $title }
page-skip = Ugrás a tartalomra
page-nav = Főmenü
page-nav-play = Játék
page-nav-open = Asztalok
page-nav-finished = Befejezettek
page-loading = Egy pillanat…
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
page-against = Veled játszik: { $others }
page-with-here = egy barátod ezen a gépen
page-with-open = egy barátod linkkel
page-with-me = te magad
page-change = Módosítás…
# Same as English.
page-bot-name = { $name } ({ $level })
page-namesake = { $name } { $seat }
page-level-beginner = tanuló
page-level-novice = kezdő
page-level-casual = alkalmi
page-level-club = klubjátékos
page-level-expert = mester
page-level-champion = bajnok
page-level-random = véletlenszerű
page-level-heuristic = heurisztikus

page-list-mine = Asztalaid
page-list-open = Játékosokra vár
page-list-watch = Folyamatban: nézhető
page-list-finished = Befejezett játékok
page-empty-mine = Még nincs asztalod. Válassz egy játékot fent!
page-empty-open = Nincs nyitott asztal.
page-empty-watch = Most senki sem játszik nyilvánosan.
page-empty-finished = Még nincs befejezett játék.
page-empty-start = Indíts egyet!
page-state-your-turn = Te jössz
page-state-waiting = Most jön: { $names }
page-state-won = Nyert: { $names }
page-state-open = Játékosokra vár
page-state-over = Befejezve
page-state-aborted = Megszakítva
page-open-seat = szabad hely
page-load = Játszma betöltése

## A new table

page-set-up = Új asztal: { $title }
page-number-of-players = Játékosok
page-seats = Ki játszik?
page-seat = { $seat }. játékos
page-seat-name = { $seat }. játékos neve
page-seat-me = én
page-seat-here = barátom ezen a gépen
page-seat-open = barátom linkkel
page-friend = { $seat }. barát
page-no-seat = Csak nézőként veszel részt.
page-options = Változatok
page-pace = Idő
page-pace-none = nincs időkorlát
page-pace-minutes = fejenként { $minutes } perc, körönként +15 mp
page-pace-days = körönként { $days } nap
page-begin = Játék indítása

## A table before the start

page-gathering = { $title }: játékosokra vár
page-gathering-waits = A játék automatikusan indul, amint minden hely betelt.
page-sit-down = Leülök
page-stand-up = Felállok
page-invite = Játékosok meghívása
page-invite-how = Aki megnyitja ezt a linket, szabad helyre ülhet, vagy nézheti a játékot. A QR-kód telefonnal is beolvasható.
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
page-online = jelen van
page-away = távol van
page-resigned = feladta
page-stand-in = bot játszik helyette ({ $level })
page-watching = Nézed a játékot.
page-undo = Visszavonás
page-undo-nothing = Nincs mit visszavonni: ebben a körben még nem tettél semmit.
page-undo-seen = Ez már nem vonható vissza: közben új információ derült ki.
page-list-choices = { $count } lehetőség szövegesen
page-restart = Kör újrakezdése
page-end-turn = Kör vége
page-sending = Küldés…
page-thinking = { $names } gondolkodik…
page-waiting-for = Most jön: { $names }
page-sealed = Választottál. Még hátravan: { $names }
page-catching-up = Amit a többiek tettek…
page-catch-up = Kihagyás
page-over = A játék véget ért.
page-choices = Amit tehetsz
page-all-choices = { $count ->
        [one] { $count } lehetőség
       *[other] Az összes lehetőség: { $count }
    }
page-would = Eredmény:
page-since = Mi történt az utolsó köröm óta?
page-since-short = Mi történt?
page-not-now = Ez most nem lehetséges.
page-only-looking = Egy korábbi állást nézel. A játékhoz térj vissza a jelenlegihez!
page-end-anyway-question = Mégis befejezed a köröd?
# Without: turn
page-end-anyway = Befejezem
page-go-on = Vissza a játékhoz
page-silence = Erre többé ne figyelmeztess
page-advice = Tanács az első játékhoz
page-menu = Asztal
page-resign = Játék feladása
page-resign-title = Feladod ezt a játékot?
page-resign-sure = Feladod a játékot, és utolsó leszel. Ha a többiek folytatják, egy bot játszik tovább helyetted.
page-abort = Játék megszakítása
page-abort-title = Megszakítjátok a játékot?
page-abort-sure = A játék eredmény nélkül ér véget, ha az asztalnál mindenki beleegyezik.
page-agree = { $names } meg szeretné szakítani a játékot. Beleegyezem
page-replace = { $name } ideje lejárt: játsszon helyette bot
page-come-back = Visszaveszem a helyem a bottól
page-hand-over = Add át a képernyőt neki: { $name }.
page-hand-over-why = A titkos információk addig rejtve maradnak.
page-hand-over-ready = { $name } vagyok

## The connection

page-offline = Nincs kapcsolat. Újrapróbálkozás…
page-offline-kept = Nincs kapcsolat. A választásodat elmentettük, és elküldjük, amint a kapcsolat helyreáll.

## Log, chat, notes

page-story = Napló, csevegés és jegyzetek
page-log = Napló
page-secret = Titkos választás.
page-log-empty = Még semmi sem történt.
page-past = { $move }. lépés, összesen { $moves }
page-steps = A játék léptetése
page-step-back = Egy lépés vissza
page-step-on = Egy lépés előre
page-step-last = A jelenlegi állásra
page-replay = Automatikus lejátszás
page-pause = Szünet
page-copy-move = Link másolása ehhez a lépéshez
page-download = Játszma letöltése
page-download-so-far = Az eddigi játszma letöltése
page-chat = Csevegés
page-chat-empty = Még nincs üzenet.
page-chat-say = Írj üzenetet
page-chat-send = Küldés
page-chat-remove = Üzenet törlése
page-chat-silence = { $name } némítása
page-chat-allow = { $name } némításának feloldása
page-notes = Jegyzetek
page-notes-kept = Ezt csak te látod. Mentve.
page-notes-keeping = Mentés…
page-notes-failed = A jegyzeteidet nem sikerült menteni. Ellenőrizd a kapcsolatot, aztán folytasd az írást.

## The end

page-results = Eredmények
page-winner = { $count ->
        [one] { $names } nyert.
       *[other] Megosztott győzelem: { $names }.
    }
page-scores = Pontok forrás szerint
page-points = { $points } pont
page-total = Összesen
page-rank = Helyezés
page-chart = A pontok alakulása
page-rematch = Még egy játék
page-fair = Tisztességes volt a keverés?
page-fair-commitment = A szerver a kezdés előtt erre kötelezte el magát: { $commitment }
page-fair-secret = Ezt a titkos értéket sorsolta ki: { $secret }
page-fair-kept = Ez a böngésző ellenőrizte: a titkos érték az, amelyet a szerver megígért, és a te számod is benne van.
page-fair-broken = Figyelem: a titkos érték nem az, amelyet a szerver ennek a böngészőnek megígért.
page-fair-unseen = Ez a böngésző nem látta az asztal kezdetét, ezért nincs mivel összevetnie.
page-fair-unable = Ez a böngésző csak biztonságos kapcsolaton (https) tud ellenőrizni.

## Settings

page-settings = Beállítások
page-language = Nyelv
page-theme = Téma
page-theme-auto = rendszer szerint
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
page-guest-unnamed = Vendégként játszol.
page-account = Bejelentkezve: { $name }
page-your-name = Név
page-rename = Név módosítása
page-password = Jelszó
page-login = Bejelentkezés
page-register = Fiók létrehozása
page-logout = Kijelentkezés
page-account-why = Fiókkal böngészőváltáskor is megmaradnak az asztalaid.

## Keys

page-keys = Billentyűparancsok
page-keys-table = Ezek a parancsok játék közben működnek.
page-keys-choose = választás a listából; többjegyű szám után Enter
page-keys-end = kör vége
page-keys-undo = visszavonás
page-keys-restart = kör újrakezdése
page-keys-decision = ugrás a döntéshez
page-keys-board = ugrás a táblához
page-keys-step = egy lépés vissza, előre
page-keys-turn = egy kör vissza, előre
page-keys-ends = ugrás az elejére, a jelenlegi állásra
page-keys-since = mi történt az utolsó köröm óta
page-keys-pause = lejátszás vagy szünet
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
# Same as English.
page-key-PageUp = Page Up
# Same as English.
page-key-PageDown = Page Down
