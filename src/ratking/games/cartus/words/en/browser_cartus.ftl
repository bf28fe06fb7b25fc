### Rattus Cartus in the browser: what stands on its board and panels.

## Where the game stands

standing-round = { $final ->
    [yes] Round { $round } of { $rounds }, the final one
   *[no] Round { $round } of { $rounds }
}
phase-draw-buildings = Buildings
phase-supplies = Supplies
phase-enter = Enter
phase-resolve = Resolve

## Buildings

buildings-title = The buildings of this round
building-coming = A building card to come
building-supply = Supply
building-premium = Premium
building-standard = Standard
space-taken = { $count ->
    [0] { $seat } entered without cards
    [one] { $seat } entered with one card
   *[other] { $seat } entered with { $count } cards
}

## My hand

hand-title = Your hand
hand-sorted = sorted by class
hand-empty = You hold no cards.
hand-lay = tap to lay face down
hand-give = tap what you give
hand-discard-for-rat = tap what you discard
picks-clear = Take back
picks-lay = { $count ->
    [0] Lay no cards
    [one] Lay the card
   *[other] Lay the { $count } cards
}
picks-give = { $count ->
    [one] Give the card
   *[other] Give the cards
}
picks-discard-for-rat = { $count ->
    [0] Discard nothing
    [one] Discard the card
   *[other] Discard the { $count } cards
}
picks-key = Enter

## What a choice would touch

preview-track = influence in { $family }
preview-of = of { $most } chosen
preview-rival = { $count ->
    [0] { $seat } laid no cards
    [one] { $seat } laid one card
   *[other] { $seat } laid { $count } cards
}
preview-ahead = { $mine } beats { $seat }’s { $count } for now
preview-alone = Choose cards from your hand, or none.

## Influence

tracks-title = Influence
tracks-tie = on a tie the lower disc ranks higher
track-seat = { $seat } { $count }
track-spoken = { $family }: { $seats }
track-nobody = nobody yet
glance-open = Influence and nun row
glance-nuns = { $least }–{ $most }
glance-close = Back to the buildings

## Nuns

nuns-title = Nun row
nuns-count = { $seen } of 5 seen
nuns-rats = { $count ->
    [0] You hold no rats.
    [one] You hold one rat.
   *[other] You hold { $count } rats.
}
nuns-known = { $hidden ->
    [0] There are { $seen } nuns.
    [one] Nuns: { $seen } seen, one card still hidden ({ $least }–{ $most }).
   *[other] Nuns: { $seen } seen, { $hidden } cards still hidden ({ $least }–{ $most }).
}
nuns-total = { $count ->
    [one] one nun
   *[other] { $count } nuns
}
nun-hidden = Card { $place }, face down
nun-seen = { $count ->
    [one] Card { $place }: one nun
   *[other] Card { $place }: { $count } nuns
}

## Decks

decks-title = Supply
deck-population = Population
deck-joker = Jokers
deck-sword = Swords
deck-flute = Flutes
deck-pass = Passes
deck-gold = Gold
deck-tokens = Points
deck-buildings = Buildings

## Seats

seat-cards = { $count ->
    [one] card
   *[other] cards
}
seat-rats = { $count ->
    [one] rat
   *[other] rats
}
seat-rats-hidden = Rats are kept secret
seat-points = { $count ->
    [one] point
   *[other] points
}
seat-holds = Taken before everybody’s eyes

## The end

finale-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
finale-dead = dead
finale-alive = alive
cartus-sum-influence = influence
cartus-sum-actions = actions
cartus-sum-points = points
cartus-sum-rid = rats gone
cartus-sum-rats = new rats
