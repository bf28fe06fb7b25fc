### Rattus in the browser: what stands on the board and beside it.

## Beside the board

rattus-free = free
rattus-used = used this turn
rattus-protected = protected
rattus-on-board = on board
rattus-in-hand = in hand
rattus-safe-haven = Safe Haven
rattus-safe-diplomats = Diplomats
rattus-region-cards-held = { $count ->
    [one] one region card
   *[other] { $count } region cards
}
rattus-region-cards-left = { $count } in the deck
rattus-rats-left = { $count ->
    [one] rat left
   *[other] rats left
}
rattus-unseen = still hidden, by limit
rattus-unseen-limit = limit { $limit }: { $count }
rattus-unseen-symbols = still hidden, by symbol

## On the board

rattus-rats-here = { $count ->
    [0] No rat here
    [one] One rat
   *[other] { $count } rats
}
rattus-seen-by = One was seen by
rattus-nuns-here = { $count ->
    [one] One nun: one citizen less counts
   *[other] { $count } nuns: { $count } citizens less count
}

## Answers in groups

rattus-deed-increase = Increase
rattus-deed-take = Take
rattus-deed-use = Use
confirm-settle = Settle in { $answer }
confirm-move-plague = Send the plague to { $answer }

## An answer before it is given

rattus-preview = { $plague ->
    [yes] If the plague moves to { $region }
   *[no] { $region }
}
rattus-preview-new-rats = { $count ->
    [0] no new rats
    [one] one new rat for a neighbour
   *[other] { $count } new rats for its neighbours
}
rattus-preview-revealed = { $count ->
    [0] no rat is revealed
    [one] one rat is revealed
   *[other] up to { $count } rats revealed
}
rattus-preview-at-stake = At stake
rattus-preview-citizens = { $count ->
    [one] One citizen of yours comes.
   *[other] { $count } citizens of yours come.
}
rattus-preview-walk = { $count ->
    [one] One citizen comes from { $origin }.
   *[other] { $count } citizens come from { $origin }.
}
rattus-preview-rat = One new rat comes.
rattus-preview-rat-moves = One rat comes from { $origin }.

## A rat that was turned over

rattus-outbreak = Outbreak in { $region }
rattus-no-outbreak = No outbreak: { $crowd } of { $limit }
rattus-limit = { $crowd ->
    [0] { "" }
    [one] One citizen,{ " " }
   *[other] { $crowd } citizens,{ " " }
}limit { $limit }{ $lowered ->
    [0] { "" }
   *[other] { ", " }lowered by { $lowered }
}
rattus-majority = Majority
rattus-everyone = All

## Where the game stands

rattus-turn = { $mine ->
    [yes] Your turn
   *[no] { $name }
}
rattus-phase-setup = First citizens
rattus-phase-final-round = Final round
rattus-phase-last-plague = The last plague
rattus-step-increase = Increase
rattus-step-card = Card
rattus-step-abilities = Abilities
rattus-step-plague = Plague
