### Rattus : tout ce qui se dit pendant la partie, en français.
### Les régions gardent les noms imprimés sur le plateau.

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

## Cartes Classe ; `the` est le nom avec son article

card-peasant = Paysan
    .the = le Paysan
    .text =
        Place un citoyen de plus que d’habitude quand tu agrandis ta population, même là où il n’y a
        aucun rat. Manche finale : place un citoyen dans la région de ton choix.
card-monk = Moine
    .the = le Moine
    .text =
        Déplace un rat d’une région quelconque vers une région voisine qui en a moins de trois.
card-merchant = Marchand
    .the = le Marchand
    .text = Déplace un à trois de tes citoyens d’une région vers une région voisine.
card-witch = Sorcière
    .the = la Sorcière
    .text =
        Regarde un rat du plateau, puis un autre ; ensuite échange-les, ou laisse-les où ils sont.
        S’il n’y a qu’un rat, regarde celui-là.
card-king = Roi
    .the = le Roi
    .text =
        Emmène un de tes citoyens d’une région sans rats au Refuge, où rien ne peut lui arriver et où
        il compte toujours.
card-knight = Chevalier
    .the = le Chevalier
    .text =
        Pendant la phase de peste, déplace la peste jusqu’à deux pas (trois à 5 ou 6 joueurs) et, si
        tu veux, baisse tous les seuils de deux. Manche finale : fais-le encore une fois.
card-baker = Boulanger
    .the = le Boulanger
    .text =
        Une fois par tour, pose un citoyen de ta réserve personnelle sur cette carte. Qui prend la
        carte place tous ceux qui s’y trouvent dans une même région. Avant la dernière peste, c’est
        ton voisin de gauche qui le fait.
card-serf = Serf
    .the = le Serf
    .text =
        Pendant ta phase de peste, chaque rat qui tue un citoyen d’un autre te permet d’ajouter
        aussitôt un des tiens dans la région de la peste. Manche finale : déplace la peste d’un pas,
        avec le même effet.
card-bishop = Évêque
    .the = l’Évêque
    .text =
        Place les deux évêques dans deux régions. Aucun rat ne peut être placé ni déplacé dans une
        région où se tient un évêque.
card-nun = Nonne
    .the = la Nonne
    .text =
        Place les trois nonnes dans les régions de ton choix, même ensemble. Chacune diminue de un la
        population qui y compte pour atteindre un seuil.
card-courier = Messager
    .the = le Messager
    .text =
        Déplace jusqu’à deux de tes citoyens, chacun d’une région quelconque vers n’importe quelle
        autre.
card-mayor = Maire
    .the = le Maire
    .text =
        Place un citoyen de plus quand tu t’agrandis dans une région où tu as déjà plus de citoyens
        que tout autre. Manche finale : s’il y a une telle région, place un citoyen dans la région de
        ton choix.
card-pied-piper = Joueur de flûte
    .the = le Joueur de flûte
    .text =
        Déplace un de tes citoyens vers une région voisine et fais suivre jusqu’à deux rats de la
        région qu’il quitte.
card-wizard = Magicien
    .the = le Magicien
    .text =
        Glisse une potion sous un de tes citoyens. S’il devait mourir, la potion est perdue à sa
        place et il ne craint plus rien de ce rat. Les citoyens sans potion meurent d’abord, un
        diplomate en dernier ; qui porte les deux reste diplomate.
card-emperor = Empereur
    .the = l’Empereur
    .text =
        Place ou déplace une des trois murailles sur une frontière. Ni rats, ni citoyens, ni peste,
        ni Caravane ne la franchissent.
card-queen = Reine
    .the = la Reine
    .text =
        Si ton plus grand groupe de régions reliées est plus grand que celui de tous les autres,
        place deux citoyens de plus quand tu t’agrandis. Manche finale : dans ce cas, place deux
        citoyens dans la région de ton choix.
card-crusader = Croisé
    .the = le Croisé
    .text =
        Déplace la peste jusqu’à deux pas (trois à 5 ou 6 joueurs). Tu peux d’abord retourner tous
        les rats de la région de la peste ; ils agissent dans l’ordre que tu choisis et quittent tous
        le jeu.
card-soldier = Soldat
    .the = le Soldat
    .text =
        Déplace la peste jusqu’à deux pas (trois à 5 ou 6 joueurs) et, si tu veux, ajoute un rat de
        plus que d’habitude. Manche finale : n’ajoute que celui-là.
card-astronomer = Astronome
    .the = l’Astronome
    .text = Pioche trois cartes Région, gardes-en une et défausse les autres.
card-explorer = Explorateur
    .the = l’Explorateur
    .text = Retourne trois cartes Région et place un de tes citoyens dans une de leurs régions.
card-caravanner = Caravanier
    .the = le Caravanier
    .text =
        Déplace la Caravane de deux pas ; là d’où elle part et là où elle passe, qui a le plus de
        citoyens peut en ajouter un.
card-sultan = Sultan
    .the = le Sultan
    .text =
        Glisse un diplomate sous un de tes citoyens, un seul par région. Après la dernière peste, le
        plus grand nombre de diplomates rapporte 4 points, le deuxième 2.

card-with-class = { $text } Classe : { $family }.
card-reconstructed =
    { $text } Classe : { $family }. { $part ->
        [normal-turn]
            Sa manche finale est connue ; ce qu’elle fait à un tour normal, nous l’avons reconstitué.
       *[everything] Le texte exact de cette carte est inconnu ; nous l’avons reconstituée.
        [numbers] Les nombres exacts de cette carte sont inconnus ; nous les avons reconstitués.
        [details] Les détails de cette carte sont inconnus ; nous les avons reconstitués.
    }

## Classes

family-peasantry = Paysannerie
    .short = Pa
family-bourgeoisie = Bourgeoisie
    .short = Bo
family-church = Église
    .short = Eg
family-chivalry = Chevalerie
    .short = Ch
family-magic = Magie
    .short = Ma
family-royalty = Royauté
    .short = Ro
family-islamic = Islam
    .short = Is

## Régions, frontières et cartes Région

neighbours = ses voisines sont { $regions }.
safe-haven = Refuge
in-region = { $name ->
    [golden-horde] dans la { $region }
    [morocco] au { $region }
    [tunis] à { $region }
    [safe-haven] au Refuge
   *[other] en { $region }
}
to-region = { $name ->
    [golden-horde] vers la { $region }
    [morocco] vers le { $region }
    [safe-haven] vers le Refuge
   *[other] vers { $region }
}
from-region = { $name ->
    [golden-horde] de la { $region }
    [morocco] du { $region }
    [safe-haven] du Refuge
    [anglia] d’{ $region }
    [espagna] d’{ $region }
    [hungaria] d’{ $region }
    [italia] d’{ $region }
    [algeria] d’{ $region }
    [egypt] d’{ $region }
   *[other] de { $region }
}
of-region = { $name ->
    [golden-horde] de la { $region }
    [morocco] du { $region }
    [safe-haven] du Refuge
    [anglia] d’{ $region }
    [espagna] d’{ $region }
    [hungaria] d’{ $region }
    [italia] d’{ $region }
    [algeria] d’{ $region }
    [egypt] d’{ $region }
   *[other] de { $region }
}
border = { $here }-{ $there }
region-card = { $region } ({ $classes })
    .short = { $region } { $classes }
any-class = toute classe
    .short = ?
region-cards = Cartes Région
    .text =
        Chacune montre une région et deux classes, ou toute classe. Quand un rat frappe, une carte
        Région de ta main protège une de tes cartes Classe dont elle montre la classe, jusqu’à ce que
        la peste en ait fini avec cette région. À la fin, chaque région de tes cartes où personne n’a
        plus de citoyens que toi vaut un point.

## Rats

face = seuil { $limit } : { $symbols }
    .short = { $limit }:{ $symbols }
symbol = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
symbol-majority = majorité
    .short = M
symbol-everyone = tous
    .short = T

## Questions à une place ; `more` est ce qu’un débutant demande ensuite

question-settle = Où habitent deux de tes premiers citoyens ?
    .more =
        Avant le premier tour, chacun place des citoyens sur le plateau, toujours deux dans une même
        région : une fois autour de la table, puis une fois en sens inverse, et à cinq ou six joueurs
        encore un tour. Chaque région a un seul rat pour l’instant. Plus de rats, c’est plus tard
        plus de citoyens, et plus de danger.
question-place-caravan = Où la Caravane commence-t-elle ?
    .more =
        Le Caravanier est dans la partie : le dernier joueur dans l’ordre du tour place la Caravane
        dans la région de son choix. Elle ne bouge que si quelqu’un utilise le Caravanier.
question-act = Que fais-tu ?
    .more =
        À ton tour tu peux, dans l’ordre de ton choix, agrandir ta population une fois, prendre une
        carte Classe et utiliser une fois chaque carte devant toi. Pour t’agrandir, choisis une
        région : il arrive autant de citoyens qu’elle a de rats. Une carte se prend au milieu ou chez
        celui qui la tient ; elle te donne son pouvoir, et te fait souffrir quand un rat montre sa
        classe. Quand tu as fini, la peste avance.
question-how-many = Combien de citoyens envoies-tu { $to_region } ?
    .more =
        Il arrive autant de citoyens que la région a de rats. Tu peux renoncer au bonus d’une carte.
question-move-plague = Vers quelle région va la peste ?
    .more =
        La peste quitte { $region } et doit bouger : d’un pas, ou plus loin avec une carte de la
        Chevalerie. S’il y a des rats là où elle arrive, de nouveaux rats viennent dans les régions
        voisines : un pour un seul rat, deux pour deux ou trois. Puis, si des citoyens y vivent, ses
        rats sont retournés un par un. Un rat frappe quand il y a au moins autant de citoyens que le
        dit son seuil.
question-add-rat = { $count ->
        [one] Un nouveau rat arrive : dans quelle région voisine { $of_region } va-t-il ?
       *[other]
            { $count } nouveaux rats arrivent : dans quelle région voisine { $of_region } va le premier ?
    }
    .more =
        Les nouveaux rats viennent face cachée de la réserve dans des régions voisines de la peste,
        ensemble ou séparés, comme tu veux. Aucune région n’en a jamais plus de trois.
question-add-extra-rat = Soldat : quelle région voisine { $of_region } reçoit un rat de plus ?
    .more =
        Avec le Soldat tu peux ajouter à côté de la peste un rat de plus que d’habitude, ou t’en
        abstenir. Pendant la manche finale c’est le seul, et il vient des rats qui ont quitté le jeu.
question-lower-limits = Chevalier : baisses-tu de deux tous les seuils { $in_region } ?
    .more =
        Un rat frappe quand il y a dans la région au moins autant de citoyens que le dit son seuil.
        Ton Chevalier peut baisser tous les seuils de cette peste, pour que plus de rats frappent. Tu
        décides une fois, avant que le premier rat soit retourné.
    .yes = Baisser les seuils de deux
    .no = Laisser les seuils tels quels
question-crusade = Croisé : retournes-tu d’abord tous les rats { $in_region } ?
    .more =
        Avec le Croisé, tous les rats de la région de la peste sont retournés devant tout le monde
        avant que le premier agisse, et tu choisis leur ordre. Tous quittent le jeu, même ceux qui ne
        trouvent plus personne.
    .yes = Retourner tous les rats
    .no = Les laisser face cachée
question-choose-rat = Quel rat { $in_region } est retourné ensuite ?
    .more =
        Tu décides de l’ordre : tu as regardé un rat ici, ou bien c’est la dernière peste, tu as joué
        le dernier tour normal et quelqu’un en a regardé un. On retourne des rats jusqu’à ce que la
        région n’ait plus de rats ou plus de citoyens.
question-choose-face = Quel rat { $in_region } agit ensuite ?
    .more =
        Tous les rats de cette région sont retournés, et tu choisis leur ordre. On continue jusqu’à
        ce qu’il n’y reste plus de rats ou plus de citoyens.
question-play-region-card = Joues-tu une carte Région contre le rat { $in_region } ({ $face }) ?
    .more =
        La peste se déclare, et ce rat tuerait un de tes citoyens à cause d’une carte Classe que tu
        tiens. Une carte Région qui montre cette classe protège cette seule carte Classe jusqu’à ce
        que la peste en ait fini avec la région ; avec un point d’interrogation, toute classe
        convient. Elle n’aide pas contre majorité et tous. Les cartes Région qui te restent à la fin
        peuvent rapporter : un point pour chacune de leurs régions où personne n’a plus de citoyens
        que toi.
question-choose-shielded = Quelle carte Classe est protégée par { $region_card } ?
    .more =
        La carte Région convient à plusieurs de tes cartes Classe. Elle en protège une, jusqu’à ce
        que la peste en ait fini avec cette région.
question-move-in = Serf : ajoutes-tu un citoyen { $in_region } ?
    .more =
        Le rat a tué un citoyen d’un autre, tu peux donc aussitôt ajouter un des tiens dans la
        région. Il compte pour le rat suivant.
    .yes = Ajouter un citoyen { $in_region }
    .no = N’ajouter personne
question-take-diplomat = { $both ->
    [1] Ton diplomate { $in_region } part-il aussi { $to_goal }, avec sa potion ?
   *[0] Ton diplomate { $in_region } part-il aussi { $to_goal } ?
}
    .more =
        Certains de tes citoyens quittent une région où l’un d’eux est diplomate. Tu dis si le
        diplomate est du voyage. Dans une région tu ne peux avoir qu’un diplomate ; au Refuge, autant
        que tu veux.
    .yes = Le diplomate part aussi
    .no = Le diplomate reste
question-take-potions = Combien de potions partent { $from_region } { $to_goal } ?
    .more =
        Certains de tes citoyens quittent une région où quelques-uns ont une potion. Tu dis combien
        de ceux qui partent en ont une, celle d’un diplomate comprise. Au Refuge une potion ne sert
        plus à rien.
question-release = Où vont les citoyens posés sur le Boulanger ?
    .more =
        Tous les citoyens posés sur le Boulanger arrivent dans une même région, chacun dans sa
        couleur. Qui prend la carte décide où ; avant la dernière peste, c’est le voisin de gauche de
        celui qui la tient.
question-join-caravan = Ajoutes-tu un citoyen { $in_region }, où la Caravane est passée ?
    .more =
        Qui a le plus de citoyens dans la région que la Caravane a quittée, ou dans celle qu’elle a
        traversée, peut y en ajouter un de sa réserve personnelle.
    .yes = Ajouter un citoyen { $in_region }
    .no = N’ajouter personne
question-act-at-the-end = Quelle carte utilises-tu une dernière fois ?
    .more =
        Pendant la manche finale, chacun sauf le joueur du dernier tour peut utiliser encore une fois
        chacune de ses cartes. Personne ne prend de carte ni ne s’agrandit. Puis la peste ravage
        toutes les régions, et chaque citoyen qui reste sur le plateau vaut un point.

question-choose-region = Quelle région la dernière peste ravage-t-elle ensuite ?
    .more =
        La peste ravage toutes les régions, et c’est toi, joueur du dernier tour normal, qui décides
        de l’ordre. C’est important, car une carte Région jouée ne protège que dans une région.

## Questions des cartes

question-card-peasant-a-region-to-settle = Paysan : dans quelle région va ton citoyen de plus ?
question-card-monk-a-rat-to-move = Moine : quel rat déplaces-tu ?
question-card-monk-a-room-for-it = Moine : où va le rat { $from_region } ?
question-card-merchant-a-region-to-leave = Marchand : quelle région tes citoyens quittent-ils ?
question-card-merchant-a-goal-nearby = Marchand : où vont les citoyens { $from_region } ?
question-card-merchant-how-many = Marchand : combien vont { $to_region } ?
question-card-witch-a-rat = Sorcière : quel rat regardes-tu d’abord ?
question-card-witch-another-rat = Sorcière : quel autre rat regardes-tu ?
question-card-witch-yes-or-no = Sorcière : échanges-tu les deux rats ?
    .yes = Échanger les deux rats
    .no = Laisser les rats où ils sont
question-card-king-a-region-of-mine-without-rats =
    Roi : de quelle région un citoyen va-t-il au Refuge ?
question-card-bishop-a-region = Évêque : où va le premier évêque ?
question-card-bishop-another-region = Évêque : où va le second évêque ?
question-card-nun-a-region = Nonne : où va { $place ->
    [1] la première
    [2] la deuxième
   *[3] la troisième
} nonne ?
question-card-courier-a-region-of-mine = Messager : quelle région un citoyen quitte-t-il ?
question-card-courier-a-goal-anywhere = Messager : où va le citoyen { $from_region } ?
question-card-courier-a-region-of-mine-or-stop =
    Messager : quelle région un second citoyen quitte-t-il ?
question-card-mayor-a-region-to-settle = Maire : dans quelle région va ton citoyen de plus ?
question-card-pied-piper-a-region-to-leave = Joueur de flûte : quelle région un citoyen quitte-t-il ?
question-card-pied-piper-a-goal-nearby = Joueur de flûte : où va le citoyen { $from_region } ?
question-card-pied-piper-a-follower-or-stop = Joueur de flûte : { $place ->
    [3] quel rat suit en premier ?
   *[4] quel rat suit encore ?
}
question-card-wizard-a-region-for-a-potion = Magicien : où un citoyen reçoit-il une potion ?
question-card-wizard-to-the-diplomat = Magicien : ton diplomate { $in_region } reçoit-il la potion ?
    .yes = Le diplomate reçoit la potion
    .no = Un autre citoyen reçoit la potion
question-card-emperor-a-wall = Empereur : quelle muraille dresses-tu ?
question-card-emperor-a-border = Empereur : sur quelle frontière se dresse la muraille ?
question-card-queen-a-region-to-settle = Reine : dans quelle région vont tes citoyens de plus ?
question-card-astronomer-one-of-the-drawn = Astronome : quelle carte Région gardes-tu ?
question-card-explorer-a-region-shown = Explorateur : dans laquelle de ces régions va un citoyen ?
question-card-caravanner-a-way-for-the-caravan =
    Caravanier : quelle région la Caravane traverse-t-elle ?
question-card-caravanner-a-goal-for-the-caravan =
    Caravanier : en partant { $from_region }, où la Caravane s’arrête-t-elle ?
question-card-sultan-a-region-for-a-diplomat = Sultan : où un citoyen devient-il diplomate ?
question-card-sultan-one-with-a-potion =
    Sultan : est-ce un citoyen avec une potion qui devient diplomate { $in_region } ?
    .yes = Un citoyen avec une potion devient diplomate
    .no = Un citoyen sans potion devient diplomate

## Questions au hasard

question-draw-card = Hasard : quelle carte Classe est dans cette partie ?
    .more = Les cartes Classe de cette partie sont tirées au hasard.
question-plague-starts = Hasard : où la peste commence-t-elle ?
    .more = Le pion Peste commence dans une région tirée au hasard.
question-deal-face = Hasard : que montre le rat { $in_region } ?
    .more =
        Un rat n’a pas de face tant que personne ne l’a regardé ; alors le hasard en tire une parmi
        celles qui restent.
question-draw-region-card = Hasard : quelle carte Région est piochée ?
    .more =
        Une carte Région n’a pas de face tant que personne ne l’a piochée ; alors le hasard en choisit
        une dans la pioche.

## Réponses

answer-or = {" "}ou{" +"}
answer-increase = S’agrandir { $in_region } (+{ $count })
answer-take = Prendre { $the_card }
answer-take-from = Prendre { $the_card } à { $loser }
answer-use = Utiliser { $the_card }
answer-on-to-the-plague = Passer à la peste
answer-no-more-cards = Ne plus utiliser de carte
answer-region = { $region }
answer-stop = C’est tout
answer-count = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
}
answer-potions = { $count ->
    [0] Aucune potion
    [one] Une potion
   *[other] { $count } potions
}
answer-card = { $card }
answer-border = { $border }
answer-new-wall = Une nouvelle muraille
answer-region-card = { $region_card }
answer-no-region-card = Aucune carte Région
answer-no-extra-rat = Aucun rat de plus
answer-no-more-rats = Plus aucun rat
answer-face = { $face }
answer-rat = Rat { $in_region }
answer-rat-seen = Rat { $in_region }, numéro { $place }, vu par { $seats }
answer-rat-known = Rat { $in_region }, { $face }

## Événements : `who` est le lecteur (you), le hasard (nobody) ou quelqu’un d’autre (other)

event-card-chosen = Dans cette partie : { $card }.
event-plague-moved = { $who ->
    [nobody] La peste commence { $in_region }.
    [you] Tu déplaces la peste { $to_region }.
   *[other] { $seat } déplace la peste { $to_region }.
}
event-caravan-moved = { $who ->
    [you] Tu places la Caravane { $in_region }.
   *[other] { $seat } place la Caravane { $in_region }.
}
event-turn-began = { $who ->
    [you] À toi de jouer
   *[other] Au tour de { $seat }
}
event-citizens-placed =
    { $who ->
        [you] Tu places
       *[other] { $seat } place
    } { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } { $in_region }.
event-citizens-moved =
    { $who ->
        [you] Tu déplaces
       *[other] { $seat } déplace
    } { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } { $from_origin } { $to_goal }.
event-citizen-saved = { $who ->
    [you] Tu emmènes un citoyen { $from_region } au Refuge.
   *[other] { $seat } emmène un citoyen { $from_region } au Refuge.
}
event-citizens-died =
    { $who ->
        [you] Tu perds
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } { $in_region }.
event-card-taken = { $who ->
    [you] { $from ->
        [nobody] Tu prends { $the_card }.
       *[other] Tu prends { $the_card } à { $loser }.
    }
   *[other] { $from ->
        [nobody] { $seat } prend { $the_card }.
        [you] { $seat } te prend { $the_card }.
       *[other] { $seat } prend { $the_card } à { $loser }.
    }
}
event-card-used = { $who ->
    [you] Tu utilises { $the_card }.
   *[other] { $seat } utilise { $the_card }.
}
event-rat-added = { $who ->
    [you] Tu ajoutes un rat { $in_region }.
   *[other] { $seat } ajoute un rat { $in_region }.
}
event-rat-moved = { $who ->
    [you] Tu déplaces un rat { $from_rat } { $to_region }.
   *[other] { $seat } déplace un rat { $from_rat } { $to_region }.
}
event-rats-swapped =
    { $who ->
        [you] Tu échanges
       *[other] { $seat } échange
    } { $together ->
        [yes] deux rats { $in_rat }.
       *[no] un rat { $in_rat } avec un rat { $in_other_rat }.
    }
event-rat-seen =
    { $who ->
        [you] Tu regardes un rat { $in_rat }
       *[other] { $seat } regarde un rat { $in_rat }
    }{ $known ->
        [yes] , { $face }.
       *[no] .
    }
event-rat-revealed = Un rat { $in_region } est retourné, { $face }.
event-outbreak-began = La peste se déclare { $in_region }.
event-symbol-counted =
    { $symbol ->
        [majority] Majorité
        [all] Tous
       *[class] { $card }
    } : { $count } { $who ->
        [you] à toi
       *[other] à { $seat }
    }.
event-last-turn-ended = { $ending ->
    [rats-exhausted] Le dernier rat a quitté la réserve
   *[all-citizens-placed] { $who ->
        [you] Tous tes citoyens sont sur le plateau
       *[other] Tous les citoyens de { $seat } sont sur le plateau
    }
} : la manche finale commence
event-final-turn-began = { $who ->
    [you] Ton dernier tour
   *[other] Dernier tour de { $seat }
}
event-last-plague-began = La peste ravage toutes les régions

event-potions-drunk =
    { $count ->
        [one] Une potion sauve un citoyen
       *[other] Des potions sauvent { $count } citoyens
    } { $who ->
        [you] à toi
       *[other] de { $seat }
    } { $in_region }.
event-diplomat-sent =
    { $who ->
        [you] Ton citoyen
       *[other] Un citoyen de { $seat }
    } { $both ->
        [1] avec une potion { $in_region }
       *[0] { $in_region }
    } devient diplomate.
event-potion-given =
    { $who ->
        [you] { $both ->
            [1] Ton diplomate
           *[0] Ton citoyen
        }
       *[other] { $both ->
            [1] Le diplomate de { $seat }
           *[0] Un citoyen de { $seat }
        }
    } { $in_region } reçoit une potion.
event-citizen-stored = { $who ->
    [you] Tu poses un citoyen sur le Boulanger.
   *[other] { $seat } pose un citoyen sur le Boulanger.
}
event-citizens-released =
    { $count ->
        [one] Un citoyen
       *[other] { $count } citoyens
    } { $who ->
        [you] à toi
       *[other] de { $seat }
    } { $count ->
        [one] quitte
       *[other] quittent
    } le Boulanger et { $count ->
        [one] va
       *[other] vont
    } { $to_region }.
event-bishop-placed = { $who ->
    [you] Tu places un évêque { $in_region }.
   *[other] { $seat } place un évêque { $in_region }.
}
event-nun-placed = { $who ->
    [you] Tu places une nonne { $in_region }.
   *[other] { $seat } place une nonne { $in_region }.
}
event-wall-built = { $who ->
    [you] Tu dresses une muraille entre { $region } et { $other_region }.
   *[other] { $seat } dresse une muraille entre { $region } et { $other_region }.
}
event-region-card-drawn =
    { $who ->
        [you] Tu pioches
       *[other] { $seat } pioche
    } { $known ->
        [yes] la carte Région { $region_card }.
       *[no] une carte Région.
    }
event-region-card-kept =
    { $who ->
        [you] Tu gardes
       *[other] { $seat } garde
    } { $known ->
        [yes] { $region_card }.
       *[no] une des cartes Région.
    }
event-region-card-shown = { $who ->
    [you] Tu retournes { $region_card }.
   *[other] { $seat } retourne { $region_card }.
}
event-region-card-discarded = { $who ->
    [you] Tu défausses { $region_card }.
   *[other] { $seat } défausse { $region_card }.
}
event-region-card-played = { $who ->
    [you] Tu protèges { $the_card } avec { $region_card }.
   *[other] { $seat } protège { $the_card } avec { $region_card }.
}
event-region-deck-shuffled =
    { $count ->
        [one] Une carte Région défaussée devient
       *[other] { $count } cartes Région défaussées deviennent
    } la nouvelle pioche.
event-region-chosen = La peste continue { $to_region }.

## Conseils

advice-no-chivalry =
    Aucune carte de la Chevalerie n’est dans cette partie : la peste n’avance donc jamais de plus
    d’un pas à la fois. À moins de quatre joueurs, mieux vaut un choix de cartes avec le Chevalier, le
    Croisé ou le Soldat.

## La fin

result-ending = { $ending ->
    [rats-exhausted] La partie est finie : la réserve de rats était vide.
   *[all-citizens-placed] La partie est finie : quelqu’un avait tous ses citoyens sur le plateau.
}
result-winner = { $who ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
result-seat = { $place }. { $seat } : { $score } ({ $parts })
part-citizens = { $count } en régions
part-safe-haven = { $count } au Refuge
part-region-cards = { $count } par cartes
part-diplomats = { $count } par diplomates

## Pourquoi quelque chose ne peut pas être choisi

barred-increased = Tu as déjà placé des habitants ce tour-ci.
barred-no-rats = Les habitants ne viennent que là où il y a des rats.
barred-no-citizens = Tu n’as plus d’habitants en main.
barred-took-card = Tu as déjà pris une carte ce tour-ci.
barred-used = Tu as déjà utilisé cette carte ce tour-ci.
barred-no-use = Cette carte n’a rien à utiliser pour l’instant.
barred-too-far = La peste ne va pas aussi loin.
barred-plague = Le temps des cartes est passé : la peste se déplace.

## Conseil

advice-number = { $whole },{ $tenth }
advice-board = À ton prochain tour, tu auras en moyenne { $mine } habitants sur le plateau ; { $usual } avec les autres réponses.
advice-hand = À ton prochain tour, tu auras en moyenne { $mine } habitants en main ; { $usual } avec les autres réponses.
judged-board = Au prochain tour, cela donne en moyenne { $mine } habitants sur le plateau ; { $usual } avec les autres réponses.
judged-hand = Au prochain tour, cela donne en moyenne { $mine } habitants en main ; { $usual } avec les autres réponses.

## What decisions are about

theme-placing = Placer des citoyens
theme-cards = Cartes de classe
theme-plague = Diriger la peste
theme-region-cards = Cartes de région
theme-travel = Voyager

## Challenges for one player

challenge-four-citizens = Quatre survivants
challenge-empty-handed = Les mains vides
challenge-two-cards = Deux cartes suffisent
challenge-duel = Duel
challenge-collector = Le collectionneur
challenge-few-funerals = Peu d’enterrements
challenge-new-faces = Nouveaux visages
challenge-four-at-table = À quatre à table
goal-place = { $most ->
    [1] Gagne la partie.
   *[other] Termine au moins deuxième.
}
goal-score = Survis avec au moins { $least } citoyens.
goal-lead = Gagne avec au moins { $least } citoyens d’avance.
goal-times-card-taken = { $most ->
    [0] Ne prends aucune carte de classe.
    [2] Prends au plus deux cartes de classe.
   *[other] Prends une carte de classe au moins { $least } fois.
}
goal-sum-citizens-died-count = Ne perds pas plus de { $most } citoyens à cause de la peste.
