### La page des règles, et les règles qui s’affichent à la table.

rules-games = Jeux
rules-search = Chercher dans les règles et les cartes
rules-contents = Sommaire
rules-found = { $count ->
    [0] rien trouvé
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-nothing = Aucune règle ni carte ne contient ces mots.
rules-example = Exemple
rules-ruling = Décision
rules-more = Toutes les règles
rules-learn = Apprendre en jouant
rules-reading = Comment lire ces règles : mots et numéros

## Ce qu’il y a dans les boîtes

things-card = Cartes
things-region = Régions
things-region-card = Cartes Région
things-building = Bâtiments
things-event = Événements
things-clan = Clans
things-space = Lieux d’un plateau d’égouts
things-colour = Pièces du sac

## Pourquoi une chose ne peut pas être choisie

why-not = La question ne porte pas là-dessus.
