# The terminal, whatever the game.

list-separator = { ", " }
sentence-separator = { " " }
titled = { $title }: { $words }
seat-name = { $seat }. játékos

terminal-welcome =
    { $title }, { $players } játékos, véletlenmag: { $seed }. Te vagy { $seat ->
        [1] az
        [5] az
       *[other] a
    } { $seat }. játékos; a többi helyen bot játszik ({ $level }).
    Válaszolj számmal vagy sorral. `undo`: az utolsó választás visszavonása, `help`: súgó, `quit`: kilépés.
terminal-help =
    Minden választás egy rövid sor, mint a listában. Írd be a számát vagy magát a sort.
      what 3  mit tenne a 3. választás; sorral is kérdezhetsz
      undo    az utolsó választásod visszavonása, mindennel, ami utána történt
      board   a tábla újra
      help    ez a súgó
      quit    kilépés a játékból
terminal-you = te
terminal-not-legal = „{ $line }” most nem lehetséges. Válassz számot 1 és { $count } között, vagy írd be valamelyik sort.
terminal-advice = Tanács az első játékhoz: { $advice }
terminal-recommended = Ajánlott: { $line }
terminal-lesson-line = Írd be: „{ $line }”, vagy csak nyomj Entert.
terminal-lesson-more = Folytatás: nyomj Entert.
terminal-lesson-welcome = { $title }. Itt is minden parancs működik: `help` felsorolja őket, `quit` kilép.
terminal-lesson-try = Te lépsz: írd be a lépés számát vagy sorát. Segítség: Enter.
terminal-lesson-other = „{ $line }” lehetséges, de a leckében most más lépés kell.
terminal-lesson-over = A leckének vége. Enterrel folytathatod a játékot egy bot ellen, vagy írd be: `quit`.
terminal-lesson-farewell =
    Viszlát! A lecke újra elindítható így:
    {"  "}antikythera learn { $game } { $lesson } --lang { $language }
terminal-nothing-to-undo = Nincs mit visszavonni.
terminal-what = Kérdezz egy választásról: `what 3` megmutatja, mit tenne a 3. választás.
terminal-undone = Visszavonva.
terminal-farewell =
    Viszlát! Ugyanez a játék így indítható újra:
    {"  "}antikythera terminal { $game } --players { $players } --seed { $seed } --level { $level } --lang { $language }
terminal-over = A játék véget ért.
terminal-final-score = { $seat }. játékos: { $points } pont
terminal-winner =
    { $count ->
        [one] Nyert: { $seats }. játékos.
       *[other] Megosztott győzelem, játékosok: { $seats }.
    }
