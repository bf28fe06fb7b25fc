### Puzzles: moments with one best answer, and one's own costly ones.

puzzles-lead = A moment from a game of strong bots, and one answer that is clearly best. You know what the seat knew then, and no more.
puzzles-how = Every day brings one puzzle for each game, the same for everybody. Your first try counts for your rating and for that of the puzzle. The chances come from a long search that knows no more than you do.
puzzles-none = This host has other data files, and no puzzles for them.
puzzle-of-today = { $game }: today’s puzzle
puzzle-of = { $game }: puzzle
puzzle-open = Solve today’s
puzzle-open-game = Solve today’s puzzle of { $game }
puzzle-look = Look again
puzzle-look-game = Look again at today’s puzzle of { $game }
puzzle-more = Another ({ $count })
puzzle-more-game = Another puzzle of { $game }; { $count ->
    [one] one is left
   *[other] { $count } are left
}
puzzle-rating = Rating { $rating }
puzzle-day-solved = Solved
puzzle-day-missed = Missed
puzzle-untried = You have not tried one yet.
puzzle-standing = Your rating: { $rating }. Solved: { $solved } of { $tries }.
puzzle-question = The puzzle
puzzle-line = Which answer is best? A first touch shows it, a second one gives it.
puzzle-plan = Which of these plans is best?
puzzle-line-plan = A first touch chooses a plan, a second one decides.
puzzle-you = You are { $name }
puzzle-take = Decide
puzzle-solved = Solved: nothing is better.
puzzle-missed = There was something better.
puzzle-ways = The ways to answer, with the chance to win
puzzle-mine = your choice
puzzle-rated = Your rating: { $rating } ({ $gained })
puzzle-again = You have tried this one before; the first try counted.
puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-finders = Found by bots of these levels: { $levels }
puzzle-finders-none = Hardly any bot finds this.
puzzle-all = All puzzles
puzzle-next = Next puzzle

moment-of-mine = From your own game
moment-line = What you did here cost { $points ->
    [one] about one point in a hundred
   *[other] about { $points } points in a hundred
} of your chance to win. What do you do now?
moment-played = Then you played: { $answer }.
moment-back = { $days ->
    [0] Comes back today.
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
moment-game = The game
moment-next = Next moment
moment-done = My games
moments = From your own games
moments-due = { $count ->
    [one] One costly moment waits for you.
   *[other] { $count } costly moments wait for you.
}
moments-rest = { $days ->
    [one] Nothing waits today; the next one comes back tomorrow.
   *[other] Nothing waits today; the next one comes back in { $days } days.
}
moments-none = After an analysis you can try your costly moments again.
moments-try = Try again
moments-themes = What your costly moments are about
moments-theme = { $moments ->
    [one] One moment
   *[other] { $moments } moments
}, { $points } points in all; { $solved } solved since
