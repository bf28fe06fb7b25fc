### Sentences that are born in English: refusals, mistakes, options and commands.

## Refusals at a table

no-seat-here = You have no seat at this table.
not-your-seat = That seat is not yours.
seat-not-open = That seat is not open.
no-such-seat = There is no such seat.
nobody-sits = Nobody sits at seat { $seat } yet.
seats-of-the-table = There are { $players } seats, not { $count }.
no-spectators = This table has no room for spectators.
only-the-host = Only the host of the table can do that.
wrong-link =
    This link is not for a seat at this table.
    A link works once; another device needs a code from the seat itself.
link-or-code = Sit down by a link or by a code.
wrong-code = This code is not for a seat at this table, or it is too old.
no-such-game-here = There is no such game.
no-such-table = There is no such table.
table-outdated =
    This table belongs to version { $version } of the rules of { $game }; here is version { $here }.
table-other-data =
    This table was dealt with other data files ({ $data }); it goes on when the server is started
    with them.
lesson-other-data = This lesson was written for other data files than those that are used here.
table-moved-on = The table has moved on.
table-moved-on-look = The table has moved on; look again.
table-not-that-far = The table has never been that far; look again.
table-busy = The table is very busy; please look again.
not-playing = No game is being played here now.
bot-answers = A bot answers for you; take your seat back first.
no-undo-here = At this table no answer is taken back.
nothing-to-undo = There is no answer of yours that can be taken back.
seat-not-asked = It is not this seat that has to answer now.
not-among-answers = { $choice } is not among the answers.
not-among-sayings = { $text } is not among the answers; say one of: { $answers }.
no-plan-asked = Nobody asks for a plan here.
plan-does-not-fit = This plan does not fit the rats and the spaces.
not-this-agent = Seat { $seat } answered { $choice } to the question { $question }; the answers were { $answers }.
nothing-asked-of-you = You are not asked anything now.
not-asked-now = { $seat } is not asked anything now.
game-has-begun = The game has begun.
game-not-over = This game is not over yet.
no-bot-decided = No bot decided that.
only-one-way = There was only one way here.
game-over = The game is over; nothing is asked.
no-such-moment = The game has no such moment.
hand-over-in-game = A seat can be handed over during the game.
record-when-over = The record is open when the game is over.
analysis-when-over = A game is analysed when it is over.
record-of-another-game = The record is of another game.
record-over = This game is over; its record belongs to the replays.
luggage-when-played = Only a game that is being played goes on elsewhere.
analysis-not-yet = This game has not been analysed yet.
no-such-lesson = There is no such lesson.
lesson-asks-else = The lesson asks for something else here.
lesson-waits = The lesson waits for an answer of yours.
lesson-over = This lesson is over.
no-lesson-here = There is no lesson at this table.
lesson-no-record = A lesson is prepared: it has no record.
no-hints-here = This table gives no hints.
no-chat-here = This table has no chat.
no-such-phrase = There is no such phrase.
say-something = Say something, or choose a phrase.
no-such-job = There is no such job.
no-such-file = There is no such file.
too-much-thought = Too much is being thought about; ask again later.
bad-amounts = { $variable } is 'off' or has words like { $name }=40, not { $word }; there are { $names }.
too-many-tables = Too many of your tables are not over (at most { $count }); finish some first.
too-many-bots = Too many bots sit at your tables (at most { $count }); finish some games first.
too-many-thinkers = Too many bots that think long sit at your tables (at most { $count }); take weaker ones.
too-many-uploads = You have brought many records today (at most { $count }); come back tomorrow.
too-many-sockets = You look at too many tables at a time; close some of them.
too-much-chat = You say too much at a time; wait a moment.
too-much-asked = You have asked for much already; wait until it is thought out.
network-full = Your network has as much here as it may have; come again later.
nothing-thought = Nothing can be thought about at the moment; ask again soon.
bots-alone = Bots do not play among themselves here; somebody has to sit down.
too-many-messages = Too many messages; wait a moment.
too-many-requests = Too Many Requests
not-found = Not Found
no-such-method = Method Not Allowed
another-site = This request comes from another site.
request-unread = This request cannot be read.
message-unread = This message cannot be read: { $reason }.
hello-first = Say hello first.
unwell = This server cannot write or hear at the moment.
another-server = Another server uses { $path }; end it, or name another folder with RATKING_DATA.
needs-a-server = This needs a server, and this table plays without one.
our-fault = Something went wrong here; it is not your fault.
no-administration = There is no administration here.
no-push-here = This host calls nobody whose page is closed.
push-bad-address = The address of a push service is public and begins with https.
push-bad-keys = The keys of this subscription cannot be read.
clock-bounds = A { $kind } clock takes { $least } to { $most } seconds.

## Names

name-taken = Somebody has this name, or one that looks like it.
no-name = You play without a name.
name-marks = { $what } has too many marks on one letter.
name-length = { $what } has { $longest } letters at most.
a-line-of-chat = A line of chat
name-and-key = The name and the key do not fit.
not-like-a-bot = A person is not called like a bot.
letters-to-see = { $what } must have letters that can be seen.
a-name = A name
a-name-of-a-table = The name of a table

## What can be chosen before a game

about-players = How many play.
about-players-ratland = How many play; more than six take two sets.
about-start = The seat that begins, counted from 0.
about-cards =
    The class cards: the set for a first game, drawn at random from all, one per class first,
    drawn from the base game with Africanus or with the Pied Piper deck, or your own list.
about-region-cards = Region cards: off, on, or auto: when a class card needs them.
about-buildings =
    The building cards: the set for a first game, one building drawn for each class, five cards
    drawn out of each class, or your own list such as Farm,Palace:3,Treasury:2 with five cards
    of each class. The Guard Tower is not recommended for two players.
about-supplies = Supply actions are chosen in turn, or by all together.
about-all-dead = When the plague kills everybody: all lose, or those with the fewest rats survive.
about-rats = The rats of others are kept secret on the screen, or shown openly.
about-food = The food cards: shuffled, or ascending from 1 for first games.
about-clans = Whether everybody leads a special clan.
about-boards = The sewer boards: normal, all aggressive, or a secret choice.
about-locked-and-loaded =
    What Locked and Loaded means: a permission for up to three rats to count twice, or also a
    cap of three rats in nursery and pantry together.
about-aggressive-defenders =
    Whether an aggressive player also kills an attacker when the attack fails.

## Choices that do not exist

no-such-game = There is no game { $name }; there are { $names }.
no-such-option = There is no option { $name }; there are { $names }.
no-such-agent = There is no agent { $name }; there are { $names }.
say-which-class = Say which class of { $path } is the agent, such as { $name }.
no-bot-that-judges =
    There is no bot for { $title } that knows more than the rules; take 'uniform'.
no-words = Nobody has put { $title } into words.
no-board = The terminal cannot draw a table of { $game }.
no-such-building = There is no building { $name }; there are { $names }.
no-such-card = There is no class card { $name }; there are { $names }.
engine-not-built = The engine for browsers is not built; 'make site' in a checkout builds it.
folder-not-empty = { $folder } has other files in it; name an empty folder.
no-such-command = There is no command { $name }; there are { $names }.
no-such-rule = There is no rule { $name }; the first is { $first }.
no-rule-anywhere = There is no rule { $name } in any game; 'ratking rules' lists them all.
no-seat-of-that-name = There is no seat { $name }; there are { $names }.
no-written-rules = There are no written rules of { $game }.
no-risk-lens = This game has no risk lens.
needs-region-cards = The { $card } needs region cards; they are turned off.
start-is-a-seat = With { $players } players start must be a seat from 0 to { $last }.
so-many-cards = With { $players } players { $needed } different cards are needed, not { $count }.
cards-of-a-building = A building has 1 to { $most } cards, not { $count }.
five-of-each-class = { $count } building cards of each class are needed; { $class } has { $found }.
buildings-or-list = buildings must be { $names } or a list of buildings, not { $value }.
cards-or-list = cards must be { $names } or a list of cards, not { $value }.
one-of-these = { $name } must be one of { $names }, not { $value }.
one-or-other = { $name } must be { $names }, not { $value }.
whole-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
number-from-zero = { $name } must be a number from 0 on, not { $value }.
some-number = { $name } must be a number, not { $value }.

## Records

not-a-record = This is not a record: its first line must be { $line }.
record-without-game = The record does not name its game.
record-line = Line { $place } of the record cannot be read: { $word } { $rest }
record-version =
    The record was made with version { $version } of the rules of { $game }; here is version {
    $here }.
record-tables =
    The record was made with other tables (data { $data }); here are { $here }. Give the folder
    of those tables.
record-answer = Answer { $place } of the record does not fit: { $reason }
record-words = Line { $place } of the record does not fit: { $reason }
record-scores = The record's scores are not those that its answers lead to.
record-draw = Answer { $place } of the record is not the draw that was promised.
record-no-promise = The record names no promise and no secret: its luck cannot be checked.
record-secret-digits = The secret of the record is not written in hexadecimal digits.
record-secret-other = The secret of the record is not the one that was promised.
record-unfinished = This game was not played to its end.
record-letters = A record is written in plain letters and numbers.
record-secret-long = The secret of the record is too long.
record-other-game = The record is of a game that is not played here.
record-options = The options of the record cannot be read.

## The commands

table-open-already = A table is open already, at { $address }; end it first to play with --data or --agents.
command-head = ratking: board games about rats, their rules, and bots to play them with.
command-usage = usage: ratking COMMAND ... ratking COMMAND --help says more about one
command-table = Play in the terminal, against bots or with friends at one keyboard.
command-replay = Read a recorded game again, sentence by sentence.
command-analyse = See what luck did in a finished game, and what the players did.
command-games = List the games and what can be chosen before each.
command-rules = Read the numbered rules, and find them in code and tests.
command-position = Look at one moment of a game as a file, and go on from it.
command-serve = Open tables for friends, in the browser or for programs.
command-arena = Let agents meet in a tournament, and write a report on it.
command-play = Open the table in the browser, for you and friends on your network.
command-push-keys = Make the keys with which a host calls players to their turn.
command-pages = Write a folder of files that plays without a server.
command-tidy = Remove what nobody comes back to from the database of a host.
command-worker = Think for servers on other machines: bots, hints and analyses.
command-verify = Check that the luck of a game was what was promised before it.
command-simulate = Let agents play many games and count who wins.
command-dataset = Let agents play and write every decision down for learners.
command-puzzles = Look for moments in which one answer is clearly best.
command-train = Let a network learn a game by playing it.
command-completion = Let the Tab key of your shell finish what you type.
group-play = Play
group-host = Host
group-look = Look
group-measure = Measure
examples = Examples
example-three-bots = you against three bots
example-browser = opens the browser
example-one-bot = you against one
example-one-rule = one rule, code and tests
example-stronger = who is stronger?
more-help = { $mistake } ('{ $program } --help' says more).
say-which-game = Say which game; 'ratking games' lists them.
say-which-file = Say which file; --new begins with a new position.
position-words = With a position one can { $names }, and not { $name }.
one-rule-at-a-time = One rule at a time, such as 'ratking rules RB-24'.
say-which-answer = Say which answer; 'answers' lists them.
answer-of-several = Answer { $place } of { $count }: { $reason }
new-takes-a-game = --new takes a game and its options, and nothing else.
options-for-new = Options are for a new position; this one has its own.
takes-no-answers = { $action } takes no answers; 'answer' does.
saved-game-keeps = A saved game keeps its game and its options.
option-form = An option is given as name=value, not { $text }.
option-twice = The option { $name } is given twice.
players-twice = The number of players is given twice.
seat-or-agents = --seat needs no list of --agents, and the list no --seat.
agents-at-table =
    With { $players } players --agents takes { $names } names, or one bot for all others.
agents-in-series = With { $players } players --agents takes { $names } names or one, not { $count }.
agents-needed = { $players } players need { $needed } agents, not { $count }.
agent-twice = An agent is named twice; --line-up seats the same one several times.
say-who-plays = Say who plays: --agents for all against all, or --line-up for one table.
one-line-up-compared = A sequential test compares the first agent of one line-up with others.
two-per-cents = A test is two rising per cents such as 50,55, not { $text }.
file-unread = { $file } cannot be read: { $reason }.
file-unwritten = { $file } cannot be written: { $reason }.
file-no-folder = { $file } cannot be a folder: { $reason }.
file-no-text = { $file } is not a text file.
file-too-large = { $file } is too large to be a game.
dataset-others = { $folder } holds a dataset of other games; choose another folder.
dataset-agents = { $players } players need { $count } agents or one for all.
training-other = { $folder } holds a run that learns { $found }, not { $wanted }.
training-ended = A process that plays has ended; see what it says above.
policy-players = This policy has learned games of up to { $most } players.
rival-players = { $rival } has learned games of up to { $most } players.
policy-missing = There is no policy that has learned { $game }.
training-how-long = Say how long to learn: --minutes or --updates.
training-device = --device must be cpu, auto or a cuda that is there, not { $said }.

## The server's host

needs-packages =
    The server needs the package { $name }; in a checkout, pip install . brings it.
needs-extra =
    This needs the package { $name }; in a checkout, pip install '.[{ $extra }]' brings it.
push-bad-key = RATKING_PUSH_KEY is not a private key; 'ratking push-keys' makes one.
worker-no-redis = A worker needs RATKING_REDIS_URL, the address that its servers have.
push-no-contact = RATKING_PUSH_KEY needs RATKING_PUSH_CONTACT: mailto:... or https://...
push-bad-contact = RATKING_PUSH_CONTACT is no address where somebody reads.
push-bad-service =
    RATKING_PUSH_SERVICES names origins like https://push.lan:8443, not { $service }.
ports-in-use = Ports { $first } to { $last } are all in use; name another: --port.
pages-not-built =
    The pages of the table are not built; 'make pages' builds them in a checkout, and 'ratking table
    rattus' plays in the terminal.
needs-two-urls = Several workers need RATKING_DATABASE_URL (PostgreSQL) and RATKING_REDIS_URL.
database-newer =
    A newer ratking has changed this database; install that version again, or restore the back-up from
    before.
database-closed = The database cannot be opened: { $why }.
database-url = RATKING_DATABASE_URL must begin with postgresql:// or sqlite://.

## Agents of one's own

own-no-class = There is no class { $name } in { $home }; there is { $names }.
own-fails = { $name } failed at seat { $seat }, at the question { $question }: { $why }.
own-no-file = There is no file { $name }.
own-not-seated = { $name } cannot be seated: { $why }.
own-cannot-choose = { $name } has no choose(observation, question, answers).
own-not-loaded = { $home } cannot be loaded: { $why }.
own-seconds = A program may think for some seconds, at most { $most }, not { $seconds }.
own-no-answer = Seat { $seat } has no answer to the question { $question }: { $why }
program-not-started = The program { $program } cannot be started: { $why }.
program-gone = The program { $program } has ended.
program-ended = The program { $program } has ended, with exit status { $status }.
program-slow = The program { $program } took too long.
program-began = The program { $program } began with { $said } and not with { $wanted }.
program-no-answer-here = The program { $program } said { $said }, which is no answer here.
program-said =
    The program { $program } said { $said }, and neither 'choose' and a number nor 'say' and an answer.
bot-needs-a-name =
    The bot { $bot } needs a name of its own with at most { $letters } letters: NAME=AGENT.

## Compare

command-compare = Compare two ways to play: what a rule, a card or a bot changes.
sides-players = Both sides need the same number of players.
sides-same = Both sides are the same: { $one } and { $other }.

## Games in words

command-mcp = Play in words: the games as tools for language models.
no-such-seat-in-words = There are { $seats } seats, from 0 on, and no seat { $seat }.
no-such-game-in-words = There is no game { $game } on this desk; there is { $games }.

## The ladder

nothing-counted = Nothing is counted in { $game }.
ladder-needs-a-name = Take a name first; the ladder shows players by their names.
nobody-on-the-ladder = There is no such player on the ladder.

## Tournaments and clubs

too-many-gatherings =
    You have set up many tournaments and clubs (at most { $count }); end some of them first.
many-change-this = Many change this at a time; please try again.
no-such-tournament = There is no such tournament.
tournament-over = This tournament is over.
round-robin-has-begun = This tournament has begun; everybody meets everybody in it.
tournament-full = A tournament has room for { $count }.
no-such-entrant = Nobody of that number has entered.
too-few-entrants = A tournament begins when at least two have entered.
tournament-not-now = That cannot be done with this tournament now.
not-an-entrant = You have not entered this tournament.
only-the-host-of-the-tournament = Only the host of the tournament can do that.
tournament-pairs = The tournament says who plays next.
name-of-a-tournament = The name of a tournament
name-of-a-club = The name of a club
no-such-club = There is no such club, or its link is another one by now.
club-full = A club has room for { $count }.
no-such-member = There is no such member to send away.
too-much-rest = There are { $count } days of rest in a year.
members-only = Only members see a club; its link lets you in.
only-the-host-of-the-club = Only the host of the club can do that.

## Bots with an account

command-bots = Give bots that think elsewhere an account, or take it back.
no-such-bot-here = There is no agent { $name } here.
bot-is-away = { $name } is not here at the moment.
bot-plays-other-games = { $name } does not play this game.
bot-plays-other-tables = { $name } plays at tables of { $fewest } to { $most }.
bot-is-busy = { $name } plays at as many tables as it wants to.
no-bot-called = There is no bot called { $name }.
name-of-a-bot = The name of a bot
key-of-no-bot = This key belongs to no bot.
accounts-from-the-host = The host gives accounts to bots.
fewest-and-most = The fewest players cannot be more than the most.
enough-tables = You sit at as many tables as you have said that you want.
nobody-asks = Nobody asks you to this table now.
decides-itself = A bot with an account decides by itself.
is-asked-again = A bot with an account is asked to play again; it does not ask.
seat-stays-with-its-account = The seat of a bot stays with its account.
too-many-accounts = Too many bots from elsewhere sit at your tables (at most { $count }); finish some games.
name-the-bot = Name the bot: ratking bots add NAME, key NAME or remove NAME.

## Puzzles and challenges

no-puzzles = There are no puzzles for this game here.
no-puzzle = There is no such puzzle.
all-puzzles-tried = You have tried every puzzle of this game.
no-way-to-answer = This is not among the ways to answer here.
no-costly-moments = There is no costly moment of yours in this game.
no-moment-of-yours = There is no such moment among yours.
no-challenge = There is no such challenge.
no-challenge-here = Nobody takes up a challenge at this table.
