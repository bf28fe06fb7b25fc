### RatLand dans le navigateur : ce qui est écrit sur le plateau et autour. *Ainsi* est fort, !ainsi! mauvais.

## Où en est la partie

ratland-setup = Avant le premier tour
ratland-round = Tour { $round }
ratland-phase-event = Événement
ratland-phase-rats = Rats
ratland-phase-attack = Attaque
ratland-phase-nursery = Maternité
ratland-phase-return = Retour
ratland-phase-search = Recherche
ratland-phase-feeding = Nourriture

## Le plateau

ratland-space-dump = Décharge
ratland-space-city = Ville
ratland-space-fields = Champ
ratland-space-left-pipe = Conduit gauche
ratland-space-right-pipe = Conduit droit
ratland-space-nursery = Maternité
ratland-space-pantry = Garde-manger
ratland-neighbour = { $name }, fromage : { $cheese }
ratland-guards = fromage gardé : *{ $cheese }*
ratland-young = { $count ->
    [0] pas de petits à venir
   *[other] petits à venir : *{ $count }*
}
ratland-counts-as = compte pour { $count }
ratland-cheese-hidden = un fromage est caché ici
ratland-twice = Jusqu’à { $most } rats peuvent compter dans les deux
ratland-twice-name = Garde-manger et maternité
ratland-twice-now = { $count } dans les deux
ratland-waiting = { $count ->
    [0] Tous les rats sont envoyés
    [one] Un rat attend d’être envoyé
   *[other] { $count } rats attendent d’être envoyés
}
ratland-screen-up = Ton paravent est dressé
ratland-aggressive = Plateau agressif
ratland-behind-screen = Derrière le paravent
ratland-left-neighbour = voisin de gauche
ratland-right-neighbour = voisin de droite
ratland-opponent = des deux côtés
ratland-needs = fromage nécessaire : { $count }
ratland-in-the-bag = { $count } dans le sac

## Ce qui se passe, quand le plateau montre le reste

ratland-screens-lifted = Les paravents sont retirés
ratland-athletes-moved = Les Sportifs se sont déplacés
ratland-food-revealed = Une carte Nourriture est retournée
ratland-clans-chosen = Tous les clans et plateaux sont montrés

## Répartir les rats

ratland-send = Envoie tes rats : { $count ->
    [0] tous sont placés
    [1] encore un à placer
    [2] encore deux à placer
    [3] encore trois à placer
    [4] encore quatre à placer
    [5] encore cinq à placer
    [6] encore six à placer
    [7] encore sept à placer
    [8] encore huit à placer
    [9] encore neuf à placer
   *[other] encore { $count } à placer
}
ratland-upkeep = Après la maternité, *{ $rats } rats* demandent { $short ->
    [yes] !{ $need } de fromage!
   *[no] *{ $need } de fromage*
} ; tu as *{ $have }*.
ratland-keys = Touches 1–7 : ajouter ; Maj : enlever.
ratland-more = Un rat de plus : { $space }
ratland-fewer = Un rat de moins : { $space }
ratland-rats-there = { $space } : { $count }
ratland-placed = { $placed } rats placés sur { $total }
ratland-undo = Annuler
ratland-as-last-round = Comme avant
ratland-clear = Vider
ratland-not-ready = { $count ->
    [one] Un rat attend encore dans la galerie.
   *[other] { $count } rats attendent encore dans la galerie.
}
ratland-too-many-at-home = Trop de rats restent à la maison pour cet événement.

## Avant le premier tour

ratland-choosing = Tous choisissent en secret.
ratland-closed-side = Dès le début
ratland-open-side = À partir du premier événement final
ratland-board-normal = Plateau normal
    .text = Les attaques ne volent que du fromage. Chaque rat pioche un fromage.
ratland-board-aggressive = Plateau agressif
    .text = Les attaques tuent un défenseur ou coûtent un attaquant. Le plus fort d’une zone blesse un rat ; on pioche un fromage de moins.

## Autour du plateau

ratland-rats-word = rats
ratland-cheese-word = fromage
ratland-dead = morts
ratland-poisoned = empoisonnés
ratland-lost = en vadrouille
ratland-in-graveyard = au cimetière
ratland-graveyard-costs = Chacun coûte un point à la fin.
ratland-away = Absents à ce tour
ratland-come-home = Ils rentrent au garde-manger avant la recherche.
ratland-later = À partir du premier événement final : { $text }
ratland-next-event = Tu prévois : { $event }
ratland-finds = Ce que les rats peuvent trouver
ratland-find-yellow = 1 fromage
ratland-find-orange = 2 fromages
ratland-find-white = rien
ratland-find-black = un rat s’enfuit
ratland-find-purple = un rat est empoisonné
ratland-find-blue = un rat part en vadrouille
ratland-feeding = Nourriture
ratland-feeding-head = rats · fromage
ratland-each-more = chaque rat de plus
ratland-missing = Tu as *{ $have }*, la recherche doit donc rapporter au moins !{ $missing }!, ou { $missing ->
    [one] un rat meurt de faim.
   *[other] des rats meurent de faim.
}
ratland-enough = Tu as *{ $have }* : assez pour les *{ $need }* qu’il leur faut, si personne ne vole.
ratland-sum-stolen = volé
ratland-sum-robbed = perdu
ratland-sum-found = fromage trouvé
ratland-sum-young = petits
ratland-sum-away = rats partis
ratland-sum-dead = morts
