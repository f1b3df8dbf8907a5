# Kalah: what it is called, what is asked, and what happens.

kalah-title = Kalah
kalah-blurb = Sow seeds around the board, capture those of the other player, and fill your store.
kalah-help = Name a pit, such as “sow 3”, or its number in the list.

kalah-decision-sow = Which pit do you sow?
kalah-decision-over = The game is over.

kalah-say-sow = Sow pit { $a }
kalah-line-sow = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }

kalah-event-sows = { $seat } sows pit { $pit }: { $seeds ->
        [one] { $seeds } seed.
       *[other] { $seeds } seeds.
    }
kalah-event-captures = { $seat } captures { $seeds ->
        [one] { $seeds } seed.
       *[other] { $seeds } seeds.
    }
kalah-event-again = { $seat } moves again.
kalah-event-sweeps = { $seat } keeps the last { $seeds ->
        [one] seed.
       *[other] { $seeds } seeds.
    }
