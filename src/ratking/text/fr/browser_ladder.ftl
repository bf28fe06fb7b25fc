### Le classement et les pages de ses joueurs.

ladder-line = Cotes par jeu et nombre de joueurs, saison après saison. Les bots grimpent à côté des gens.
ladder-game = Quel jeu
ladder-season = Saison
ladder-rank = Place
ladder-left = Parti avant la fin
ladder-none = Personne n’est encore dans ce classement.
ladder-how =
    Une cote vient avec son doute : après si peu de parties, elle peut se tromper d’autant. Les places suivent
    la cote moins son doute. Qui quitte une partie peut y perdre et n’y gagne rien. C’est toi qui choisis d’être
    montré, sous
ladder-players = { $count } joueurs
ladder-place = place { $rank }
ladder-record = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $wins } gagnées, { $left } quittées
ladder-latest = Dernières parties
ladder-came = place { $place } sur { $players }
ladder-curve = Cote sur { $count } parties, de { $first } à { $last }
