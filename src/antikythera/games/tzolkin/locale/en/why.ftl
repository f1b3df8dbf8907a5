# Tzolk'in: why something cannot be done now, and what players regret later.
# Numbers: `needed` is what it takes, `corn`, `blocks` and `has` what the player has. `owner` is a seat.

## Why not

tzolkin-why-decision = First decide something else: { $decision }
tzolkin-why-needs-worker = First pick up a worker: only a worker that leaves a gear can do an action.
tzolkin-why-tiles-kept = The wealth tiles have already been chosen.
tzolkin-why-calendar = The calendar advances when everyone has had a turn.
tzolkin-why-not-dealt = You were not dealt this wealth tile: { $wealth }.

tzolkin-why-nothing-done = You cannot pass: first place a worker or pick one up.
tzolkin-why-nothing-here = There is nothing to do here now.
tzolkin-why-begged = You have already begged this turn.
tzolkin-why-beg-first = You can beg only before you place or pick up workers.
tzolkin-why-beg-rich = You have { $corn } corn. You can beg only with { $most } or less.
tzolkin-why-cannot-sink = You are on the lowest step of { $temple } and cannot step down there.
tzolkin-why-dummy = The worker on { $gear } { $space } is a dummy worker.
tzolkin-why-nobody-there = There is no worker on { $gear } { $space }.
tzolkin-why-other-worker = The worker on { $gear } { $space } belongs to { $owner }.
tzolkin-why-placed = You have placed a worker this turn, so you cannot pick one up.
tzolkin-why-picked = You have picked up a worker this turn, so you cannot place one.
tzolkin-why-no-worker = All { $workers } of your workers are on the board.
tzolkin-why-start-taken = A worker of { $owner } is on the Starting Player Space.
tzolkin-why-start-corn = This worker would cost { $needed } corn; you have { $corn }.
tzolkin-why-gear-full = Every space of { $gear } is taken.
tzolkin-why-place-corn = A worker on { $gear } { $space } would cost { $needed } corn; you have { $corn }.

tzolkin-why-not-chichen = You may choose any action except those of Chichen Itza.
tzolkin-why-other-gear = Your worker was on { $gear } { $space }, so it can only do an action of that gear.
tzolkin-why-out-of-reach = Your worker was on { $gear } { $space }. It has not reached action { $action } yet.
tzolkin-why-action-corn = { $gear } { $action } would cost { $needed } corn; you have { $corn }.
tzolkin-why-action-blocks = { $gear } { $action } takes { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    } of any kind; you have { $blocks }.
tzolkin-why-nothing-to-harvest = Palenque { $action } has no tile left that you can harvest.
tzolkin-why-nothing-to-build = You cannot pay for anything that Tikal { $action } lets you construct.
tzolkin-why-nothing-to-build-for-corn = With { $corn } corn you cannot pay for any building.
tzolkin-why-no-skull = You have no crystal skull to place on Chichen Itza { $action }.
tzolkin-why-skull-there = There is already a crystal skull on Chichen Itza { $action }.
tzolkin-why-nothing-to-burn = Palenque { $action } has no wood tile left to burn.
tzolkin-why-no-wood-tile = Palenque { $action } has no wood tile left.
tzolkin-why-corn-covered = All corn tiles of Palenque { $action } are covered by wood tiles.

tzolkin-why-must-research = You must advance a technology now.
tzolkin-why-research-blocks = Your next level of { $technology } costs { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    } of any kind; you have { $blocks }.
tzolkin-why-no-block = You have no { $block }.
tzolkin-why-pay-order = You have already paid some { $block2 }. Pay wood first, then stone, then gold.
tzolkin-why-pay-short = You still owe { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    }. Pay wood first, then stone, then gold; from { $block } on you would not have enough.
tzolkin-why-must-build = You must construct something now.
tzolkin-why-not-on-offer = { $card } is not on offer.
tzolkin-why-monument-elsewhere = { $card } is a monument. Monuments can be built only with Tikal 4.
tzolkin-why-build-corn = { $card } would cost { $needed } corn; you have { $corn }.
tzolkin-why-build-blocks = { $card } costs { $needed } { $block }; you have { $has }.
tzolkin-why-build-blocks-plain = { $card } costs { $needed } { $block }; you have { $has }. You already used architecture for the first building.
tzolkin-why-build-blocks-saved = { $card } costs { $needed } { $block }; you have { $has }. You are { $missing } resources short, and architecture saves only 1.
tzolkin-why-build-skulls = { $card } costs { $needed ->
        [one] a crystal skull
       *[other] { $needed } crystal skulls
    }; you have { $has ->
        [0] none.
       *[other] { $has }.
    }
tzolkin-why-architecture-needed = Without architecture you are { $missing ->
        [one] 1 resource
       *[other] { $missing } resources
    } short for { $card }.
tzolkin-why-save-not-in-cost = { $card } costs no { $block }.
tzolkin-why-must-climb = You must climb a temple now.
tzolkin-why-other-temple = This step must be on a different temple: you cannot choose { $temple } again.
tzolkin-why-at-top = You are at the top of { $temple }.
tzolkin-why-top-taken = Only one player can be at the top of { $temple }, and { $owner } is there.
tzolkin-why-market-order = At the market, first sell, then buy, each time wood before stone before gold. It is too late for this.
tzolkin-why-buy-corn = At the market, { $block } costs { $needed } corn; you have { $corn }.

## What players regret

tzolkin-warning-unfed = Food Day is at the end of this round. With { $corn } corn, { $workers ->
        [one] { $workers } worker will go hungry
       *[other] { $workers } workers will go hungry
    } and you lose { $points } points.
tzolkin-warning-falls-off = Your worker on { $gear } { $space } will be pushed off when the calendar advances, and its action is lost.
tzolkin-warning-wasted-step = A step on { $temple } was lost: you cannot climb any higher there.
tzolkin-warning-wasted-skull = There was no crystal skull left for you.
tzolkin-warning-wasted-worker = You already have all your workers, so you got no new one.

tzolkin-caution-unfed = hungry workers
tzolkin-caution-falls-off = workers about to be pushed off
tzolkin-caution-wasted-step = lost temple steps
tzolkin-caution-wasted-skull = no skulls left
tzolkin-caution-wasted-worker = no worker left to get

## Advice for a first game

tzolkin-advice-wealth = Keep enough corn to place three workers on the first day. After that, wood, a skull and temple steps help most.
tzolkin-advice-place = Place a worker each on Palenque, Yaxchilan and Tikal: for corn, for resources and for a technology.
tzolkin-advice-enough = That is a good start. Keep the rest of your corn.
tzolkin-advice-gather = Begin with Yaxchilan: what it brings can pay for a technology.
tzolkin-advice-learn = Advance agriculture at Tikal: then every corn harvest brings more.
tzolkin-advice-wait = Leave your worker on Palenque: the longer it stays, the more corn it brings.
