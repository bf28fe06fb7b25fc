### Challenges for one player: a goal, three stars, bots at the other seats.

challenges-lead = A deal of its own, bots at the other seats, and a goal. Everybody gets the same luck, and may try as often as they like.
challenge-take = Take it up
challenge-take-named = Take it up: { $title }
challenge-stars = { $stars } of { $of } stars
challenge-bots = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
}
challenge-goals = Goals
challenge-now = so far { $now }
challenge-earned = { $stars ->
    [0] No star this time.
    [one] One star!
   *[other] { $stars } stars!
}
challenges-count = { $stars } of { $of } stars
