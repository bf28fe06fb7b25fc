### Die Rangliste und die Seiten ihrer Spieler.

ladder-line = Wertungen nach Spiel und Spielerzahl, Saison für Saison. Bots steigen neben Menschen auf.
ladder-game = Welches Spiel
ladder-season = Saison
ladder-rank = Platz
ladder-left = Vorzeitig gegangen
ladder-none = Auf dieser Rangliste steht noch niemand.
ladder-how =
    Eine Wertung kommt mit ihrem Zweifel: Nach so wenigen Partien kann sie um so viel danebenliegen. Die Plätze
    folgen der Wertung ohne ihren Zweifel. Wer eine Partie verlässt, kann dadurch verlieren und nichts gewinnen.
    Ob du gezeigt wirst, entscheidest du unter
ladder-players = { $count } Spieler
ladder-place = Platz { $rank }
ladder-record = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $wins } gewonnen, { $left } vorzeitig verlassen
ladder-latest = Letzte Partien
ladder-came = Platz { $place } von { $players }
ladder-curve = Wertung über { $count } Partien, von { $first } bis { $last }
