seat-0 = Rot
    .letter = r
seat-1 = Blau
    .letter = b
seat-2 = Gelb
    .letter = g
seat-3 = Grün
    .letter = g
shelf-cheese = Käse
shelf-bread = Brot
shelf-honey = Honig
shelf-nuts = Nüsse
shelf-bacon = Speck
legend = ein Punkt ist ein Krümel, ein Buchstabe eine Ratte
a-shelf = Eines von fünf Brettern; dort fallen Krümel, Ratten kommen, und die Katze.
question-act = Eine Ratte schicken, Krümel nehmen oder warten?
    .more = Wer auf einem Brett mehr Ratten hat als jeder andere, darf die Krümel nehmen; diese Ratten kommen heim. Nach dem letzten Platz verjagt die Katze alle von einem Brett.
question-cat = Zu welchem Brett kommt die Katze?
    .more = Das entscheidet der Zufall.
question-fall = Wo fallen neue Krümel?
    .more = Das entscheidet der Zufall.
answer-send = eine Ratte schicken: { $shelf }
answer-take = Krümel nehmen: { $shelf }
answer-wait = warten
answer-prowl = die Katze kommt: { $shelf }
answer-drop = Krümel fallen: { $shelf }
event-rat-sent = { $who ->
    [you] du schickst eine Ratte zu: { $shelf }.
   *[other] { $seat } schickt eine Ratte zu: { $shelf }.
}
event-crumbs-taken = { $who ->
    [you] du bringst { $crumbs } Krümel heim ({ $shelf }).
   *[other] { $seat } bringt { $crumbs } Krümel heim ({ $shelf }).
}
event-cat-came = die Katze kommt ({ $shelf }): Alle dort laufen heim.
event-crumbs-fell = { $crumbs } Krümel fallen ({ $shelf }).
result-ending = Das Spiel ist aus: { $ending ->
   *[morning] Es ist Morgen.
}
result-winner = { $who ->
    [you] du gewinnst mit { $score } Krümeln.
   *[other] { $seat } gewinnt mit { $score } Krümeln.
}
result-score = { $seat }: Platz { $place }, { $score } Krümel
