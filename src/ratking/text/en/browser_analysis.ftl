### Looking back at finished games: replay, analysis, and my own games.

## The replay

replay-rooms = Ways to look at it
replay-game = Game
replay-analysis = Analysis
replay-record = Record
replay-look = Look
replay-uploaded = brought on { $day }
share = Share
share-line = Whoever has this link sees the game at this very moment.
tale-now = What happens
tale-quiet = Nobody was told anything here.
tale-of = of { $last }
tale-place = { $at } of { $last }
tale-last = To the end
tale-play = Play
tale-pause = Pause
tale-eyes = Seen by
tale-open = everybody, all cards open
chapters = Costliest moments
chapter = Step { $number }: a costly answer of { $name }
chapters-none = No answer of this game surely cost anything.
chapters-find = Find the costliest moments

## The analysis

study-seats = How it ended; choose whom to look at
study-won = won
study-board = The position
study-start = Analyse this game
study-start-line = The bot goes through every decision. It takes about half a minute, and is kept.
study-thinking = The bot goes through the game …
study-thinking-line = You can leave meanwhile; it goes on without you.
curve = Chance of winning, decision by decision
curve-line = judged by the strong bot, from what each seat could know
curve-label = Chance of winning of all players over the game; { $name } is drawn thick
key-step = step
key-mistake = next mistake
mistakes = What cost { $name } most
mistakes-none = No answer cost anything worth speaking of.
mistake-when = Step { $number }
mistake-cost = { $points ->
    [one] −1 pt
   *[other] −{ $points } pts
}
mistake-noise = ± { $points }
mistakes-sure = Only what cost more than chance could show. The number after ± says how far the bot may be off.
mistake-played = Played
mistake-better = Better
compared = Played against better
compared-label = Played: { $played }, marked with a cross. Better: { $better }, marked with a check.
luck-and-skill = Luck and skill
luck-and-skill-line = In points of the chance to win: what the draws gave compared with their average, what own mistakes
    cost, and what the others did. Together they lead from the start to the result.
account-start = Start
account-luck = Luck
account-skill = Own mistakes
account-others = The others
account-result = Result

## The list of replays

replays-mine = My games
replays-mine-none = The games you finish will be listed here.
replays-shared = Shared games
replays-shared-none = No game has been shared yet.
upload = Bring a record
upload-line = Any finished game as a file: from another server, from the terminal, or from a friend.
upload-choose = Choose a file
upload-reading = Reading …
upload-shared = Everybody may see it
upload-too-large = This file is too large to be a game.

## My games

me-none = You have not finished a game here yet.
me-begin = Deal the first one
me-all = All { $count }
me-more = Show { $count } more
me-games = Games
me-wins = Won
me-rating = Rating
me-places = My places
me-place = { $place }.
me-favourites-rattus = Favourite cards
me-favourites-cartus = Favourite buildings
me-favourites-ratland = Favourite clans
me-won-with = won { $wins } of { $games }
me-form = My form
me-form-line = Every dot is a game; the line is the average of the latest five.
me-first = first
me-last = last
me-recent = Latest games
me-result = { $score ->
    [one] one point among { $players }
   *[other] { $score } points among { $players }
}
me-named = You play as { $name }
me-named-line = Your games are kept under this name. With its recovery code you find them on any device.
me-unnamed = Keep your games
me-unnamed-line = You need no account: this browser remembers your games. With a name you are rated, and a
    recovery code brings everything to another device.
me-code = Recovery code
me-code-line = Write down this recovery code, or copy it. It is shown only once, and brings your name and your games to
    another device.
me-code-copy = Copy code
me-take = Take a name
me-take-do = Take this name
me-enter = I have a recovery code
me-enter-do = Bring my games here
me-leave = Leave this name on this device

card-alt = How the game went, and how it ended
card-take = Save the card
card-motion = Save it moving
embed-line = On a page of your own:
embed = Code for your page
embed-copy = Copy code
try-again = Try them again
try-again-line = You are put into each costly moment of yours, with what you knew then. What you solve comes back after days.
try-again-thinking = Weighing what you could have done …
try-again-failed = That did not work; please try again.
