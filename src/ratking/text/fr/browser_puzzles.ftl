### Énigmes : des moments avec une meilleure réponse, et les moments coûteux de ses propres parties.

puzzles-lead = Un moment d’une partie entre bots forts, et une réponse nettement meilleure que les autres. Tu sais ce que la place savait alors, et rien de plus.
puzzles-how = Chaque jour apporte une énigme par jeu, la même pour tout le monde. Le premier essai compte pour ta cote et pour celle de l’énigme. Les chances viennent d’une longue recherche qui n’en sait pas plus que toi.
puzzles-none = Cet hôte utilise d’autres fichiers de données, pour lesquels il n’y a pas d’énigmes.
puzzle-of-today = { $game } : énigme du jour
puzzle-of = { $game } : énigme
puzzle-open = Résoudre celle du jour
puzzle-open-game = Résoudre l’énigme du jour de { $game }
puzzle-look = Revoir
puzzle-look-game = Revoir l’énigme du jour de { $game }
puzzle-more = Une autre ({ $count })
puzzle-more-game = Une autre énigme de { $game } ; { $count ->
    [one] il en reste une
   *[other] il en reste { $count }
}
puzzle-rating = Cote { $rating }
puzzle-day-solved = Résolue
puzzle-day-missed = Manquée
puzzle-untried = Tu n’en as pas encore essayé.
puzzle-standing = Ta cote : { $rating }. Résolues : { $solved } sur { $tries }.
puzzle-question = L’énigme
puzzle-line = Quelle réponse est la meilleure ? Un premier toucher la montre, un second la donne.
puzzle-plan = Lequel de ces plans est le meilleur ?
puzzle-line-plan = Un premier toucher choisit un plan, un second décide.
puzzle-you = Tu es { $name }
puzzle-take = Décider
puzzle-solved = Résolue : rien n’est meilleur.
puzzle-missed = Il y avait mieux.
puzzle-ways = Les réponses possibles avec la chance de gagner
puzzle-mine = ton choix
puzzle-rated = Ta cote : { $rating } ({ $gained })
puzzle-again = Tu as déjà essayé celle-ci ; le premier essai a compté.
puzzle-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-finders = Trouvée par des bots de ces niveaux : { $levels }
puzzle-finders-none = Presque aucun bot ne la trouve.
puzzle-all = Toutes les énigmes
puzzle-next = Énigme suivante

moment-of-mine = De ta propre partie
moment-line = Ce que tu as fait ici a coûté { $points ->
    [one] environ un point sur cent
   *[other] environ { $points } points sur cent
} de ta chance de gagner. Que fais-tu maintenant ?
moment-played = Joué alors : { $answer }.
moment-back = { $days ->
    [0] Revient aujourd’hui.
    [one] Revient dans un jour.
   *[other] Revient dans { $days } jours.
}
moment-game = La partie
moment-next = Moment suivant
moment-done = Mes parties
moments = De tes propres parties
moments-due = { $count ->
    [one] Un moment coûteux t’attend.
   *[other] { $count } moments coûteux t’attendent.
}
moments-rest = { $days ->
    [one] Rien n’attend aujourd’hui ; le prochain revient dans un jour.
   *[other] Rien n’attend aujourd’hui ; le prochain revient dans { $days } jours.
}
moments-none = Après une analyse, tu peux réessayer tes moments coûteux.
moments-try = Réessayer
moments-themes = De quoi il s’agit dans tes moments coûteux
moments-theme = { $moments ->
    [one] Un moment
   *[other] { $moments } moments
}, { $points } points en tout ; résolus depuis : { $solved }
