### RatLand: everything that is said about the game, in English.

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
seat-6 = orange
    .letter = O
seat-7 = black
    .letter = K
seat-8 = brown
    .letter = N
seat-9 = pink
    .letter = I
seat-10 = grey
    .letter = E
seat-11 = lime
    .letter = L

## Events of the deck

happening-abundance = Abundance
    .text = At once everybody gains 1 cheese.
happening-massive-attack = Massive Attack
    .text = Every attack with at least one rat counts one rat more.
happening-cousins-visit = The Cousin's Visit
    .text = At once everybody gains 1 rat, which can be placed this round.
happening-helmet-rat = Helmet Rat
    .text =
        In each area whoever drew may put one of the drawn pieces back into the bag and
        ignore it.
happening-yellow-is-the-new-black = Yellow Is the New Black
    .text = Black counts as yellow.
happening-dr-cheese = Dr. Cheese
    .text = Every two white pieces that a player draws in the same area become 1 yellow.
happening-tacticians = Tacticians
    .text =
        In phase 6 everybody gains 1 cheese for each of the three areas where no rat of
        theirs was sent.
happening-drunk = Drunk
    .text =
        At once the player with the most rats gives 1 rat, neither poisoned nor lost, to the
        player with the fewest.
happening-hide-the-cheese = Hide the Cheese
    .text = Everybody may hide one of their cheeses in the nursery, where it cannot be stolen.
happening-just-in-time = Just in Time
    .text = Poisoned and lost rats come back at once and can be placed this round.
happening-holy-rat = Holy Rat
    .text = At once everybody moves 1 rat from their graveyard to the supply.
happening-rattibal-lecter = Rattibal Lecter
    .text = In phase 7, before paying, everybody may swap 1 rat for 1 cheese.
happening-locked-and-loaded = Locked and Loaded
    .text =
        Up to 3 rats of each player count both as defenders in the pantry and as rats in the
        nursery.
happening-end-of-the-game = End of the Game
    .text = The game stops at once; this round is not played.

## Clans: the closed side, and the open side from the first final event on

clan-recyclers = Recyclers
    .closed = Draw one piece more at the dump when you have a rat there.
    .open = Up to 2 white pieces that you draw at the dump become 1 yellow each.
clan-mutants = Mutants
    .closed = Purple counts as yellow.
    .open = Purple counts as orange.
clan-explorers = Explorers
    .closed = When lost rats of yours return they bring 1 cheese in all.
    .open = Every lost rat of yours that returns brings 1 cheese.
clan-scavengers = Scavengers
    .closed = In one area where you sent no rat you may draw 1 piece after everybody else.
    .open = In every area where you sent no rat you may draw 1 piece after everybody else.
clan-alchemists = Alchemists
    .closed = After feeding you may turn 1 cheese into 1 rat.
    .open = After feeding you may turn up to 2 cheeses into 1 rat each.
clan-ninjas = Ninjas
    .closed =
        If you attack only one neighbour, with exactly 2 rats, you steal 1 cheese whatever
        the defence.
    .open = Every attack of yours with exactly 1 rat steals 1 cheese whatever the defence.
clan-breeders = Breeders
    .closed = With an empty nursery you still gain 1 rat in phase 4.
    .open = In phase 4 you always gain 1 rat more than normal.
clan-warriors = Warriors
    .closed = Black has no effect on you.
    .open = Black has no effect on you, and your defence counts 2 rats more.
clan-musicians = Musicians
    .closed = At the end of the round the richest other player gives you 1 cheese.
    .open = At the end of the round the three richest other players give you 1 cheese each.
clan-athletes = Athletes
    .closed = After the screens are lifted you may move 1 rat to another space.
    .open = After the screens are lifted you may move up to 3 rats to other spaces.
clan-corrupt = Corrupt
    .closed = In one area you may add 1 piece of any colour to the bag before the draw.
    .open = In every area you may add 1 piece of any colour to the bag before the draw.
clan-seers = Seers
    .closed = You look at the next event.
    .open = You look at the next event and at the next food card.

clan-text = { $closed } From the first final event on: { $open }

## Places

space-dump = dump
    .in = in the dump
    .to = to the dump
    .from = from the dump
    .short = Dump
    .text = an area: every rat sent there draws a piece from the bag; it is searched first.
space-city = city
    .in = in the city
    .to = to the city
    .from = from the city
    .short = City
    .text = an area: every rat sent there draws a piece from the bag; it is searched second.
space-fields = fields
    .in = in the fields
    .to = to the fields
    .from = from the fields
    .short = Fld
    .text = an area: every rat sent there draws a piece from the bag; it is searched last.
space-left-pipe = left pipe
    .in = in the left pipe
    .to = to the left pipe
    .from = from the left pipe
    .short = <Pipe
    .text = rats there attack the pantry of the left neighbour, who sits next in turn order.
space-right-pipe = right pipe
    .in = in the right pipe
    .to = to the right pipe
    .from = from the right pipe
    .short = Pipe>
    .text = rats there attack the pantry of the right neighbour, who sits before you.
space-nursery = nursery
    .in = in the nursery
    .to = to the nursery
    .from = from the nursery
    .short = Nurs
    .text = every rat there brings one new rat.
space-pantry = pantry
    .in = in the pantry
    .to = to the pantry
    .from = from the pantry
    .short = Pant
    .text = rats there defend your cheese against both neighbours.

space-both = pantry and nursery
    .in = in pantry and nursery at once
    .to = to pantry and nursery at once
    .from = from pantry and nursery

## Colours of cheese

colour-yellow = yellow
    .means = 1 cheese
    .text = 1 cheese.
    .pieces = { $count } yellow
colour-orange = orange
    .means = 2 cheeses
    .text = 2 cheeses.
    .pieces = { $count } orange
colour-white = white
    .means = nothing
    .text = Nothing.
    .pieces = { $count } white
colour-black = black
    .means = a rat runs off
    .text =
        One of your rats leaves for the supply: you choose a healthy or a poisoned one of the area.
    .pieces = { $count } black
colour-purple = purple
    .means = a rat is poisoned
    .text =
        One of your rats is poisoned: it goes to the infirmary, must be fed, and cannot be
        used until it returns.
    .pieces = { $count } purple
colour-blue = blue
    .means = a rat gets lost
    .text = One of your rats is lost: it is not fed, and cannot be used until it returns.
    .pieces = { $count } blue
nothing = nothing

## Questions to a seat; `more` is what a newcomer asks next

question-choose-board = Which side of your sewer board do you play?
    .more =
        An aggressive clan kills a rat when its attack succeeds and loses one when it fails. With the
        most rats in an area it wounds a rat of somebody else before the draw, but it always draws one
        piece less. All sides are shown when everybody has chosen.
question-keep-clan = Which clan do you keep?
    .more =
        A clan has one ability now and a better one from the first final event on, in round 6. All
        clans are shown when everybody has chosen.
question-hide-cheese = Do you hide a cheese in the nursery?
    .more = A hidden cheese cannot be stolen in this round. It is back in your pantry before feeding.
    .yes = Hide a cheese
    .no = Hide nothing
question-place = { $double ->
        [yes] How many rats count both in the pantry and in the nursery?
       *[no] { $left ->
            [one] Does your one rat go { $to_space }?
           *[other] How many of your { $left } rats go { $to_space }?
        }
    }
    .more =
        Behind your screen you place all your rats: in the dump, the city and the fields they look for
        cheese, in the pipes they attack a neighbour, in the nursery they bring young, and those that
        are left defend the pantry. Nobody sees anything before all are ready. After that every clan
        must be fed: 4 to 6 rats cost one cheese, 7 to 9 cost three, and so on; for each cheese that
        is missing a rat starves.
question-ready = Are you ready?
    .more =
        When everybody is ready all screens are lifted together. Until you say so you may start again.
    .yes = Ready
    .no = Take all rats back and start again
question-move-from = Athletes: from which space does a rat move?
    .more = You see where all rats are. You may move one rat, or up to three in the final rounds.
question-move-to = Athletes: where does the rat { $from_space } go?
    .more = A rat may move to any other space of your sewer board.
question-bribe = Corrupt: which piece do you add to the bag for the { $area }?
    .more = The piece goes into the bag before anybody draws. You may also leave the bag as it is.
question-wound = Whose rat { $in_area } do you wound?
    .more =
        You sent the most rats to this area, and your clan is aggressive. The wounded rat draws nothing
        and goes to its owner's infirmary.
question-scavenge = Scavengers: do you draw a piece from what is left { $in_area }?
    .more =
        Where you sent no rat you may draw one piece after everybody else. Whatever it is has its usual
        effect.
    .yes = Draw a piece
    .no = Draw nothing
question-put-back = Helmet Rat: which piece do you put back into the bag?
    .more = You may ignore one of the pieces that you have drawn. Others may draw it after you.
question-let-go = { $count ->
        [one] Black: one of your rats leaves. Which one?
       *[other] Black: { $count } of your rats leave. How many of them are poisoned ones?
    }
    .more =
        For every black piece a rat goes back to the supply and does not count against you. A poisoned
        rat cannot be used in the next round, a healthy one can. What purple poisons in this draw may
        be the one that leaves. If there are too few healthy rats for all pieces and no poisoned one
        leaves, blue finds no rat.
question-strike = The extra piece strikes: which of your rats?
    .more =
        An extra draw has no rat of its own, so that it may strike any of yours. A rat that has still
        to search draws nothing any more; the others have nothing left to do in this round.
question-last-piece = More harm than healthy rats: which piece comes last?
    .more = You carry out the pieces in any order. The last one finds no rat and does nothing.
question-swap = Rattibal Lecter: do you swap a rat for a cheese?
    .more =
        Before everybody pays, you may give up one rat for one cheese. It does not count against you,
        and it need not be fed.
question-starve = Your rats starve: how many of them are poisoned ones?
    .more =
        For every cheese that is missing one rat goes to your graveyard and counts against you. A
        poisoned rat cannot be used in the next round, a healthy one can.
question-alchemy = Alchemists: how many cheeses become rats?
    .more = After feeding you may turn cheese into rats. They must be fed from the next round on.

## Questions to nature

question-deal-clan = Chance: which clan is dealt?
    .more = Everybody is dealt two clans and keeps one.
question-draw-event = Chance: which event comes next?
    .more = Five initial events come first, then four final ones with the End somewhere among them.
question-draw-food = Chance: which food card comes next?
    .more = The food card says what is in the bag for each area.
question-draw-piece = Chance: which piece does { $drawer } draw?
    .more = Every piece in the bag is as likely as another.

## Answers

answer-board-normal = Normal
answer-board-aggressive = Aggressive
answer-rats = { $count ->
    [0] No rat
    [one] One rat
   *[other] { $count } rats
}
answer-cheese = { $count ->
    [0] No cheese
    [one] One cheese
   *[other] { $count } cheeses
}
answer-clan = { $clan }
answer-space = { $space }
answer-both = Pantry and nursery at once
answer-let-go = { $all ->
    [one] { $poisoned ->
        [0] A healthy one
       *[other] A poisoned one
    }
   *[other] { $poisoned ->
        [0] No poisoned one
        [one] One poisoned one
       *[other] { $poisoned } poisoned ones
    }
}
answer-stop = That was all
answer-colour = { $means } ({ $colour })
answer-none = Nothing
answer-seat = { $seat }
answer-event = { $happening }
answer-food = Card { $card }
answer-swap-keep = Keep all rats
answer-swap-healthy = Swap a healthy rat
answer-swap-poisoned = Swap a poisoned rat

## Events: `who` is the reader (you) or somebody else (other)

event-clan-dealt = { $who ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $known ->
    [yes] the { $clan }.
   *[no] a clan.
}
event-clans-chosen = All sides are shown. { $seats }
chosen = { $seat }: { $aggressive ->
    [yes] aggressive board
   *[no] normal board
}{ $with_clan ->
    [yes] , { $clan }.
   *[no] .
}
event-round-began = { $who ->
    [you] A new round begins, and you are the active player.
   *[other] A new round begins; { $seat } is the active player.
}
event-event-revealed = The event is { $happening }: { $text }
event-food-revealed = Food card { $card }: { $areas }.
food-area = { $area } { $pieces }
event-event-foreseen =
    { $who ->
        [you] You look at the next event
       *[other] { $seat } looks at the next event
    }{ $known ->
        [yes] : { $happening }.
       *[no] .
    }
event-food-foreseen =
    { $who ->
        [you] You look at the next food card
       *[other] { $seat } looks at the next food card
    }{ $known ->
        [yes] , number { $card }.
       *[no] .
    }
event-screens-lifted = The screens are lifted. { $seats }
event-athletes-moved = The Athletes have moved. { $seats }
placed = { $seat }: { $places }.
placed-rats = { $space } { $count }
placed-double = counting twice { $count }
placed-cheese = a hidden cheese
event-cheese-gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] one cheese.
   *[other] { $count } cheeses.
}
event-cheese-stolen = { $who ->
    [you] You steal
   *[other] { $seat } steals
} { $count ->
    [one] one cheese
   *[other] { $count } cheeses
} { $whom ->
    [you] from you.
   *[other] from { $victim }.
}
event-cheese-given = { $who ->
    [you] You give one cheese to { $musician }.
   *[other] { $whom ->
        [you] { $seat } gives you one cheese.
       *[other] { $seat } gives one cheese to { $musician }.
    }
}
event-cheese-paid = { $who ->
    [you] You feed your clan with
   *[other] { $seat } feeds its clan with
} { $count ->
    [one] one cheese.
   *[other] { $count } cheeses.
}
event-rats-joined = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] one rat
   *[other] { $count } rats
} { $in_space }.
event-rat-left = { $who ->
    [you] You lose a rat { $from_space } to the supply.
   *[other] { $seat } loses a rat { $from_space } to the supply.
}
event-poisoned-rat-left = { $who ->
    [you] You lose a poisoned rat to the supply.
   *[other] { $seat } loses a poisoned rat to the supply.
}
event-rat-poisoned = { $who ->
    [you] Your rat { $from_space } goes to the infirmary.
   *[other] A rat of { $seat } goes { $from_space } to the infirmary.
}
event-rat-lost = { $who ->
    [you] Your rat { $from_space } loses its way.
   *[other] A rat of { $seat } { $from_space } loses its way.
}
event-rat-given = { $who ->
    [you] A drunken rat leaves you for { $taker }.
   *[other] { $whom ->
        [you] A drunken rat leaves { $seat } for you.
       *[other] A drunken rat leaves { $seat } for { $taker }.
    }
}
event-rats-returned = { $who ->
    [you] Your rats return
   *[other] The rats of { $seat } return
}: { $poisoned } poisoned, { $lost } lost.
event-rat-freed = { $who ->
    [you] A rat leaves your graveyard for the supply.
   *[other] A rat leaves the graveyard of { $seat } for the supply.
}
event-bag-filled = In the bag for the { $area }: { $pieces }.
event-piece-added = { $who ->
    [you] You add a piece to the bag: { $colour }.
   *[other] { $seat } adds a piece to the bag: { $colour }.
}
event-rat-wounded = { $who ->
    [you] You wound a rat of { $victim } { $in_area }.
   *[other] { $whom ->
        [you] { $seat } wounds a rat of yours { $in_area }.
       *[other] { $seat } wounds a rat of { $victim } { $in_area }.
    }
}
event-piece-drawn = { $who ->
    [you] You draw { $colour }.
   *[other] { $seat } draws { $colour }.
}
event-piece-put-back = { $who ->
    [you] You put { $colour } back into the bag.
   *[other] { $seat } puts { $colour } back into the bag.
}
event-swaps-revealed = Rats are swapped for cheese: { $seats }.
event-rats-starved = Rats starve: { $seats }.
event-cheese-transmuted = Cheese becomes rats: { $seats }.
counted = { $seat } { $count }
nobody = nobody

## The end

result-ending = The game is over: the End was revealed.
result-winner = { $who ->
    [you] You win
   *[other] { $seat } wins
} with { $score ->
    [one] one point.
   *[other] { $score } points.
}
result-seat =
    { $place }. { $seat }: { $score } ({ $rats ->
        [one] 1 living rat
       *[other] { $rats } living rats
    }, { $dead } in the graveyard, { $cheese } cheese)

## Advice

advice-number = { $whole }.{ $tenth }
plan-part = { $count } { $space }
advice-cheese = After this round you have { $mine } cheese on average; with the other plans { $usual }.
advice-rats = After this round { $mine } of your rats live on average; with the other plans { $usual }.
advice-dead = After this round { $mine } of your rats are dead on average; with the other plans { $usual }.
judged-cheese = That leads to { $mine } cheese after the round on average; the other plans to { $usual }.
judged-rats = That leads to { $mine } living rats after the round on average; the other plans to { $usual }.
judged-dead = That leads to { $mine } dead rats after the round on average; the other plans to { $usual }.

## What decisions are about

theme-placing = Sending rats out
theme-search = Searching
theme-harm = Harm
theme-feeding = Feeding
theme-clans = Clans and boards

## Challenges for one player

challenge-twenty-rats = Twenty rats
challenge-honest = An honest clan
challenge-raider = The raiders
challenge-duel = Duel
challenge-full-nursery = A full nursery
challenge-feast = The great feast
challenge-clans = Special clans
challenge-four-at-table = Four at the table
goal-place = { $most ->
    [1] Win the game.
   *[other] Come in second at least.
}
goal-score = Score { $least } points or more: living rats, less the dead.
goal-lead = Win by { $least } points or more.
goal-times-cheese-stolen = Steal no cheese.
goal-sum-cheese-stolen-count = Steal { $least } cheeses or more.
goal-sum-rats-joined-count = Bring { $least } new rats into your clan or more.
goal-sum-cheese-paid-count = Feed your rats with { $least } cheeses or more in all.
