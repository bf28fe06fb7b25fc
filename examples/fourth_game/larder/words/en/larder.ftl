seat-0 = red
    .letter = r
seat-1 = blue
    .letter = b
seat-2 = yellow
    .letter = y
seat-3 = green
    .letter = g
shelf-cheese = cheese
shelf-bread = bread
shelf-honey = honey
shelf-nuts = nuts
shelf-bacon = bacon
legend = a dot is a crumb, a letter a rat
a-shelf = One of five shelves; crumbs fall there, rats come, and the cat.
question-act = Send a rat, take crumbs, or wait?
    .more = Whoever has more rats on a shelf than anybody else may take its crumbs; those rats come home. After the last seat the cat chases everybody from one shelf.
question-cat = Which shelf does the cat come to?
    .more = Chance decides.
question-fall = Where do new crumbs fall?
    .more = Chance decides.
answer-send = send a rat to the { $shelf }
answer-take = take the crumbs of the { $shelf }
answer-wait = wait
answer-prowl = the cat comes to the { $shelf }
answer-drop = crumbs fall on the { $shelf }
event-rat-sent = { $who ->
    [you] you send a rat to the { $shelf }.
   *[other] { $seat } sends a rat to the { $shelf }.
}
event-crumbs-taken = { $who ->
    [you] you bring { $crumbs } crumbs home from the { $shelf }.
   *[other] { $seat } brings { $crumbs } crumbs home from the { $shelf }.
}
event-cat-came = the cat comes to the { $shelf }: everybody there runs home.
event-crumbs-fell = { $crumbs } crumbs fall on the { $shelf }.
result-ending = The game is over: { $ending ->
   *[morning] it is morning.
}
result-winner = { $who ->
    [you] you win with { $score } crumbs.
   *[other] { $seat } wins with { $score } crumbs.
}
result-score = { $seat }: place { $place }, { $score } crumbs
