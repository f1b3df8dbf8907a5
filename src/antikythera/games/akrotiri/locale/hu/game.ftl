# Akrotiri: names, decisions, and what happens. Squares and places are written as in the lines of a game.
# Inserted names stand without a suffix: after a colon, or before a word that carries it.

akrotiri-title = Akrotiri
akrotiri-blurb = Építsd fel lapkáról lapkára Théra tengerét, vigyél árut a piacra, vegyél térképeket, és találd meg a templomokat, amelyekhez vezetnek!
akrotiri-option-strategist = Stratéga: öt nyílt célkártya választható
akrotiri-option-ring = Théra hajóútjai gyűrűt alkotnak

## Names

akrotiri-level-easy = könnyű
akrotiri-level-medium = közepes
akrotiri-level-hard = nehéz
akrotiri-colour-red = narancssárga
akrotiri-colour-green = zöld
akrotiri-colour-grey = szürke
akrotiri-colour-blue = kék
akrotiri-terrain-volcano = vulkán
akrotiri-terrain-forest = erdő
akrotiri-terrain-mountain = hegy
akrotiri-terrain-lake = tó
# One letter for a cube of each colour, all different.
akrotiri-mark-red = n
akrotiri-mark-green = z
akrotiri-mark-grey = s
akrotiri-mark-blue = k

## Decisions: what is asked of a player

akrotiri-decision-goal = Melyik célkártyát tartod meg?
akrotiri-decision-harbour = Honnan indul a hajód?
akrotiri-decision-tile = Hová rakod a lapkát?
akrotiri-decision-cube = Melyik a második kocka, és hová kerül?
akrotiri-decision-action = Hajózz, rakodj, tárj fel, vásárolj, vagy fejezd be a köröd!
akrotiri-decision-load = Beraksz még egy kockát, vagy elég?
akrotiri-decision-buy = Veszel még egy térképet, vagy elég?
akrotiri-decision-over = A játék véget ért.

## What happens

akrotiri-event-turn = { $round }. forduló: { $seat } { $actions } akciót hajthat végre.
akrotiri-event-places = { $seat } lapkát rak le, helye: { $square }{ $quarters ->
        [0] .
        [1] , 90°-kal elforgatva.
        [2] , 180°-kal elforgatva.
       *[other] , 270°-kal elforgatva.
    }
akrotiri-event-puts-cube = { $seat } { $colour } kockát rak ide: { $place }.
akrotiri-event-no-cube = Nincs több lerakható { $colour } kocka.
akrotiri-event-docks = { $seat } hajója itt áll: { $place }.
akrotiri-event-sails = { $seat } ide hajózik: { $place }.
akrotiri-event-carries = { $seat } a szárazföldön átemeli a hajóját ide: { $place }.
akrotiri-event-loads = { $seat } berak egy { $colour } kockát itt: { $place }.
akrotiri-event-unloads = { $seat } kirak egy { $colour } kockát itt: { $place }.
akrotiri-event-sells = { $seat } elad egy { $colour } kockát { $money } drachmáért.
akrotiri-event-buys = { $seat } térképet ({ $level }) vesz { $money } drachmáért.
akrotiri-event-draws-map = { $seat } térképet ({ $level }) húz.
akrotiri-event-digs = { $seat } templomot tár fel itt: { $place } (térkép: { $map }).
akrotiri-event-pays = { $seat } { $money } drachmát fizet.
akrotiri-event-asks = { $seat } jóslatot kér: { $terrain }.
akrotiri-event-discards = Eldobott lapka: { $tile }.
akrotiri-event-finds = { $seat } elveszi a lapkát ({ $tile }).
akrotiri-event-more-actions = { $seat } mostantól körönként { $actions } akciót hajthat végre.
akrotiri-event-draws-goals = { $seat } { $number } célkártyát húz.
akrotiri-event-opens-goal = Új nyílt célkártya: { $goal }.
akrotiri-event-keeps = { $seat } megtart egy célkártyát.
akrotiri-event-draws-tile = { $seat } lapkát húz.
akrotiri-event-reshuffles = { $number } eldobott lapka visszakerül a pakliba.
akrotiri-event-last-round = Ez az utolsó forduló.
akrotiri-event-no-tiles-left = Minden lapka a táblán van, az utolsó forduló: { $round }.
akrotiri-event-final-maps = { $seat } { $points } pontot kap a térképekért.
akrotiri-event-final-goal = { $seat } { $points } pontot kap egy célkártyáért ({ $goal }).
akrotiri-event-final-money = { $seat } { $points } pontot kap { $money } drachmáért.

## What goals count

akrotiri-goal-portages-exactly = templom, pontosan { $number } átemelésre Thérától
akrotiri-goal-portages = templom, legalább { $number } átemelésre Thérától
akrotiri-goal-bare = templom ikon nélküli szigeten
akrotiri-goal-terrain = templom olyan szigeten, ahol van { $terrain }
akrotiri-goal-varied = templom olyan szigeten, ahol legalább { $number } különböző terep van
akrotiri-goal-isolated = templom olyan szigeten, ahonnan nem visz hajóút másik templomodhoz
akrotiri-goal-incomplete = templom lezáratlan szigeten
akrotiri-goal-quadrants = tengernegyed, ahol van templomod
akrotiri-goal-largest = lapka a legnagyobb lezárt szigeteden, ahol templomod áll

## What lines mean, beside themselves

akrotiri-line-tile = { $quarters ->
        [0] ahogy húztad
        [1] 90°-kal elforgatva
        [2] 180°-kal elforgatva
       *[other] 270°-kal elforgatva
    }
akrotiri-line-sell = { $money } drachmáért
akrotiri-line-buy = { $money } drachmáért
akrotiri-line-dig = { $money } drachma → { $points } pont
akrotiri-line-cubes = { $number } { $colour }
akrotiri-line-temples = { $number } templom

## The board in the terminal

akrotiri-board-round = { $last ->
        [0] { $round ->
            [0] Az első forduló előtt
           *[other] { $round }. forduló
        }
       *[other] { $round }. forduló (az utolsó: { $last })
    }
akrotiri-board-actions = { $seat }. játékos: még { $actions } akció
akrotiri-board-tiles = { $stack } lapka húzható, { $discards } eldobva
# Same as English.
akrotiri-board-money = Drachma
akrotiri-board-cargo = Hajó
akrotiri-board-temples = Templomok
akrotiri-board-maps = Kijátszott térképek
akrotiri-board-hand = Rejtett lapok
akrotiri-board-market = A piacon
akrotiri-board-sells = Egy kocka eladási ára
akrotiri-board-holds = nála van
akrotiri-board-open-goals = Választható célkártyák
akrotiri-board-unknown-maps = { $number } { $level } térkép
akrotiri-board-unknown-goals = { $number } célkártya
akrotiri-board-unknown-tile = egy lapka
akrotiri-board-shown-tile = lapka ({ $tile })
akrotiri-board-map = térkép: { $map }   { $wants }   { $money } drachma → { $points } pont
akrotiri-board-goal = { $number }. célkártya: { $goal }
akrotiri-help =
    A táblán, amelyet a 2. játékos 180°-kal elforgatva lát:
      ▒           szárazföld: a mezők sarkai, a szomszédokkal összeérve
      ▲ ♣ ∩ ≈     vulkán, erdő, hegy, tó
      n z s k     kocka: narancssárga, zöld, szürke, kék
      =           kikötő, a hajóút mellett, amelyhez tartozik
      ● ■         az 1. és a 2. játékos hajója egy kikötőben
      ○ □         az 1. és a 2. játékos templomai
      │ ─ ┼ ╵ ╴   hajóutak, és kikötőben végződő hajóutak
      ╲ ╱         két egymás mellett elkanyarodó hajóút
      ▚ ▞         ugyanaz, köztük szárazfölddel
    A sorokban (a narancssárga kocka neve ott: red):
      tile 2 0 1      lapka a 2. oszlop 0. sorába, 90°-kal jobbra forgatva
      sail 2,0,nw     a mező északnyugati sarkában lévő kikötőbe
      portage 2,0,nw  ugyanaz, szárazföldön
      dig E01 2 0 nw  feltárás ott az E01 térképpel; nyilai a te nézetedből értendők

akrotiri-notice = A szárazföldlapkák és térképkártyák rekonstrukciók: követnek mindent, ami a nyomtatottakról tudható, de eltérnek tőlük.
