### Rattus Cartus dans le navigateur : ce qui est écrit sur son plateau et ses panneaux.

## Où en est la partie

standing-round = { $final ->
    [yes] Manche { $round } sur { $rounds }, la dernière
   *[no] Manche { $round } sur { $rounds }
}
phase-draw-buildings = Bâtiments
phase-supplies = Ravitaillement
phase-enter = Entrer
phase-resolve = Résoudre

## Bâtiments

buildings-title = Les bâtiments de cette manche
building-coming = Une carte Bâtiment à venir
building-supply = Ravitaillement
building-premium = Premium
building-standard = Standard
space-taken = { $count ->
    [0] { $seat } est là sans carte
    [one] { $seat } est là avec une carte
   *[other] { $seat } est là avec { $count } cartes
}

## Ma main

hand-title = Ta main
hand-sorted = triée par classe
hand-empty = Tu n’as pas de cartes.
hand-lay = touche pour poser face cachée
hand-give = touche ce que tu donnes
hand-discard-for-rat = touche ce que tu défausses
picks-clear = Reprendre
picks-lay = { $count ->
    [0] Ne poser aucune carte
    [one] Poser la carte
   *[other] Poser les { $count } cartes
}
picks-give = { $count ->
    [one] Donner la carte
   *[other] Donner les cartes
}
picks-discard-for-rat = { $count ->
    [0] Ne rien défausser
    [one] Défausser la carte
   *[other] Défausser les { $count } cartes
}
picks-key = Entrée

## Ce qu’un choix toucherait

preview-track = influence : { $family }
preview-of = sur { $most } choisies
preview-rival = { $count ->
    [0] { $seat } n’a posé aucune carte
    [one] { $seat } a posé une carte
   *[other] { $seat } a posé { $count } cartes
}
preview-ahead = { $mine } bat pour l’instant { $count } de { $seat }
preview-alone = Choisis des cartes de ta main, ou aucune.

## Influence

tracks-title = Influence
tracks-tie = à égalité, le disque du dessous est devant
track-seat = { $seat } { $count }
track-spoken = { $family } : { $seats }
track-nobody = encore personne
glance-open = Influence et rangée des nonnes
glance-nuns = { $least }–{ $most }
glance-close = Retour aux bâtiments

## Nonnes

nuns-title = Rangée des nonnes
nuns-count = { $seen } vues sur 5
nuns-rats = { $count ->
    [0] Tu n’as pas de rats.
    [one] Tu as un rat.
   *[other] Tu as { $count } rats.
}
nuns-known = { $hidden ->
    [0] Nombre de nonnes : { $seen }.
    [one] Nonnes : { $seen } vues, une carte encore cachée ({ $least }–{ $most }).
   *[other] Nonnes : { $seen } vues, { $hidden } cartes encore cachées ({ $least }–{ $most }).
}
nuns-total = { $count ->
    [one] { $count } nonne
   *[other] { $count } nonnes
}
nun-hidden = Carte { $place }, face cachée
nun-seen = { $count ->
    [one] Carte { $place } : { $count } nonne
   *[other] Carte { $place } : { $count } nonnes
}

## Piles

decks-title = Réserve
deck-population = Population
deck-joker = Jokers
deck-sword = Épées
deck-flute = Flûtes
deck-pass = Passes
deck-gold = Or
deck-tokens = Points
deck-buildings = Bâtiments

## Places

seat-cards = { $count ->
    [one] carte
   *[other] cartes
}
seat-rats = { $count ->
    [one] rat
   *[other] rats
}
seat-rats-hidden = Les rats restent secrets
seat-points = { $count ->
    [one] point
   *[other] points
}
seat-holds = Pris sous les yeux de tous

## La fin

finale-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}
finale-dead = mort
finale-alive = en vie
cartus-sum-influence = influence
cartus-sum-actions = actions
cartus-sum-points = points
cartus-sum-rid = rats en moins
cartus-sum-rats = rats en plus
