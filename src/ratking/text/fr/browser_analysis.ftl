### Revoir les parties finies : relecture, analyse et ses propres parties.

## La relecture

replay-rooms = Façons de la regarder
replay-game = Partie
replay-analysis = Analyse
replay-record = Enregistrement
replay-look = Revoir
replay-uploaded = apportée le { $day }
share = Partager
share-line = Qui a ce lien voit la partie à ce moment précis.
tale-now = Ce qui se passe
tale-quiet = Ici, personne n’a rien appris.
tale-of = sur { $last }
tale-place = { $at } sur { $last }
tale-last = Aller à la fin
tale-play = Lire
tale-pause = Pause
tale-eyes = Vue de
tale-open = tout le monde, tout est visible
chapters = Moments les plus coûteux
chapter = Étape { $number } : une réponse coûteuse de { $name }
chapters-none = Aucune réponse de cette partie n’a sûrement coûté.
chapters-find = Trouver les moments les plus coûteux

## L’analyse

study-seats = Le résultat ; choisis qui regarder
study-won = gagné
study-board = La position
study-start = Analyser cette partie
study-start-line = Le bot parcourt chaque décision. Il lui faut environ une demi-minute, et le résultat est gardé.
study-thinking = Le bot parcourt la partie…
study-thinking-line = Tu peux partir entre-temps ; il continue sans toi.
curve = Chances de gagner, décision par décision
curve-line = jugées par le bot fort, d’après ce que chacun pouvait savoir
curve-label = Chances de gagner de tous au fil de la partie ; { $name } est en trait épais
key-step = pas
key-mistake = erreur suivante
mistakes = Ce qui a coûté le plus à { $name }
mistakes-none = Aucune réponse n’a vraiment coûté.
mistake-when = Pas { $number }
mistake-cost = { $points ->
    [one] −1 pt
   *[other] −{ $points } pts
}
mistake-noise = ± { $points }
mistakes-sure = Seulement ce qui a coûté plus que le hasard ne l’explique. Le nombre après ± dit de combien le bot peut se tromper.
mistake-played = Joué
mistake-better = Mieux
compared = Joué contre mieux
compared-label = Joué : { $played }, marqué d’une croix. Mieux : { $better }, marqué d’une coche.
luck-and-skill = Chance et adresse
luck-and-skill-line = En points de chances de gagner : ce que les tirages ont donné par rapport à leur moyenne, ce que les
    erreurs ont coûté et ce que les autres ont fait. Ensemble, ils mènent du départ au résultat.
account-start = Départ
account-luck = Chance
account-skill = Ses erreurs
account-others = Les autres
account-result = Résultat

## La liste

replays-mine = Mes parties
replays-mine-none = Les parties que tu finis seront ici.
replays-shared = Parties partagées
replays-shared-none = Aucune partie n’a encore été partagée.
upload = Apporter un enregistrement
upload-line = Toute partie finie, en fichier : d’un autre serveur, du terminal ou d’une amie.
upload-choose = Choisir un fichier
upload-reading = Lecture…
upload-shared = Tout le monde peut la voir
upload-too-large = Ce fichier est trop grand pour une partie.

## Mes parties

me-none = Tu n’as pas encore fini de partie ici.
me-begin = Commencer la première
me-all = Toutes ({ $count })
me-more = Afficher les { $count } autres
me-games = Parties
me-wins = Gagnées
me-rating = Cote
me-places = Mes places
me-place = { $place }{ $place ->
    [one] re
   *[other] e
}
me-favourites-rattus = Cartes préférées
me-favourites-cartus = Bâtiments préférés
me-favourites-ratland = Clans préférés
me-won-with = { $wins } sur { $games } gagnées
me-form = Ma forme
me-form-line = Chaque point est une partie ; la ligne est la moyenne des cinq dernières.
me-first = 1re
me-last = der.
me-recent = Dernières parties
me-result = { $score ->
    [one] { $score } point à { $players }
   *[other] { $score } points à { $players }
}
me-named = Tu joues sous le nom de { $name }
me-named-line = Tes parties sont gardées sous ce nom. Avec son code de récupération, tu les retrouves sur tout appareil.
me-unnamed = Garde tes parties
me-unnamed-line = Pas besoin de compte : ce navigateur se souvient de tes parties. Avec un nom, tu as une cote, et un code de
    récupération apporte tout sur un autre appareil.
me-code = Code de récupération
me-code-line = Note ce code de récupération, ou copie-le. Il n’est montré qu’une fois et apporte ton nom et tes parties sur
    un autre appareil.
me-code-copy = Copier le code
me-take = Prendre un nom
me-take-do = Prendre ce nom
me-enter = J’ai un code de récupération
me-enter-do = Apporter mes parties ici
me-leave = Laisser ce nom sur cet appareil

card-alt = Le cours de la partie et sa fin
card-take = Enregistrer la carte
card-motion = Enregistrer en mouvement
embed-line = Sur ta propre page :
embed = Code pour ta page
embed-copy = Copier le code
try-again = Réessayer
try-again-line = Tu reviens à chacun de tes moments coûteux, avec ce que tu savais alors. Ce que tu résous revient quelques jours plus tard.
try-again-thinking = On pèse ce que tu aurais pu faire…
try-again-failed = Cela n’a pas marché ; réessaie, s’il te plaît.
