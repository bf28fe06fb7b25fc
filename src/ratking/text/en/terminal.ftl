### What the terminal says around the games, in English.

## Lists of games and rules

game-head = { $name }: { $title }, { $least } to { $most } players
option-head = { $name } = { $default }
option-choices = { $about } Out of: { $choices }.
rule-without-test = { $number } has no test.
rule-unknown = { $number } is no rule, but is cited by { $tests }.
rules-covered = { $covered } of { $rules } rules have a test.

## Simulations

simulated = { $game } with { $players } players, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
}{ $interrupted ->
    [yes] { " " }out of { $asked }, then interrupted.
   *[no] .
}
column-agent = Agent
column-wins = Wins
column-share = Share
column-points = Points
simulated-ending = { $games ->
    [one] One game ended with { $ending }.
   *[other] { $games } games ended with { $ending }.
}
simulated-speed = { $seconds } s: { $games } games/s, { $answers } answers/s.

## Around a table

asked = { $seat }: { $prompt }
game-unfinished = The game is not finished.

column-region = Region
column-rats = Rats
column-citizens = Citizens
column-seat = Seat
column-hand = Hand
column-board = Board
column-haven = Safe
column-card = Card
column-holder = Held by
piece-plague = plague
piece-caravan = Caravan
supply = { $count ->
    [one] Supply: one rat.
   *[other] Supply: { $count } rats.
} Unseen by limit:  { $unseen }
rattus-legend =
    Citizens stand as a letter for their colour and a number. { $mark } is a rat face down; small
    letters after it say who has looked at it. A rat that you have seen shows its limit and its
    symbols: M majority, A all, and the two letters that stand beside each class card. Hand is the
    stock before a player, Board counts all citizens on the board, Safe those of them in the Safe
    Haven. Unseen counts, for each limit, the rats whose face you have not seen; some of them were
    taken out of the game before it began.

## Talking at the table

welcome = { $game }
you-are = { $count ->
    [one] You are { $seats }.
   *[other] You are { $seats }, at one keyboard.
} Answer with a number; ? explains, q leaves.
hand-over = { $seat }, take the keyboard and press Enter.{ " " }
your-choice = { $seat }>{ " " }
keys = ? explain   r rules   b board   l log   u undo   s save   q quit
the-board = Board
look-up-more =
    r and a name says more: r witch, r italia (its neighbours), r board (the marks), r RB-24 (a rule).
nothing-found =
    There is nothing of that name. Try r witch, r italia (its neighbours), r board (the marks) or
    r RB-24 (a rule).
no-such-answer = Answer with a number from 1 to { $most }, or with a letter from the line above.
undone = Taken back.
cannot-undo = There is nothing to take back: what was drawn, seen or passed on stays.
saved = Saved in { $file }.
save-how = Say where: s game.txt saves the whole game, s moment.json this position.
goodbye = Goodbye.

# Checking the luck of a game.

luck-verified = The promise was kept: { $draws ->
        [one] the one draw follows
       *[other] all { $draws } draws follow
    } from the secret, and all { $answers } answers fit the rules.
