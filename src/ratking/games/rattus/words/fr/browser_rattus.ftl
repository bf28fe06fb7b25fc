### Rattus dans le navigateur : ce qui est écrit sur le plateau et à côté.

## À côté du plateau

rattus-free = libre
rattus-used = utilisée à ce tour
rattus-protected = protégée
rattus-on-board = sur le plateau
rattus-in-hand = en main
rattus-safe-haven = Refuge
rattus-safe-diplomats = Diplomates
rattus-region-cards-held = { $count ->
    [one] { $count } carte Région
   *[other] { $count } cartes Région
}
rattus-region-cards-left = { $count } dans la pioche
rattus-rats-left = { $count ->
    [one] rat restant
   *[other] rats restants
}
rattus-unseen = encore cachés, par seuil
rattus-unseen-limit = seuil { $limit } : { $count }
rattus-unseen-symbols = encore cachés, par symbole

## Sur le plateau

rattus-rats-here = { $count ->
    [0] Aucun rat ici
    [one] Un rat
   *[other] { $count } rats
}
rattus-seen-by = Un a été vu par
rattus-nuns-here = { $count ->
    [one] { $count } nonne : un citoyen de moins compte
   *[other] { $count } nonnes : { $count } citoyens de moins comptent
}

## Réponses par groupes

rattus-deed-increase = S’agrandir
rattus-deed-take = Prendre
rattus-deed-use = Utiliser
confirm-settle = S’installer : { $answer }
confirm-move-plague = Envoyer la peste : { $answer }

## Une réponse avant de la donner

rattus-preview = { $plague ->
    [yes] Si la peste va ici : { $region }
   *[no] { $region }
}
rattus-preview-new-rats = { $count ->
    [0] pas de nouveau rat
    [one] un nouveau rat dans une région voisine
   *[other] { $count } nouveaux rats dans les régions voisines
}
rattus-preview-revealed = { $count ->
    [0] aucun rat n’est révélé
    [one] un rat est révélé
   *[other] jusqu’à { $count } rats révélés
}
rattus-preview-at-stake = En jeu
rattus-preview-citizens = { $count ->
    [one] { $count } citoyen à toi arrive.
   *[other] { $count } citoyens à toi arrivent.
}
rattus-preview-walk = { $count ->
    [one] { $count } citoyen arrive ({ $origin }).
   *[other] { $count } citoyens arrivent ({ $origin }).
}
rattus-preview-rat = Un nouveau rat arrive.
rattus-preview-rat-moves = Un rat arrive ({ $origin }).

## Un rat retourné

rattus-outbreak = La peste se déclare : { $region }
rattus-no-outbreak = Rien ne se déclare : { $crowd } sur { $limit }
rattus-limit = { $crowd ->
    [0] { "" }
    [one] Un citoyen,{ " " }
   *[other] { $crowd } citoyens,{ " " }
}seuil { $limit }{ $lowered ->
    [0] { "" }
   *[other] { ", " }baissé de { $lowered }
}
rattus-majority = Majorité
rattus-everyone = Tous

## Où en est la partie

rattus-turn = { $mine ->
    [yes] À toi de jouer
   *[no] { $name }
}
rattus-phase-setup = Premiers citoyens
rattus-phase-final-round = Manche finale
rattus-phase-last-plague = La dernière peste
rattus-step-increase = S’agrandir
rattus-step-card = Carte
rattus-step-abilities = Pouvoirs
rattus-step-plague = Peste
