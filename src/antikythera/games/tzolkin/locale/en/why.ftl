# Tzolk'in: why something cannot be done now, and what players regret later.
# Numbers: `needed` is what it takes, `corn`, `blocks` and `has` what the player has. `owner` is a seat.

## Why not

tzolkin-why-decision = Something else is to be decided first: { $decision }
tzolkin-why-needs-worker = First pick up a worker: actions are done by workers that you take from a gear.
tzolkin-why-tiles-kept = The wealth tiles have been chosen already.
tzolkin-why-calendar = The calendar turns when everyone has had a turn.
tzolkin-why-not-dealt = You were not dealt the wealth tile { $wealth }.

tzolkin-why-nothing-done = Nobody passes: place a worker or pick one up first.
tzolkin-why-nothing-here = There is nothing to do here now.
tzolkin-why-begged = You have begged in this turn already.
tzolkin-why-beg-first = You can beg only before you place or pick up workers.
tzolkin-why-beg-rich = You have { $corn } corn. Only those who have { $most } or less can beg.
tzolkin-why-cannot-sink = You are on the lowest step of { $temple } and cannot step down there.
tzolkin-why-dummy = The worker on { $gear } { $space } belongs to nobody.
tzolkin-why-nobody-there = There is no worker on { $gear } { $space }.
tzolkin-why-other-worker = The worker on { $gear } { $space } belongs to { $owner }.
tzolkin-why-placed = You have placed a worker in this turn, so you cannot pick one up.
tzolkin-why-picked = You have picked up a worker in this turn, so you cannot place one.
tzolkin-why-no-worker = All { $workers } of your workers are on the board.
tzolkin-why-start-taken = The worker of { $owner } stands on the Starting Player Space.
tzolkin-why-start-corn = This worker would cost { $needed } corn; you have { $corn }.
tzolkin-why-gear-full = Every space of { $gear } is taken.
tzolkin-why-place-corn = A worker on { $gear } { $space } would cost { $needed } corn; you have { $corn }.

tzolkin-why-not-chichen = This action may be of any gear but Chichen Itza.
tzolkin-why-other-gear = Your worker stood on { $gear } { $space }, and does an action of that gear.
tzolkin-why-out-of-reach = Your worker stood on { $gear } { $space }. It has not come as far as action { $action }.
tzolkin-why-action-corn = { $gear } { $action } would cost { $needed } corn; you have { $corn }.
tzolkin-why-action-blocks = { $gear } { $action } takes { $needed ->
        [one] { $needed } block
       *[other] { $needed } blocks
    } of any kind; you have { $blocks }.
tzolkin-why-nothing-to-harvest = Palenque { $action } has no tile left that you could harvest.
tzolkin-why-nothing-to-build = You cannot pay for anything that Tikal { $action } could build.
tzolkin-why-nothing-to-build-for-corn = With { $corn } corn you cannot pay for any building.
tzolkin-why-no-skull = You have no crystal skull to place on Chichen Itza { $action }.
tzolkin-why-skull-there = A crystal skull lies on Chichen Itza { $action } already.
tzolkin-why-nothing-to-burn = Palenque { $action } has no wood tile left to burn.
tzolkin-why-no-wood-tile = Palenque { $action } has no wood tile left.
tzolkin-why-corn-covered = All corn tiles of Palenque { $action } lie under wood tiles.

tzolkin-why-must-research = You must advance a technology now.
tzolkin-why-research-blocks = Your next level of { $technology } costs { $needed ->
        [one] { $needed } block
       *[other] { $needed } blocks
    } of any kind; you have { $blocks }.
tzolkin-why-no-block = You have no { $block }.
tzolkin-why-pay-order = You have begun to pay with { $block2 }. Blocks are paid wood first, then stone, then gold.
tzolkin-why-pay-short = You owe { $needed ->
        [one] { $needed } more block
       *[other] { $needed } more blocks
    }. Blocks are paid wood first, then stone, then gold, and from { $block } on you have too few.
tzolkin-why-must-build = You must build something now.
tzolkin-why-not-on-offer = { $card } is not on offer.
tzolkin-why-monument-elsewhere = { $card } is a monument. Only Tikal 4 builds monuments.
tzolkin-why-build-corn = { $card } would cost { $needed } corn; you have { $corn }.
tzolkin-why-build-blocks = { $card } costs { $needed } { $block }; you have { $has }.
tzolkin-why-build-blocks-plain = { $card } costs { $needed } { $block }; you have { $has }. Architecture has served the first building.
tzolkin-why-build-blocks-saved = { $card } costs { $needed } { $block }; you have { $has }. You lack { $missing } blocks in all, and architecture saves only one.
tzolkin-why-build-skulls = { $card } costs { $needed ->
        [one] a crystal skull
       *[other] { $needed } crystal skulls
    }; you have { $has ->
        [0] none.
       *[other] { $has }.
    }
tzolkin-why-architecture-needed = Without architecture you lack { $missing ->
        [one] a block
       *[other] { $missing } blocks
    } for { $card }.
tzolkin-why-save-not-in-cost = { $card } costs no { $block }.
tzolkin-why-must-climb = You must climb a temple now.
tzolkin-why-other-temple = This step must be on another temple than the first: not on { $temple } again.
tzolkin-why-at-top = You are at the top of { $temple }.
tzolkin-why-top-taken = Only one player can be at the top of { $temple }, and { $owner } is there.
tzolkin-why-market-order = At the market you sell first and then buy, each time wood before stone before gold. This comes too late.
tzolkin-why-buy-corn = The market wants { $needed } corn for { $block }; you have { $corn }.

## What players regret

tzolkin-warning-unfed = Food Day is at the end of this round. With { $corn } corn, { $workers ->
        [one] { $workers } worker stays hungry
       *[other] { $workers } workers stay hungry
    } and you lose { $points } points.
tzolkin-warning-falls-off = Your worker on { $gear } { $space } falls off when the calendar turns, and its action is lost.
tzolkin-warning-wasted-step = A step in { $temple } was lost: you could climb no higher there.
tzolkin-warning-wasted-skull = No crystal skull was left for you.
tzolkin-warning-wasted-worker = You already had all your workers, so no new one came.

tzolkin-caution-unfed = workers that stay hungry
tzolkin-caution-falls-off = workers about to fall off
tzolkin-caution-wasted-step = lost steps in temples
tzolkin-caution-wasted-skull = skulls that were not left
tzolkin-caution-wasted-worker = workers that did not come
