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
    .the = the Peasant
    .text =
        Add one citizen more than usual when you increase your population, also where there is no
        rat. Final round: put one citizen into any region.
card-monk = Monk
    .the = the Monk
    .text = Move one rat from any region to a neighbouring region that has fewer than three.
card-merchant = Merchant
    .the = the Merchant
    .text = Move one to three of your citizens from one region to one neighbouring region.
card-witch = Witch
    .the = the Witch
    .text =
        Look at one rat on the board, then at another one; then swap the two, or leave them where
        they are. If only one rat is there, look at that one.
card-king = King
    .the = the King
    .text =
        Bring one of your citizens from a region without rats into the Safe Haven, where nothing can
        harm it and it still counts.
card-knight = Knight
    .the = the Knight
    .text =
        In the plague phase move the plague up to two steps (three with 5 or 6 players), and lower
        every limit by two if you like. Final round: do so once more.
card-baker = Baker
    .the = the Baker
    .text =
        Once a turn put one of your citizens from your hand stock onto this card. Whoever takes the
        card puts everybody on it into one region. Before the last plague your left neighbour does
        so.
card-serf = Serf
    .the = the Serf
    .text =
        In your plague phase, each rat that kills a citizen of somebody else lets you add one of
        yours to the plague region at once. Final round: move the plague one step, with the same
        effect.
card-bishop = Bishop
    .the = the Bishop
    .text =
        Put both bishops into two regions. No rat may be placed in or moved into a region with a
        bishop.
card-nun = Nun
    .the = the Nun
    .text =
        Put the three nuns into any regions; they may share. Each lowers the population that counts
        against a limit by one.
card-courier = Courier
    .the = the Courier
    .text = Move up to two of your citizens, each from any region to any other region in play.
card-mayor = Mayor
    .the = the Mayor
    .text =
        Add one citizen more when you increase in a region where you already have more citizens than
        anybody else. Final round: if there is such a region, put one citizen into any region.
card-pied-piper = Pied Piper
    .the = the Pied Piper
    .text =
        Move one of your citizens to a neighbouring region and let up to two rats of the region it
        left follow.
card-wizard = Wizard
    .the = the Wizard
    .text =
        Put a potion under one of your citizens. When it would die the potion is lost instead, and
        the citizen is safe from the whole rat. Citizens without a potion die first, a diplomat
        last; who carries both keeps the diplomat.
card-emperor = Emperor
    .the = the Emperor
    .text =
        Place or move one of the three walls onto a border. Rats, citizens, the plague and the
        Caravan do not cross it.
card-queen = Queen
    .the = the Queen
    .text =
        If your largest connected group of regions is larger than everybody else's, add two citizens
        more when you increase. Final round: if so, put two citizens into any region.
card-crusader = Crusader
    .the = the Crusader
    .text =
        Move the plague up to two steps (three with 5 or 6 players). All rats of the plague region
        may be turned up first and are resolved in your order; all of them leave the game.
card-soldier = Soldier
    .the = the Soldier
    .text =
        Move the plague up to two steps (three with 5 or 6 players), and add one rat more than usual
        if you like. Final round: add only that one.
card-astronomer = Astronomer
    .the = the Astronomer
    .text = Draw three region cards, keep one and discard the others.
card-explorer = Explorer
    .the = the Explorer
    .text = Turn up three region cards and put one of your citizens into one of their regions.
card-caravanner = Caravanner
    .the = the Caravanner
    .text =
        Move the Caravan two steps; where it starts and where it passes, whoever has the most
        citizens may add one.
card-sultan = Sultan
    .the = the Sultan
    .text =
        Put a diplomat under one of your citizens, at most one in each region. After the last plague
        most diplomats score 4 points, second most 2.

card-with-class = { $text } Class: { $family }.
card-reconstructed =
    { $text } Class: { $family }. { $part ->
        [normal-turn]
            Its final round is known; what it does in a normal turn is our reconstruction.
       *[everything] The exact wording of this card is not known; this is our reconstruction.
        [numbers] The exact numbers of this card are not known; they are our reconstruction.
        [details] The details of this card are not known; they are our reconstruction.
    }

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

## Regions, borders and region cards

neighbours = its neighbours are { $regions }.
safe-haven = the Safe Haven
in-region = { $name ->
    [golden-horde] in the { $region }
    [safe-haven] in { $region }
   *[other] in { $region }
}
to-region = { $name ->
    [golden-horde] to the { $region }
    [safe-haven] to { $region }
   *[other] to { $region }
}
from-region = { $name ->
    [golden-horde] from the { $region }
    [safe-haven] from { $region }
   *[other] from { $region }
}
of-region = { $name ->
    [golden-horde] of the { $region }
    [safe-haven] of { $region }
   *[other] of { $region }
}
border = { $here }-{ $there }
region-card = { $region } ({ $classes })
    .short = { $region } { $classes }
any-class = any class
    .short = ?
region-cards = Region cards
    .text =
        Each shows a region and two classes, or any class. When a rat strikes, a region card from
        your hand protects one class card of yours whose class it shows, until the plague is done
        with that region. At the end every region on your cards where nobody has more citizens than
        you is one point.

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
question-how-many = How many citizens come { $to_region }?
    .more =
        As many citizens come as the region has rats. The bonus of a card may be added or declined.
question-move-plague = Which region does the plague move to?
    .more =
        The plague leaves { $region } and must move: one step, or further with a Chivalry card.
        If there are rats where it arrives, new rats come to its neighbours: one for a single rat,
        two for two or three. Then, if citizens live there, its rats are turned over one by one.
        A rat strikes when at least as many citizens are there as its limit says.
question-add-rat = { $count ->
        [one] One new rat comes: which neighbour { $of_region } does it go to?
       *[other] { $count } new rats come: which neighbour { $of_region } does the first go to?
    }
    .more =
        New rats come face down from the supply into regions next to the plague, together or apart,
        as you like. No region ever has more than three.
question-add-extra-rat = Soldier: which neighbour { $of_region } gets one rat more?
    .more =
        With the Soldier you may add one rat more than usual next to the plague, or leave it. In the
        final round it is the only one, and it comes from the rats that have left the game.
question-lower-limits = Knight: do you lower every limit { $in_region } by two?
    .more =
        A rat strikes when at least as many citizens are in the region as its limit says. Your Knight
        can lower every limit of this plague, so that more rats strike. You decide once, before the
        first rat is turned over.
    .yes = Lower the limits by two
    .no = Leave the limits as they are
question-crusade = Crusader: do you turn up all rats { $in_region } first?
    .more =
        With the Crusader all rats of the plague region are turned up for everybody before the first
        one has its effect, and you choose their order. All of them leave the game, also those that
        find nobody left.
    .yes = Turn up all rats
    .no = Leave them face down
question-choose-rat = Which rat { $in_region } is turned over next?
    .more =
        You decide the order: you have looked at a rat here, or it is the last plague, you had the
        last regular turn and somebody has. Rats are turned over until no rats or no citizens are
        left in the region.
question-choose-face = Which rat { $in_region } has its effect next?
    .more =
        All rats of this region are turned up, and you choose their order. It goes on until no rats
        or no citizens are left there.
question-play-region-card = Do you play a region card against the rat { $in_region } ({ $face })?
    .more =
        The plague breaks out, and this rat would kill a citizen of yours for a class card that you
        hold. A region card that shows the class protects that one class card until the plague is
        done with this region; any class will do for one with a question mark. It does not help
        against majority and all. Region cards left in your hand at the end may score: one point for
        each region on them where nobody has more citizens than you.
question-choose-shielded = Which class card does { $region_card } protect?
    .more =
        The region card fits several of your class cards. It protects one of them, until the plague
        is done with this region.
question-move-in = Serf: do you add a citizen { $in_region }?
    .more =
        The rat has killed a citizen of somebody else, so you may add one of yours to the region at
        once. It counts for the next rat.
    .yes = Add a citizen { $in_region }
    .no = Add nobody
question-take-diplomat = { $both ->
    [1] Does your diplomat { $in_region } go along { $to_goal }, with its potion?
   *[0] Does your diplomat { $in_region } go along { $to_goal }?
}
    .more =
        Some of your citizens leave a region where one of them is a diplomat. You say whether the
        diplomat is among those who go. In one region you can have one diplomat only; in the Safe
        Haven any number.
    .yes = The diplomat goes along
    .no = The diplomat stays
question-take-potions = How many potions go along { $from_region } { $to_goal }?
    .more =
        Some of your citizens leave a region where some of them have a potion. You say how many of
        those who go have one, a diplomat's own counted. In the Safe Haven a potion is of no more
        use.
question-release = Where do the citizens on the Baker go?
    .more =
        All citizens stored on the Baker come to one region, each in its colour. Whoever takes the
        card decides where; before the last plague it is the left neighbour of its holder.
question-join-caravan = Do you add a citizen { $in_region }, where the Caravan passed?
    .more =
        Whoever has the most citizens in the region that the Caravan left, or in the one that it
        passed through, may add one there from the hand stock.
    .yes = Add a citizen { $in_region }
    .no = Add nobody
question-act-at-the-end = Which card do you use one last time?
    .more =
        In the final round everybody but the player of the last turn may use each card once more.
        No cards are taken and nobody increases. Then the plague ravages every region, and every
        citizen left on the board is one point.

question-choose-region = Which region does the last plague ravage next?
    .more =
        The plague ravages every region, and as the player of the last regular turn you decide the
        order. It matters because a region card that is played protects in one region only.

## Questions of the cards

question-card-peasant-a-region-to-settle = Peasant: which region does your extra citizen go to?
question-card-monk-a-rat-to-move = Monk: which rat moves?
question-card-monk-a-room-for-it = Monk: where does the rat { $from_region } go?
question-card-merchant-a-region-to-leave = Merchant: which region do your citizens leave?
question-card-merchant-a-goal-nearby = Merchant: where do the citizens { $from_region } go?
question-card-merchant-how-many = Merchant: how many go { $to_region }?
question-card-witch-a-rat = Witch: which rat do you look at first?
question-card-witch-another-rat = Witch: which other rat do you look at?
question-card-witch-yes-or-no = Witch: do you swap the two rats?
    .yes = Swap the two rats
    .no = Leave the rats where they are
question-card-king-a-region-of-mine-without-rats =
    King: from which region does a citizen go to the Safe Haven?
question-card-bishop-a-region = Bishop: where does the first bishop go?
question-card-bishop-another-region = Bishop: where does the second bishop go?
question-card-nun-a-region = Nun: where does { $place ->
    [1] the first
    [2] the second
   *[3] the third
} nun go?
question-card-courier-a-region-of-mine = Courier: which region does a citizen leave?
question-card-courier-a-goal-anywhere = Courier: where does the citizen { $from_region } go?
question-card-courier-a-region-of-mine-or-stop = Courier: which region does a second citizen leave?
question-card-mayor-a-region-to-settle = Mayor: which region does your extra citizen go to?
question-card-pied-piper-a-region-to-leave = Pied Piper: which region does a citizen leave?
question-card-pied-piper-a-goal-nearby = Pied Piper: where does the citizen { $from_region } go?
question-card-pied-piper-a-follower-or-stop = Pied Piper: { $place ->
    [3] which rat follows first?
   *[4] which rat follows next?
}
question-card-wizard-a-region-for-a-potion = Wizard: where does a citizen get a potion?
question-card-wizard-to-the-diplomat = Wizard: does your diplomat { $in_region } get the potion?
    .yes = The diplomat gets the potion
    .no = Another citizen gets the potion
question-card-emperor-a-wall = Emperor: which wall do you put up?
question-card-emperor-a-border = Emperor: on which border does the wall stand?
question-card-queen-a-region-to-settle = Queen: which region do your extra citizens go to?
question-card-astronomer-one-of-the-drawn = Astronomer: which region card do you keep?
question-card-explorer-a-region-shown = Explorer: which of these regions does a citizen go to?
question-card-caravanner-a-way-for-the-caravan =
    Caravanner: which region does the Caravan pass through?
question-card-caravanner-a-goal-for-the-caravan =
    Caravanner: { $from_region }, where does the Caravan end?
question-card-sultan-a-region-for-a-diplomat = Sultan: where does a citizen become a diplomat?
question-card-sultan-one-with-a-potion =
    Sultan: does a citizen with a potion { $in_region } become the diplomat?
    .yes = One with a potion becomes the diplomat
    .no = One without a potion becomes the diplomat

## Questions to nature

question-draw-card = Chance: which class card is in this game?
    .more = The class cards of this game are drawn at random.
question-plague-starts = Chance: where does the plague start?
    .more = The plague piece starts in a random region.
question-deal-face = Chance: what does the rat { $in_region } show?
    .more = A rat has no face until somebody looks at it; then chance draws one from those left.
question-draw-region-card = Chance: which region card is drawn?
    .more = A region card has no face until somebody draws it; then chance picks one from the deck.

## Answers

answer-or = {" "}or{" +"}
answer-increase = Increase { $in_region } (+{ $count })
answer-take = Take { $the_card }
answer-take-from = Take { $the_card } from { $loser }
answer-use = Use { $the_card }
answer-on-to-the-plague = On to the plague
answer-no-more-cards = Use no more cards
answer-region = { $region }
answer-stop = That was all
answer-count = { $count ->
    [one] One citizen
   *[other] { $count } citizens
}
answer-potions = { $count ->
    [0] No potion
    [one] One potion
   *[other] { $count } potions
}
answer-card = { $card }
answer-border = { $border }
answer-new-wall = A new wall
answer-region-card = { $region_card }
answer-no-region-card = No region card
answer-no-extra-rat = No extra rat
answer-no-more-rats = No more rats
answer-face = { $face }
answer-rat = Rat { $in_region }
answer-rat-seen = Rat { $in_region }, number { $place }, seen by { $seats }
answer-rat-known = Rat { $in_region }, { $face }

## Events: `who` is the reader (you), chance (nobody) or somebody else (other)

event-card-chosen = In this game: { $card }.
event-plague-moved = { $who ->
    [nobody] The plague starts { $in_region }.
    [you] You move the plague { $to_region }.
   *[other] { $seat } moves the plague { $to_region }.
}
event-caravan-moved = { $who ->
    [you] You put the Caravan { $in_region }.
   *[other] { $seat } puts the Caravan { $in_region }.
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
    } { $in_region }.
event-citizens-moved =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    } { $from_origin } { $to_goal }.
event-citizen-saved = { $who ->
    [you] You bring a citizen { $from_region } into the Safe Haven.
   *[other] { $seat } brings a citizen { $from_region } into the Safe Haven.
}
event-citizens-died =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    } { $in_region }.
event-card-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $the_card }{ $from ->
        [nobody] .
        [you] { " " }from you.
       *[other] { " " }from { $loser }.
    }
event-card-used = { $who ->
    [you] You use { $the_card }.
   *[other] { $seat } uses { $the_card }.
}
event-rat-added = { $who ->
    [you] You add a rat { $in_region }.
   *[other] { $seat } adds a rat { $in_region }.
}
event-rat-moved = { $who ->
    [you] You move a rat { $from_rat } { $to_region }.
   *[other] { $seat } moves a rat { $from_rat } { $to_region }.
}
event-rats-swapped =
    { $who ->
        [you] You swap
       *[other] { $seat } swaps
    } { $together ->
        [yes] two rats { $in_rat }.
       *[no] a rat { $in_rat } with one { $in_other_rat }.
    }
event-rat-seen =
    { $who ->
        [you] You look at a rat { $in_rat }
       *[other] { $seat } looks at a rat { $in_rat }
    }{ $known ->
        [yes] , { $face }.
       *[no] .
    }
event-rat-revealed = A rat { $in_region } shows { $face }.
event-outbreak-began = The plague breaks out { $in_region }.
event-symbol-counted =
    { $symbol ->
        [majority] Majority
        [all] All
       *[class] The { $card }
    }: { $count } { $who ->
        [you] of yours
       *[other] of { $seat }
    }.
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

event-potions-drunk =
    { $count ->
        [one] A potion saves one citizen
       *[other] Potions save { $count } citizens
    } of { $who ->
        [you] yours
       *[other] { $seat }
    } { $in_region }.
event-diplomat-sent =
    { $who ->
        [you] Your citizen
       *[other] A citizen of { $seat }
    } { $both ->
        [1] with a potion { $in_region }
       *[0] { $in_region }
    } becomes a diplomat.
event-potion-given =
    { $who ->
        [you] { $both ->
            [1] Your diplomat
           *[0] Your citizen
        }
       *[other] { $both ->
            [1] The diplomat of { $seat }
           *[0] A citizen of { $seat }
        }
    } { $in_region } gets a potion.
event-citizen-stored = { $who ->
    [you] You store a citizen on the Baker.
   *[other] { $seat } stores a citizen on the Baker.
}
event-citizens-released =
    { $count ->
        [one] One citizen
       *[other] { $count } citizens
    } of { $who ->
        [you] yours
       *[other] { $seat }
    } { $count ->
        [one] goes
       *[other] go
    } from the Baker { $to_region }.
event-bishop-placed = { $who ->
    [you] You put a bishop { $in_region }.
   *[other] { $seat } puts a bishop { $in_region }.
}
event-nun-placed = { $who ->
    [you] You put a nun { $in_region }.
   *[other] { $seat } puts a nun { $in_region }.
}
event-wall-built = { $who ->
    [you] You put a wall between { $region } and { $other_region }.
   *[other] { $seat } puts a wall between { $region } and { $other_region }.
}
event-region-card-drawn =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } { $known ->
        [yes] the region card { $region_card }.
       *[no] a region card.
    }
event-region-card-kept =
    { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } { $known ->
        [yes] { $region_card }.
       *[no] one of the region cards.
    }
event-region-card-shown = { $who ->
    [you] You turn up { $region_card }.
   *[other] { $seat } turns up { $region_card }.
}
event-region-card-discarded = { $who ->
    [you] You discard { $region_card }.
   *[other] { $seat } discards { $region_card }.
}
event-region-card-played = { $who ->
    [you] You protect { $the_card } with { $region_card }.
   *[other] { $seat } protects { $the_card } with { $region_card }.
}
event-region-deck-shuffled =
    { $count ->
        [one] One discarded region card becomes
       *[other] { $count } discarded region cards become
    } the new deck.
event-region-chosen = The plague goes on { $to_region }.

## Advice

advice-no-chivalry =
    No Chivalry card is in this game, so the plague never moves more than one step at a time. With
    fewer than four players a set with the Knight, the Crusader or the Soldier is the better choice.

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
result-seat = { $place }. { $seat }: { $score } ({ $parts })
part-citizens = { $count } in regions
part-safe-haven = { $count } in the Safe Haven
part-region-cards = { $count } by cards
part-diplomats = { $count } by diplomats

## Why something cannot be chosen now

barred-increased = You have already placed citizens this turn.
barred-no-rats = Citizens only come where there are rats.
barred-no-citizens = You have no citizens left in hand.
barred-took-card = You have already taken a card this turn.
barred-used = You have already used this card this turn.
barred-no-use = There is nothing to use on this card right now.
barred-too-far = The plague does not reach that far.
barred-plague = Cards come first; now the plague moves.

## Advice

advice-number = { $whole }.{ $tenth }
advice-board = By your next turn you have { $mine } citizens on the board on average; with the other answers { $usual }.
advice-hand = By your next turn you have { $mine } citizens in hand on average; with the other answers { $usual }.
judged-board = By the next turn that leads to { $mine } citizens on the board on average; the other answers to { $usual }.
judged-hand = By the next turn that leads to { $mine } citizens in hand on average; the other answers to { $usual }.

## What decisions are about

theme-placing = Placing citizens
theme-cards = Class cards
theme-plague = Steering the plague
theme-region-cards = Region cards
theme-travel = Travelling

## Challenges for one player

challenge-four-citizens = Four survivors
challenge-empty-handed = Empty-handed
challenge-two-cards = Two cards will do
challenge-duel = Duel
challenge-collector = The collector
challenge-few-funerals = Few funerals
challenge-new-faces = New faces
challenge-four-at-table = Four at the table
goal-place = { $most ->
    [1] Win the game.
   *[other] Come in second at least.
}
goal-score = Survive with { $least } citizens or more.
goal-lead = Win by { $least } citizens or more.
goal-times-card-taken = { $most ->
    [0] Take no class card.
    [2] Take two class cards at most.
   *[other] Take class cards { $least } times or more.
}
goal-sum-citizens-died-count = Lose no more than { $most } citizens to the plague.
