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
tzolkin-finding-waited = A munkások ennyi nappal maradtak tovább a fogaskerekeken a kelleténél, kukoricáért: { $days }.
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
tzolkin-editor-limits = Az épületek, emlékművek, kezdővagyon-lapkák és a nap nem változnak: indulj ki olyan állásból, amelyben már megvannak, botok játszmájából vagy egy visszajátszásból („Folytatás innen”).
