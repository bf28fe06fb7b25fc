### Le programme

version = ratking { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
}
engine-interpreted = Le moteur est interprété, plusieurs fois plus lent que compilé : { $where ->
    [checkout] il n’est pas compilé, ou ses sources ont changé depuis. 'make compile' le compile.
   *[package] il n’y avait pas de compilateur C quand ratking a été installé.
}

## Ce que dit le terminal autour des jeux, en français.

## Listes des jeux et des règles

game-head = { $name } : { $title }, { $least } à { $most } joueurs
own-data = { $game } se joue avec tes propres fichiers de données : { $files }.
option-head = { $name } = { $default }
option-choices = { $about } Au choix : { $choices }.
rule-without-test = { $number } n’a pas de test.
rule-unknown = { $number } n’est pas une règle, mais est citée par { $tests }.
rules-covered = { $covered } règles sur { $rules } ont un test.

## Simulations

simulated = { $game } à { $players } joueurs, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $interrupted ->
    [yes] { " " }sur { $asked }, puis interruption.
   *[no] .
}
column-agent = Agent
column-wins = Gains
column-share = Part
column-points = Points
simulated-ending = { $games ->
    [one] { $games } partie a fini par { $ending }.
   *[other] { $games } parties ont fini par { $ending }.
}
simulated-speed = { $seconds } s : { $games } parties/s, { $answers } réponses/s.
dataset-written = { $games ->
    [one] { $games } partie se trouve
   *[other] { $games } parties se trouvent
} dans { $folder }.
dataset-interrupted = Interrompu. Ce qui était fini est gardé ; la même commande reprend de là.
puzzles-found = { $found ->
    [one] Une énigme
   *[other] { $found } énigmes
} dans { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
puzzles-interrupted = Interrompu après { $games ->
    [one] une partie
   *[other] { $games } parties
}, avec { $found ->
    [one] une énigme. La même commande reprend de là.
   *[other] { $found } énigmes. La même commande reprend de là.
}
training-written = Ce qui a été appris est dans { $path }.
training-interrupted = Interrompu. Ce qui a été appris est gardé ; la même commande reprend de là.

## Les analyses

analysis-thinking = Le bot parcourt la partie
analysis-interrupted = Interrompu après { $share } % de la partie ; rien n’a été écrit.
analysis-head = { $title } : le bot a examiné { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
}
analysis-seat = { $won ->
    [yes] { $seat } gagne avec { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
   *[no] { $seat } finit à la place { $place } avec { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
}
analysis-account = Chance de gagner au départ : { $start } %. La chance a { $lucky ->
    [yes] ajouté
   *[no] coûté
} { $luck }, ses propres erreurs ont coûté { $mistakes }, et les autres ont { $helped ->
    [yes] ajouté
   *[no] coûté
} { $others }, le tout en points de pourcentage.
analysis-no-mistakes = Aucune réponse n’a rien coûté qui vaille d’en parler.
analysis-mistake = { $number }. Réponse { $place } : { $prompt } Joué : { $played } ({ $chance } %). Mieux : { $better } ({ $better_chance } %).

## L’arène

arena-head = { $game } à { $players } joueurs, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $interrupted ->
    [yes] { " " }sur { $asked }, puis interrompu ; la même commande reprend.
   *[no] .
}
arena-before = { $games ->
    [one] { $games } partie était déjà jouée.
   *[other] { $games } parties étaient déjà jouées.
}
column-line-up = Composition
column-seats = Places
column-interval = 95 %
column-rating = Cote
column-thinking = Par coup
arena-test = { $decision ->
    [high] Décidé après { $deals } donnes : { $agent } gagne plutôt { $high } que { $low } de ses parties (rapport de vraisemblance logarithmique { $ratio }).
    [low] Décidé après { $deals } donnes : { $agent } gagne plutôt { $low } que { $high } de ses parties (rapport de vraisemblance logarithmique { $ratio }).
   *[open] Indécis après { $deals } donnes : { $agent } gagne-t-il { $low } ou { $high } de ses parties ? (rapport de vraisemblance logarithmique { $ratio }).
}
arena-written = Écrit : { $files }
arena-speed = { $games } parties en { $seconds } s.

## Autour d’une table

asked = { $seat } : { $prompt }
game-unfinished = La partie n’est pas finie.

column-region = Région
column-rats = Rats
column-citizens = Citoyens
column-seat = Place
column-hand = Main
column-board = Jeu
column-haven = Ref.
column-card = Carte
column-holder = Chez
piece-plague = peste
piece-caravan = Carav.
piece-bishop = évêque
piece-nuns = { $count ->
    [one] nonne
   *[other] { $count } nonn.
}
mark-diplomat = d
mark-potion = p
supply = { $count ->
    [one] Réserve : { $count } rat.
   *[other] Réserve : { $count } rats.
} Non vus par seuil :  { $unseen }
walls = Murailles : { $walls }
stored = Sur le Boulanger :
region-deck = Cartes Région : pioche { $left }, défausse { $discarded }, mains
shields = Protégées : { $cards }
shield = { $card } par { $by }
rattus-legend =
    Les citoyens sont notés par la lettre de leur couleur et un nombre ; { $diplomat } derrière est
    un diplomate sous l’un d’eux, { $potion } une potion, { $diplomat }{ $both }{ $potion } un
    diplomate avec une potion. { $mark } est un rat face cachée ; les
    petites lettres derrière disent qui l’a regardé. Un rat que tu as vu montre son seuil et ses
    symboles : M majorité, T tous, et les deux lettres qui sont à côté de chaque carte Classe. Une
    carte Région montre les lettres des classes qu’elle protège, ou ? pour toutes. Main est la
    réserve devant un joueur, Jeu compte tous ses citoyens sur le plateau, Ref. ceux qui sont au
    Refuge. Non vus compte, pour chaque seuil, les rats dont tu n’as pas vu la face ; certains ont
    été retirés du jeu avant le début.

column-building = Bâtiment
column-class = Classe
column-supply = Ravitaillement
column-inside = Dedans
column-tokens = Jetons
column-holds = Détient
column-track = Piste
column-influence = Influence
cartus-round = Manche { $number } ; { $start } est premier joueur.
cartus-hand = Main de { $seat } : { $cards }
cartus-several = { $count } × { $name }
cartus-nuns = Rangée des nonnes : { $cards }
cartus-decks =
    Reste : { $deck } Population, { $decks }, { $tokens } jetons. Défausse : { $discard }.
cartus-legend =
    Dedans dit qui est entré dans un bâtiment, les premiers d’abord, chacun avec le nombre de cartes
    posées. Influence donne les disques d’une piste, le meilleur d’abord. Détient nomme les cartes
    spéciales que tout le monde sait à une place. Une carte comme Moine 4 est un Moine avec quatre
    nonnes. { $mark } est une carte de la rangée des nonnes face cachée ; les petites lettres
    derrière disent qui l’a regardée. Un ? remplace les rats que leur propriétaire garde secrets.

column-cheese = Frm
column-ill = Mal
column-lost = Vad
column-dead = Mts
column-clan = Clan
aggressive-mark = !
ratland-round = { $round ->
    [0] Avant le premier tour ; { $active } est le joueur actif.
   *[other] Tour { $round } ; { $active } est le joueur actif.
}
ratland-event = Événement { $name } : { $text }
ratland-food = Carte Nourriture { $card } : { $food }.
ratland-bag = Dans le sac ({ $area }) : { $pieces }.
ratland-supply = { $count ->
    [one] Réserve : { $count } rat.
   *[other] Réserve : { $count } rats.
}
ratland-plan = Derrière le paravent ({ $seat }) : { $plan }.
ratland-next-event = Le prochain événement est { $name }.
ratland-next-food = La prochaine carte Nourriture : { $food }.
ratland-legend =
    Chaque ligne est un plateau : fromage, puis rats à la décharge, à la ville, au champ, dans le
    conduit vers le voisin de gauche, dans celui vers le voisin de droite, à la maternité et dans le
    garde-manger ; puis rats malades (empoisonnés), en vadrouille et morts. ! marque un plateau
    agressif. Le voisin de gauche est la ligne suivante, celui de droite la ligne précédente.

## À la table

welcome = { $game }
you-are = { $count ->
    [one] Tu joues { $seats }.
   *[other] Vous jouez { $seats }, au même clavier.
} Réponds par un nombre ; ? explique, q quitte.
hand-over = { $seat }, prends le clavier et appuie sur Entrée.{ " " }
your-choice = { $seat }>{ " " }
keys = ? aide   r règles   b plateau   l journal   u annuler   s sauver   q quitter
the-board = Plateau
look-up-more =
    r et un nom en dit plus : r { $one }, r { $another }, r plateau (les signes), r { $rule } (une
    règle).
nothing-found =
    Il n’y a rien de ce nom. Essaie r { $one }, r { $another }, r plateau (les signes) ou r { $rule }
    (une règle).
no-such-answer = Réponds par un nombre de 1 à { $most }, ou par une lettre de la ligne du dessus.
undone = Repris.
cannot-undo = Il n’y a rien à reprendre : ce qui est pioché, vu ou passé le reste.
saved = Sauvé dans { $file }.
save-how =
    Dis où : s partie.txt sauve toute la partie, s moment.json cette position.
goodbye = Au revoir.

# Vérifier le hasard d’une partie.

luck-verified = La promesse a été tenue : { $draws ->
        [one] le tirage ({ $draws }) découle
       *[other] les { $draws } tirages découlent
    } du secret, et les { $answers } réponses respectent les règles.

# Les clés d’un hôte qui appelle à jouer.

few-files = Ce système ne permet que { $count } connexions à la fois ; augmente sa limite de fichiers ouverts (ulimit -n).
site-written = { $folder } joue sans serveur ({ $megabytes } Mo). Mets ses fichiers chez n’importe quel hébergeur statique, à la racine d’une adresse.
push-keys-how = Donne ces deux réglages au démarrage du serveur, avec une adresse à toi.
push-keys-public = La clé publique correspondante, que les navigateurs reçoivent du serveur : { $key }
push-keys-keep = Garde la première secrète, et garde-la : avec une autre clé, chacun devrait réactiver ses notifications.

# Le rangement.

tidy-open = Tables où aucune partie n’a commencé : { $count }
tidy-lessons = Leçons : { $count }
tidy-playing = Parties que personne ne poursuit : { $count }
tidy-over = Parties finies : { $count }
tidy-uploads = Parties que quelqu’un a apportées : { $count }
tidy-chat = Lignes de discussion : { $count }
tidy-analyses = Analyses : { $count }
tidy-jottings = Notes de visiteurs qui ne viennent plus : { $count }
tidy-tournaments = Tournois où il ne se passe plus rien : { $count }
tidy-orphans = Lignes sans table : { $count }
tidy-done = Supprimé en tout : { $count }
tidy-would = À supprimer en tout : { $count }
tidy-size = Taille de la base de données : { $size } Mio

## Deux façons de jouer

compared = { $game } : { $second } contre { $first }, { $games } parties de chaque avec la même chance.
compared-how = * sûr à 95 % : l’intervalle exclut que rien n’ait changé.
column-measure = Mesure
column-difference = Différence
from-to = { $low } à { $high }
measure-decisions = Décisions dans une partie
measure-points = Points d’une place
measure-lead = Avance du meilleur
measure-first = Victoire de qui commence
measure-shared = Victoires partagées
measure-wins = Victoire de { $of }
measure-ending = Finit par { $of }

# Bots avec un compte.

bot-key = La clé de { $name } : { $key }
bot-key-keep = Elle n’est donnée que cette fois. Le bot l’envoie sous la forme « Authorization: Bearer CLÉ ».
bot-removed = { $name } n’a plus de compte.
bot-here = { $name } : attend quelqu’un
bot-away = { $name } : n’est pas là
bot-none = Aucun bot n’a encore de compte.
