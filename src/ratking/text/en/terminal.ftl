### The program

version = ratking { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}
engine-interpreted = The engine runs interpreted, several times slower than compiled: { $where ->
    [checkout] it is not compiled, or its sources have changed since. 'make compile' compiles it.
   *[package] there was no C compiler when ratking was installed.
}

## What the terminal says around the games, in English.

## Lists of games and rules

game-head = { $name }: { $title }, { $least } to { $most } players
own-data = { $game } is played with data files of your own: { $files }.
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
dataset-written = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder }.
dataset-interrupted = Interrupted. What was finished is kept; the same command goes on from there.
puzzles-found = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
} in { $games ->
    [one] one game.
   *[other] { $games } games.
}
puzzles-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
}, with { $found ->
    [one] one puzzle. The same command goes on from there.
   *[other] { $found } puzzles. The same command goes on from there.
}
training-written = What was learned is in { $path }.
training-interrupted = Interrupted. What was learned is kept; the same command goes on from there.

## Analyses

analysis-thinking = The bot goes through the game
analysis-interrupted = Interrupted after { $share }% of the game; nothing was written.
analysis-head = { $title }: the bot went through { $decisions ->
    [one] one decision.
   *[other] { $decisions } decisions.
}
analysis-seat = { $won ->
    [yes] { $seat } won with { $score ->
        [one] one point.
       *[other] { $score } points.
    }
   *[no] { $seat } came in place { $place } with { $score ->
        [one] one point.
       *[other] { $score } points.
    }
}
analysis-account = Chance to win at the start: { $start }%. Luck { $lucky ->
    [yes] added
   *[no] took
} { $luck }, own mistakes cost { $mistakes }, and what the others did { $helped ->
    [yes] added
   *[no] took
} { $others }, all in points of a hundred.
analysis-no-mistakes = No answer cost anything worth speaking of.
analysis-mistake = { $number }. Answer { $place }: { $prompt } Played: { $played } ({ $chance }%). Better: { $better } ({ $better_chance }%).

## Tournaments

arena-head = { $game } with { $players } players, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
}{ $interrupted ->
    [yes] { " " }of { $asked }, then interrupted; the same command goes on.
   *[no] .
}
arena-before = { $games ->
    [one] One game was
   *[other] { $games } games were
} played before.
column-line-up = Line-up
column-seats = Seats
column-interval = 95%
column-rating = Rating
column-thinking = A decision
arena-test = { $decision ->
    [high] Decided after { $deals } deals: { $agent } wins rather { $high } than { $low } of its games (log-likelihood ratio { $ratio }).
    [low] Decided after { $deals } deals: { $agent } wins rather { $low } than { $high } of its games (log-likelihood ratio { $ratio }).
   *[open] Not decided after { $deals } deals whether { $agent } wins { $low } or { $high } of its games (log-likelihood ratio { $ratio }).
}
arena-written = Written: { $files }
arena-speed = { $games } games in { $seconds } s.

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
piece-bishop = bishop
piece-nuns = { $count ->
    [one] nun
   *[other] { $count } nuns
}
mark-diplomat = d
mark-potion = p
supply = { $count ->
    [one] Supply: one rat.
   *[other] Supply: { $count } rats.
} Unseen by limit:  { $unseen }
walls = Walls: { $walls }
stored = On the Baker:
region-deck = Region cards: deck { $left }, discarded { $discarded }, hands
shields = Protected: { $cards }
shield = { $card } by { $by }
rattus-legend =
    Citizens stand as a letter for their colour and a number; { $diplomat } after it is a diplomat
    under one of them, { $potion } a potion, and { $diplomat }{ $both }{ $potion } a diplomat with a
    potion. { $mark } is a rat face down; small letters after it say who has looked at it. A rat that you have seen shows its limit and its symbols: M majority,
    A all, and the two letters that stand beside each class card. A region card shows the letters of
    the classes that it protects, or ? for any. Hand is the stock before a player, Board counts all
    citizens on the board, Safe those of them in the Safe Haven. Unseen counts, for each limit, the
    rats whose face you have not seen; some of them were taken out of the game before it began.

column-building = Building
column-class = Class
column-supply = Supplies
column-inside = Inside
column-tokens = Tokens
column-holds = Holds
column-track = Track
column-influence = Influence
cartus-round = Round { $number }; { $start } is the starting player.
cartus-hand = Hand of { $seat }: { $cards }
cartus-several = { $count } × { $name }
cartus-nuns = Nun row: { $cards }
cartus-decks =
    Left: { $deck } population, { $decks }, { $tokens } tokens. Discarded: { $discard }.
cartus-legend =
    Inside lists who entered a building, first comers first, each with the number of cards laid.
    Influence lists the discs of a track, best first. Holds names the special cards that everybody
    knows a seat to have. A card such as Monk 4 is a Monk with four nuns. { $mark } is a card of the
    nun row face down; small letters after it say who has looked at it. A ? stands for rats that
    their owner keeps secret.

column-cheese = Chs
column-ill = Ill
column-lost = Lost
column-dead = Dead
column-clan = Clan
aggressive-mark = !
ratland-round = { $round ->
    [0] Before the first round; { $active } is the active player.
   *[other] Round { $round }; { $active } is the active player.
}
ratland-event = Event { $name }: { $text }
ratland-food = Food card { $card }: { $food }.
ratland-bag = In the bag for the { $area }: { $pieces }.
ratland-supply = { $count ->
    [one] Supply: one rat.
   *[other] Supply: { $count } rats.
}
ratland-plan = Behind the screen of { $seat }: { $plan }.
ratland-next-event = The next event is { $name }.
ratland-next-food = The next food card: { $food }.
ratland-legend =
    Every line is a sewer board: cheese, then rats in the dump, the city, the fields, the pipe to the
    left neighbour, the pipe to the right one, the nursery and the pantry; then rats that are ill
    (poisoned), lost and dead. ! marks an aggressive board. The left neighbour is the next line, the
    right one the line before.

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
    r and a name says more: r { $one }, r { $another }, r board (the marks), r { $rule } (a rule).
nothing-found =
    There is nothing of that name. Try r { $one }, r { $another }, r board (the marks) or
    r { $rule } (a rule).
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

# The keys of a host who calls players.

few-files = This system allows only { $count } connections at a time; raise its limit of open files (ulimit -n).
site-written = { $folder } plays without a server ({ $megabytes } MB). Put its files on any static host, at the root of an address.
push-keys-how = Set these two when you start the server, with an address of your own.
push-keys-public = The public key that belongs to it, which browsers get from the server: { $key }
push-keys-keep = Keep the first one secret, and keep it: with another key everybody has to turn notifications on again.

# Tidying up.

tidy-open = Tables at which no game has begun: { $count }
tidy-lessons = Lessons: { $count }
tidy-playing = Games with which nobody goes on: { $count }
tidy-over = Games that are over: { $count }
tidy-uploads = Records that somebody has brought: { $count }
tidy-chat = Lines of chat: { $count }
tidy-analyses = Analyses: { $count }
tidy-jottings = Jottings of visitors who no longer come: { $count }
tidy-tournaments = Tournaments at which nothing happens any more: { $count }
tidy-orphans = Rows without a table: { $count }
tidy-done = Removed in all: { $count }
tidy-would = Would be removed in all: { $count }
tidy-size = Size of the database: { $size } MiB

## Two ways to play

compared = { $game }: { $second } against { $first }, { $games } games of each with the same luck.
compared-how = * sure at 95%: the interval leaves out that nothing has changed.
column-measure = Measure
column-difference = Difference
from-to = { $low } to { $high }
measure-decisions = Decisions in a game
measure-points = Points of a seat
measure-lead = Lead of the best
measure-first = Won by who begins
measure-shared = Shared wins
measure-wins = Won by { $of }
measure-ending = Ends with { $of }

# Bots with an account.

bot-key = The key of { $name }: { $key }
bot-key-keep = It is told this once. The bot sends it as "Authorization: Bearer KEY".
bot-removed = { $name } has no account any more.
bot-here = { $name }: waits for somebody
bot-away = { $name }: is away
bot-none = No bot has an account yet.
