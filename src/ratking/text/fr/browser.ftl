### La table dans le navigateur : pages, boutons et messages qui n’appartiennent à aucun jeu.

site-name = ratking
pages = Pages
replays = Parties jouées
me = Mes parties
home = { site-name } : page d’accueil
close = Fermer
you = Toi
your-name = Ton nom
your-name-line = Les autres à la table le voient. Il reste dans ce navigateur.
rules = Règles
to-home = Vers l’accueil
missing = Personne n’est assis ici
missing-line = Cette page n’existe pas, ou n’existe plus.
one-moment = Un instant…
away = Le serveur est absent un moment
away-line = Rien n’est perdu. La table revient d’elle-même.
offline = Tu es hors ligne
offline-line = Ta partie est en sûreté. Ton dernier choix partira dès que le réseau revient.

## Accueil

welcome = Assieds-toi. Les rats sont déjà là.
welcome-line = Trois jeux de société, entre amis par lien ou contre des bots. Un clic, et la première partie est distribuée.
game-rattus = Rattus
    .players = 2–6 joueurs
    .time = 45 min environ
    .about = Peuple l’Europe médiévale, et que la peste trouve quelqu’un d’autre.
game-cartus = Rattus Cartus
    .players = 2–5 joueurs
    .time = 40 min environ
    .about = Gagne de l’influence dans six classes, mais n’aie jamais plus de rats que de nonnes.
game-ratland = RatLand
    .players = 2–12 joueurs
    .time = 30 min environ
    .about = Envoie ton clan chercher du fromage, pille les voisins, nourris les petits.
play = Jouer
play-game = Jouer à { $game } contre des bots
quick-match = Avec qui est là maintenant
quick-match-game = Jouer à { $game } avec qui est là maintenant
quick-match-title = Joue avec qui est là maintenant
quick-match-line = Des bots prennent les places restées libres.
set-up = Préparer une table
set-up-game = Préparer une table de { $game }
continue = Continuer
continue-none = Tes tables ouvertes seront listées ici.
resume = Reprendre
open = Ouvrir
waiting-friends = attend des amis
puzzles = Énigmes
puzzles-left = { $count ->
    [one] Encore une aujourd’hui
   *[other] { $count } pour aujourd’hui
}
puzzles-done = Toutes faites aujourd’hui
puzzles-days = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
challenges = Défis
watch = Regarder
together = Tournois et clubs
together-way = Un tournoi pour une soirée, ou un club avec ses propres tables.
tournament-to = Au tournoi
club-to = Au club
watch-count = { $count ->
    [0] aucune table publique pour l’instant
    [one] une table publique
   *[other] { $count } tables publiques
}
watch-playing = En cours
watch-playing-none = Personne ne joue à une table publique en ce moment.
watch-open = En attente de joueurs
watch-open-none = Aucune table publique n’attend de joueurs.
watch-over = Terminées
watch-over-none = Aucune partie publique n’est encore finie.
look = Observer
join = Rejoindre

## Préparer

set-up-line = Choisis qui joue et avec quoi ; tout a une valeur raisonnable par défaut.
seats = Places
how-many = Joueurs
seat-who = Qui est à la place { $seat }
name-of-seat = Nom du joueur à la place { $seat }
kind-me = Devant cet écran
kind-friend = Un ami
    .text = reçoit un lien de toi
kind-bot = Un bot
kind-open = Qui veut
    .text = n’importe qui peut s’asseoir
opponent-at = Qui joue à la place { $seat }
strength = Tous les adversaires
strength-mixed = chacun comme ci-dessus
level-novice = novice
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
level-greedy = glouton
level-uniform = au hasard
clock = Pendule
clock-none = Sans pendule
    .text = Chacun réfléchit autant qu’il veut.
clock-relaxed = Tranquille
    .text = Dix minutes par réponse ; puis un bot prend la place jusqu’à ton retour.
clock-turn = Par tour
    .text = Une minute par tour ; puis un bot prend la place jusqu’à ton retour.
clock-correspondence = Correspondance
    .text = Trois jours par réponse, pour des parties sur des semaines.
clock-left = Temps restant
clock-days = { $days } j { $hours } h
public = Table publique
    .text = Elle est listée sous Regarder. Les spectateurs ne voient que ce que tous voient.
variants = Variantes et cartes
surprise = Surprends-moi
own-list = Ta propre liste
    .text = Choisis toi-même les cartes.
own-list-count = { $count } choisies
open-table = Ouvrir la table
open-table-line = { $count ->
    [one] Tu reçois un lien pour la place libre.
   *[other] Tu reçois des liens pour les { $count } places libres.
}
start = Commencer la partie
start-line = La partie commence aussitôt ; qui débute est tiré au sort.

option-rattus-cards = Cartes Classe
option-rattus-cards-first = Première partie
    .text = les six cartes que propose la règle, et deux de plus à cinq ou six joueurs
option-rattus-cards-random = Au hasard
    .text = tirées des 22 cartes
option-rattus-cards-one-per-class = Une par classe
    .text = tirées de sorte que chaque classe soit là
option-rattus-cards-africanus = Avec Africanus
    .text = tirées du jeu de base et des quatre cartes d’Africanus
option-rattus-cards-pied-piper = Avec le Joueur de flûte
    .text = tirées du jeu de base et des douze cartes du Joueur de flûte
option-rattus-region-cards = Cartes Région
option-rattus-region-cards-off = Sans
    .text = jamais dans la partie
option-rattus-region-cards-auto = Au besoin
    .text = dans la partie quand une carte Classe en parle
option-rattus-region-cards-on = Avec
    .text = toujours dans la partie
option-cartus-buildings = Bâtiments
option-cartus-buildings-first = Première partie
    .text = les six bâtiments que propose la règle
option-cartus-buildings-one-per-class = Un par classe
    .text = un bâtiment tiré pour chaque classe
option-cartus-buildings-five-per-class = Mélangés
    .text = cinq cartes tirées dans chaque classe
option-cartus-supplies = Ravitaillement
option-cartus-supplies-in-turn = À tour de rôle
    .text = chacun choisit son ravitaillement l’un après l’autre
option-cartus-supplies-together = Ensemble
    .text = tous choisissent en même temps, c’est plus rapide
option-cartus-all-dead = Quand la peste tue tout le monde
option-cartus-all-dead-all-lose = Tous perdent
    .text = la peste a gagné
option-cartus-all-dead-fewest-rats = Ceux qui ont le moins de rats survivent
    .text = qui a le moins de rats est épargné
option-cartus-rats = Rats des autres
option-cartus-rats-secret = Secrets
    .text = il faut te souvenir de ce que les autres ont pris
option-cartus-rats-open = Visibles
    .text = tous voient combien de rats chacun a
option-ratland-food = Cartes Nourriture
option-ratland-food-shuffled = Mélangées
    .text = personne ne sait combien il y a à trouver
option-ratland-food-ascending = Croissantes
    .text = de peu à beaucoup, pour les premières parties
option-ratland-clans = Clans spéciaux
option-ratland-clans-no = Non
    .text = tous les clans se valent
option-ratland-clans-yes = Oui
    .text = chacun mène un clan avec son propre pouvoir
option-ratland-boards = Plateaux
option-ratland-boards-normal = Normaux
    .text = les attaques volent du fromage
option-ratland-boards-aggressive = Agressifs
    .text = les attaques tuent aussi des rats
option-ratland-boards-choice = Au choix secret
    .text = chacun choisit un plateau en secret
option-ratland-locked-and-loaded = Armés jusqu’aux dents
option-ratland-locked-and-loaded-permission = Une permission
    .text = jusqu’à trois rats peuvent compter double
option-ratland-locked-and-loaded-cap = Une limite
    .text = et aussi au plus trois rats à la maternité et au garde-manger ensemble
option-ratland-aggressive-defenders = Défenseurs agressifs
option-ratland-aggressive-defenders-no = Non
    .text = seules les attaques tuent
option-ratland-aggressive-defenders-yes = Oui
    .text = une attaque ratée coûte un rat à l’attaquant

## S’asseoir

invited = On t’invite à { $game }
sit-down = S’asseoir
sit-here = S’asseoir ici
seat-code = Code
table-address = Adresse de la table
other-device = Continuer sur un autre appareil
other-device-line = Ouvre cette adresse sur l’autre appareil et saisis-y le code. Il ne sert qu’une fois, et ta place passe sur cet appareil.
have-code = J’ai un code pour ma place
move-here = Amener ta place sur cet appareil
move-here-line = Saisis le code que l’autre appareil affiche dans les réglages de la table.
room-waiting = Envoie à chaque ami son propre lien. La partie peut commencer quand tout le monde est là.
room-looking = On cherche d’autres joueurs. Des bots prendront les places restées libres :
room-ready = Tout le monde est là.
room-host = L’hôte commence la partie.
qr-code = QR code du lien
qr-code-of = Afficher le QR code pour { $name }
come-in = Entrez
come-in-seat = Scanne ce code avec un téléphone pour jouer { $name }.
come-in-open = Scanne ce code avec un téléphone pour prendre une place libre.
come-in-alone = Cette adresse ne fonctionne que sur cet appareil.
room-join = Il reste une place pour toi. Assieds-toi !
name-question = Comment veux-tu t’appeler ?
name-question-line = Les autres joueurs le voient. Tu peux le changer à tout moment.
name-skip = Passer : ma couleur est mon nom
public-open = Visible sous Regarder, pour que quelqu’un trouve la place libre.
seat-open = libre
seat-stands-by = ou { $name }, un bot
seat-invited = sur invitation
seat-asked = { $name } (bot) : invité
seat-declined = { $name } (bot) ne vient pas
seat-bot = Asseoir un bot
new-link = Nouveau lien
link = Lien pour cette place
copy-link = Copier le lien
copied = Copié
start-now = Commencer tout de suite
get-up = Quitter la place
ready = prêt

## À la table

table-tools = À côté du plateau
cards-and-log = Cartes et journal
prompt = Ce qui est demandé
answers = Réponses
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
player = Joueur
bot = bot
your-turn = à toi
thinking = réfléchit…
watching = spectateur
watching-line = Tu regardes : tu vois ce que tous voient.
waiting-for = On attend { $name }
waiting-for-many = On attend { $count } joueurs
forced = Il n’y a qu’une voie : { $answer }
undo = Annuler
confirm = Oui : { $answer }
hint = Indice
hint-thinking = Le bot réfléchit…
hint-none = Pas de conseil pour cette question.
hint-meaning = Le pourcentage est ta chance de gagner, comme dans l’analyse après la partie.
hint-close = Tout cela se vaut à peu près.
why = Pourquoi ?
why-bot = Pourquoi { $name } a fait cela ?
why-line = Pourquoi ? { $sentence }
why-whose = Le plan de qui
why-played = le coup joué
why-thinking = On regarde ce qui était possible…
why-best = La recherche aurait fait de même.
why-close = À peu près aussi bon que le meilleur.
why-worse = { $name } pouvait faire mieux.
why-meaning = Le pourcentage est la chance de victoire de { $name }, d’après ce que { $name } savait alors.
percent = { $percent } %
more = Plus
skip = Passer
to-my-turn = Jusqu’à mon tour
reads = À quoi ça sert
keys = Touches
keys-answer = donner la réponse qui porte ce chiffre ou cette lettre
keys-arrows = passer d’une réponse à l’autre
keys-enter = confirmer ou envoyer
keys-escape = annuler la sélection
keys-undo = annuler
keys-hint = indice
keys-skip = passer ce qui est montré
keys-forward = avancer jusqu’à mon tour
keys-mute = son activé ou coupé
keys-list = cette liste
space = Espace
log = Journal
log-and-chat = Journal et discussion
own-files = { $count ->
    [one] Joué avec un fichier de données du propriétaire : { $files }
   *[other] Joué avec des fichiers de données du propriétaire : { $files }
}
log-empty = Rien ne s’est encore passé.
log-look = Regarder cette position
live = en direct
to-live = Retour à la partie
past = Une position passée
past-line = Tu regardes en arrière. La partie continue pendant ce temps.
replay-first = Au début
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-position = Position dans la partie
cards = Cartes
lens = Loupe des risques
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Dire
settings = Réglages
language = Langue
theme = Apparence
theme-system = Comme mon appareil
theme-parchment = Parchemin
theme-night = Nuit
to-night = Passer à la nuit
to-parchment = Passer au parchemin
signals = Signaux
sounds = Sons
volume = Volume
sounds-offer = Veux-tu des sons discrets ?
sounds-yes = Oui, volontiers
sounds-no = Non
notices = Notification quand c’est mon tour
push = Aussi quand la page est fermée
push-line = Ton navigateur t’appelle alors quand c’est à toi, même si la table n’est pas ouverte.
push-unable = Ce navigateur ne peut pas t’appeler quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil ; ailleurs, il faut une adresse en https.
push-denied = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages pour ce site.
push-failed = Cela n’a pas marché : le service de notifications de ton navigateur ou cet hôte n’a pas répondu. Réessaie plus tard.
speed = Vitesse d’animation
times = ×{ $speed }
hand-over = Laisser un bot jouer pour moi
hand-over-line = Tu peux reprendre la place à tout moment.
take-back = Reprendre la place
stand-in = Un bot joue pour toi
stand-in-line = Tu peux reprendre la place à tout moment.
round-title = Manche { $number } : ce qui s’est passé
round-go-on = Continuer
over = La partie est finie

## Plusieurs devant un écran

pass-to = Passe l’écran à { $name }
pass-line = { $name } seul·e regarde maintenant.
pass-lift = Je suis { $name }
pass-since = Depuis ton dernier tour
pass-others = Ou d’abord :
turn-of = { $name } : à toi de jouer

## Le résultat

result = Résultat
points = Points
rematch = Rejouer
look-back = Regarder la table
record = Télécharger l’enregistrement
analyse = Analyser la partie
part-name-citizens = citoyens
part-name-safe-haven = Refuge
part-name-diplomats = diplomates
part-name-rats = rats
part-name-graveyard = cimetière

## Remerciements

credits = Remerciements
credits-games = Les jeux
    .text = Rattus, Rattus Africanus, Rattus Pied Piper, Rattus Cartus et RatLand appartiennent à leurs auteurs et
        éditeurs, qui n’ont rien à voir avec ce site. Il a ses propres mots et images. Si un jeu te plaît ici,
        achète la boîte : c’est encore mieux avec du monde autour.
credits-icons = Symboles
    .text = La plupart des symboles viennent de game-icons.net, dessinés par Lorc, Delapouite, Skoll, Caro Asercion
        et d’autres, sous licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). Ils sont montrés dans nos
        couleurs et nos tailles.
credits-fonts = Caractères
    .text = IM Fell English d’Igino Marini, EB Garamond de Georg Duffner et Octavio Pardo, Alegreya Sans de
        Juan Pablo del Peral pour Huerta Tipográfica ; tous sous la licence SIL Open Font License 1.1.
credits-map = La carte
    .text = Les côtes viennent de Natural Earth, qui est dans le domaine public, par le paquet world-atlas.
credits-code = Le programme
    .text = ratking est un logiciel libre sous licence MIT, fait avec Svelte, Project Fluent, Litestar, SQLAlchemy
        et beaucoup d’autres paquets dont nous remercions les auteurs.

opponents = Adversaires
talk = parlent de temps en temps
next-opponent = Contre { $name }, tes chances seraient d’environ { $chance } %.
challenge = Jouer contre { $name }
ladder = Classement
ladder-show-me = Me montrer dans le classement

## Without a server

engine-loading = Le jeu se charge, une seule fois : { $percent } %
engine-elsewhere = ratking est ouvert dans un autre onglet. Celui-ci continuera quand l’autre sera fermé.
engine-failed = Le jeu n’a pas pu être chargé. Réessaie avec une connexion.
new-edition = Une nouvelle version de ratking est là.
new-edition-take = L’utiliser maintenant
slow-here = { $level }, lent ici
slow-here-line = Sur cet appareil, ce niveau examine dans son temps { $percent } % de ce qu’il devrait ; il joue donc moins bien.
needs-server = Cela demande un serveur ; ici, tout se passe sur ton propre appareil.
hosting = Des tables pour des amis
hosting-line = Sans serveur, tu joues seul, en famille devant un écran ou contre des robots. Pour jouer avec des amis par lien, pour les classements et pour regarder les autres, quelqu’un doit ouvrir des tables, dans le dossier des sources de ratking :
hosting-play = ouvre la table pour toi et pour des amis de ton réseau
    .command = make play
hosting-serve = ouvre des tables pour des amis, où qu’ils soient ; le programme dit comment
    .command = make serve
elsewhere = Continuer sur un serveur
elsewhere-line = La partie y reprend là où elle en est, et des amis peuvent s’y asseoir par lien. Ici, elle reste telle quelle. Qui apporte une partie pourrait en connaître la chance ; elle ne compte donc pas au classement.
elsewhere-example = play.example
elsewhere-go = Continuer là-bas
elsewhere-wrong = Ce n’est pas une adresse ; une adresse ressemble à play.example.
go-on = Une partie commencée ailleurs
go-on-line = { $game } reprend là où la partie en est. Qui s’assied où ?
go-on-friend = un ami, par lien
go-on-here = Continuer
go-on-none = Il n’y a pas de partie dans cette adresse. Les réglages d’une table sans serveur en font une.
begun-elsewhere = Qui apporte une partie d’ailleurs pourrait en connaître la chance ; elle ne compte pas au classement.
