### Rattus Cartus: everything that is said about the game, in English.

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

## Hand cards

card-peasant = Peasant
card-merchant = Merchant
card-monk = Monk
card-knight = Knight
card-witch = Witch
card-king = King
card-joker = Joker
    .text = Play it on a building like a population card: one influence and never a rat.
card-sword = Sword
    .text =
        Play it on a building: whoever has the most Swords there gets half the hand of whoever has
        the fewest. The most Swords in hand score 2 points at the end.
card-flute = Flute
    .text =
        Play it on a building: whoever has the most Flutes there gives a rat to whoever has the
        fewest. The most Flutes in hand score 2 points at the end.
card-pass = Pass
    .text =
        Play it instead of entering a building: your turn comes back when all others have entered or
        passed. The most Passes in hand score 2 points at the end.
card-gold = Gold
    .text = It cannot be played. The most Gold in hand scores 6 points at the end, the second most 3.
card-hidden = a card
card-with-nuns = { $nuns ->
    [0] { $figure } without nuns
    [one] { $figure } with 1 nun
   *[other] { $figure } with { $nuns } nuns
}
no-cards = nothing

## Advice

advice-guard-tower-for-two =
    The Guard Tower is in the game; it is not recommended for two players.

## Classes

family-peasantry = Peasantry
family-bourgeoisie = Bourgeoisie
family-church = Church
family-chivalry = Chivalry
family-magic = Magic
family-royalty = Royalty

## Buildings

building-farm = Farm
    .the = the Farm
    .of = of the Farm
    .text = Premium: draw four population cards. Standard: draw two.
building-brewery = Brewery
    .the = the Brewery
    .of = of the Brewery
    .text =
        Premium: draw one population card for each influence that you scored with your cards here.
        Standard: one for every two.
building-marketplace = Marketplace
    .the = the Marketplace
    .of = of the Marketplace
    .text = Premium: take two jokers. Standard: take one.
building-office = Office
    .the = the Office
    .of = of the Office
    .text = Premium: take two Passes. Standard: take one.
building-monastery = Monastery
    .the = the Monastery
    .of = of the Monastery
    .text = Premium: discard two rats. Standard: discard one.
building-hospital = Hospital
    .the = the Hospital
    .of = of the Hospital
    .text =
        Premium: discard one rat, then up to three hand cards and as many rats. Standard: discard up
        to two hand cards and as many rats.
building-castle = Castle
    .the = the Castle
    .of = of the Castle
    .text = Premium: take two Swords. Standard: take one.
building-guard-tower = Guard Tower
    .the = the Guard Tower
    .of = of the Guard Tower
    .text =
        Premium: everybody who entered no Guard Tower this round and holds at least as many cards as
        you gives you three of their choice. Standard: you are safe from Guard Towers this round.
building-pied-pipers-hut = Pied Piper's Hut
    .the = the Pied Piper's Hut
    .of = of the Pied Piper's Hut
    .text = Premium: take two Flutes. Standard: take one.
building-fortune-tellers-tent = Fortune-teller's Tent
    .the = the Fortune-teller's Tent
    .of = of the Fortune-teller's Tent
    .text = Premium: look at two cards of the nun row. Standard: look at one.
building-palace = Palace
    .the = the Palace
    .of = of the Palace
    .text = Premium: take two victory point tokens. Standard: take one.
building-treasury = Treasury
    .the = the Treasury
    .of = of the Treasury
    .text = Premium: take two Gold. Standard: take one.

building-with-class = { $text } Class: { $family }.
building-card = { $building } ({ $supply })

supply-draw = draw { $count }
supply-rats = { $count ->
    [one] lose 1 rat
   *[other] lose { $count } rats
}
supply-look = { $count ->
    [one] look at 1 nun card
   *[other] look at { $count } nun cards
}
supply-nothing = nothing

## Questions to a seat; `more` is what a newcomer asks next

question-supply = Which supplies do you take?
    .more =
        Each building card of this round offers cards to draw, rats to get rid of, or a look at the
        nun row. You take one of them; others may take the same, and you may enter another building
        later.
question-supply-together = Which supplies do you take? All choose at once.
    .more =
        Nobody sees what you choose until all have chosen. Then the actions are performed in turn
        order.
question-look = Which card of the nun row do you look at? ({ $count } to see)
    .more =
        At the end the nuns of the five cards are counted: whoever has more rats than that is dead.
        Only you see the card.
question-enter = Which building do you enter?
    .more =
        Your cards will score influence in its class, and you will use its action: the premium one if
        you play the most population cards and jokers there. Of equal players the first to enter is
        ahead.
question-lay = { $count ->
    [0] Which cards do you lay face down on { $the_building }?
   *[other] Which card do you lay face down on { $the_building }? ({ $count } so far)
}
    .more =
        Each population card and joker gives one influence in the class of the building; a population
        card of another class also brings you a rat. Cards are laid in the order of the list.
question-choose-victim = Several played the fewest: on whom do you use the { $special }?
    .more = With Swords the one you choose gives you half of their hand; with Flutes they get one of your rats.
question-give = Which card do you give to { $receiver }? ({ $count } to give)
    .more = You choose which cards you give, of any kind, in the order of the list.
question-use-action = { $premium ->
    [yes] Do you use the premium action { $of_building }?
   *[no] Do you use the standard action { $of_building }?
}
    .more = You never have to.
    .yes = Use it: { $gain }
    .no = Leave it
question-discard-for-rat = Which card do you discard to get rid of a rat? (up to { $count })
    .more = Each card takes one rat with it. You may stop at any time; Gold may go too.

## Questions to nature, for who answers by hand

question-choose-building = Which building of the class is in the game?
    .more = All its five cards are used.
question-choose-card = Which building card is in the game?
    .more = Thirty cards are used, five of each class.
question-draw-building = Which building card is drawn?
    .more = Any card that nobody has seen may come.
question-draw-card = Which population card is drawn?
    .more = Any card that is left may come.
question-deal-nun-card = Which card lies at place { $count } of the nun row?
    .more = Any card that is left may lie there.

## Answers

answer-stop = That is all
answer-pass = Play a Pass
answer-enter = { $count ->
    [0] { $building }, place { $place }
    [one] { $building }, place { $place } (1 inside)
   *[other] { $building }, place { $place } ({ $count } inside)
}
answer-nun = Card { $place }
answer-nun-known = Card { $place }: { $card }

## Events

event-building-chosen = in the game: { $building } ({ $supply }).
event-round-began = { $who ->
    [you] Round { $number } begins; you are the starting player.
   *[other] Round { $number } begins; { $seat } is the starting player.
}
event-building-drawn = at place { $place }: { $building } ({ $supply }).
event-building-replaced = all buildings are the same, so one goes under the Replacement deck: { $building }.
event-supply-taken = { $who ->
    [you] you take the supplies { $of_building }: { $supply }.
   *[other] { $seat } takes the supplies { $of_building }: { $supply }.
}
event-supplies-revealed = everybody has chosen a supply action.
event-card-drawn = { $who ->
    [you] you draw a { $card }.
   *[other] { $known ->
        [yes] { $seat } draws a { $card }.
       *[no] { $seat } draws a card.
    }
}
event-deck-shuffled = { $count ->
    [one] the discard pile of one card becomes the new deck.
   *[other] the discard pile of { $count } cards becomes the new deck.
}
event-nun-card-seen = { $who ->
    [you] you look at card { $place } of the nun row: { $card }.
   *[other] { $known ->
        [yes] { $seat } looks at card { $place } of the nun row: { $card }.
       *[no] { $seat } looks at card { $place } of the nun row.
    }
}
event-rats-taken = { $who ->
    [you] you take { $count ->
        [one] one rat.
       *[other] { $count } rats.
    }
   *[other] { $seat } takes { $count ->
        [one] one rat.
       *[other] { $count } rats.
    }
}
event-rats-discarded = { $who ->
    [you] you discard { $count ->
        [one] one rat.
       *[other] { $count } rats.
    }
   *[other] { $seat } discards { $count ->
        [one] one rat.
       *[other] { $count } rats.
    }
}
event-rat-given = { $who ->
    [you] you give a rat to { $receiver }.
   *[other] { $whom ->
        [you] { $seat } gives you a rat.
       *[other] { $seat } gives a rat to { $receiver }.
    }
}
event-pass-played = { $who ->
    [you] you play a Pass.
   *[other] { $seat } plays a Pass.
}
event-building-entered = { $who ->
    [you] you enter { $the_building } (space { $space }).
   *[other] { $seat } enters { $the_building } (space { $space }).
}
event-card-laid = { $who ->
    [you] you lay a { $card } face down.
   *[other] { $known ->
        [yes] { $seat } lays a { $card } face down.
       *[no] { $seat } lays a card face down.
    }
}
event-cards-announced = { $who ->
    [you] you use { $count ->
        [0] no cards.
        [one] one card.
       *[other] { $count } cards.
    }
   *[other] { $seat } uses { $count ->
        [0] no cards.
        [one] one card.
       *[other] { $count } cards.
    }
}
event-cards-revealed = { $who ->
    [you] you reveal { $cards }.
   *[other] { $seat } reveals { $cards }.
}
event-influence-scored = { $who ->
    [you] you score { $count } influence in { $family }.
   *[other] { $seat } scores { $count } influence in { $family }.
}
event-special-resolved = { $who ->
    [you] you use the { $card } on { $victim }.
   *[other] { $whom ->
        [you] { $seat } uses the { $card } on you.
       *[other] { $seat } uses the { $card } on { $victim }.
    }
}
event-card-given = { $who ->
    [you] you give a { $card } to { $receiver }.
   *[other] { $whom ->
        [you] { $seat } gives you a { $card }.
       *[other] { $known ->
            [yes] { $seat } gives a { $card } to { $receiver }.
           *[no] { $seat } gives a card to { $receiver }.
        }
    }
}
event-action-used = { $who ->
    [you] { $premium ->
        [1] you use the premium action { $of_building }.
       *[0] you use the standard action { $of_building }.
    }
   *[other] { $premium ->
        [1] { $seat } uses the premium action { $of_building }.
       *[0] { $seat } uses the standard action { $of_building }.
    }
}
event-action-declined = { $who ->
    [you] you do without the action { $of_building }.
   *[other] { $seat } does without the action { $of_building }.
}
event-cards-taken = { $who ->
    [you] you take { $count } × { $card }.
   *[other] { $seat } takes { $count } × { $card }.
}
event-tokens-taken = { $who ->
    [you] you take { $count ->
        [one] one victory point token.
       *[other] { $count } victory point tokens.
    }
   *[other] { $seat } takes { $count ->
        [one] one victory point token.
       *[other] { $count } victory point tokens.
    }
}
event-card-discarded = { $who ->
    [you] you discard a { $card }.
   *[other] { $seat } discards a { $card }.
}
event-start-passed = { $who ->
    [you] the starting player card goes to you.
   *[other] the starting player card goes to { $seat }.
}
event-hand-shown = { $who ->
    [you] you show your hand: { $cards }.
   *[other] { $seat } shows a hand of { $cards }.
}
event-nun-row-revealed = { $count ->
    [one] the nun row is { $cards }: 1 nun.
   *[other] the nun row is { $cards }: { $count } nuns.
}
event-plague-killed = { $who ->
    [you] { $count ->
        [one] the plague kills you: you have 1 rat.
       *[other] the plague kills you: you have { $count } rats.
    }
   *[other] { $count ->
        [one] the plague kills { $seat }, who has 1 rat.
       *[other] the plague kills { $seat }, who has { $count } rats.
    }
}

## The end

part-peasantry = Peasantry
part-bourgeoisie = Bourgeoisie
part-church = Church
part-chivalry = Chivalry
part-magic = Magic
part-royalty = Royalty
part-hand = hand
part-swords = Swords
part-flutes = Flutes
part-passes = Passes
part-gold = Gold
part-tokens = tokens
part-plague = dead

result-ending = { $ending ->
    [everybody-died] The game is over: the plague has killed everybody.
   *[final-round] The game is over after the final round.
}
result-winner = { $who ->
    [you] { $score ->
        [one] you win with 1 point.
       *[other] you win with { $score } points.
    }
   *[other] { $score ->
        [one] { $seat } wins with 1 point.
       *[other] { $seat } wins with { $score } points.
    }
}
result-seat =
    { $place }. { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
    } ({ $parts })
result-part = { $part } { $count }
result-nothing = nothing scored

## Advice

advice-number = { $whole }.{ $tenth }
advice-influence = By your next turn your influence adds up to { $mine } on average; with the other answers to { $usual }.
advice-rats = By your next turn you hold { $mine } rats on average; with the other answers { $usual }.
advice-cards = By your next turn you hold { $mine } cards on average; with the other answers { $usual }.
judged-influence = By the next turn that leads to an influence of { $mine } on average; the other answers to { $usual }.
judged-rats = By the next turn that leads to { $mine } rats in hand on average; the other answers to { $usual }.
judged-cards = By the next turn that leads to { $mine } cards in hand on average; the other answers to { $usual }.

## Actions in a few words

action-farm =
    .premium = draw 4 cards
    .standard = draw 2 cards
action-brewery =
    .premium = a card for each influence
    .standard = a card for every 2
action-marketplace =
    .premium = take 2 jokers
    .standard = take 1 joker
action-office =
    .premium = take 2 Passes
    .standard = take 1 Pass
action-monastery =
    .premium = discard 2 rats
    .standard = discard 1 rat
action-hospital =
    .premium = 1 rat, then up to 3 cards and rats
    .standard = up to 2 cards and rats
action-castle =
    .premium = take 2 Swords
    .standard = take 1 Sword
action-guard-tower =
    .premium = hands as large as yours give 3 cards
    .standard = you are safe
action-pied-pipers-hut =
    .premium = take 2 Flutes
    .standard = take 1 Flute
action-fortune-tellers-tent =
    .premium = look at 2 nun cards
    .standard = look at 1 nun card
action-palace =
    .premium = take 2 points
    .standard = take 1 point
action-treasury =
    .premium = take 2 Gold
    .standard = take 1 Gold

action-final =
    .premium = 1 more influence
    .standard = nothing

## What decisions are about

theme-supplies = Supplies
theme-nuns = Nuns
theme-buildings = Choosing a building
theme-laying = Laying cards
theme-actions = Building actions
theme-gifts = Gifts
theme-rats = Rats

## Challenges for one player

challenge-alive = Stay alive
challenge-duel = Duel
challenge-rich = A full purse
challenge-no-action = No favours
challenge-busy = Busy bee
challenge-few-rats = Few rats
challenge-one-per-class = Strange houses
challenge-four-at-table = Four at the table
goal-place = { $most ->
    [1] Win the game.
   *[other] Come in second at least.
}
goal-score = Reach { $least } points or more.
goal-lead = Win by { $least } points or more.
goal-times-plague-killed = Survive the plague.
goal-times-action-used = { $most ->
    [0] Use no action of a building.
    [2] Use two actions of buildings at most.
   *[other] Use { $least } actions of buildings or more.
}
goal-sum-rats-taken-count = Take no more than { $most } rats.
