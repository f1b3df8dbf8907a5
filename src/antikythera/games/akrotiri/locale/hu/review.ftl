# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = Hajózás
akrotiri-theme-land = Szárazföldlapkák és kockák
akrotiri-theme-cargo = Rakomány
akrotiri-theme-market = Piac
akrotiri-theme-maps = Térképek
akrotiri-theme-goals = Célok
akrotiri-theme-actions = Az akciók felhasználása

akrotiri-finding-empty = A hajó rakomány nélküli mozgásai: { $empty }, összesen { $moves } közül.
akrotiri-finding-maps-left = Fel nem használt térképek: { $maps }, értékük { $points } pont.
akrotiri-finding-market = Drachma eladott kockánként: átlagosan { $money }; a legtöbb ennél az asztalnál: { $most }.
akrotiri-finding-goals = Pontok a célokból: { $points }; a legtöbb ennél az asztalnál: { $most }.
akrotiri-finding-unspent = A végén megmaradt drachma: { $money }.

akrotiri-opening-goal = Első célkártya
akrotiri-opening-map = Az első feltárás térképe

akrotiri-field-money = Pénz (drachma)
akrotiri-field-hold = Rakomány
akrotiri-field-seat = Ki következik
akrotiri-field-square = A tenger
akrotiri-field-tile = Lapka
akrotiri-field-turned = Elforgatva
akrotiri-field-cube = Kockák
akrotiri-field-temple = Templomok
akrotiri-field-boat = Hajók
akrotiri-field-hand = Lapka a kézben
akrotiri-field-goal = Célok
akrotiri-field-dug = Kijátszott térképek
akrotiri-field-card = Térképek a kézben
akrotiri-turn-0 = alapállásban
akrotiri-turn-1 = negyed fordulat jobbra
akrotiri-turn-2 = fél fordulat
akrotiri-turn-3 = negyed fordulat balra
akrotiri-editor-limits = A piac, a forduló és a templomokért járó célok a többiből következnek.
