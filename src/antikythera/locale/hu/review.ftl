# The review of a finished game: in the terminal, as a file of HTML, and on the page. Shares are whole percents.

review-title = Elemzés: { $title }
review-estimates = Minden esély és pontszám becslés, a bajnok keresése alapján. A döntéseket az alapján ítéljük meg, amit a játékos akkor tudhatott; a hibahatáron belül egyenlő választásokat nem minősítjük.
review-limits = Pontatlanság: a kör legalább { $inaccuracy }%‑kal rontja a nyerési esélyt. Hiba: legalább { $mistake }%. Baklövés: legalább { $blunder }%.
review-graph = Nyerési esély lépésről lépésre (becslés)
review-inaccuracy = Pontatlanság
review-mistake = Hiba
review-blunder = Baklövés
review-count-inaccuracy = { $count ->
        [one] { $count } pontatlanság
       *[other] { $count } pontatlanság
    }
review-count-mistake = { $count ->
        [one] { $count } hiba
       *[other] { $count } hiba
    }
review-count-blunder = { $count ->
        [one] { $count } baklövés
       *[other] { $count } baklövés
    }
review-turning-points = Fordulópontok
review-turns = Tanulságos körök
review-summary = Összegzés
review-turn = { $move }. lépés, { $seat }
review-share = { $share }%
review-cost = a nyerési esély kb. { $share }%‑kal romlott
review-cost-points = a nyerési esély kb. { $share }%‑kal romlott, és { $points ->
        [one] kb. { $points } pont veszett el
       *[other] kb. { $points } pont veszett el
    }
review-played = Ez történt: { $words }
review-better = Jobb lett volna: { $words }
review-swing = { $seat }: ≈ { $before }% → { $after }% (≈ { $from } → { $to } pont)
review-which = { $words } ({ $which })
review-points = { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
review-loss = { $theme }: { $turns ->
        [one] { $turns } körben kimaradt egy jobb lépés, ami kb. { $share }%‑kal rontotta a nyerési esélyt
       *[other] { $turns } körben kimaradt egy jobb lépés, ami átlagosan kb. { $share }%‑kal rontotta a nyerési esélyt
    }
review-same = A bajnok is ugyanígy játszott volna.
review-champion = A bajnok köre, amely a hibahatáron belül nem jobb
review-every-turn = Minden kör
review-flawless = Egyik kör sem került sokba.
review-steady = Az esélyek egyik körben sem változtak sokat.

## On the page

page-review = Elemzés
review-offer = Mennyit ért minden kör, és mit tett volna a bajnok? Az elemzés legfeljebb egy percig tart, és el is mentjük.
review-start = A játék elemzése
review-ahead = { $count ->
        [0] Az elemzés mindjárt kezdődik.
        [one] Előbb { $count } másik elemzés készül el.
       *[other] Előbb { $count } másik elemzés készül el.
    }
review-working = Készül az elemzés.
review-failed = Az elemzést nem sikerült befejezni. Próbáld újra.
review-learn = Tanulj a hibáidból
review-learn-all = Tanulj ezekből a hibákból
review-about = Így értékelünk
review-try = Kör: { $number } / { $count }. Te mit tennél itt?
review-good = Ugyanolyan jó, mint a bajnok választása.
review-worse = Nem olyan jó: kb. { $share }%‑kal rontja a nyerési esélyt. Próbáld újra, vagy nézd meg a jobb lépést.
review-trying = Összehasonlítás…
review-show = A jobb lépés megmutatása
review-previous = Előző kör
review-next = Következő kör
review-back = Vissza az elemzéshez
review-played-line = Ez történt:
review-better-line = Jobb lett volna:

## Hints while playing

hint-title = Tipp
hint-about = A bajnok három lépésben segít. Az asztalnál látszani fog, hogy tippet kértél.
hint-first = Tipp kérése
hint-more = Mondj többet
hint-where = Erre figyelj: { $theme }
hint-kind = Ezek egyike:
hint-move = A bajnok ezt lépné:
hint-used = tippekkel

## Puzzles

puzzle-title = Feladványok
puzzle-of = { $title }: feladványok
puzzle-number = { $number }. feladvány ({ $count } közül)
puzzle-rating = Nehézség: { $rating }
puzzle-progress = { $solved } megoldva
puzzle-today = A nap feladványa
puzzle-task = Találd meg a legjobb kört!
puzzle-solved = Helyes: ennél jobb nincs.
puzzle-wrong = Van jobb: ez kb. { $share }%‑kal rontja a nyerési esélyt.
puzzle-again = Újra
puzzle-show = Megoldás
puzzle-next = Következő
puzzle-none = Ehhez a játékhoz még nincs feladvány.
puzzle-moves = Minden lépés ({ $count })

## Openings

openings-title = Nyitások
openings-of = { $title }: nyitások
openings-about = Az egyes nyitások eredményei botok { $games } játszmája alapján: { $bot }. Minden szám becslés, a ± a 95%-os konfidencia-intervallum.
openings-bot-net = a bajnok neurális hálója, keresés nélkül, véletlen első döntés után
openings-bot-heuristic = egy gyors, keresés nélküli bot (nem a bajnok), véletlen első döntés után
openings-bot-Turns = a bajnok hálója, amely tizenhat kört próbál ki, és a legjobbat játssza (keresés nélkül), véletlen első döntés után
openings-part = Döntés
openings-players = Játékosok
openings-seat = Hely
openings-sort = Rendezés
openings-opening = Nyitás
openings-share = Győzelem
openings-points = Pont
openings-games = Játszma
openings-percent = { $share }% ± { $error }
openings-number = { $number } ± { $error }
openings-none = Ehhez a játékhoz még nincsenek nyitások.
openings-beside = Nyitás: győzelmi arány { $share }% ± { $error } (becslés, { $games } játszma)

## Editor

editor-title = Szerkesztő
editor-of = Állás beállítása: { $title }
editor-about = Érintsd meg a táblát, vagy válassz itt. A szabályok minden módosítást ellenőriznek.
editor-hidden = Amit egyik játékos sem ismer, azt a játék kezdetén újra megkeverjük.
editor-wrong = A szabályok ezt nem engedik: { $fields }. Semmi sem változott.
editor-begin = Másik állás
editor-begin-choose = válassz…
editor-begin-after = { $quarters ->
     [1] Botok játszmájának negyedénél
     [2] Botok játszmájának felénél
     [3] Botok játszmájának háromnegyedénél
    *[0] A játék eleje
}
editor-from-here = Az állás módosítása
editor-nobody = —
editor-space = { $number }. mező
editor-where = Hol
editor-who = Játékos
editor-nothing = nincs
