### Rattus Cartus : tout ce qui se dit pendant la partie, en français.

## Places : une couleur, et une lettre pour que la couleur ne soit jamais le seul signe

seat-0 = Rouge
    .letter = R
seat-1 = Bleu
    .letter = B
seat-2 = Jaune
    .letter = J
seat-3 = Vert
    .letter = V
seat-4 = Violet
    .letter = I

## Cartes en main

card-peasant = Paysan
card-merchant = Marchand
card-monk = Moine
card-knight = Chevalier
card-witch = Sorcière
card-king = Roi
card-joker = Joker
    .text = Joue-le sur un bâtiment comme une carte Population : une influence et jamais de rat.
card-sword = Épée
    .text =
        Joue-la sur un bâtiment : qui y a le plus d’Épées reçoit la moitié de la main de qui en a le
        moins. Le plus d’Épées en main rapporte 2 points à la fin.
card-flute = Flûte
    .text =
        Joue-la sur un bâtiment : qui y a le plus de Flûtes donne un rat à qui en a le moins. Le plus
        de Flûtes en main rapporte 2 points à la fin.
card-pass = Passe
    .text =
        Joue-la au lieu d’entrer dans un bâtiment : ton tour revient quand tous les autres sont
        entrés ou ont passé. Le plus de Passes en main rapporte 2 points à la fin.
card-gold = Or
    .text =
        Il ne peut pas être joué. Le plus d’Or en main rapporte 6 points à la fin, le deuxième 3.
card-hidden = une carte
card-with-nuns = { $nuns ->
    [0] { $figure } sans nonne
    [one] { $figure } avec 1 nonne
   *[other] { $figure } avec { $nuns } nonnes
}
no-cards = rien

## Conseils

advice-guard-tower-for-two =
    La Tour de garde est dans la partie ; elle n’est pas recommandée à deux joueurs.

## Classes

family-peasantry = Paysannerie
family-bourgeoisie = Bourgeoisie
family-church = Église
family-chivalry = Chevalerie
family-magic = Magie
family-royalty = Royauté

## Bâtiments ; `the` est le nom avec son article, `of` avec « de »

building-farm = Ferme
    .the = la Ferme
    .of = de la Ferme
    .text = Premium : pioche quatre cartes Population. Standard : pioches-en deux.
building-brewery = Brasserie
    .the = la Brasserie
    .of = de la Brasserie
    .text =
        Premium : pioche une carte Population pour chaque influence marquée ici avec tes cartes.
        Standard : une pour deux.
building-marketplace = Marché
    .the = le Marché
    .of = du Marché
    .text = Premium : prends deux Jokers. Standard : prends-en un.
building-office = Comptoir
    .the = le Comptoir
    .of = du Comptoir
    .text = Premium : prends deux Passes. Standard : prends-en une.
building-monastery = Monastère
    .the = le Monastère
    .of = du Monastère
    .text = Premium : défausse deux rats. Standard : défausses-en un.
building-hospital = Hôpital
    .the = l’Hôpital
    .of = de l’Hôpital
    .text =
        Premium : défausse un rat, puis jusqu’à trois cartes de ta main et autant de rats. Standard :
        défausse jusqu’à deux cartes de ta main et autant de rats.
building-castle = Château
    .the = le Château
    .of = du Château
    .text = Premium : prends deux Épées. Standard : prends-en une.
building-guard-tower = Tour de garde
    .the = la Tour de garde
    .of = de la Tour de garde
    .text =
        Premium : quiconque n’est entré dans aucune Tour de garde à cette manche et tient au moins
        autant de cartes que toi t’en donne trois de son choix. Standard : tu ne crains pas les Tours
        de garde à cette manche.
building-pied-pipers-hut = Cabane du joueur de flûte
    .the = la Cabane du joueur de flûte
    .of = de la Cabane du joueur de flûte
    .text = Premium : prends deux Flûtes. Standard : prends-en une.
building-fortune-tellers-tent = Tente de la voyante
    .the = la Tente de la voyante
    .of = de la Tente de la voyante
    .text = Premium : regarde deux cartes de la rangée des nonnes. Standard : regardes-en une.
building-palace = Palais
    .the = le Palais
    .of = du Palais
    .text = Premium : prends deux jetons de victoire. Standard : prends-en un.
building-treasury = Trésor
    .the = le Trésor
    .of = du Trésor
    .text = Premium : prends deux Ors. Standard : prends-en un.

building-with-class = { $text } Classe : { $family }.
building-card = { $building } ({ $supply })

supply-draw = pioche { $count }
supply-rats = { $count ->
    [one] { $count } rat en moins
   *[other] { $count } rats en moins
}
supply-look = { $count ->
    [one] regarde { $count } carte des nonnes
   *[other] regarde { $count } cartes des nonnes
}
supply-nothing = rien

## Questions à une place ; `more` est ce qu’un débutant demande ensuite

question-supply = De quelle carte prends-tu le ravitaillement ?
    .more =
        Chaque carte Bâtiment de cette manche offre des cartes à piocher, des rats à défausser ou un
        coup d’œil sur la rangée des nonnes. Tu en prends une ; d’autres peuvent prendre la même, et
        tu pourras entrer ensuite dans un autre bâtiment.
question-supply-together =
    De quelle carte prends-tu le ravitaillement ? Tous choisissent en même temps.
    .more =
        Personne ne voit ton choix avant que tous aient choisi. Puis les actions se font dans l’ordre
        du tour.
question-look = Quelle carte de la rangée des nonnes regardes-tu ? (encore { $count })
    .more =
        À la fin, on compte les nonnes des cinq cartes : qui a plus de rats est mort. Personne
        d’autre ne voit la carte.
question-enter = Dans quel bâtiment entres-tu ?
    .more =
        Tes cartes te donnent de l’influence dans sa classe, et tu utilises son action : l’action
        premium si tu y joues le plus de cartes Population et de Jokers. À égalité, le premier entré
        est devant.
question-lay = { $count ->
    [0] Quelles cartes poses-tu face cachée sur { $the_building } ?
   *[other] Quelle carte poses-tu face cachée sur { $the_building } ? ({ $count } jusqu’ici)
}
    .more =
        Chaque carte Population et chaque Joker donne une influence dans la classe du bâtiment ; une
        carte Population d’une autre classe t’apporte en plus un rat. On pose dans l’ordre de la
        liste.
question-choose-victim = Plusieurs en ont joué le moins : qui vises-tu ? ({ $special })
    .more =
        Avec les Épées, celui que tu choisis te donne la moitié de sa main ; avec les Flûtes, il
        reçoit un de tes rats.
question-give = Quelle carte donnes-tu à { $receiver } ? (encore { $count })
    .more = Tu choisis les cartes que tu donnes, de toute sorte, dans l’ordre de la liste.
question-use-action = { $premium ->
    [yes] Utilises-tu l’action premium { $of_building } ?
   *[no] Utilises-tu l’action standard { $of_building } ?
}
    .more = Rien ne t’y oblige.
    .yes = L’utiliser : { $gain }
    .no = S’en passer
question-discard-for-rat =
    Quelle carte défausses-tu pour te débarrasser d’un rat ? (jusqu’à { $count })
    .more =
        Chaque carte emporte un rat. Tu peux t’arrêter quand tu veux ; l’Or peut partir aussi.

## Questions au hasard, pour qui répond à la main

question-choose-building = Quel bâtiment de la classe est dans la partie ?
    .more = Ses cinq cartes sont toutes utilisées.
question-choose-card = Quelle carte Bâtiment est dans la partie ?
    .more = Trente cartes sont utilisées, cinq de chaque classe.
question-draw-building = Quelle carte Bâtiment est piochée ?
    .more = Toute carte que personne n’a vue peut venir.
question-draw-card = Quelle carte Population est piochée ?
    .more = Toute carte qui reste peut venir.
question-deal-nun-card = Quelle carte est à la place { $count } de la rangée des nonnes ?
    .more = Toute carte qui reste peut s’y trouver.

## Réponses

answer-stop = C’est tout
answer-pass = Jouer une Passe
answer-enter = { $count ->
    [0] { $building }, place { $place }
    [one] { $building }, place { $place } (1 dedans)
   *[other] { $building }, place { $place } ({ $count } dedans)
}
answer-nun = Carte { $place }
answer-nun-known = Carte { $place } : { $card }

## Événements

event-building-chosen = Dans la partie : { $building } ({ $supply }).
event-round-began = { $who ->
    [you] La manche { $number } commence ; tu es premier joueur.
   *[other] La manche { $number } commence ; { $seat } est premier joueur.
}
event-building-drawn = À la place { $place } : { $building } ({ $supply }).
event-building-replaced =
    Tous les bâtiments sont les mêmes : l’un va sous la pile de remplacement, { $building }.
event-supply-taken = { $who ->
    [you] Tu prends le ravitaillement { $of_building } : { $supply }.
   *[other] { $seat } prend le ravitaillement { $of_building } : { $supply }.
}
event-supplies-revealed = Tous ont choisi leur ravitaillement.
event-card-drawn = { $who ->
    [you] Tu pioches : { $card }.
   *[other] { $known ->
        [yes] { $seat } pioche : { $card }.
       *[no] { $seat } pioche une carte.
    }
}
event-deck-shuffled = { $count ->
    [one] La défausse de { $count } carte devient la nouvelle pioche.
   *[other] La défausse de { $count } cartes devient la nouvelle pioche.
}
event-nun-card-seen = { $who ->
    [you] Tu regardes la carte { $place } de la rangée des nonnes : { $card }.
   *[other] { $known ->
        [yes] { $seat } regarde la carte { $place } de la rangée des nonnes : { $card }.
       *[no] { $seat } regarde la carte { $place } de la rangée des nonnes.
    }
}
event-rats-taken = { $who ->
    [you] Tu prends { $count ->
        [one] { $count } rat.
       *[other] { $count } rats.
    }
   *[other] { $seat } prend { $count ->
        [one] { $count } rat.
       *[other] { $count } rats.
    }
}
event-rats-discarded = { $who ->
    [you] Tu défausses { $count ->
        [one] { $count } rat.
       *[other] { $count } rats.
    }
   *[other] { $seat } défausse { $count ->
        [one] { $count } rat.
       *[other] { $count } rats.
    }
}
event-rat-given = { $who ->
    [you] Tu donnes un rat à { $receiver }.
   *[other] { $whom ->
        [you] { $seat } te donne un rat.
       *[other] { $seat } donne un rat à { $receiver }.
    }
}
event-pass-played = { $who ->
    [you] Tu joues une Passe.
   *[other] { $seat } joue une Passe.
}
event-building-entered = { $who ->
    [you] Tu choisis { $the_building } et tu y entres (case { $space }).
   *[other] { $seat } choisit { $the_building } et y entre (case { $space }).
}
event-card-laid = { $who ->
    [you] Tu poses face cachée : { $card }.
   *[other] { $known ->
        [yes] { $seat } pose face cachée : { $card }.
       *[no] { $seat } pose une carte face cachée.
    }
}
event-cards-announced = { $who ->
    [you] { $count ->
        [0] Tu n’utilises aucune carte.
        [one] Tu utilises une carte.
       *[other] Tu utilises { $count } cartes.
    }
   *[other] { $count ->
        [0] { $seat } n’utilise aucune carte.
        [one] { $seat } utilise une carte.
       *[other] { $seat } utilise { $count } cartes.
    }
}
event-cards-revealed = { $who ->
    [you] Tu révèles { $cards }.
   *[other] { $seat } révèle { $cards }.
}
event-influence-scored = { $who ->
    [you] { $count ->
        [one] Tu marques { $count } point d’influence ({ $family }).
       *[other] Tu marques { $count } points d’influence ({ $family }).
    }
   *[other] { $count ->
        [one] { $seat } marque { $count } point d’influence ({ $family }).
       *[other] { $seat } marque { $count } points d’influence ({ $family }).
    }
}
event-special-resolved = { $who ->
    [you] { $card } : tu vises { $victim }.
   *[other] { $whom ->
        [you] { $card } : { $seat } te vise.
       *[other] { $card } : { $seat } vise { $victim }.
    }
}
event-card-given = { $who ->
    [you] Tu donnes à { $receiver } : { $card }.
   *[other] { $whom ->
        [you] { $seat } te donne : { $card }.
       *[other] { $known ->
            [yes] { $seat } donne à { $receiver } : { $card }.
           *[no] { $seat } donne une carte à { $receiver }.
        }
    }
}
event-action-used = { $who ->
    [you] { $premium ->
        [1] Tu utilises l’action premium { $of_building }.
       *[0] Tu utilises l’action standard { $of_building }.
    }
   *[other] { $premium ->
        [1] { $seat } utilise l’action premium { $of_building }.
       *[0] { $seat } utilise l’action standard { $of_building }.
    }
}
event-action-declined = { $who ->
    [you] Tu renonces à l’action { $of_building }.
   *[other] { $seat } renonce à l’action { $of_building }.
}
event-cards-taken = { $who ->
    [you] Tu prends { $count } × { $card }.
   *[other] { $seat } prend { $count } × { $card }.
}
event-tokens-taken = { $who ->
    [you] Tu prends { $count ->
        [one] { $count } jeton de victoire.
       *[other] { $count } jetons de victoire.
    }
   *[other] { $seat } prend { $count ->
        [one] { $count } jeton de victoire.
       *[other] { $count } jetons de victoire.
    }
}
event-card-discarded = { $who ->
    [you] Tu défausses : { $card }.
   *[other] { $seat } défausse : { $card }.
}
event-start-passed = { $who ->
    [you] La carte Premier joueur te revient.
   *[other] La carte Premier joueur va à { $seat }.
}
event-hand-shown = { $who ->
    [you] Tu montres ta main : { $cards }.
   *[other] { $seat } montre sa main : { $cards }.
}
event-nun-row-revealed = { $count ->
    [one] La rangée des nonnes est { $cards } : { $count } nonne.
   *[other] La rangée des nonnes est { $cards } : { $count } nonnes.
}
event-plague-killed = { $who ->
    [you] { $count ->
        [one] La peste te tue : tu as { $count } rat.
       *[other] La peste te tue : tu as { $count } rats.
    }
   *[other] { $count ->
        [one] La peste tue { $seat }, avec { $count } rat.
       *[other] La peste tue { $seat }, avec { $count } rats.
    }
}

## La fin

part-peasantry = Paysannerie
part-bourgeoisie = Bourgeoisie
part-church = Église
part-chivalry = Chevalerie
part-magic = Magie
part-royalty = Royauté
part-hand = main
part-swords = Épées
part-flutes = Flûtes
part-passes = Passes
part-gold = Or
part-tokens = jetons
part-plague = mort

result-ending = { $ending ->
    [everybody-died] La partie est finie : la peste a tué tout le monde.
   *[final-round] La partie est finie après la manche finale.
}
result-winner = { $who ->
    [you] { $score ->
        [one] Tu gagnes avec { $score } point.
       *[other] Tu gagnes avec { $score } points.
    }
   *[other] { $score ->
        [one] { $seat } gagne avec { $score } point.
       *[other] { $seat } gagne avec { $score } points.
    }
}
result-seat =
    { $place }. { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    } ({ $parts })
result-part = { $part } { $count }
result-nothing = rien marqué

## Conseil

advice-number = { $whole },{ $tenth }
advice-influence = À ton prochain tour, ton influence atteindra en moyenne { $mine } ; { $usual } avec les autres réponses.
advice-rats = À ton prochain tour, tu auras en moyenne { $mine } rats ; { $usual } avec les autres réponses.
advice-cards = À ton prochain tour, tu auras en moyenne { $mine } cartes ; { $usual } avec les autres réponses.
judged-influence = Au prochain tour, cela donne en moyenne { $mine } d’influence ; { $usual } avec les autres réponses.
judged-rats = Au prochain tour, cela donne en moyenne { $mine } rats ; { $usual } avec les autres réponses.
judged-cards = Au prochain tour, cela donne en moyenne { $mine } cartes ; { $usual } avec les autres réponses.

## Les actions en quelques mots

action-farm =
    .premium = pioche 4 cartes
    .standard = pioche 2 cartes
action-brewery =
    .premium = une carte par influence
    .standard = une carte pour 2
action-marketplace =
    .premium = prends 2 Jokers
    .standard = prends 1 Joker
action-office =
    .premium = prends 2 Passes
    .standard = prends 1 Passe
action-monastery =
    .premium = défausse 2 rats
    .standard = défausse 1 rat
action-hospital =
    .premium = 1 rat, puis jusqu’à 3 cartes et rats
    .standard = jusqu’à 2 cartes et rats
action-castle =
    .premium = prends 2 Épées
    .standard = prends 1 Épée
action-guard-tower =
    .premium = les mains au moins égales à la tienne donnent 3 cartes
    .standard = tu es protégé
action-pied-pipers-hut =
    .premium = prends 2 Flûtes
    .standard = prends 1 Flûte
action-fortune-tellers-tent =
    .premium = regarde 2 cartes des nonnes
    .standard = regarde 1 carte des nonnes
action-palace =
    .premium = prends 2 points
    .standard = prends 1 point
action-treasury =
    .premium = prends 2 Ors
    .standard = prends 1 Or

action-final =
    .premium = 1 influence de plus
    .standard = rien

## What decisions are about

theme-supplies = Provisions
theme-nuns = Nonnes
theme-buildings = Choisir un bâtiment
theme-laying = Poser des cartes
theme-actions = Actions de bâtiment
theme-gifts = Cadeaux
theme-rats = Rats

## Challenges for one player

challenge-alive = Rester en vie
challenge-duel = Duel
challenge-rich = La bourse pleine
challenge-no-action = Sans faveurs
challenge-busy = Toujours affairé
challenge-few-rats = Peu de rats
challenge-one-per-class = Maisons inconnues
challenge-four-at-table = À quatre à table
goal-place = { $most ->
    [1] Gagne la partie.
   *[other] Termine au moins deuxième.
}
goal-score = Atteins au moins { $least } points.
goal-lead = Gagne avec au moins { $least } points d’avance.
goal-times-plague-killed = Survis à la peste.
goal-times-action-used = { $most ->
    [0] N’utilise aucune action de bâtiment.
    [2] Utilise au plus deux actions de bâtiment.
   *[other] Utilise au moins { $least } actions de bâtiment.
}
goal-sum-rats-taken-count = Ne prends pas plus de { $most } rats.
