# What the server says: refusals, each with a title and a sentence, and a few words more.

server-guest = Vendég { $number }
server-no-page = A szerver fut, de az oldal nincs összeállítva. Klónozott tárolóban ez állítja össze: `make web`.

server-malformed = Érthetetlen kérés
server-malformed-detail = A kérés formája nem megfelelő: { $what }.
server-illegal = Most nem lehetséges
server-illegal-detail = „{ $line }” most nem lehetséges.
server-unknown-address = Nem található
server-unknown-address-detail = Ezen a címen nincs semmi.
server-unknown-table = Nincs ilyen asztal
server-unknown-table-detail = Nincs ilyen azonosítójú asztal. Lehet, hogy a link hiányos.
server-unknown-game = Nincs ilyen játék
server-unknown-game-detail = Ezen a szerveren nincs ilyen játék.
server-wrong-method = Nem engedélyezett művelet
server-wrong-method-detail = Ezen a címen ez a művelet nem engedélyezett.
server-not-your-seat = Nem a te helyed
server-not-your-seat-detail = { $seat ->
        [1] Az
        [5] Az
       *[other] A
    } { $seat }. játékos helye nem a tiéd.
server-not-host = Csak a házigazdának
server-not-host-detail = Ezt csak az teheti, aki az asztalt nyitotta.
server-not-seated = Nem ülsz az asztalnál
server-not-seated-detail = Ezt csak azok tehetik, akik az asztalnál ülnek.
server-wrong-origin = Másik oldalról jött
server-wrong-origin-detail = A kérés másik oldalról jött, ezért elutasítottuk.
server-wrong-host = Ismeretlen gépnév
server-wrong-host-detail = Ez a szerver nem ezt a nevet használja.
server-banned = Kizárva
server-banned-detail = A szerver házigazdája kizárt téged.
server-wrong-password = Rossz név vagy jelszó
server-wrong-password-detail = Nincs fiók ezzel a névvel és jelszóval.
server-wrong-token = Rossz token
server-wrong-token-detail = Ez a token érvénytelen, vagy lejárt.
server-wrong-code = Rossz kód
server-wrong-code-detail = Ez a kód érvénytelen, vagy lejárt. Kérj újat a szerver üzemeltetőjétől.
server-unknown-key = Már nincs bejelentkezve
server-unknown-key-detail = Ez a böngésző vagy token már nincs bejelentkezve.
server-account-needed = Fiók kell hozzá
server-account-needed-detail = Ehhez fiók kell. Előbb válassz nevet és jelszót a beállításokban.
server-name-taken = Foglalt név
server-name-taken-detail = Ez a név már foglalt, vagy már van fiókod.
server-bad-name = Érvénytelen név
server-bad-name-detail = A név 1–{ $most } látható karakter legyen.
server-bad-password = Túl rövid jelszó
server-bad-password-detail = A jelszó legalább { $least }, legfeljebb 200 karakter legyen.
server-not-your-turn = Nem te jössz
server-not-your-turn-detail = Most { $seat ->
        [1] az
        [5] az
       *[other] a
    } { $seat }. játékos választ.
server-stale = Elavult állás
server-stale-detail = Közben a játék továbbment, most itt tart: { $number }. Nem történt lépés.
server-nothing-to-undo = Nincs mit visszavonni
server-nothing-to-undo-detail = Most semmi sem vonható vissza.
server-full = Tele az asztal
server-full-detail = Ennél az asztalnál minden hely foglalt.
server-seat-taken = Foglalt hely
server-seat-taken-detail = { $seat ->
        [1] Az
        [5] Az
       *[other] A
    } { $seat }. játékos helye foglalt; van még szabad hely.
server-reserved = Fenntartott hely
server-reserved-detail = Ez a hely fenn van tartva neki: { $name }.
server-already-started = Már elkezdődött
server-already-started-detail = Ennél az asztalnál már elkezdődött a játék.
server-not-started = Még nem kezdődött el
server-not-started-detail = Ennél az asztalnál még nem kezdődött el a játék.
server-not-playing = Nem folyik játék
server-not-playing-detail = Ennél az asztalnál véget ért a játék.
server-not-over = Még nincs vége
server-not-over-detail = Ez csak a játék végén érhető el.
server-no-review = Nincs mit elemezni
server-no-review-detail = Ez a játék nem jutott el a végéig, ezért nem elemezhető.
server-no-hints = Itt nincs tipp
server-no-hints-detail = Tippet csak akkor lehet kérni, ha egyedül játszol botok ellen, vagy ha az asztal tanulójáték.
server-reviews-waiting = Túl sok elemzés vár
server-reviews-waiting-detail = Egyszerre { $most } elemzésre várhatsz. Próbáld újra, ha valamelyik elkészült.
server-too-late = Túl késő
server-too-late-detail = A játékot csak az első néhány lépésben lehet megszakítani.
server-stand-in = Bot játszik
server-stand-in-detail = Helyetted most egy bot játszik. Előbb vedd vissza a helyed.
server-not-out-of-time = Van még idő
server-not-out-of-time-detail = { $seat ->
        [1] Az
        [5] Az
       *[other] A
    } { $seat }. játékos helyét csak akkor kaphatja meg egy bot, ha ő van soron, és lejárt az ideje.
server-other-rules = Más szabályok
server-other-rules-detail = Ez a játék a szabályok { $rules } változatával indult. Ezen a szerveren már másik változat van.
server-bad-table = Érvénytelen asztal
server-bad-table-detail = Ez az asztal nem nyitható meg, ellenőrizd ezt: { $what }.
server-bad-record = Hibás játszma
server-bad-record-detail = { $kind ->
     [large] Ez a fájl túl nagy egy elmentett játszmához.
     [broken] Ez nem teljes elmentett játszma: lehet, hogy csonka, vagy más programból származik.
     [game] Ez nem olyan játék játszmája, amelyet itt ismerünk.
     [rules] Ezt a játszmát a szabályok másik változatával játszották, ezért itt nem játszható vissza.
     [line] A játszma { $reason }. lépése nem szabályos.
     [unfinished] Ez a játszma még nem ért véget, és csak befejezett játszmát lehet elemezni.
    *[faulty] A játszma nem tölthető be: { $reason }.
}
server-bad-position = Lehetetlen állás
server-bad-position-detail = Ez nem ennek a játéknak az állása, vagy nem lehet belőle továbbjátszani.
server-unfinished-record = Befejezetlen játszma
server-unfinished-record-detail = Ez a játszma még tartott, amikor letöltötték. Töltsd le újra, ha a játéknak vége.
server-bad-address = Elutasított cím
server-bad-address-detail = Üzenet csak nyilvános https-címre küldhető.
server-alerts-off = Az értesítések ki vannak kapcsolva
server-alerts-off-detail = A szerver házigazdája nem kapcsolta be az értesítéseket.
server-unknown-person = Nincs ilyen személy
server-unknown-person-detail = Nincs ilyen azonosítójú fiók.
server-one-seat = Fejenként egy hely
server-one-seat-detail = Ennél az asztalnál már van helyed.
server-removed = A házigazda eltávolított
server-removed-detail = A házigazda eltávolított ettől az asztaltól.
server-silenced = A csevegés letiltva
server-silenced-detail = Az asztal házigazdája letiltotta számodra a csevegést.
server-too-many-tables = Túl sok játszma
server-too-many-tables-detail = Már { $most } befejezetlen játszmád van. Előbb fejezz be vagy szakíts meg néhányat.
server-too-many-undos = Túl sok visszavonás
server-too-many-undos-detail = Egy körben legfeljebb { $most } visszavonás lehetséges. Most játssz tovább.
server-revealed = Valami kiderült
server-revealed-detail = Ezt a kört nem lehet visszavonni: azóta kiderült valami, ami rejtve volt.
server-nothing-asked = Nincs mire válaszolni
server-nothing-asked-detail = Most senki sem kéri egy kör visszavonását.
server-only-here = Csak ezen a gépen
server-only-here-detail = Ezt a címet telefon nem éri el.
server-too-fast = Túl gyors
server-too-fast-detail = Várj { $seconds } másodpercet, aztán próbáld újra.
server-too-long = Túl hosszú
server-too-long-detail = Ez hosszabb, mint amit a szerver elfogad.
server-busy = Túlterhelt
server-busy-detail = A szerver túlterhelt. Próbáld újra egy kicsit később.
server-failed = Hiba történt
server-failed-detail = Ez a szerver hibája. Naplóztuk.

server-alert-turn = { $game }, most jön: { $names }. { $link }
server-link-title = { $game }: { $names }
server-link-move = A tábla { $move } lépés után.
server-link-open = Játékosokra vár: ülj le, vagy nézd!
server-link-playing = Folyamatban: nézhető.
server-link-over = Befejezve: visszajátszható.
server-link-aborted = Megszakítva.
