### The ladder and the pages of its players.

ladder-line = Ratings by game and number of players, season by season. Bots climb beside people.
ladder-game = Which game
ladder-season = Season
ladder-rank = Place
ladder-left = Left early
ladder-none = Nobody is on this ladder yet.
ladder-how =
    A rating comes with its doubt: with so few games it may be off by as much. Places follow the rating less
    its doubt. Who leaves a game can lose by it and not gain. Whether you are shown is your choice, under
ladder-players = { $count } players
ladder-place = place { $rank }
ladder-record = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $wins } won, { $left } left early
ladder-latest = Latest games
ladder-came = place { $place } of { $players }
ladder-curve = Rating over { $count } games, from { $first } to { $last }
