### The table in the browser: pages, buttons and messages that belong to no game.

site-name = ratking
pages = Pages
replays = Replays
me = My games
home = { site-name }: home
close = Close
you = You
your-name = Your name
your-name-line = Others at the table see it. It stays in this browser.
rules = Rules
to-home = To the home page
missing = Nobody sits here
missing-line = This page does not exist, or not any more.
one-moment = One moment …
away = The server is away for a moment
away-line = Nothing is lost. The table comes back by itself.
offline = You are offline
offline-line = Your game is safe. What you chose last is sent as soon as you are back.

## Home

welcome = Sit down. The rats are already here.
welcome-line = Three board games, with friends by link or against bots. One click deals the first game.
game-rattus = Rattus
    .players = 2–6 players
    .time = 45 min
    .about = Settle medieval Europe and let the plague find somebody else.
game-cartus = Rattus Cartus
    .players = 2–5 players
    .time = 40 min
    .about = Win influence in six classes, but never hold more rats than nuns.
game-ratland = RatLand
    .players = 2–12 players
    .time = 30 min
    .about = Send your clan for cheese, raid the neighbours, feed the young.
play = Play
play-game = Play { $game } against bots
quick-match = With whoever is here now
quick-match-game = Play { $game } with whoever is here now
quick-match-title = Play with whoever is here now
quick-match-line = Bots take the seats that stay free.
set-up = Set up a table
set-up-game = Set up a table of { $game }
continue = Continue
continue-none = Your open tables will be listed here.
resume = Resume
open = Open
waiting-friends = waiting for friends
puzzles = Puzzles
puzzles-left = { $count ->
    [one] One left today
   *[other] { $count } for today
}
puzzles-done = All done for today
puzzles-days = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
challenges = Challenges
watch = Watch
together = Tournaments and clubs
together-way = A tournament for an evening, or a club with tables of its own.
tournament-to = To the tournament
club-to = To the club
watch-count = { $count ->
    [0] no public table now
    [one] one public table
   *[other] { $count } public tables
}
watch-playing = Being played now
watch-playing-none = Nobody plays at a public table right now.
watch-open = Waiting for players
watch-open-none = No public table waits for players.
watch-over = Played
watch-over-none = No public game has been finished yet.
look = Look on
join = Join

## Setting up

set-up-line = Choose who plays and with what; everything has a sensible default.
seats = Seats
how-many = Players
seat-who = Who sits at seat { $seat }
name-of-seat = Name of the player at seat { $seat }
kind-me = At this screen
kind-friend = A friend
    .text = gets a link from you
kind-bot = A bot
kind-open = Whoever comes
    .text = anybody may sit down
opponent-at = Who plays at seat { $seat }
strength = All opponents
strength-mixed = each as above
level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
level-greedy = greedy
level-uniform = at random
clock = Clock
clock-none = No clock
    .text = Everybody thinks as long as they like.
clock-relaxed = Relaxed
    .text = Ten minutes for each answer; then a bot takes the seat until you are back.
clock-turn = Turn timer
    .text = One minute for each turn; then a bot takes the seat until you are back.
clock-correspondence = Correspondence
    .text = Three days for each answer, for games over weeks.
clock-left = Time left
clock-days = { $days } d { $hours } h
public = Public table
    .text = It is listed under Watch. Spectators see only what everybody sees.
variants = Variants and cards
surprise = Surprise me
own-list = Your own list
    .text = Pick the cards yourself.
own-list-count = { $count } picked
open-table = Open the table
open-table-line = { $count ->
    [one] You get a link for the seat that is free.
   *[other] You get links for the { $count } seats that are free.
}
start = Start the game
start-line = The game begins at once; who starts is drawn.

option-rattus-cards = Class cards
option-rattus-cards-first = First game
    .text = the six cards that the rulebook proposes, and two more with five or six players
option-rattus-cards-random = Any
    .text = drawn from all 22 cards
option-rattus-cards-one-per-class = One of each class
    .text = drawn so that every class is there
option-rattus-cards-africanus = With Africanus
    .text = drawn from the base game and the four cards of Africanus
option-rattus-cards-pied-piper = With the Pied Piper
    .text = drawn from the base game and the twelve cards of the Pied Piper
option-rattus-region-cards = Region cards
option-rattus-region-cards-off = Off
    .text = never in the game
option-rattus-region-cards-auto = When needed
    .text = in the game when a class card speaks of them
option-rattus-region-cards-on = On
    .text = always in the game
option-cartus-buildings = Buildings
option-cartus-buildings-first = First game
    .text = the six buildings that the rulebook proposes
option-cartus-buildings-one-per-class = One for each class
    .text = one building drawn for each class
option-cartus-buildings-five-per-class = Mixed
    .text = five cards drawn out of each class
option-cartus-supplies = Supplies
option-cartus-supplies-in-turn = In turn
    .text = one after the other chooses a supply action
option-cartus-supplies-together = Together
    .text = all choose at once, which is quicker
option-cartus-all-dead = When the plague kills everybody
option-cartus-all-dead-all-lose = All lose
    .text = the plague has won
option-cartus-all-dead-fewest-rats = The fewest rats survive
    .text = those who hold the fewest rats are spared
option-cartus-rats = Rats of others
option-cartus-rats-secret = Secret
    .text = you have to remember what others took
option-cartus-rats-open = Open
    .text = everybody sees how many rats each holds
option-ratland-food = Food cards
option-ratland-food-shuffled = Shuffled
    .text = nobody knows how much there is to find
option-ratland-food-ascending = Ascending
    .text = from little to plenty, for first games
option-ratland-clans = Special clans
option-ratland-clans-no = No
    .text = all clans are alike
option-ratland-clans-yes = Yes
    .text = everybody leads a clan with a power of its own
option-ratland-boards = Sewer boards
option-ratland-boards-normal = Normal
    .text = attacks steal cheese
option-ratland-boards-aggressive = Aggressive
    .text = attacks kill rats as well
option-ratland-boards-choice = A secret choice
    .text = everybody chooses a board in secret
option-ratland-locked-and-loaded = Locked and Loaded
option-ratland-locked-and-loaded-permission = A permission
    .text = up to three rats may count twice
option-ratland-locked-and-loaded-cap = A cap
    .text = also at most three rats in nursery and pantry together
option-ratland-aggressive-defenders = Aggressive defenders
option-ratland-aggressive-defenders-no = No
    .text = only attacks kill
option-ratland-aggressive-defenders-yes = Yes
    .text = a failed attack costs the attacker a rat

## Sitting down

invited = You are invited to { $game }
sit-down = Sit down
sit-here = Sit here
seat-code = Code
table-address = Address of the table
other-device = Go on playing on another device
other-device-line = Open this address on the other device and type the code there. It works once, and your seat moves there with it.
have-code = I have a code for my seat
move-here = Bring your seat to this device
move-here-line = Type the code that the other device shows in the settings of the table.
room-waiting = Send each friend their own link. The game can begin when everybody is here.
room-looking = Looking for other players. Bots take the seats that stay free:
room-ready = Everybody is here.
room-host = The host starts the game.
qr-code = QR code of the link
qr-code-of = Show the QR code for { $name }
come-in = Come in
come-in-seat = Scan this with a phone to sit down as { $name }.
come-in-open = Scan this with a phone to take a free seat.
come-in-alone = This address works on this device only.
room-join = There is a seat for you. Take one.
name-question = What shall we call you?
name-question-line = Others at the table see it. You can change it at any time.
name-skip = Skip: my colour is my name
public-open = Listed under Watch, so that somebody finds the free seat.
seat-open = free
seat-stands-by = or { $name }, a bot
seat-invited = invited
seat-asked = { $name } (bot) is asked
seat-declined = { $name } (bot) does not come
seat-bot = Seat a bot
new-link = New link
link = Link for this seat
copy-link = Copy link
copied = Copied
start-now = Start now
get-up = Leave the seat
ready = ready

## At the table

table-tools = Beside the board
cards-and-log = Cards and log
prompt = What is asked
answers = Answers
players = { $count ->
    [one] one player
   *[other] { $count } players
}
player = Player
bot = bot
your-turn = your turn
thinking = thinking …
watching = watching
watching-line = You are watching: you see what everybody sees.
waiting-for = Waiting for { $name }
waiting-for-many = Waiting for { $count } players
forced = There is only one way: { $answer }
undo = Undo
confirm = Yes: { $answer }
hint = Hint
hint-thinking = The bot is thinking …
hint-none = No advice for this one.
hint-meaning = The percentage is your chance to win, as in the analysis after the game.
hint-close = All of these are about equally good.
why = Why?
why-bot = Why did { $name } do that?
why-line = Why? { $sentence }
why-whose = Whose plan
why-played = did this
why-thinking = Looking at what could have been done …
why-best = The search would have done the same.
why-close = About as good as the best.
why-worse = { $name } could have done better.
why-meaning = The percentage is { $name }’s chance to win, from what { $name } knew then.
percent = { $percent }%
more = More
skip = Skip
to-my-turn = To my turn
reads = What it does
keys = Keys
keys-answer = give the answer with this number or letter
keys-arrows = go from answer to answer
keys-enter = confirm, or send
keys-escape = let go of what is picked
keys-undo = undo
keys-hint = hint
keys-skip = skip what is shown
keys-forward = on to my turn
keys-mute = sound on and off
keys-list = this list
space = Space
log = Log
log-and-chat = Log and chat
own-files = { $count ->
    [one] Played with a data file of the owner: { $files }
   *[other] Played with data files of the owner: { $files }
}
log-empty = Nothing has happened yet.
log-look = Look at this position
live = live
to-live = Back to the game
past = An earlier position
past-line = You are looking back. The game goes on meanwhile.
replay-first = To the beginning
replay-back = One step back
replay-forth = One step on
replay-position = Position in the game
cards = Cards
lens = Risk lens
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
settings = Settings
language = Language
theme = Look
theme-system = Like my device
theme-parchment = Parchment
theme-night = Night
to-night = Night look
to-parchment = Parchment look
signals = Signals
sounds = Sounds
volume = Volume
sounds-offer = Would you like soft sounds?
sounds-yes = Yes, please
sounds-no = No
notices = Notification when it is my turn
push = Also when the page is closed
push-line = Your browser then calls you when it is your turn, even if the table is not open.
push-unable = This browser cannot call you when the page is closed. On an iPhone or iPad, put the page on your home screen first; elsewhere it takes an address with https.
push-denied = Your browser blocks notifications from this page. You can allow them in its settings for this site.
push-failed = That did not work: the notification service of your browser or this host did not answer. Try again later.
speed = Animation speed
times = ×{ $speed }
hand-over = Let a bot play for me
hand-over-line = You can take the seat back at any time.
take-back = Take the seat back
stand-in = A bot plays for you
stand-in-line = You can take the seat back at any time.
round-title = Round { $number }: what happened
round-go-on = Go on
over = The game is over

## Several people at one screen

pass-to = Pass to { $name }
pass-line = Only { $name } should look now.
pass-lift = I am { $name }
pass-since = Since your last turn
pass-others = Or first:
turn-of = { $name }: your turn

## The result

result = Result
points = Points
rematch = Play again
look-back = Look at the table
record = Download the record
analyse = Analyse the game
part-name-citizens = citizens
part-name-safe-haven = Safe Haven
part-name-diplomats = diplomats
part-name-rats = rats
part-name-graveyard = graveyard

## Credits

credits = Credits
credits-games = The games
    .text = Rattus, Rattus Africanus, Rattus Pied Piper, Rattus Cartus and RatLand belong to their authors and
        publishers, who have nothing to do with this site. It has words and pictures of its own. If you like a
        game here, buy the box: it is better still with people around it.
credits-icons = Symbols
    .text = Most symbols are from game-icons.net, drawn by Lorc, Delapouite, Skoll, Caro Asercion and other
        authors, under the licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). They are shown in our colours
        and sizes.
credits-fonts = Letters
    .text = IM Fell English by Igino Marini, EB Garamond by Georg Duffner and Octavio Pardo, Alegreya Sans by
        Juan Pablo del Peral for Huerta Tipográfica; all under the SIL Open Font License 1.1.
credits-map = The map
    .text = The coastlines are from Natural Earth, which is in the public domain, by way of the package
        world-atlas.
credits-code = The program
    .text = ratking is free software under the MIT licence, made with Svelte, Project Fluent, Litestar, SQLAlchemy
        and many other packages whose authors we thank.

opponents = Opponents
talk = speak now and then
next-opponent = Against { $name } your chances would be about { $chance } %.
challenge = Play against { $name }
ladder = Ladder
ladder-show-me = Show me on the ladder

## Without a server

engine-loading = The game is being fetched, once: { $percent } %
engine-elsewhere = ratking is open in another tab. This one goes on when that one is closed.
engine-failed = The game could not be fetched. Try again with a network.
new-edition = A new version of ratking is here.
new-edition-take = Use it now
slow-here = { $level }, slow here
slow-here-line = On this device this level looks at { $percent } % of what it should in its time, so it plays less well.
needs-server = This needs a server; here everything happens on your own device.
hosting = Tables for friends
hosting-line = Without a server you play alone, with the family at one screen, or against bots. For friends by link, for ratings and for watching others, somebody has to open tables, in the folder with the sources of ratking:
hosting-play = opens the table for you, and for friends in your network
    .command = make play
hosting-serve = opens tables for friends anywhere; the program says how
    .command = make serve
elsewhere = Continue on a server
elsewhere-line = The game goes on there from where it stands, and friends can join by link. Here it stays as it is. Whoever brings a game could know its luck, so it counts for no rating.
elsewhere-example = play.example
elsewhere-go = Continue there
elsewhere-wrong = This is no address; one looks like play.example.
go-on = A game that was begun elsewhere
go-on-line = { $game } goes on from where it stands. Who sits where?
go-on-friend = a friend, by link
go-on-here = Go on
go-on-none = There is no game in this address. The settings of a table without a server make one.
begun-elsewhere = Whoever brings a game from elsewhere could know its luck; it counts for no rating.
