# The review: what choices are about, and what a whole game shows.

tzolkin-theme-food = Élelem
tzolkin-theme-workers = A munkások időzítése
tzolkin-theme-temples = Templomok
tzolkin-theme-technologies = Technológiák
tzolkin-theme-resources = Erőforrások
tzolkin-theme-buildings = Épületek
tzolkin-theme-skulls = Kristálykoponyák
tzolkin-theme-wealth = Kezdővagyon-lapkák

tzolkin-finding-hungry = Éhes munkások: { $workers }, ez { $points } pontba került.
tzolkin-finding-begged = Kukoricáért koldulás: { $number } alkalommal.
tzolkin-finding-waited = Kukorica olyan akciókért, amelyeken a munkások már túlhaladtak a fogaskerekükön: { $days }.
tzolkin-finding-pushed-off = Fogaskerékről lelökött munkások: { $workers }.
tzolkin-finding-skipped = Akció nélkül levett munkások: { $workers }.
tzolkin-finding-idle = Kézben lévő munkások a kör végén: átlagosan { $workers }.
tzolkin-finding-temples = Pontok a templomokból: { $points }; a legtöbb ennél az asztalnál: { $most }.
tzolkin-finding-lost-steps = Elveszett templomlépcsők, mert nem volt feljebb hely: { $number }.
tzolkin-finding-technologies = Technológiaszintek a végén: { $levels }; a legtöbb ennél az asztalnál: { $most }.
tzolkin-finding-blocks-left = A végén megmaradt erőforrások: { $number }.

tzolkin-opening-wealth = Kezdővagyon-lapkák
tzolkin-opening-placement = Első lerakás
tzolkin-space-start = Kezdőjátékos-mező

tzolkin-field-points = Pontok
tzolkin-field-corn = Kukorica
tzolkin-field-blocks = Erőforrások
tzolkin-field-skulls = Koponyák
tzolkin-field-workers = Munkások
tzolkin-field-tech = Technológiák
tzolkin-field-temple = Templomok
tzolkin-field-gear = Fogaskerekek
tzolkin-field-dummy = Álmunkás
tzolkin-field-day = Nap
tzolkin-field-seat = Ki következik
tzolkin-field-starter = Kezdőjátékos
tzolkin-field-start_space = Kezdőjátékos-mező
tzolkin-field-wheel = Kukorica a Tzolk'in fogaskeréken
tzolkin-field-harvested = Betakarított lapkák
tzolkin-field-light = Játékostábla
tzolkin-field-kept = Kezdővagyon-lapkák
tzolkin-field-built = Megépített épületek és emlékművek
tzolkin-field-row = Elérhető épületek
tzolkin-field-monuments = Elérhető emlékművek
tzolkin-field-corn_tiles = Kukoricalapkák (Palenque)
tzolkin-field-wood_tiles = Falapkák (Palenque)
tzolkin-field-itza = Koponyák Chichen Itzán
tzolkin-side-light = világos oldal
tzolkin-side-dark = sötét oldal
tzolkin-harvest-corn = kukoricalapka
tzolkin-harvest-wood = falapka
tzolkin-editor-limits = A kor és az ételnapok a napból következnek. Ha egy játékosnak lapkát adsz, az nem hoz magával semmit: állítsd be azt is.
