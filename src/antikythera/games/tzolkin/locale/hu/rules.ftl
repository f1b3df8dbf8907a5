# The rules of Tzolk'in, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

tzolkin-rules-theme-title = Miről szól a játék?
tzolkin-rules-theme =
    Egy maja törzset vezetsz a nagy naptár egyetlen körülfordulásán át. Egy nagy kerék, a Tzolk'in fogaskerék öt kisebb fogaskereket hajt, és ezeken utaznak a munkásaid.
    Minél tovább marad fent egy munkás, annál jobb akciókhoz jut. A lényeg: hagyd rajta elég sokáig, de vedd le időben.

tzolkin-rules-goal-title = Ki nyer?
tzolkin-rules-goal =
    A { $rounds }. nap után az nyer, akinek a legtöbb pontja van. Pontot a templomok, a Chichen Itzán hagyott koponyák, az épületek és az emlékművek adnak.
    A kukorica eteti a munkásaidat, és szinte mindent azzal fizetsz. A végén keveset ér, de nélküle semmi sem megy.
tzolkin-rules-goal-search = győzelmi pont, győztes

tzolkin-rules-setup-title = Előkészületek
tzolkin-rules-setup =
    Mindenki { $workers } munkással a kezében kezd, játékostáblája világos oldalával felfelé, és minden templomban alulról a második lépcsőn van a jelzője. Technológiája még senkinek sincs.
    Az első helyen ülő játékosnál van a kezdőjátékos-jelző: ő kezd minden fordulóban, amíg más el nem veszi tőle.

tzolkin-rules-wealth-title = Kezdővagyon-lapkák
tzolkin-rules-wealth =
    Mindenki titokban { $dealt_tiles } kezdővagyon-lapkát kap, és kettőt megtart. Amikor mindenki választott, felfeditek a lapkákat, és rögtön megkapjátok, ami rajtuk van.
    Az a lapka, amelyik munkást etet, minden ételnapon megteszi.

tzolkin-rules-offer-title = Az épületek és emlékművek kínálata
tzolkin-rules-offer =
    Az első korból { $row } épület van a kínálatban, bárki megépítheti őket. A többi épület két pakliban vár, koronként egy.
    Négy játékosnál { $four_monuments }, háromnál { $three_monuments }, kettőnél { $two_monuments } emlékmű van a kínálatban. A ki nem osztottak nem vesznek részt a játékban.

tzolkin-rules-jungle-title = A dzsungel
tzolkin-rules-jungle =
    Palenque négy betakarítási akciójának mindegyikéhez tartozik egy csoport szántóföld a dzsungelben: négy játékosnál { $four_fields }, háromnál { $three_fields }, kettőnél { $two_fields } szántóföld.
    Minden szántóföldön van egy kukoricalapka. Az első csoport kivételével mindenütt egy falapka fekszik rajta, és eltakarja.

tzolkin-rules-dummies-title = Álmunkások
tzolkin-rules-dummies =
    Négynél kevesebb játékosnál senkihez sem tartozó munkások is vannak útban: háromnál { $three_dummies }, kettőnél { $two_dummies }.
    A ki nem osztott kezdővagyon-lapkák mondják meg, hol állnak. Egy fogaskerék első álmunkása magával hoz egy másodikat a pont szemközti mezőre; ez alól csak Chichen Itza kivétel.
    Az álmunkásokat sosem lehet levenni, és nem is esnek le. Körbe-körbe utaznak a fogaskerékkel.
tzolkin-rules-dummies-search = semleges munkás

tzolkin-rules-first-game-title = Az első játékod
tzolkin-rules-first-game =
    A szabálykönyv nem írja, melyik lapkák vagy lépések jók kezdőknek. A mi tanácsunk: tarts meg kukoricát, legalább annyit, amennyi az első napon három munkáshoz elég, és olyan lapkát, amely fát, koponyát vagy templomlépcsőt ad. Az első napon rakj le három munkást különböző fogaskerekekre, lehetőleg a nulladik mezőre, ahogy a szabálykönyv példájában az első két fordulóban.
    Az első lépésekhez játék közben is kérhetsz tanácsokat: kapcsold be új asztalnál vagy a beállításokban.
    Akkor vegyél le egy munkást, ha amit hoz, abból egy másikért fizethetsz. Egy korai gazdaság minden ételnapon kukoricát takarít meg. Negyedik munkást akkor szerezz, ha etetni is tudod. A második kortól váltsd pontra, amid van: templomok, koponyák, egy emlékmű.
tzolkin-rules-first-game-search = tanács, kezdő, ajánlott

tzolkin-rules-round-title = Egy forduló
tzolkin-rules-round =
    Egy fordulóban mindenkinek egy köre van, a kezdőjátékostól az óramutató járása szerint. Ha ételnap van, ezután esznek a munkások, és a templomok jutalmat adnak. Végül a naptár egy napot fordul.

tzolkin-rules-overview-title = Egy forduló áttekintése
tzolkin-rules-overview =
    Körök: a kezdőjátékostól az óramutató járása szerint. A körödben előbb koldulhatsz, ha legfeljebb { $beg_most } kukoricád van. Aztán vagy leraksz munkásokat, és fizetsz értük, vagy leveszel munkásokat, és mindegyikkel használsz egy akciót. A köröd végén új épületek töltik fel az üres helyeket, és a kezdőjátékos-mezőről megkapod a Tzolk'in fogaskerék kukoricáját.
    Csak ételnapon: a munkások etetése, mindegyiküké { $food } kukorica; akit nem tudsz megetetni, az { $hungry } pontba kerül. Az első kor végén kikerülnek a második kor épületei. Aztán a templomok jutalmat adnak: a kor közepén erőforrást és koponyát, a végén pontot.
    A naptár: ha senki sem használta a kezdőjátékos-mezőt, egy kukorica kerül a Tzolk'in fogaskerékre, és az egy napot fordul. Különben az ott álló munkás visszatér, a kezdőjátékos-jelző gazdát cserél, és a játékosa egy vagy két napot fordít. A fogaskerekekről lelökött munkások visszatérnek a gazdájukhoz.

tzolkin-rules-turn-title = A köröd
tzolkin-rules-turn =
    A körödben vagy leraksz, vagy leveszel munkásokat: akárhányat, de legalább egyet. A kettőt együtt nem teheted, és passzolni sem lehet.

tzolkin-rules-placing-title = Munkások lerakása
tzolkin-rules-placing =
    Válassz egy fogaskereket. Munkásod a legkisebb számú szabad mezőjére kerül, a nulladiktól kezdve. Több munkást is rakhatsz egy fogaskerékre, vagy különbözőkre.
    Mások munkásai és az álmunkások útban vannak: a tiéd túlmegy rajtuk egy magasabb mezőre. Ez többe kerül, de előny.
    Ha egy fogaskerék minden mezője foglalt, oda nem rakhatsz senkit.

tzolkin-rules-price-title = A lerakás ára
tzolkin-rules-price =
    Egy munkásért annyi kukoricát fizetsz, amennyi a mezője száma. Ehhez a köröd első munkásánál semmi, a másodiknál egy, a harmadiknál két kukorica jön hozzá, és így tovább.
    Ezért olcsó egyszerre keveset lerakni. Azonnal fizetsz, és amit nem tudsz kifizetni, azt nem rakhatod le.

tzolkin-rules-start-space-title = A kezdőjátékos-mező
tzolkin-rules-start-space =
    Ez a Tzolk'in fogaskerék melletti mező ingyenes, de az itt álló munkás beleszámít a következő munkásod árába. Csak egy munkás állhat itt.
    A köröd végén megkapod a Tzolk'in fogaskeréken lévő összes kukoricát. Munkások lerakásához már késő, de az etetéshez épp időben jön.
    A forduló végén munkásod visszatér, és te leszel a kezdőjátékos. Ha már az vagy, a jelző a bal oldali szomszédodhoz kerül, és a következő fordulóban te játszol utoljára.

tzolkin-rules-picking-title = Munkások levétele
tzolkin-rules-picking =
    Vedd le egy munkásodat egy fogaskerékről, és használj vele egy akciót, aztán jöhet a következő, ha akarod. A sorrendet te választod, és amit az egyik hoz, abból a másikért fizethetsz.
    Levehetsz egy munkást úgy is, hogy semmit sem tesz. A nulladik mezőn álló mást nem is tehet, hacsak Chichen Itzán a teológia nem segíti.

tzolkin-rules-begging-title = Kukorica koldulása
tzolkin-rules-begging =
    Ha a köröd elején legfeljebb { $beg_most } kukoricád van, koldulhatsz. Ekkor pontosan { $beg_gets } kukoricád lesz, de magadra haragítasz egy istent: lépj vissza egy lépcsőt egy általad választott templomban.
    Ezután jön a köröd a szokott módon. Akinek nincs munkása a fogaskerekeken, és egyetlen mezőt sem tud kifizetni, annak koldulnia kell.

tzolkin-rules-pity-title = Ha már nincs más
tzolkin-rules-pity =
    Ha koldulnod kellene, de minden templomban a legalsó lépcsőn állsz, az istenek megszánnak. Pontosan egy munkást raksz le a legolcsóbb mezők egyikére, és azt fizeted, amennyi kukoricád van.

tzolkin-rules-actions-title = Akciók
tzolkin-rules-actions =
    A levett munkás használhatja a mezője akcióját. Használhat alacsonyabb számú akciót is ugyanazon a fogaskeréken, visszalépésenként egy kukoricáért. Nem számít, ha ott másik munkás áll.
    Előbb fizetsz, aztán cselekszel: az akció hozta kukorica már későn jön. Olyan akciót nem használhatsz, amit nem tudsz kifizetni.

tzolkin-rules-any-action-title = Szabadon választott akció (a fogaskerék utolsó mezői)
tzolkin-rules-any-action =
    A { $free_space }. mezőtől kezdve, Chichen Itzán pedig a { $itza_free_space }. mezőn a munkás a fogaskereke bármely akcióját használhatja, és a visszalépésért nem kell fizetni. Magának az akciónak az árát viszont igen.
    Ne várj túl sokáig: aki túlhalad a { $last_space }. mezőn, Chichen Itzán a { $itza_last_space }. mezőn, az leesik.
tzolkin-rules-any-action-search = leesik, lelök

tzolkin-rules-palenque-title = Palenque: kukorica és fa
tzolkin-rules-palenque =
    Palenque eteti a törzsedet. Első akciója a halászat, a többi mind betakarítás a dzsungelben.

tzolkin-rules-fishing-title = Halászat
tzolkin-rules-fishing =
    Palenque első akciója { $fish } kukoricát hoz. A hal sosem fogy el.

tzolkin-rules-harvest-title = Betakarítás
tzolkin-rules-harvest =
    Palenque többi akciója egy lapkát takarít be a saját szántóföldcsoportjából. A legalacsonyabb akciótól a legmagasabbig a kukoricalapka ennyi kukoricát hoz: { $harvest_corn }, a falapka pedig ennyi fát: { $harvest_wood }. A fa elvétele felfedi az alatta lévő kukoricalapkát.
    Kukoricát csak takaratlan lapkáról lehet betakarítani. Tartsd meg a lapkáidat: két emlékmű is számolja őket.

tzolkin-rules-burning-title = Az erdő felégetése
tzolkin-rules-burning =
    Fa betakarítása helyett felégethetsz egy falapkát. Azt senki sem kapja meg. Elveszed alóla a kukoricalapkát a kukoricájával, de magadra haragítasz egy istent: lépj vissza egy templomban.
    Aki sehol sem tud visszalépni, nem égethet.

tzolkin-rules-yaxchilan-title = Yaxchilan: erőforrások és koponyák
tzolkin-rules-yaxchilan =
    Yaxchilan az első akciótól az utolsóig fát, követ, aranyat, kristálykoponyát, végül követ és aranyat együtt ad. Kukoricát is hoz: { $mined_corn }. A fa, a kő és az arany az erőforrások: ezekkel fizetsz a technológiákért és az épületekért.
    A játékban { $skulls } kristálykoponya van. Ha elfogytak, senki sem kap többet. A kukorica és az erőforrás sosem fogy el.
tzolkin-rules-yaxchilan-search = erőforráskocka, talon

tzolkin-rules-tikal-title = Tikal: tudás és épületek
tzolkin-rules-tikal =
    Tikalban az erőforrásból technológia, épület, emlékmű és templomlépcső lesz.

tzolkin-rules-tikal-research-title = Tikal: technológiák
tzolkin-rules-tikal-research =
    Az első akció egy szinttel fejleszt egy technológiát. A harmadik egy vagy két szinttel, egy vagy két technológián. Minden szintet külön fizetsz, és amit az első ad, abból a másodikat is fizetheted.

tzolkin-rules-tikal-build-title = Tikal: építés
tzolkin-rules-tikal-build =
    A második akció egy épületet épít. A negyedik egy vagy két épületet, vagy pedig egyetlen emlékművet. Emlékművet csak így lehet építeni.
    Amit az első épület ad, az már a tiéd, mielőtt a másodikat választod. Az építészet a kettő közül csak az egyiknél segít, és te mondod meg, melyiknél.

tzolkin-rules-tikal-temples-title = Tikal: két templom
tzolkin-rules-tikal-temples =
    Az ötödik akció { $climb_blocks } tetszőleges erőforrásba kerül, és két különböző templomban visz egy-egy lépcsővel feljebb.

tzolkin-rules-uxmal-title = Uxmal: kereskedelem és kegyek
tzolkin-rules-uxmal =
    Uxmalban kukoricáért azt is megkapod, ami máshol ritka.

tzolkin-rules-uxmal-temple-title = Uxmal: kukoricaáldozat
tzolkin-rules-uxmal-temple =
    Az első akció { $climb_corn } kukoricába kerül, és egy lépcsővel feljebb visz egy választott templomban.

tzolkin-rules-market-title = Uxmal: a piac
tzolkin-rules-market =
    A második akcióval annyiszor cserélsz erőforrást kukoricára és kukoricát erőforrásra, ahányszor akarsz. A fa { $wood_corn }, a kő { $stone_corn }, az arany { $gold_corn } kukoricát ér, akár eladod, akár veszed. Koponyával nem lehet kereskedni.
    Előbb adj el, aztán vegyél: itt minden eladás megelőz minden vásárlást.

tzolkin-rules-new-worker-title = Uxmal: új munkás
tzolkin-rules-new-worker =
    A harmadik akció egy újabb munkást ad, akit a következő körödtől rakhatsz le. Legfeljebb { $most_workers } munkásod lehet. Minden munkást etetni kell.

tzolkin-rules-uxmal-build-title = Uxmal: építés kukoricából
tzolkin-rules-uxmal-build =
    A negyedik akcióval olyan épületet építesz, amelyet kukoricával fizetsz: az árában szereplő minden erőforrásért { $block_corn } kukoricát. Emlékmű itt nem építhető.

tzolkin-rules-uxmal-elsewhere-title = Uxmal: bármely akció máshol
tzolkin-rules-uxmal-elsewhere =
    Az ötödik akció { $act_corn } kukoricába kerül. Ezért Palenque, Yaxchilan, Tikal vagy Uxmal bármely akcióját használhatod, mintha ott állt volna a munkásod. Csak Chichen Itza nem elérhető.

tzolkin-rules-chichen-itza-title = Chichen Itza: áldozat az isteneknek
tzolkin-rules-chichen-itza =
    Chichen Itza { $itza_actions } akciójának bármelyikéhez végleg ott kell hagynod egy kristálykoponyát. Pontot kapsz, és egy lépcsőt egy templomban; néhány magasabb akció egy választott erőforrást is hoz. A lista mutatja, melyik akció mit ad.
    Minden akció csak egyszer használható a játékban. Ha a lépcsőre nem tudsz fellépni, az elvész, de minden mást megkapsz.

tzolkin-rules-technologies-title = Technológiák
tzolkin-rules-technologies =
    Négy technológia van, egyenként { $levels } szinttel. Minden szint hozzáadódik ahhoz, amid már van.
    Tikalban az első szint { $first_level_blocks }, a második { $second_level_blocks }, a harmadik { $third_level_blocks } tetszőleges erőforrásba kerül. Egyes lapkák ingyen adnak szintet.
    A legfelső szint után egy bónusz jön, amelyet újra meg újra elvehetsz. Tikalban minden alkalommal { $bonus_blocks } erőforrásba kerül.

tzolkin-rules-agriculture-title = Mezőgazdaság
tzolkin-rules-agriculture =
    Első szint: minden kukoricabetakarítás { $harvest_more } kukoricával többet hoz.
    Második szint: a halászat { $fish_more } kukoricával többet hoz, és akkor is betakaríthatsz kukoricát, ha minden kukoricalapka takarva van vagy elfogyott. Ekkor lapka nélkül kapod a kukoricát, és egy isten sem haragszik meg.
    Harmadik szint: minden kukoricabetakarítás további { $harvest_still_more } kukoricával többet hoz.
    Bónusz: egy lépcső egy választott templomban.

tzolkin-rules-extraction-title = Erőforrás-kinyerés
tzolkin-rules-extraction =
    Első szint: valahányszor Palenque vagy Yaxchilan akciója fát hoz, eggyel többet kapsz.
    Második szint: ugyanez kővel. Harmadik szint: ugyanez arannyal.
    Bónusz: két választott erőforrás.

tzolkin-rules-architecture-title = Építészet
tzolkin-rules-architecture =
    Első szint: minden épületért, amelyet építesz, { $build_corn } kukoricát kapsz.
    Második szint: { $build_points } pontot is kapsz.
    Harmadik szint: az épület { $saved_blocks } választott erőforrással kevesebbe kerül; Uxmalban { $saved_corn } kukoricával.
    Bónusz: { $bonus_points } pont. Az építészet emlékműveknél nem segít, és ha egy épület emeli a szintjét, az új szint annál az épületnél még nem számít.

tzolkin-rules-theology-title = Teológia
tzolkin-rules-theology =
    Első szint: Chichen Itzán a munkás a sajátja utáni mező akcióját is használhatja.
    Második szint: Chichen Itza minden akciója után fizethetsz egy tetszőleges erőforrást egy lépcsőért egy választott templomban.
    Harmadik szint: amikor Yaxchilan kristálykoponyát hoz, eggyel többet kapsz.
    Bónusz: egy kristálykoponya.

tzolkin-rules-buildings-title = Épületek
tzolkin-rules-buildings =
    Fizesd ki a jelölt erőforrásokat, vedd el az épületet, és rögtön használd, amit ad, a látható sorrendben. A köröd végén ugyanannak a kornak új épületei töltik fel az üres helyeket. Ha a pakli elfogyott, a hely üres marad.
    A második kor kezdetén az első kor minden meg nem épített épülete kikerül a játékból. Az emlékművek maradnak.

tzolkin-rules-farms-title = Gazdaságok
tzolkin-rules-farms =
    A gazdaságok minden ételnapon működnek. Egyesek néhány munkást ingyen megetetnek. Mások miatt minden munkásodnak kevesebb kukorica kell. Minden gazdaságod hatása összeadódik. Nullánál kevesebb kukorica egy munkásnak sem kell: két, második fajta gazdasággal minden munkásod jóllakik.

tzolkin-rules-tombs-title = Síremlékek
tzolkin-rules-tombs =
    A síremlékek pontot és templomlépcsőt adnak, néha további akciót is: még egy épületet, a piacot, egy munkást, vagy egy kukoricáért bármely akciót Chichen Itza kivételével.

tzolkin-rules-civics-title = Városi épületek
tzolkin-rules-civics =
    A városi épületek egy technológia egy szintjét adják, gyakran erőforrással, kukoricával vagy koponyával együtt.

tzolkin-rules-shrines-title = Szentélyek
tzolkin-rules-shrines =
    A szentélyek ára kő és arany. Templomlépcsőt, technológiaszintet és pontot adnak.

tzolkin-rules-monuments-title = Emlékművek
tzolkin-rules-monuments =
    Az emlékmű megépítésekor nem ad semmit, de a játék végén sok pontot. Mindegyiken látszik, mit számol, és többet is építhetsz. Mindegyikből csak egy van: aki előbb jön, azé. A sort nem töltjük fel.
    Az épületeket vagy emlékműveket számoló emlékmű önmagát is számolja. A betakarítás-lapkákat számolók csak a megtartott lapkákat: a felégetett fa elveszett. Az egyetlen templomot számoló a kezdőlépcsőd fölötti lépcsőket nézi. Az összes templomot számoló még egyszer megadja a lépcsőid pontjait, de a legmagasabbnak járó többletet nem. A koponyákat számoló minden játékos Chichen Itzán hagyott koponyáját számolja. Az emlékműveket számoló minden játékosét számolja, és annál többet ad, minél kevesebb a játékos.

tzolkin-rules-temples-title = Templomok
tzolkin-rules-temples =
    Három templom van: Chaac, Quetzalcoatl és Kukulcan. Minél magasabban állsz, annál többet kapsz az ételnapokon. Egy lépcsőn többen is állhatnak, de a legfelsőn nem. A lista mutatja minden lépcső pontjait, és hol van erőforrás és koponya.
    Az a lépcső, amelyre nem tudsz fellépni, elvész.

tzolkin-rules-top-title = Egy templom tetején
tzolkin-rules-top =
    Egy templom tetején csak egy játékos állhat. Mások akkor érhetnek oda, ha ő visszalép.
    Aki felér egy templom tetejére, újra világos oldalára fordítja a játékostábláját, és így megint fordíthat egyszer két napot a naptáron.

tzolkin-rules-anger-title = Az istenek haragja
tzolkin-rules-anger =
    Koldulással és az erdő felégetésével magadra haragítasz egy istent: visszalépsz egy lépcsőt egy választott templomban. A kezdőlépcső alatt még egy van, és az pontba kerül.

tzolkin-rules-food-day-title = Ételnapok
tzolkin-rules-food-day =
    A { $first_food_day }., a { $second_food_day }., a { $third_food_day }. és a { $last_food_day }. nap ételnap. Ha mindenkinek volt köre, minden munkásodnak, bárhol van, { $food } kukorica kell. Annyit kell megetetned, amennyit csak tudsz.
    Minden éhesen maradt munkás { $hungry } pontodba kerül, akár nulla alá is. A munkást azért megtartod. Félig jóllakatni senkit sem lehet: ami egy újabb munkásra kevés, az nálad marad.
tzolkin-rules-food-day-search = éhezik, éhes, negatív

tzolkin-rules-gifts-title = Kor közepi jutalmak
tzolkin-rules-gifts =
    Az első és a harmadik ételnapon, az etetés után, a templomok megadják mindazt, ami a lépcsődön és az alatta lévőkön látható: Chaac követ, Quetzalcoatl aranyat, Kukulcan fát és egy kristálykoponyát.
    Ha nincs elég koponya mindenkinek, akinek járna, senki sem kap.

tzolkin-rules-temple-points-title = Kor végi jutalmak
tzolkin-rules-temple-points =
    A második és az utolsó ételnapon minden templom a lépcsőd pontjait adja. A legalsó lépcsőn pontot veszítesz.
    Aki legmagasabban áll, többet kap: Chaac az első korban { $chaac_first_bonus }, a másodikban { $chaac_last_bonus } pontot ad; Quetzalcoatl { $quetzalcoatl_first_bonus } és { $quetzalcoatl_last_bonus } pontot; Kukulcan { $kukulcan_first_bonus } és { $kukulcan_last_bonus } pontot. Ha többen állnak legmagasabban, mindegyikük a felét kapja.
    Mielőtt a második ételnap templomai pontot adnak, kikerülnek a második kor épületei.

tzolkin-rules-calendar-title = A naptár fordul
tzolkin-rules-calendar =
    A forduló végén a Tzolk'in fogaskerék egy napot fordul, és a fogaskerekeken minden munkás egy mezőt halad. Aki túljut az utolsó mezőn, visszakerül a gazdájához, és semmit sem tesz.
    Előtte egy kukorica kerül a Tzolk'in fogaskerékre, hacsak valaki nem használta a kezdőjátékos-mezőt.

tzolkin-rules-two-days-title = Két nap egyszerre
tzolkin-rules-two-days =
    Ha a kezdőjátékos-mezőt használtad, és a játékostáblád világos oldalával van felfelé, egy nap helyett kettőt is fordíthatsz a naptáron. Ezután fordítsd meg a játékostábládat.
    Ez nem lehetséges, amíg bármelyik játékos munkása a { $two_day_space }. mezőn, Chichen Itzán a { $itza_two_day_space }. mezőn áll: a második nap lelökné. Az álmunkások nem számítanak, és az utolsó mezőn álló munkások sem, akiket egyetlen nap is lelök.
    Az átugrott ételnapot a következő forduló végén tartjátok meg. A későbbiek napja nem változik.

tzolkin-rules-end-title = A játék vége
tzolkin-rules-end =
    A játék az utolsó ételnappal ér véget. Miután a templomok pontot adtak, a naptár még egyszer fordul.
    Ezután piaci áron kukoricára váltod az erőforrásaidat, és minden { $corn_a_point } kukorica egy pontot ér, törtrészekkel is. Minden megmaradt kristálykoponyád { $skull_points } pontot ér. Végül az emlékművek jönnek.
tzolkin-rules-end-search = végső pontozás

tzolkin-rules-tie-title = Holtverseny
tzolkin-rules-tie =
    Pontegyenlőségnél az nyer, akinek több munkása van a fogaskerekeken. Ha ez is egyenlő, osztoznak a győzelmen.
tzolkin-rules-tie-search = döntetlen

tzolkin-rules-hidden-title = Mi titkos?
tzolkin-rules-hidden =
    Minden nyílt, kivéve a másoknak osztott, de meg nem tartott kezdővagyon-lapkákat és a paklikban lévő épületek sorrendjét.

tzolkin-rules-signs-title = Jelek
tzolkin-rules-signs =
    Ezek a jelek vannak a táblán, a lapkákon és a játékosoknál.
tzolkin-rules-signs-search = ikonok, szimbólumok

tzolkin-rules-editions-title = A nyomtatott kiadások hibái
tzolkin-rules-editions =
    A második angol kiadást követjük. Ahol más kiadás eltér, ez számít.
    Az egyszerűsített kínai könyv szerint két, második fajta gazdasággal minden munkásnak kell kukorica: egynek sem kell. Egy aranyat adó kezdővagyon-lapkánál pedig követ ír. A japán könyv a piacot Tikal második akciójához nyomtatja: az Uxmal második akciója. A magyar könyv az első kiadást követi: Tikalnál rossz akciót nevez meg, és a mezőgazdaság második szintjét másképp fogalmazza.
tzolkin-rules-editions-search = hibajegyzék

tzolkin-rules-column-action = Akció
tzolkin-rules-column-extra = Kukorica a mezőkön felül
tzolkin-rules-column-meaning = Jelentés
tzolkin-rules-column-resource = Erőforrás
tzolkin-rules-column-sign = Jel
tzolkin-rules-column-step = Lépcső
tzolkin-rules-column-temple = Lépcső itt
tzolkin-rules-column-workers = Egy körben lerakott munkások
