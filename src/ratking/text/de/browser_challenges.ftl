### Herausforderungen für eine Person: ein Ziel, drei Sterne, Bots an den anderen Plätzen.

challenges-lead = Eine eigene Auslage, Bots an den anderen Plätzen und ein Ziel. Alle haben dasselbe Glück und dürfen es so oft versuchen, wie sie mögen.
challenge-take = Annehmen
challenge-take-named = Annehmen: { $title }
challenge-stars = { $stars } von { $of } Sternen
challenge-bots = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
}
challenge-goals = Ziele
challenge-now = bisher { $now }
challenge-earned = { $stars ->
    [0] Diesmal kein Stern.
    [one] Ein Stern!
   *[other] { $stars } Sterne!
}
challenges-count = { $stars } von { $of } Sternen
