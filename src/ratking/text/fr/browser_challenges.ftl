### Défis pour une personne : un but, trois étoiles, des bots aux autres places.

challenges-lead = Une donne particulière, des bots aux autres places et un but. La chance est la même pour tout le monde, et l’on essaie aussi souvent qu’on veut.
challenge-take = Relever
challenge-take-named = Relever : { $title }
challenge-stars = { $stars } étoiles sur { $of }
challenge-bots = { $bots ->
    [one] contre un bot
   *[other] contre { $bots } bots
}
challenge-goals = Buts
challenge-now = jusqu’ici { $now }
challenge-earned = { $stars ->
    [0] Pas d’étoile cette fois.
    [one] Une étoile !
   *[other] { $stars } étoiles !
}
challenges-count = { $stars } étoiles sur { $of }
