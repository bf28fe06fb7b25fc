seat-0 = Rouge
    .letter = r
seat-1 = Bleu
    .letter = b
seat-2 = Jaune
    .letter = j
seat-3 = Vert
    .letter = v
shelf-cheese = fromage
shelf-bread = pain
shelf-honey = miel
shelf-nuts = noix
shelf-bacon = lard
legend = un point est une miette, une lettre un rat
a-shelf = Une des cinq étagères ; des miettes y tombent, des rats viennent, et le chat.
question-act = Envoyer un rat, prendre des miettes ou attendre ?
    .more = Qui a plus de rats que tout autre sur une étagère peut en prendre les miettes ; ces rats rentrent. Après la dernière place, le chat chasse tout le monde d’une étagère.
question-cat = Vers quelle étagère va le chat ?
    .more = Le hasard décide.
question-fall = Où tombent de nouvelles miettes ?
    .more = Le hasard décide.
answer-send = envoyer un rat : { $shelf }
answer-take = prendre les miettes : { $shelf }
answer-wait = attendre
answer-prowl = le chat vient : { $shelf }
answer-drop = des miettes tombent : { $shelf }
event-rat-sent = { $who ->
    [you] tu envoies un rat : { $shelf }.
   *[other] { $seat } envoie un rat : { $shelf }.
}
event-crumbs-taken = { $who ->
    [you] tu rapportes { $crumbs } miettes ({ $shelf }).
   *[other] { $seat } rapporte { $crumbs } miettes ({ $shelf }).
}
event-cat-came = le chat vient ({ $shelf }) : tous s’y enfuient.
event-crumbs-fell = { $crumbs } miettes tombent ({ $shelf }).
result-ending = La partie est finie : { $ending ->
   *[morning] c’est le matin.
}
result-winner = { $who ->
    [you] tu gagnes avec { $score } miettes.
   *[other] { $seat } gagne avec { $score } miettes.
}
result-score = { $seat } : place { $place }, { $score } miettes
