### Rattus: everything that is said about the game, in English.
### Regions keep the names that are printed on the board.

## Seats: a colour, and a letter so that colour is never the only sign

seat-0 = red
    .letter = R
seat-1 = blue
    .letter = B
seat-2 = yellow
    .letter = Y
seat-3 = green
    .letter = G
seat-4 = purple
    .letter = P
seat-5 = white
    .letter = W

## Class cards

card-peasant = Peasant
    .text =
        Add one citizen more than usual when you increase your population, also where there is no rat.
        Final round: put one citizen into any region.
card-monk = Monk
    .text = Move one rat from any region to a neighbouring region that has fewer than three.
card-merchant = Merchant
    .text = Move one to three of your citizens from one region to one neighbouring region.
card-witch = Witch
    .text =
        Look at one rat on the board, then at another one; then swap the two, or leave them where
        they are.
card-king = King
    .text =
        Bring one of your citizens from a region without rats into the Safe Haven, where nothing can
        harm it and it still counts.
card-knight = Knight
    .text =
        In the plague phase move the plague up to two steps (three with 5 or 6 players), and lower
        every limit by two if you like. Final round: do so once more.
card-courier = Courier
    .text = Move up to two of your citizens, each from any region to any other region in play.
card-caravanner = Caravanner
    .text =
        Move the Caravan two steps; where it starts and where it passes, whoever has the most citizens
        may add one.

card-with-class = { $text } Class: { $family }.
card-reconstructed =
    { $text } Class: { $family }. The exact wording of this card is not known; this is our
    reconstruction.

## Classes

family-peasantry = Peasantry
    .short = Pe
family-bourgeoisie = Bourgeoisie
    .short = Bo
family-church = Church
    .short = Ch
family-chivalry = Chivalry
    .short = Kn
family-magic = Magic
    .short = Ma
family-royalty = Royalty
    .short = Ro
family-islamic = Islamic
    .short = Is

## Regions

neighbours = its neighbours are { $regions }.

## Rats

face = limit { $limit }: { $symbols }
    .short = { $limit }:{ $symbols }
symbol = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
symbol-majority = majority
    .short = M
symbol-everyone = all
    .short = A

## Questions to a seat; `more` is what a newcomer asks next

question-settle = Where do two of your first citizens live?
    .more =
        Before the first turn everybody puts citizens on the board, two at a time into one region:
        once around the table, then once back, and with five or six players once around again.
        Each region has one rat so far. More rats bring more citizens later, and more danger.
question-place-caravan = Where does the Caravan start?
    .more =
        The Caravanner is in this game, so the last player in turn order puts the Caravan into any
        region. It only moves when somebody uses the Caravanner.
question-act = What do you do?
    .more =
        In your turn you may, in any order, increase your population once, take one class card, and
        use each card before you once. To increase, choose a region: as many citizens come as it has
        rats. A card is taken from the middle or from anybody who holds it; it gives you its power,
        and it makes you suffer when a rat shows its class. When you are done the plague moves.
question-how-many = How many citizens come to { $region }?
    .more =
        As many citizens come as the region has rats. The bonus of a card may be added or declined.
question-move-plague = Which region does the plague move to?
    .more =
        The plague leaves { $region } and must move: one step, or further with a Chivalry card.
        If there are rats where it arrives, new rats come to its neighbours: one for a single rat,
        two for two or three. Then, if citizens live there, its rats are turned over one by one.
        A rat strikes when at least as many citizens are there as its limit says.
question-add-rat = { $count ->
        [one] One new rat comes: which neighbour of { $region } does it go to?
       *[other] { $count } new rats come: which neighbour of { $region } does the first go to?
    }
    .more =
        New rats come face down from the supply into regions next to the plague, together or apart,
        as you like. No region ever has more than three.
question-lower-limits = Do you lower every limit in { $region } by { $count }?
    .more =
        A rat strikes when at least as many citizens are in the region as its limit says. Your Knight
        can lower every limit of this plague, so that more rats strike. You decide once, before the
        first rat is turned over.
    .yes = Lower the limits by { $count }
    .no = Leave the limits as they are
question-choose-rat = Which rat in { $region } is turned over next?
    .more =
        You have looked at a rat here, so you decide the order. Rats are turned over until no rats or
        no citizens are left in the region.
question-join-caravan = Do you add a citizen in { $region }, where the Caravan passed?
    .more =
        Whoever has the most citizens in the region that the Caravan left, or in the one that it
        passed through, may add one there from the hand stock.
    .yes = Add a citizen in { $region }
    .no = Add nobody
question-act-at-the-end = Which card do you use one last time?
    .more =
        In the final round everybody but the player of the last turn may use each card once more.
        No cards are taken and nobody increases. Then the plague ravages every region, and every
        citizen left on the board is one point.

## Questions of the cards

question-card-peasant-a-region = Peasant: which region does your extra citizen go to?
question-card-monk-a-rat-to-move = Monk: which rat moves?
question-card-monk-a-room-for-it = Monk: where does the rat from { $region } go?
question-card-merchant-a-region-of-mine = Merchant: which region do your citizens leave?
question-card-merchant-a-neighbour = Merchant: where do the citizens from { $region } go?
question-card-merchant-how-many = Merchant: how many go to { $region }?
question-card-witch-a-rat = Witch: which rat do you look at first?
question-card-witch-another-rat = Witch: which other rat do you look at?
question-card-witch-yes-or-no = Witch: do you swap the two rats?
    .yes = Swap the two rats
    .no = Leave the rats where they are
question-card-king-a-region-of-mine-without-rats =
    King: from which region does a citizen go to the Safe Haven?
question-card-courier-a-region-of-mine = Courier: which region does a citizen leave?
question-card-courier-another-region = Courier: where does the citizen from { $region } go?
question-card-courier-a-region-of-mine-or-stop = Courier: which region does a second citizen leave?
question-card-caravanner-a-way-for-the-caravan =
    Caravanner: which region does the Caravan pass through?
question-card-caravanner-a-goal-for-the-caravan =
    Caravanner: from { $region }, where does the Caravan end?

## Questions to nature

question-draw-card = Chance: which class card is in this game?
    .more = The class cards of this game are drawn at random.
question-plague-starts = Chance: where does the plague start?
    .more = The plague piece starts in a random region.
question-deal-face = Chance: what does the rat in { $region } show?
    .more = A rat has no face until somebody looks at it; then chance draws one from those left.

## Answers

answer-increase = Increase in { $region } (+{ $count })
answer-take = Take the { $card }
answer-take-from = Take the { $card } from { $loser }
answer-use = Use the { $card }
answer-on-to-the-plague = On to the plague
answer-no-more-cards = Use no more cards
answer-region = { $region }
answer-stop = That was all
answer-count = { $count ->
    [one] One citizen
   *[other] { $count } citizens
}
answer-card = { $card }
answer-face = { $face }
answer-rat = Rat in { $region }
answer-rat-seen = Rat in { $region }, number { $place }, seen by { $seats }
answer-rat-known = Rat in { $region }, { $face }

## Events: `who` is the reader (you), chance (nobody) or somebody else (other)

event-card-chosen = The { $card } is in this game.
event-plague-moved = { $who ->
    [nobody] The plague starts in { $region }.
    [you] You move the plague to { $region }.
   *[other] { $seat } moves the plague to { $region }.
}
event-caravan-moved = { $who ->
    [you] You put the Caravan into { $region }.
   *[other] { $seat } puts the Caravan into { $region }.
}
event-turn-began = { $who ->
    [you] Your turn
   *[other] { $seat }'s turn
}
event-citizens-placed =
    { $who ->
        [you] You place
       *[other] { $seat } places
    } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    } in { $region }.
event-citizens-moved =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    } from { $origin } to { $goal }.
event-citizen-saved = { $who ->
    [you] You bring a citizen from { $region } into the Safe Haven.
   *[other] { $seat } brings a citizen from { $region } into the Safe Haven.
}
event-citizens-died =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    } in { $region }.
event-card-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the { $card }{ $from ->
        [nobody] .
        [you] { " " }from you.
       *[other] { " " }from { $loser }.
    }
event-card-used = { $who ->
    [you] You use the { $card }.
   *[other] { $seat } uses the { $card }.
}
event-rat-added = { $who ->
    [you] You add a rat in { $region }.
   *[other] { $seat } adds a rat in { $region }.
}
event-rat-moved = { $who ->
    [you] You move a rat from { $rat } to { $region }.
   *[other] { $seat } moves a rat from { $rat } to { $region }.
}
event-rats-swapped =
    { $who ->
        [you] You swap
       *[other] { $seat } swaps
    } { $together ->
        [yes] two rats in { $rat }.
       *[no] a rat in { $rat } with one in { $other_rat }.
    }
event-rat-seen =
    { $who ->
        [you] You look at a rat in { $rat }
       *[other] { $seat } looks at a rat in { $rat }
    }{ $known ->
        [yes] , { $face }.
       *[no] .
    }
event-rat-revealed = A rat in { $region } is turned over, { $face }.
event-outbreak-began = The plague breaks out in { $region }.
event-last-turn-ended = { $ending ->
    [rats-exhausted] The last rat has left the supply
   *[all-citizens-placed] { $who ->
        [you] All your citizens are on the board
       *[other] All citizens of { $seat } are on the board
    }
}: the final round begins
event-final-turn-began = { $who ->
    [you] Your final turn
   *[other] { $seat }'s final turn
}
event-last-plague-began = The plague ravages every region

## The end

result-ending = { $ending ->
    [rats-exhausted] The game is over: the supply of rats was empty.
   *[all-citizens-placed] The game is over: somebody had every citizen on the board.
}
result-winner = { $who ->
    [you] You win
   *[other] { $seat } wins
} with { $score ->
    [one] one point.
   *[other] { $score } points.
}
result-seat =
    { $place }. { $seat }: { $score } ({ $citizens } in the regions, { $haven } in the Safe Haven)
