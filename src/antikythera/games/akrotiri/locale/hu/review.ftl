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
akrotiri-field-market = Piac
akrotiri-editor-limits = A szigetek, templomok, hajók, térképek és célok a helyükön maradnak: indulj ki olyan állásból, amelyben már megvannak, botok játszmájából vagy egy visszajátszásból („Folytatás innen”).
