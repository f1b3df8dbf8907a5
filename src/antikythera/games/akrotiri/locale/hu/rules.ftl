# The rules of Akrotiri, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

akrotiri-rules-theme-title = Miről szól a játék?
akrotiri-rules-theme =
    Az Égei-tengeren hajózol Théra szigete körül, és a minósziak templomait keresed. Minden lerakott lapkával nő a tenger.
    A feltárás pénzbe kerül. Ezért árut viszel a szigetekről Thérára, eladod, és titkos térképeid alapján templomokat társz fel.

akrotiri-rules-goal-title = Ki nyer?
akrotiri-rules-goal =
    A játék nem sokkal azután ér véget, hogy egy játékos feltárta { $temples ->
        [1] az
        [5] az
       *[other] a
    } { $temples }. templomát. Az nyer, akinek a legtöbb pontja van. Pontot a kijátszott térképek, a titkos célok és a pénz adnak.

akrotiri-rules-setup-title = Előkészületek
akrotiri-rules-setup =
    Középen fekszik Théra. Minden játékosnak egy hajója, { $temples } temploma és { $money } drachmája van. Az első helyen ülő játékos kezd. A játékosok egymás után leraknak egy-egy lapkát a kockáival.
    Ezután minden játékos { $easy_maps } könnyű és { $medium_maps } közepes térképet kap, megnéz { $goals_dealt } célkártyát, és egyet megtart. A hajók Théra két kikötőjéből indulnak. Végül mindenki titokban húz egy lapkát.

akrotiri-rules-first-game-title = Az első játékod
akrotiri-rules-first-game =
    A szabálykönyvben nincs tanács kezdőknek. A miénk: tartsd meg azt a célt, amelyhez több templom illik. Az első köreidben gyűjts kockákat, és add el őket Thérán, amíg futja egy feltárásra. Olvasd el a térképeidet, mielőtt lapkát raksz le, és előbb a könnyű térképpel tárj fel: minden templom több akciót hoz.
    Az első lépésekhez játék közben is kérhetsz tanácsokat: kapcsold be új asztalnál vagy a beállításokban.
akrotiri-rules-first-game-search = tanács, kezdő, ajánlott

akrotiri-rules-sea-title = A tenger
akrotiri-rules-sea =
    A tenger lapkáról lapkára nő. Rajta a szigetek, a hajóutak, a kikötők és a terepikonok számítanak.

akrotiri-rules-tiles-title = Lapkák
akrotiri-rules-tiles =
    { $tiles } négyzetes lapka van. Minden lapkán van egy-egy hajóút az oldalak közepén, szárazföld mind a négy negyedben, és egy terepikon. Így minden lapka illik minden másik mellé, akárhogy forgatod.
    Egyetlen lapka sem lehet { $reach } mezőnél távolabb Thérától. Ez igazi játékban szinte sosem számít.

akrotiri-rules-islands-title = Szigetek
akrotiri-rules-islands =
    Az összefüggő szárazföld egy sziget. A sarkukon találkozó lapkák szárazföldje ott összeér, így egy új lapka szigeteket egyesíthet.
    Előfordul, hogy olyan szigetek egyesülnek, amelyeken már külön-külön templom áll. Ilyenkor mindkét templom marad.

akrotiri-rules-lanes-title = Hajóutak és kikötők
akrotiri-rules-lanes =
    A vízen fehér hajóutak futnak, és a lapkák oldalain kapcsolódnak össze. A kikötő olyan hely a parton, ahol egy hajó megállhat. A mellette futó hajóutat és azt a szigetet szolgálja ki, amelyen áll.
    Nem minden szárazföldnek van kikötője.
akrotiri-rules-lanes-search = hajózási útvonal

akrotiri-rules-terrains-title = Terepek
akrotiri-rules-terrains =
    A terepikon vulkán, erdő, hegy vagy tó. A térképek az ikonok számával mondják meg, hol van templom. Minden terepnek saját színű kockája van: a vulkáné narancssárga, az erdőé zöld, a hegyé szürke, a tóé kék.

akrotiri-rules-turn-title = A köröd
akrotiri-rules-turn =
    A körödben lerakod a nálad lévő lapkát, kockákat teszel rá, végrehajtod az akcióidat, és új lapkát húzol. Amíg a lapka és a kockái nincsenek a helyükön, mást nem tehetsz.

akrotiri-rules-overview-title = Egy kör áttekintése
akrotiri-rules-overview =
    Rakd le a nálad lévő lapkát. Tegyél a terep színének megfelelő kockát az ikon mellé, és egy második, bármilyen színűt a lapka egy másik szigetére.
    Használd az akcióidat, bármilyen sorrendben: mozgás vízen vagy szárazföldön, üres hajóval kétszer; berakodás, legfeljebb { $boat } kocka; feltárás egy térképpel; térképvásárlás Thérán; jóslatkérés egyszer. Az eladás Thérán és a kirakodás máshol ingyenes.
    Húzz egy lapkát, hacsak nem kaptál a jósdától. Aztán a másik játékos jön.

akrotiri-rules-placing-title = Lapka lerakása
akrotiri-rules-placing =
    Úgy rakd le a lapkádat, hogy legyen közös oldala egy már lent lévő lapkával vagy Théra táblájával. Tetszés szerint forgathatod.
    Akinél nincs lapka, mert elfogyott, az az akciókkal kezd.

akrotiri-rules-cubes-title = Kockák az új lapkán
akrotiri-rules-cubes =
    Először a terep színének megfelelő kocka kerül az ikon mellé. Ha ilyen már nincs a piacon, ez a kocka elmarad.
    Aztán választasz egy második kockát, bármely még meglévő színből, és ugyanannak a lapkának egy másik szigetére rakod. Ha az egész lapka egyetlen szigethez tartozik, nincs második kocka.
    A kockák a piacról jönnek, ahol először a legolcsóbb hely ürül ki. Így minden lerakott kocka növeli a színe értékét.

akrotiri-rules-actions-title = Akciók
akrotiri-rules-actions =
    Körönként { $first_actions } akcióval kezdesz, és a templomok többet hoznak. Az akciók: mozgás, berakodás, feltárás, térképvásárlás és jóslatkérés. Ugyanazt többször is megteheted, és nem kell mindet felhasználnod.
    Az eladás és a kirakodás nem kerül akcióba.

akrotiri-rules-moving-title = Hajózás
akrotiri-rules-moving =
    Egy akcióval a hajóutakon a kikötődből bármely más kikötőbe hajózol, ahová elvezetnek, akármilyen messze van. Az elágazásoknál szabadon választasz, és tetszés szerint elhajózhatsz kikötők mellett. Két hajó sosem áll ugyanabban a kikötőben.

akrotiri-rules-overland-title = A hajó átemelése a szárazföldön
akrotiri-rules-overland =
    Egy akcióval a hajódat a kikötőjéből ugyanannak a szigetnek egy másik kikötőjébe viszed. Ez az átemelés. Így olyan hajóutakra jutsz, amelyekhez más út nem vezet. Rakott hajó is átemelhető.

akrotiri-rules-empty-boat-title = Az üres hajó gyorsabb
akrotiri-rules-empty-boat =
    Kocka nélkül a hajó két mozgást tesz egy akcióval, vízen vagy szárazföldön. A kettőnek egymást kell követnie: ha közben mást teszel, a második mozgás elvész.

akrotiri-rules-passing-title = A másik hajó mellett
akrotiri-rules-passing =
    Vízen beérkezhetsz abba a kikötőbe, ahol a másik hajó áll, és onnan a szárazföldön mehetsz tovább, vagy átemeléssel érkezel, és vízen mész tovább. Ott nem állsz meg. A két mozgást együtt kell kifizetni.

akrotiri-rules-loading-title = Berakodás
akrotiri-rules-loading =
    Egy akcióval beraksz kockákat arról a szigetről, ahol a hajód áll, annak bármely pontjáról. Egy hajóra legfeljebb { $boat } kocka fér.

akrotiri-rules-unloading-title = Kirakodás
akrotiri-rules-unloading =
    Théra kivételével bármely szigeten kirakhatsz kockákat, az akcióid közben bármikor. Nem kerül semmibe, és az üres hajó gyorsabb.

akrotiri-rules-market-title = Eladás Théra piacán
akrotiri-rules-market =
    Amikor a hajód Thérán áll, kockákat adhatsz el róla. Ehhez nem kell akció. A kocka a színe legdrágább szabad helyére kerül, és te annak az árát kapod. Az árak a bőségtől a hiányig: { $prices } drachma.
    Minden színből { $cubes } kocka van. A bank pénze sosem fogy el.
akrotiri-rules-market-search = szabad akció, kereskedelem

akrotiri-rules-buying-title = Térképvásárlás Thérán
akrotiri-rules-buying =
    Amikor a hajód Thérán áll, egy akcióval térképeket vehetsz: egyet { $one_map }, kettőt { $two_maps }, hármat { $three_maps } drachmáért. Mindegyiknél te választod a nehézséget, és akkor nézed meg őket, amikor mindet kifizetted. Akárhány térkép lehet nálad.
    Akinek van fölös akciója, egyesével veszi őket, és kevesebbet fizet.

akrotiri-rules-oracle-title = Jóslatkérés
akrotiri-rules-oracle =
    Körönként egyszer, egy akcióval, nevezz meg egy terepet. A pakliból lapkákat fordítunk fel, amíg egyiken meg nem jelenik. Az a lapka a tiéd a következő körödre, és ennek a körnek a végén nem húzol. A többi lapkát eldobjuk.
    Ha egyiken sincs ilyen terep, az utolsó a tiéd. Mindenki látta, melyik lapka van nálad.

akrotiri-rules-digging-title = Templom feltárása
akrotiri-rules-digging =
    Egy akcióval, amikor a hajód egy szigetnél áll, játssz ki egy térképet a kezedből, és fizesd ki az árát. Válaszd ki egy lapka szigethez tartozó negyedét, és mutasd meg, hogy illik rá a térkép. Aztán rakj oda egy templomot.
    Thérán semmit sem lehet feltárni, és olyan szigeten sem, ahol már van templom.
akrotiri-rules-digging-search = ásatás, feltárási hely

akrotiri-rules-end-of-turn-title = A köröd vége
akrotiri-rules-end-of-turn =
    Húzz egy lapkát a pakliból, hacsak nem kaptál egyet a jósdától. Ha a pakli üres, az eldobott lapkák megkeverve az új paklit alkotják.

akrotiri-rules-maps-title = Térképek
akrotiri-rules-maps =
    A térkép a környező terepekkel mondja meg, hol van templom. Könnyű térképpel a feltárás { $easy_cost } drachmába kerül, és { $easy_points } pontot ér; közepessel { $medium_cost } drachma és { $medium_points } pont; nehézzel { $hard_cost } drachma és { $hard_points } pont.

akrotiri-rules-reading-title = A térkép olvasása
akrotiri-rules-reading =
    A térkép egy terep bizonyos számú ikonját kéri a templom fölött, tőle balra, jobbra vagy alatta, ahogy a helyedről a táblát látod. A másik játékos fordítva látja.
    Az ikon akkor van fölötte, ha bárhol a templom negyedének felső éle mentén húzott vonalon túl van, akármilyen messze oldalt. A többi irány ugyanígy működik. Az ugyanabban a sorban lévő ikon se fölötte, se alatta nincs.
    Minden irányt külön nézünk: egy ikon lehet fölötte és balra is, és akkor mindkettőhöz számít.

akrotiri-rules-temples-title = Templomok, és amit felfednek
akrotiri-rules-temples =
    A templomaid a játékostábládon állnak, és balról jobbra kerülnek le. Legtöbbjük további akciókat fed fel, a következő körödtől. Nulla, egy, két és több templommal ennyi akciód van: { $actions }.
    A { $goal_temple }. és az { $other_goal_temple }. templom ehelyett újabb célt hoz: rögtön húzz { $goals_dealt } célkártyát, és egyet tarts meg.

akrotiri-rules-goals-title = Célok
akrotiri-rules-goals =
    { $goals } célkártya van. A tieid a végéig titkosak. Amit nem tartasz meg, a pakli aljára kerül.
    A cél minden hozzá illő templomodért pontot ad. Egy templom több célodhoz is számíthat, de mindegyikhez csak egyszer.

akrotiri-rules-goal-portages-title = Célok: messze Thérától
akrotiri-rules-goal-portages =
    Egy cél { $near_points } pontot ad minden templomért, amely pontosan { $near_portages } átemelésre van Thérától. Egy másik { $far_points } pontot ad mindegyikért, amely legalább { $far_portages } átemelésre van.
    Az az út számít, amelyik Théra bármelyik kikötőjéből a legkevesebb átemeléssel vezet oda, bármilyen hajó legyen is útban.

akrotiri-rules-goal-bare-title = Cél: kopár szigetek
akrotiri-rules-goal-bare =
    { $bare_points } pont minden templomért, amely terepikon nélküli szigeten áll.

akrotiri-rules-goal-terrain-title = Célok: egy terep
akrotiri-rules-goal-terrain =
    Négy cél mindegyike { $terrain_points } pontot ad minden templomért olyan szigeten, ahol a cél terepének ikonja látható: vulkán, erdő, hegy vagy tó.

akrotiri-rules-goal-isolated-title = Cél: magányos templomok
akrotiri-rules-goal-isolated =
    { $isolated_points } pont minden templomért, amelynek szigete nincs összekötve másik templomod szigetével. Két sziget akkor van összekötve, ha egyetlen mozgással, vízen el lehet jutni egyikről a másikra. A Théra tábláján átmenő hajóutak nem számítanak. Két templom ugyanazon a szigeten össze van kötve.

akrotiri-rules-goal-quarters-title = Cél: a tenger minden sarka
akrotiri-rules-goal-quarters =
    { $quarter_points } pont a tenger minden negyedéért, ahol van templomod. A Théra közepén átmenő kereszt négy részre osztja a tengert.

akrotiri-rules-goal-largest-title = Cél: nagy sziget
akrotiri-rules-goal-largest =
    { $largest_points ->
        [one] Egy pont
       *[other] { $largest_points } pont
    } a legnagyobb lezárt szigeted minden lapkájáért, ha templomod áll rajta. A sziget akkor lezárt, ha már nem lehet hozzá lapkát illeszteni. Mérete azoknak a lapkáknak a száma, amelyekre kiterjed; Théra táblája egynek számít.

akrotiri-rules-goal-incomplete-title = Cél: még bővíthető szigetek
akrotiri-rules-goal-incomplete =
    { $incomplete_points } pont minden templomért, amely lezáratlan szigeten áll: olyanon, amelyhez még lehet lapkát illeszteni.

akrotiri-rules-goal-varied-title = Cél: sokféle terep
akrotiri-rules-goal-varied =
    { $varied_points } pont minden templomért olyan szigeten, ahol legalább { $varied_least } különböző terep ikonja látható.

akrotiri-rules-end-title = A játék vége
akrotiri-rules-end =
    Amikor valaki feltárta { $temples ->
        [1] az
        [5] az
       *[other] a
    } { $temples }. templomát, befejezitek a fordulót, hogy mindkét játékosnak ugyanannyi köre legyen.
    Ha senki sem jut el odáig, a játék { $rounds_left } fordulóval az után a forduló után ér véget, amelyikben az utolsó lapka lekerült.

akrotiri-rules-scoring-title = Pontozás
akrotiri-rules-scoring =
    Add össze a kijátszott térképeid pontjait, a céljaid pontjait, és minden { $drachma_a_point } drachma után egy pontot. A kezedben maradt térképek semmit sem érnek.
akrotiri-rules-scoring-search = győzelmi pont

akrotiri-rules-tie-title = Holtverseny
akrotiri-rules-tie =
    Pontegyenlőségnél az nyer, akinek több pénze van. Ha ez is egyenlő, osztoztok a győzelmen.
akrotiri-rules-tie-search = döntetlen

akrotiri-rules-hidden-title = Mi titkos?
akrotiri-rules-hidden =
    A térképeid, a céljaid és a nálad lévő lapka titkosak, hacsak a jósda meg nem mutatta a lapkát. A pénz nyílt, és mindenki látja, milyen nehezek a nálad lévő térképek.
akrotiri-rules-hidden-search = kézben tartott lapok, titok

akrotiri-rules-signs-title = Jelek
akrotiri-rules-signs =
    Ezek a jelek vannak a tengeren, a térképeken és a piacon.
akrotiri-rules-signs-search = ikonok, szimbólumok

akrotiri-rules-variants-title = Változatok
akrotiri-rules-variants =
    Mindkettő a játék indításakor választható. Az első a kiadóé, a szabálykönyvben áll. A második a miénk.

akrotiri-rules-strategist-title = Stratéga
akrotiri-rules-strategist =
    Kezdettől { $goals_open } célkártya nyílt. Aki újabb célt húzna, ezek közül választ egyet. Nem pótoljuk őket.

akrotiri-rules-ring-title = Gyűrű
akrotiri-rules-ring =
    Théra tábláján minden hajóút gyűrűvé kapcsolódik össze, így mindkét kikötőből körben mindenhová el lehet jutni.

akrotiri-rules-more-players-title = Három és négy játékos
akrotiri-rules-more-players =
    A kiadónak vannak szabályai három és négy játékosra, két doboz játékkal. Ezek nem részei ennek a változatnak: itt az Akrotiri kétszemélyes.

akrotiri-rules-reconstruction-title = Ezekről a lapkákról és térképekről
akrotiri-rules-reconstruction =
    A lapkák, a térképek és Théra táblája rekonstrukciók: követnek mindent, ami a nyomtatottakról tudható, de eltérnek tőlük. A nyomtatottak saját fájlokban adhatók meg.

akrotiri-rules-column-meaning = Jelentés
akrotiri-rules-column-sign = Jel
