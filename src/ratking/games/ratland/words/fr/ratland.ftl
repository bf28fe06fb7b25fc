### RatLand : tout ce qui se dit pendant la partie, en français ; les termes sont ceux de la règle.

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
seat-5 = Blanc
    .letter = C
seat-6 = Orange
    .letter = O
seat-7 = Noir
    .letter = N
seat-8 = Marron
    .letter = M
seat-9 = Rose
    .letter = S
seat-10 = Gris
    .letter = G
seat-11 = Citron
    .letter = T

## Événements de la pile

happening-abundance = Abondance
    .text = Aussitôt, chacun gagne 1 fromage.
happening-massive-attack = Attaque massive
    .text = Chaque attaque d’au moins un rat compte un rat de plus.
happening-cousins-visit = Visite du cousin
    .text = Aussitôt, chacun gagne 1 rat, qui peut être déployé à ce tour.
happening-helmet-rat = Rat casqué
    .text =
        Dans chaque zone, qui a pioché peut remettre un des fromages dans le sac et l’ignorer.
happening-yellow-is-the-new-black = Yellow is the New Black
    .text = Le noir compte comme du jaune.
happening-dr-cheese = Ralchimiste
    .text =
        Deux fromages blancs piochés par un joueur dans la même zone deviennent 1 fromage jaune.
happening-tacticians = Stratèges
    .text =
        À la phase 6, chacun gagne 1 fromage pour chacune des trois zones où il n’a envoyé aucun rat.
happening-drunk = Ivre
    .text =
        Aussitôt, le joueur qui a le plus de rats en donne 1, ni empoisonné ni en vadrouille, à celui
        qui en a le moins.
happening-hide-the-cheese = Planquez le fromage
    .text =
        Chacun peut cacher un de ses fromages dans la maternité, où on ne peut pas le voler.
happening-just-in-time = Juste à temps
    .text =
        Les rats empoisonnés et en vadrouille reviennent aussitôt et peuvent être déployés à ce tour.
happening-holy-rat = Sacré rat
    .text = Aussitôt, chacun remet 1 rat de son cimetière dans la réserve.
happening-rattibal-lecter = Rattibal Lecter
    .text = À la phase 7, avant de payer, chacun peut échanger 1 rat contre 1 fromage.
happening-locked-and-loaded = Armés jusqu’aux dents
    .text =
        Jusqu’à 3 rats de chaque joueur comptent à la fois comme défenseurs dans le garde-manger et
        comme rats dans la maternité.
happening-end-of-the-game = Fin de partie
    .text = La partie s’arrête aussitôt ; ce tour n’est pas joué.

## Clans : la face fermée, puis la face ouverte dès le premier événement final

clan-recyclers = Recycleurs
    .closed = Pioche un fromage de plus à la décharge quand tu y as un rat.
    .open = Jusqu’à 2 fromages blancs piochés à la décharge deviennent chacun 1 fromage jaune.
clan-mutants = Mutants
    .closed = Le violet compte comme du jaune.
    .open = Le violet compte comme de l’orange.
clan-explorers = Explorateurs
    .closed = Quand tes rats en vadrouille reviennent, ils rapportent 1 fromage en tout.
    .open = Chacun de tes rats en vadrouille qui revient rapporte 1 fromage.
clan-scavengers = Charognards
    .closed =
        Dans une zone où tu n’as envoyé aucun rat, tu peux piocher 1 fromage après tous les autres.
    .open =
        Dans chaque zone où tu n’as envoyé aucun rat, tu peux piocher 1 fromage après tous les
        autres.
clan-alchemists = Alchimistes
    .closed = Après la phase Nourriture, tu peux changer 1 fromage en 1 rat.
    .open = Après la phase Nourriture, tu peux changer jusqu’à 2 fromages en autant de rats.
clan-ninjas = Ninjas
    .closed =
        Si tu n’attaques qu’un voisin, avec exactement 2 rats, tu voles 1 fromage quelle que soit la
        défense.
    .open = Chacune de tes attaques avec exactement 1 rat vole 1 fromage quelle que soit la défense.
clan-breeders = Reproducteurs
    .closed = Même avec une maternité vide, tu gagnes 1 rat à la phase 4.
    .open = À la phase 4, tu gagnes toujours 1 rat de plus que la normale.
clan-warriors = Guerriers
    .closed = Le noir n’a aucun effet sur toi.
    .open = Le noir n’a aucun effet sur toi, et ta défense compte 2 rats de plus.
clan-musicians = Musiciens
    .closed = À la fin du tour, le plus riche des autres joueurs te donne 1 fromage.
    .open = À la fin du tour, les trois plus riches des autres joueurs te donnent chacun 1 fromage.
clan-athletes = Sportifs
    .closed = Une fois les paravents retirés, tu peux déplacer 1 rat vers une autre section.
    .open =
        Une fois les paravents retirés, tu peux déplacer jusqu’à 3 rats vers d’autres sections.
clan-corrupt = Corrompus
    .closed =
        Dans une zone, tu peux ajouter au sac 1 fromage de n’importe quelle couleur avant la pioche.
    .open =
        Dans chaque zone, tu peux ajouter au sac 1 fromage de n’importe quelle couleur avant la
        pioche.
clan-seers = Devins
    .closed = Tu regardes le prochain événement.
    .open = Tu regardes le prochain événement et la prochaine carte Nourriture.

clan-text = { $closed } À partir du premier événement final : { $open }

## Sections du plateau

space-dump = décharge
    .in = à la décharge
    .to = à la décharge
    .from = de la décharge
    .short = Déch
    .text =
        une zone : chaque rat qui y est envoyé pioche un fromage dans le sac ; elle est fouillée en
        premier.
space-city = ville
    .in = à la ville
    .to = à la ville
    .from = de la ville
    .short = Vill
    .text =
        une zone : chaque rat qui y est envoyé pioche un fromage dans le sac ; elle est fouillée en
        deuxième.
space-fields = champ
    .in = au champ
    .to = au champ
    .from = du champ
    .short = Chmp
    .text =
        une zone : chaque rat qui y est envoyé pioche un fromage dans le sac ; elle est fouillée en
        dernier.
space-left-pipe = conduit gauche
    .in = dans le conduit gauche
    .to = dans le conduit gauche
    .from = du conduit gauche
    .short = <Con
    .text =
        les rats y attaquent le garde-manger du voisin de gauche, qui vient après toi dans l’ordre du
        tour.
space-right-pipe = conduit droit
    .in = dans le conduit droit
    .to = dans le conduit droit
    .from = du conduit droit
    .short = Con>
    .text = les rats y attaquent le garde-manger du voisin de droite, qui vient avant toi.
space-nursery = maternité
    .in = à la maternité
    .to = à la maternité
    .from = de la maternité
    .short = Mat
    .text = chaque rat y apporte un nouveau rat.
space-pantry = garde-manger
    .in = dans le garde-manger
    .to = dans le garde-manger
    .from = du garde-manger
    .short = G-m
    .text = les rats y défendent ton fromage contre les deux voisins.
space-both = garde-manger et maternité
    .in = à la fois dans le garde-manger et la maternité
    .to = à la fois dans le garde-manger et la maternité
    .from = du garde-manger et de la maternité

## Couleurs du fromage

colour-yellow = jaune
    .means = 1 fromage
    .text = 1 fromage.
    .pieces = { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
colour-orange = orange
    .means = 2 fromages
    .text = 2 fromages.
    .pieces = { $count } orange
colour-white = blanc
    .means = rien
    .text = Rien.
    .pieces = { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
colour-black = noir
    .means = un rat s’enfuit
    .text =
        Un de tes rats part dans la réserve : tu choisis un rat sain ou un rat empoisonné de la
        zone.
    .pieces = { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
colour-purple = violet
    .means = un rat est empoisonné
    .text =
        Un de tes rats est empoisonné : il va à l’infirmerie, doit être nourri, et ne peut
        pas servir avant son retour.
    .pieces = { $count ->
        [one] { $count } violet
       *[other] { $count } violets
    }
colour-blue = bleu
    .means = un rat s’égare
    .text =
        Un de tes rats part en vadrouille : il n’est pas nourri, et ne peut pas servir
        avant son retour.
    .pieces = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
nothing = rien

## Questions à une place ; `more` est ce qu’un débutant demande ensuite

question-choose-board = Quelle face de ton plateau joues-tu ?
    .more =
        Un clan agressif tue un rat quand son attaque réussit et en perd un quand elle échoue. Avec le
        plus de rats dans une zone, il blesse un rat adverse avant la pioche, mais il pioche toujours
        un fromage de moins. Toutes les faces sont montrées quand chacun a choisi.
question-keep-clan = Quel clan gardes-tu ?
    .more =
        Un clan a une capacité dès maintenant, et une meilleure à partir du premier événement final,
        au tour 6. Tous les clans sont montrés quand chacun a choisi.
question-hide-cheese = Caches-tu un fromage dans la maternité ?
    .more =
        Un fromage caché ne peut pas être volé à ce tour. Il est de retour dans ton garde-manger avant
        la phase Nourriture.
    .yes = Cacher un fromage
    .no = Ne rien cacher
question-place = { $double ->
        [yes] Combien de rats comptent à la fois dans le garde-manger et à la maternité ?
       *[no] { $left ->
            [one] Ton dernier rat va-t-il { $to_space } ?
           *[other] Combien de tes { $left } rats vont { $to_space } ?
        }
    }
    .more =
        Derrière ton paravent, tu répartis tous tes rats : à la décharge, à la ville et au champ ils
        cherchent du fromage, dans les conduits ils attaquent un voisin, à la maternité ils font des
        petits, et ceux qui restent défendent le garde-manger. Personne ne voit rien avant que tous
        soient prêts. Ensuite, chaque clan doit être nourri : 4 à 6 rats coûtent un fromage, 7 à 9 en
        coûtent trois, et ainsi de suite ; pour chaque fromage qui manque, un rat meurt de faim.
question-ready = Tout est prêt ?
    .more =
        Quand tous sont prêts, les paravents sont retirés ensemble. Jusque-là, tu peux recommencer.
    .yes = C’est prêt
    .no = Reprendre tous les rats et recommencer
question-move-from = Sportifs : de quelle section un rat part-il ?
    .more =
        Tu vois où sont tous les rats. Tu peux déplacer un rat, ou jusqu’à trois dans les derniers
        tours.
question-move-to = Sportifs : où va le rat { $from_space } ?
    .more = Un rat peut aller dans n’importe quelle autre section de ton plateau.
question-bribe = Corrompus : quel fromage ajoutes-tu au sac ? ({ $area })
    .more =
        Le fromage va dans le sac avant que quelqu’un pioche. Tu peux aussi laisser le sac tel quel.
question-wound = De qui blesses-tu un rat { $in_area } ?
    .more =
        Tu as envoyé le plus de rats dans cette zone, et ton clan est agressif. Le rat blessé ne
        pioche rien et va à l’infirmerie de son propriétaire.
question-scavenge = Charognards : pioches-tu un fromage parmi ceux qui restent { $in_area } ?
    .more =
        Là où tu n’as envoyé aucun rat, tu peux piocher un fromage après tous les autres. Quel qu’il
        soit, il a son effet habituel.
    .yes = Piocher un fromage
    .no = Ne rien piocher
question-put-back = Rat casqué : quel fromage remets-tu dans le sac ?
    .more =
        Tu peux ignorer un des fromages que tu as piochés. D’autres peuvent le piocher après toi.
question-let-go = { $count ->
        [one] Noir : un de tes rats part. Lequel ?
       *[other] Noir : { $count } de tes rats partent. Combien d’entre eux sont des empoisonnés ?
    }
    .more =
        Pour chaque fromage noir, un rat retourne dans la réserve et ne compte pas contre toi. Un rat
        empoisonné ne peut pas servir au prochain tour, un rat sain le peut. Le rat que le violet
        empoisonne dans cette pioche peut aussi être celui qui part. S’il y a trop peu de rats sains
        pour tous les fromages et qu’aucun empoisonné ne part, le bleu ne trouve pas de rat.
question-strike = Le fromage de plus touche : lequel de tes rats ?
    .more =
        Une pioche de plus n’a pas de rat à elle et peut donc toucher n’importe lequel des tiens. Un
        rat qui doit encore chercher ne pioche alors plus rien ; les autres n’ont plus rien à faire à
        ce tour.
question-last-piece = Plus de dégâts que de rats sains : quel fromage vient en dernier ?
    .more =
        Tu appliques les fromages dans l’ordre que tu veux. Le dernier ne trouve pas de rat et ne fait
        rien.
question-swap = Rattibal Lecter : échanges-tu un rat contre un fromage ?
    .more =
        Avant que chacun paie, tu peux donner un rat pour un fromage. Il ne compte pas contre toi, et
        il n’a pas besoin d’être nourri.
question-starve = Tes rats meurent de faim : combien d’entre eux sont des empoisonnés ?
    .more =
        Pour chaque fromage qui manque, un rat va dans ton cimetière et compte contre toi. Un rat
        empoisonné ne peut pas servir au prochain tour, un rat sain le peut.
question-alchemy = Alchimistes : combien de fromages deviennent des rats ?
    .more =
        Après la phase Nourriture, tu peux changer des fromages en rats. Il faudra les nourrir à
        partir du prochain tour.

## Questions au hasard

question-deal-clan = Hasard : quel clan est distribué ?
    .more = Chacun reçoit deux clans et en garde un.
question-draw-event = Hasard : quel événement vient ensuite ?
    .more =
        Cinq événements initiaux viennent d’abord, puis quatre finaux avec la Fin de partie quelque
        part parmi eux.
question-draw-food = Hasard : quelle carte Nourriture vient ensuite ?
    .more = La carte Nourriture dit ce qu’il y a dans le sac pour chaque zone.
question-draw-piece = Hasard : quel fromage pioche { $drawer } ?
    .more = Chaque fromage du sac a autant de chances qu’un autre.

## Réponses

answer-board-normal = Normal
answer-board-aggressive = Agressif
answer-rats = { $count ->
    [0] Aucun rat
    [one] Un rat
   *[other] { $count } rats
}
answer-cheese = { $count ->
    [0] Aucun fromage
    [one] Un fromage
   *[other] { $count } fromages
}
answer-clan = { $clan }
answer-space = { $space }
answer-both = Garde-manger et maternité à la fois
answer-let-go = { $all ->
    [1] { $poisoned ->
        [0] Un rat sain
       *[other] Un rat empoisonné
    }
   *[other] { $poisoned ->
        [0] Aucun empoisonné
        [1] Un empoisonné
       *[other] { $poisoned } empoisonnés
    }
}
answer-stop = C’est tout
answer-colour = { $means } ({ $colour })
answer-none = Aucun
answer-seat = { $seat }
answer-event = { $happening }
answer-food = Carte { $card }
answer-swap-keep = Garder tous les rats
answer-swap-healthy = Échanger un rat sain
answer-swap-poisoned = Échanger un rat empoisonné

## Événements : `who` est le lecteur (you) ou quelqu’un d’autre (other), `whom` de même

event-clan-dealt = { $who ->
    [you] Tu reçois
   *[other] { $seat } reçoit
} { $known ->
    [yes] le clan des { $clan }.
   *[no] un clan.
}
event-clans-chosen = Toutes les faces sont montrées. { $seats }
chosen = { $seat } : { $aggressive ->
    [yes] plateau agressif
   *[no] plateau normal
}{ $with_clan ->
    [yes] , clan des { $clan }.
   *[no] .
}
event-round-began = { $who ->
    [you] Nouveau tour ; tu es le joueur actif
   *[other] Nouveau tour ; { $seat } est le joueur actif
}
event-event-revealed = L’événement est { $happening } : { $text }
event-food-revealed = Carte Nourriture { $card } : { $areas }.
food-area = { $area } { $pieces }
event-event-foreseen =
    { $who ->
        [you] Tu regardes le prochain événement
       *[other] { $seat } regarde le prochain événement
    }{ $known ->
        [yes] { " " }: { $happening }.
       *[no] .
    }
event-food-foreseen =
    { $who ->
        [you] Tu regardes la prochaine carte Nourriture
       *[other] { $seat } regarde la prochaine carte Nourriture
    }{ $known ->
        [yes] , numéro { $card }.
       *[no] .
    }
event-screens-lifted = Les paravents sont retirés. { $seats }
event-athletes-moved = Les Sportifs se sont déplacés. { $seats }
placed = { $seat } : { $places }.
placed-rats = { $space } { $count }
placed-double = comptant double { $count }
placed-cheese = un fromage caché
event-cheese-gained = { $who ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] { $count } fromage.
   *[other] { $count } fromages.
}
event-cheese-stolen = { $who ->
    [you] { $count ->
        [one] Tu voles { $count } fromage à { $victim }.
       *[other] Tu voles { $count } fromages à { $victim }.
    }
   *[other] { $whom ->
        [you] { $count ->
            [one] { $seat } te vole { $count } fromage.
           *[other] { $seat } te vole { $count } fromages.
        }
       *[other] { $count ->
            [one] { $seat } vole { $count } fromage à { $victim }.
           *[other] { $seat } vole { $count } fromages à { $victim }.
        }
    }
}
event-cheese-given = { $who ->
    [you] Tu donnes un fromage à { $musician }.
   *[other] { $whom ->
        [you] { $seat } te donne un fromage.
       *[other] { $seat } donne un fromage à { $musician }.
    }
}
event-cheese-paid = { $who ->
    [you] Tu nourris ton clan avec
   *[other] { $seat } nourrit son clan avec
} { $count ->
    [one] { $count } fromage.
   *[other] { $count } fromages.
}
event-rats-joined = { $who ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] { $count } rat
   *[other] { $count } rats
} { $in_space }.
event-rat-left = { $who ->
    [you] Tu perds un rat { $from_space }, qui va dans la réserve.
   *[other] { $seat } perd un rat { $from_space }, qui va dans la réserve.
}
event-poisoned-rat-left = { $who ->
    [you] Tu perds un rat empoisonné, qui va dans la réserve.
   *[other] { $seat } perd un rat empoisonné, qui va dans la réserve.
}
event-rat-poisoned = { $who ->
    [you] Ton rat { $from_space } va à l’infirmerie.
   *[other] { $seat } a un rat { $from_space } qui va à l’infirmerie.
}
event-rat-lost = { $who ->
    [you] Ton rat { $from_space } part en vadrouille.
   *[other] { $seat } a un rat { $from_space } qui part en vadrouille.
}
event-rat-given = { $who ->
    [you] Un rat ivre te quitte pour { $taker }.
   *[other] { $whom ->
        [you] Un rat ivre quitte { $seat } pour toi.
       *[other] Un rat ivre quitte { $seat } pour { $taker }.
    }
}
event-rats-returned = { $who ->
    [you] Tes rats reviennent
   *[other] { $seat } retrouve ses rats
} : { $poisoned ->
    [one] { $poisoned } empoisonné
   *[other] { $poisoned } empoisonnés
}, { $lost } en vadrouille.
event-rat-freed = { $who ->
    [you] Un rat quitte ton cimetière pour la réserve.
   *[other] { $seat } remet un rat de son cimetière dans la réserve.
}
event-bag-filled = Dans le sac ({ $area }) : { $pieces }.
event-piece-added = { $who ->
    [you] Tu ajoutes au sac un fromage { $colour }.
   *[other] { $seat } ajoute au sac un fromage { $colour }.
}
event-rat-wounded = { $who ->
    [you] Tu blesses { $in_area } un rat appartenant à { $victim }.
   *[other] { $whom ->
        [you] { $seat } blesse { $in_area } un de tes rats.
       *[other] { $seat } blesse { $in_area } un rat appartenant à { $victim }.
    }
}
event-piece-drawn = { $who ->
    [you] Tu pioches un fromage { $colour }.
   *[other] { $seat } pioche un fromage { $colour }.
}
event-piece-put-back = { $who ->
    [you] Tu remets dans le sac un fromage { $colour }.
   *[other] { $seat } remet dans le sac un fromage { $colour }.
}
event-swaps-revealed = Des rats sont échangés contre du fromage : { $seats }.
event-rats-starved = Des rats meurent de faim : { $seats }.
event-cheese-transmuted = Du fromage devient des rats : { $seats }.
counted = { $seat } { $count }
nobody = personne

## La fin

result-ending = La partie est finie : la carte Fin de partie est révélée.
result-winner = { $who ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
result-seat =
    { $place }. { $seat } : { $score } ({ $rats ->
        [one] { $rats } rat vivant
       *[other] { $rats } rats vivants
    }, { $dead } au cimetière, { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
    })

## Conseil

advice-number = { $whole },{ $tenth }
plan-part = { $count } { $space }
advice-cheese = Après cette manche, tu auras en moyenne { $mine } fromages ; { $usual } avec les autres plans.
advice-rats = Après cette manche, { $mine } de tes rats vivront en moyenne ; { $usual } avec les autres plans.
advice-dead = Après cette manche, { $mine } de tes rats seront morts en moyenne ; { $usual } avec les autres plans.
judged-cheese = Après la manche, cela donne en moyenne { $mine } fromages ; { $usual } avec les autres plans.
judged-rats = Après la manche, il reste en moyenne { $mine } rats vivants ; { $usual } avec les autres plans.
judged-dead = Après la manche, on compte en moyenne { $mine } rats morts ; { $usual } avec les autres plans.

## What decisions are about

theme-placing = Envoyer les rats
theme-search = Fouiller
theme-harm = Dommages
theme-feeding = Nourrir
theme-clans = Clans et plateaux

## Challenges for one player

challenge-twenty-rats = Vingt rats
challenge-honest = Un clan honnête
challenge-raider = Les pillards
challenge-duel = Duel
challenge-full-nursery = La nurserie pleine
challenge-feast = Le grand festin
challenge-clans = Clans spéciaux
challenge-four-at-table = À quatre à table
goal-place = { $most ->
    [1] Gagne la partie.
   *[other] Termine au moins deuxième.
}
goal-score = Marque au moins { $least } points : rats vivants moins les morts.
goal-lead = Gagne avec au moins { $least } points d’avance.
goal-times-cheese-stolen = Ne vole aucun fromage.
goal-sum-cheese-stolen-count = Vole au moins { $least } fromages.
goal-sum-rats-joined-count = Fais entrer au moins { $least } nouveaux rats dans ton clan.
goal-sum-cheese-paid-count = Nourris tes rats avec au moins { $least } fromages en tout.
