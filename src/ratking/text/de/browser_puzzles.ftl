### Rätsel: Momente mit einer besten Antwort, und die eigenen teuren.

puzzles-lead = Ein Moment aus einem Spiel starker Bots, und eine Antwort, die klar die beste ist. Du weißt, was der Platz damals wusste, und nicht mehr.
puzzles-how = Jeden Tag gibt es ein Rätsel für jedes Spiel, für alle dasselbe. Dein erster Versuch zählt für deine Wertung und für die des Rätsels. Die Chancen stammen aus einer langen Suche, die nicht mehr weiß als du.
puzzles-none = Hier gelten andere Datendateien, für die es keine Rätsel gibt.
puzzle-of-today = { $game }: Rätsel des Tages
puzzle-of = { $game }: Rätsel
puzzle-open = Heutiges lösen
puzzle-open-game = Das heutige Rätsel von { $game } lösen
puzzle-look = Noch einmal ansehen
puzzle-look-game = Das heutige Rätsel von { $game } noch einmal ansehen
puzzle-more = Noch eines ({ $count })
puzzle-more-game = Noch ein Rätsel von { $game }; { $count ->
    [one] eines ist übrig
   *[other] { $count } sind übrig
}
puzzle-rating = Wertung { $rating }
puzzle-day-solved = Gelöst
puzzle-day-missed = Verfehlt
puzzle-untried = Du hast noch keines versucht.
puzzle-standing = Deine Wertung: { $rating }. Gelöst: { $solved } von { $tries }.
puzzle-question = Das Rätsel
puzzle-line = Welche Antwort ist die beste? Erst antippen zeigt sie, noch einmal gibt sie.
puzzle-plan = Welcher dieser Pläne ist der beste?
puzzle-line-plan = Erst antippen wählt einen Plan, noch einmal entscheidet.
puzzle-you = Du bist { $name }
puzzle-take = Entscheiden
puzzle-solved = Gelöst: nichts ist besser.
puzzle-missed = Es gab etwas Besseres.
puzzle-ways = Die möglichen Antworten mit der Chance auf den Sieg
puzzle-mine = deine Wahl
puzzle-rated = Deine Wertung: { $rating } ({ $gained })
puzzle-again = Dieses hast du schon versucht; der erste Versuch hat gezählt.
puzzle-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-finders = Gefunden von Bots dieser Stufen: { $levels }
puzzle-finders-none = Kaum ein Bot findet das.
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel

moment-of-mine = Aus deinem Spiel
moment-line = Was du hier getan hast, kostete { $points ->
    [one] etwa einen von hundert Punkten
   *[other] etwa { $points } von hundert Punkten
} deiner Gewinnchance. Was tust du jetzt?
moment-played = Damals gespielt: { $answer }.
moment-back = { $days ->
    [0] Kommt heute wieder.
    [one] Kommt morgen wieder.
   *[other] Kommt in { $days } Tagen wieder.
}
moment-game = Zum Spiel
moment-next = Nächster Moment
moment-done = Meine Spiele
moments = Aus deinen Spielen
moments-due = { $count ->
    [one] Ein teurer Moment wartet auf dich.
   *[other] { $count } teure Momente warten auf dich.
}
moments-rest = { $days ->
    [one] Heute wartet nichts; der nächste kommt morgen wieder.
   *[other] Heute wartet nichts; der nächste kommt in { $days } Tagen wieder.
}
moments-none = Nach einer Analyse kannst du deine teuren Momente noch einmal versuchen.
moments-try = Noch einmal versuchen
moments-themes = Worum es in deinen teuren Momenten geht
moments-theme = { $moments ->
    [one] Ein Moment
   *[other] { $moments } Momente
}, zusammen { $points } Punkte; seither gelöst: { $solved }
