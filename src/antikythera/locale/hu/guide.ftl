# The rules at hand and the reference of tiles, whatever the game.

guide-rulings = { $count ->
        [one] állásfoglalás: { $rulings }
       *[other] állásfoglalások: { $rulings }
    }

## Where a tile or card is

guide-place-kept = megtartotta: { $seat }. játékos
guide-place-dealt = neked osztva
guide-place-dummy = álmunkások helyét jelölte ki
guide-place-built = megépítette: { $seat }. játékos
guide-place-offer = a kínálatban
guide-place-out = nincs a játékban
guide-place-board = a táblán
guide-place-discarded = eldobva
guide-place-hand = kézben: { $seat }. játékos
guide-place-played = kijátszotta: { $seat }. játékos
guide-place-returned = visszatetted
guide-place-choice = felfordítva, választható
guide-place-hidden = { $number } még ismeretlen
guide-stack = még { $number } húzható

## The rules at hand

guide-rules = Szabályok
guide-rules-of = { $title }: szabályok
guide-rule = Szabály
guide-ways = Szabályok, lapkák, leckék
guide-search = Keresés a szabályokban
guide-found = { $count ->
        [0] Nincs találat. Próbálj más szót!
        [one] { $count } találat
       *[other] { $count } találat
    }
guide-contents = Tartalom
guide-print = Nyomtatás
guide-related = Lásd még:
guide-on-board = Mutasd a táblán
guide-open = Szabályok és lapkák

## All tiles and cards

guide-tiles = Minden lapka
guide-tiles-of = { $title }: minden lapka és kártya
guide-count = összesen { $number }
guide-copies = { $number } példány
guide-kind-wealth = Kezdővagyon-lapkák
guide-kind-age1 = Az 1. kor épületei
guide-kind-age2 = A 2. kor épületei
guide-kind-monuments = Emlékművek
guide-kind-tiles = Szárazföldlapkák
guide-kind-easy = Könnyű térképek
guide-kind-medium = Közepes térképek
guide-kind-hard = Nehéz térképek
guide-kind-goals = Célkártyák

## The tutorial

guide-learn = Tanuld meg a játékot
guide-learn-on = Tanulás folytatása
guide-learn-title = { $title }: leckék
guide-you = Te
guide-opponent = Ellenfél
guide-next = Tovább
guide-back = Vissza
guide-touch = Lépd meg ezt a táblán!
guide-watch = Figyeld…
guide-not-this = Nem ez az. Keresd a kiemelt helyet!
guide-possible = Ezt játék közben megtehetnéd. Itt tedd azt, amit a szöveg mond.
guide-show-me = Mutasd: { $move }
guide-lessons = Leckék
guide-next-lesson = Következő lecke
guide-progress = { $step }. lépés, összesen { $steps }
guide-leave = Kilépés
guide-leave-why = Később innen folytathatod.
guide-again = Elölről
guide-go-on = Folytatás bot ellen

## Why?

guide-why = Miért?
guide-why-move = Miért? { $move }. lépés
guide-what-if = Mi történne? { $choice }
guide-helped = Ezek a technológiák segítettek: { $technologies }.
guide-no-help = Egyetlen technológia sem változtatott rajta.
guide-nothing = Más nem történik.
guide-see-rule = Szabály: { $title }
guide-keys-rule = a szabály megnyitása
