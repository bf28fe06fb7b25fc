### Tournaments and clubs.

together-line = Play with the same people again and again, or all against all on one evening.
tournaments = Tournaments
tournaments-none = No tournament yet. Set one up and send the link to your friends.
tournament-new = Set up a tournament
tournament-name = What it is called
tournament-game = Which game
tournament-size = Players at a table
tournament-format = Who meets whom
tournament-swiss = Swiss
    .text = Whoever has as many points as you is your next opponent.
tournament-round-robin = All against all
    .text = Everybody meets everybody. Nobody can come later.
tournament-arena = Arena
    .text = Whoever is free plays again until the time is over. Come and go as you like.
tournament-rounds = Rounds
tournament-minutes = Minutes
tournament-seconds = Seconds for each answer
tournament-seconds-why = Whoever does not answer in time is helped out by a bot; so nobody waits for ever.
tournament-bot = Bots in the gaps
tournament-public = Anyone may find it
tournament-status-open = Open
tournament-status-running = Being played
tournament-status-paused = Paused
tournament-status-over = Over
tournament-facts = tables of { $players }
tournament-entrants = { $count ->
        [one] One player
       *[other] { $count } players
    }
tournament-round = Round { $round } of { $rounds }
tournament-next-in = The next round begins in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
tournament-ends-in = No more games begin in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
tournament-enter = Enter
tournament-entered = You play as { $name }.
tournament-break = Sit out
tournament-back = Play on
tournament-away = sits out
tournament-withdraw = Leave
tournament-table = To your table
tournament-waiting = You are paired as soon as somebody is free.
tournament-begin = Begin
tournament-begin-why = Begins when at least two have entered.
tournament-pause = Pause
tournament-resume = Go on
tournament-end = End the tournament
tournament-invite = Whoever has this link can enter
tournament-standings = Standings
tournament-points = Points
tournament-opposition = Opponents’ points
tournament-won = Won
tournament-games = Games
tournament-rounds-title = Round by round
tournament-round-number = Round { $round }
tournament-file-standings = Standings as a file
tournament-file-games = Games as a file
tournament-all = All tournaments
clubs = Clubs
clubs-none = No club yet. Found one, and its link lets your friends in.
club-new = Found a club
club-name = What it is called
club-found = Found it
club-members = { $count ->
        [one] One member
       *[other] { $count } members
    }
club-door = A club with { $count ->
        [one] one member
       *[other] { $count } members
    }. Come in and find its tables and its ladder.
club-join = Come in
club-own = What we shall call you
club-link = This link lets others in
club-new-link = Make a new link
club-tables = Tables
club-tables-none = No table yet.
club-table-new = Set up a table
club-pace = How fast
club-pace-none = At one sitting
club-pace-1 = One day for each turn
club-pace-3 = Three days for each turn
club-pace-7 = A week for each turn
club-your-turn = Your turn
club-ladder = Ladder
club-ladder-none = It begins with the first game that is over.
club-host = host
club-rest-until = rests until { $day }
club-rest = Rest
club-rest-days = { $days ->
        [one] One day
       *[other] { $days } days
    }
club-rest-why = While you rest, your clocks of days stand still here. You have { $days ->
        [one] one day
       *[other] { $days } days
    } left this year.
club-rest-end = I am back
club-send-away = Send { $name } away
club-leave = Leave the club
club-end = End the club
club-sure = Are you sure?
