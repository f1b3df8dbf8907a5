# Tzolk'in: why something cannot be done now, and what players regret later.
# Numbers: `needed` is what it takes, `corn`, `blocks` and `has` what the player has. `owner` is a seat.

## Why not

tzolkin-why-decision = Előbb mást kell eldöntened: { $decision }
tzolkin-why-needs-worker = Előbb vegyél le egy munkást: az akciókat a fogaskerékről levett munkások hajtják végre.
tzolkin-why-tiles-kept = A kezdővagyon-lapkákat már kiválasztottátok.
# Without: turn
tzolkin-why-calendar = A naptár akkor fordul, amikor már mindenki sorra került.
tzolkin-why-not-dealt = Ezt a kezdővagyon-lapkát nem kaptad meg: { $wealth }.

tzolkin-why-nothing-done = Passzolni nem lehet: előbb rakj le vagy vegyél le egy munkást.
tzolkin-why-nothing-here = Itt most nincs mit tenni.
tzolkin-why-begged = Ebben a körben már koldultál.
tzolkin-why-beg-first = Koldulni csak munkások lerakása vagy levétele előtt lehet.
tzolkin-why-beg-rich = { $corn } kukoricád van. Csak az koldulhat, akinek legfeljebb { $most } van.
tzolkin-why-cannot-sink = { $temple } templomának legalsó lépcsőjén állsz, onnan nem léphetsz lejjebb.
tzolkin-why-dummy = { $gear } { $space }. mezőjén álmunkás áll, nem a te munkásod.
tzolkin-why-nobody-there = { $gear } { $space }. mezőjén nincs munkás.
tzolkin-why-other-worker = { $gear } { $space }. mezőjén { $owner } munkása áll.
tzolkin-why-placed = Ebben a körben már raktál le munkást, ezért nem vehetsz le egyet sem.
tzolkin-why-picked = Ebben a körben már vettél le munkást, ezért nem rakhatsz le egyet sem.
tzolkin-why-no-worker = Mind { $workers ->
        [5] az
       *[other] a
    } { $workers } munkásod a táblán van.
tzolkin-why-start-taken = A kezdőjátékos-mezőn { $owner } munkása áll.
tzolkin-why-start-corn = Ez a munkás { $needed } kukoricába kerülne; neked { $corn } van.
tzolkin-why-gear-full = { $gear } minden mezője foglalt.
tzolkin-why-place-corn = { $gear } { $space }. mezőjén egy munkás { $needed } kukoricába kerülne; neked { $corn } van.

tzolkin-why-not-chichen = Bármely fogaskerék akcióját választhatod, csak Chichen Itzáét nem.
tzolkin-why-other-gear = Munkásod { $gear } { $space }. mezőjén állt, ezért csak annak a fogaskeréknek az akcióit használhatja.
tzolkin-why-out-of-reach = Munkásod { $gear } { $space }. mezőjén állt. Eddig az akcióig még nem jutott el: { $action }.
tzolkin-why-action-corn = { $gear } { $action }. akciója { $needed } kukoricába kerülne; neked { $corn } van.
tzolkin-why-action-blocks = { $gear } { $action }. akciójához { $needed } tetszőleges erőforrás kell; neked { $blocks } van.
tzolkin-why-nothing-to-harvest = Palenque { $action }. akciójánál nincs több lapka, amit betakaríthatnál.
tzolkin-why-nothing-to-build = Tikal { $action }. akciójával semmi olyat nem építhetsz, amit ki tudnál fizetni.
tzolkin-why-nothing-to-build-for-corn = { $corn } kukoricából egyetlen épületet sem tudsz kifizetni.
tzolkin-why-no-skull = Nincs kristálykoponyád, amit letehetnél ide: Chichen Itza { $action }.
tzolkin-why-skull-there = Itt már van kristálykoponya: Chichen Itza { $action }.
tzolkin-why-nothing-to-burn = Palenque { $action }. akciójánál nincs több felégethető falapka.
tzolkin-why-no-wood-tile = Palenque { $action }. akciójánál nincs több falapka.
tzolkin-why-corn-covered = Palenque { $action }. akciójánál minden kukoricalapka falapka alatt van.

tzolkin-why-must-research = Most technológiát kell fejlesztened.
tzolkin-why-research-blocks = A következő szint ({ $technology }) { $needed } tetszőleges erőforrásba kerül; neked { $blocks } van.
tzolkin-why-no-block = Ebből nincs neked: { $block }.
tzolkin-why-pay-order = Már ezzel kezdtél fizetni: { $block2 }. A fizetés sorrendje: fa, kő, arany.
tzolkin-why-pay-short = Még { $needed } erőforrással tartozol. A fizetés sorrendje: fa, kő, arany, és innentől már nincs elég: { $block }.
tzolkin-why-must-build = Most építened kell valamit.
tzolkin-why-not-on-offer = Nincs a kínálatban: { $card }.
tzolkin-why-monument-elsewhere = Ez emlékmű: { $card }. Emlékművet csak Tikal 4. akciójával lehet építeni.
tzolkin-why-build-corn = { $card }: { $needed } kukoricába kerülne; neked { $corn } van.
tzolkin-why-build-blocks = { $card }: ára { $needed } { $block }; neked { $has } van.
tzolkin-why-build-blocks-plain = { $card }: ára { $needed } { $block }; neked { $has } van. Az építészetet már az első épületnél felhasználtad.
tzolkin-why-build-blocks-saved = { $card }: ára { $needed } { $block }; neked { $has } van. Összesen { $missing } erőforrás hiányzik, és az építészet csak egyet spórol meg.
tzolkin-why-build-skulls = { $card }: ára { $needed } kristálykoponya; neked { $has ->
        [0] egy sincs.
       *[other] { $has } van.
    }
tzolkin-why-architecture-needed = Építészet nélkül { $missing } erőforrásod hiányzik ehhez: { $card }.
tzolkin-why-save-not-in-cost = { $card }: nincs az árában { $block }.
tzolkin-why-must-climb = Most fel kell lépned egy templomban.
tzolkin-why-other-temple = A második lépcső másik templomban legyen: nem lehet megint { $temple }.
tzolkin-why-at-top = Már a legfelső lépcsőn állsz: { $temple }.
tzolkin-why-top-taken = { $temple } templomának legfelső lépcsőjén csak egy játékos állhat, és ott már { $owner } áll.
tzolkin-why-market-order = A piacon előbb eladsz, aztán veszel, mindkétszer fa, kő, arany sorrendben. Ezzel már elkéstél.
tzolkin-why-buy-corn = A piacon { $needed } kukoricába kerül: { $block }. Neked { $corn } van.

## What players regret

tzolkin-warning-unfed = A forduló végén ételnap van. { $corn } kukoricával { $workers } munkás éhes marad, és { $points } pontot veszítesz.
tzolkin-warning-falls-off = { $gear } { $space }. mezőjéről lelöki a munkásodat a fogaskerék, amikor a naptár fordul, és az akciója elvész.
tzolkin-warning-wasted-step = Elveszett egy lépcső: { $temple } templomában nem léphettél feljebb.
tzolkin-warning-wasted-skull = Neked már nem jutott kristálykoponya.
tzolkin-warning-wasted-worker = Már minden munkásod megvan, ezért nem kaptál újat.

tzolkin-caution-unfed = éhes munkások
tzolkin-caution-falls-off = lelökött munkások
tzolkin-caution-wasted-step = elvesztett templomlépcsők
tzolkin-caution-wasted-skull = elfogyott koponyák
tzolkin-caution-wasted-worker = meg nem kapott munkások

## Advice for a first game

tzolkin-advice-wealth = Tarts meg annyi kukoricát, hogy az első napon három munkást le tudj rakni. Utána a fa, a koponya és a templomlépcsők segítenek a legtöbbet.
tzolkin-advice-place = Rakj le egy-egy munkást ide: Palenque, Yaxchilan, Tikal. Kukorica, erőforrás és technológia lesz belőle.
tzolkin-advice-enough = Ez jó kezdés. A többi kukoricát tartsd meg.
tzolkin-advice-gather = Kezdd Yaxchilannal: amit hoz, abból technológiára telik.
tzolkin-advice-learn = Fejleszd Tikalban a mezőgazdaságot: attól kezdve minden betakarítás több kukoricát hoz.
tzolkin-advice-wait = Hagyd a munkásodat a Palenque fogaskeréken: minél tovább marad, annál több kukoricát hoz.
