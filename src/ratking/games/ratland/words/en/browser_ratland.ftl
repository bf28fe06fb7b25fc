### RatLand in the browser: what stands on the board and around it. *So* is strong, !so! bad news.

## Where the game stands

ratland-setup = Before the first round
ratland-round = Round { $round }
ratland-phase-event = Event
ratland-phase-rats = Rats
ratland-phase-attack = Attack
ratland-phase-nursery = Nursery
ratland-phase-return = Return
ratland-phase-search = Search
ratland-phase-feeding = Feeding

## The sewer board

ratland-space-dump = Dump
ratland-space-city = City
ratland-space-fields = Fields
ratland-space-left-pipe = Left pipe
ratland-space-right-pipe = Right pipe
ratland-space-nursery = Nursery
ratland-space-pantry = Pantry
ratland-neighbour = { $name }, { $cheese } cheese
ratland-guards = guards *{ $cheese }* cheese
ratland-young = { $count ->
    [0] no young to come
   *[other] *{ $count }* young to come
}
ratland-counts-as = counts as { $count }
ratland-cheese-hidden = a cheese hides here
ratland-twice = Up to { $most } rats may count in both
ratland-twice-name = Pantry and nursery
ratland-twice-now = { $count } in both
ratland-waiting = { $count ->
    [0] All rats are sent
    [one] One rat waits to be sent
   *[other] { $count } rats wait to be sent
}
ratland-screen-up = Your screen is up
ratland-aggressive = Aggressive board
ratland-behind-screen = Behind the screen
ratland-left-neighbour = left neighbour
ratland-right-neighbour = right neighbour
ratland-opponent = on both sides
ratland-needs = needs { $count } cheese
ratland-in-the-bag = { $count } in the bag

## What happens, where the board shows the rest

ratland-screens-lifted = The screens are lifted
ratland-athletes-moved = The Athletes have moved
ratland-food-revealed = A food card is turned over
ratland-clans-chosen = All clans and boards are shown

## Dealing out rats

ratland-send = Send out your rats: { $count ->
    [0] all are placed
    [1] one still to place
    [2] two still to place
    [3] three still to place
    [4] four still to place
    [5] five still to place
    [6] six still to place
    [7] seven still to place
    [8] eight still to place
    [9] nine still to place
   *[other] { $count } still to place
}
ratland-upkeep = After the nursery *{ $rats } rats* need { $short ->
    [yes] !{ $need } cheese!
   *[no] *{ $need } cheese*
}; you have *{ $have }*.
ratland-keys = Keys 1–7 add, Shift removes.
ratland-more = One more rat: { $space }
ratland-fewer = One rat fewer: { $space }
ratland-rats-there = { $space }: { $count }
ratland-placed = { $placed } of { $total } rats placed
ratland-undo = Undo
ratland-as-last-round = As last round
ratland-clear = Clear
ratland-not-ready = { $count ->
    [one] One rat still waits in the gallery.
   *[other] { $count } rats still wait in the gallery.
}
ratland-too-many-at-home = Too many rats stay at home for this event.

## Before the first round

ratland-choosing = Everybody chooses in secret.
ratland-closed-side = From the start
ratland-open-side = From the first final event on
ratland-board-normal = Normal board
    .text = Attacks only steal cheese. One piece is drawn for every rat.
ratland-board-aggressive = Aggressive board
    .text = Attacks kill a defender or cost an attacker. The strongest in an area wounds a rat; one piece less is drawn.

## Around the board

ratland-rats-word = rats
ratland-cheese-word = cheese
ratland-dead = dead
ratland-poisoned = poisoned
ratland-lost = lost
ratland-in-graveyard = in the graveyard
ratland-graveyard-costs = Each costs a point at the end.
ratland-away = Away this round
ratland-come-home = They come home to the pantry before the search.
ratland-later = From the first final event on: { $text }
ratland-next-event = You foresee: { $event }
ratland-finds = What rats may find
ratland-find-yellow = 1 cheese
ratland-find-orange = 2 cheese
ratland-find-white = nothing
ratland-find-black = a rat runs off
ratland-find-purple = a rat is poisoned
ratland-find-blue = a rat gets lost
ratland-feeding = Feeding
ratland-feeding-head = rats · cheese
ratland-each-more = each more
ratland-missing = You hold *{ $have }*, so the search must bring at least !{ $missing }!, or { $missing ->
    [one] a rat starves.
   *[other] rats starve.
}
ratland-enough = You hold *{ $have }*: enough for the *{ $need }* they need, unless somebody steals.
ratland-sum-stolen = stolen
ratland-sum-robbed = robbed
ratland-sum-found = cheese found
ratland-sum-young = young
ratland-sum-away = rats gone
ratland-sum-dead = dead
