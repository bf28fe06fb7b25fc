### The page of rules, and the rules that pop up at the table.

rules-games = Games
rules-search = Search rules and cards
rules-contents = Contents
rules-found = { $count ->
    [0] nothing found
    [one] one place
   *[other] { $count } places
}
rules-nothing = No rule and no card has these words.
rules-example = Example
rules-ruling = Ruling
rules-more = All rules
rules-learn = Learn it by playing
rules-reading = How to read these rules: words and numbers

## What there is in the boxes

things-card = Cards
things-region = Regions
things-region-card = Region cards
things-building = Buildings
things-event = Events
things-clan = Clans
things-space = Places of a sewer board
things-colour = Pieces in the bag

## Why something cannot be chosen

why-not = Not part of this question.
