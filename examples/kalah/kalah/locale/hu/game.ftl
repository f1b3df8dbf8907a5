# Kalah: neve, kérdései és eseményei.

# Same as English.
kalah-title = Kalah
kalah-blurb = Vesd el a magokat körben a táblán, üsd le az ellenfeléit, és töltsd meg a raktáradat.
kalah-help = Nevezz meg egy gödröt, például „sow 3”, vagy add meg a sorszámát a listában.

kalah-decision-sow = Melyik gödröt veted el?
kalah-decision-over = A játék véget ért.

kalah-say-sow = A(z) { $a }. gödör elvetése
kalah-line-sow = { $seeds ->
        [one] { $seeds } mag
       *[other] { $seeds } mag
    }

kalah-event-sows = { $seat } elveti a(z) { $pit }. gödröt: { $seeds } mag.
kalah-event-captures = { $seat } { $seeds } magot üt le.
kalah-event-again = { $seat } újra lép.
kalah-event-sweeps = { $seat } megtartja az utolsó { $seeds } magot.
