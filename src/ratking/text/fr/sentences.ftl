### Phrases nées en anglais : refus, erreurs, options et commandes.

## Refus à la table

no-seat-here = Tu n’as pas de place à cette table.
not-your-seat = Cette place n’est pas la tienne.
seat-not-open = Cette place n’est pas libre.
no-such-seat = Cette place n’existe pas.
nobody-sits = Personne n’occupe encore la place { $seat }.
seats-of-the-table = Il y a { $players } places, pas { $count }.
no-spectators = Cette table n’accueille pas de spectateurs.
only-the-host = Seul l’hôte de la table peut faire cela.
wrong-link =
    Ce lien ne correspond à aucune place de cette table.
    Un lien ne sert qu’une fois ; un autre appareil a besoin d’un code donné par la place elle-même.
link-or-code = Assieds-toi avec un lien ou avec un code.
wrong-code = Ce code ne correspond à aucune place de cette table, ou il est trop ancien.
no-such-game-here = Ce jeu n’existe pas.
no-such-table = Cette table n’existe pas.
table-outdated =
    Cette table appartient à la version { $version } des règles de { $game } ; ici, c’est la
    version { $here }.
table-other-data =
    La partie de cette table a commencé avec d’autres fichiers de données ({ $data }) ; elle
    continue quand le serveur est lancé avec eux.
lesson-other-data =
    Cette leçon a été écrite pour d’autres fichiers de données que ceux utilisés ici.
table-moved-on = La partie a avancé.
table-moved-on-look = La partie a avancé ; regarde à nouveau.
table-not-that-far = La table n’est jamais allée aussi loin ; regarde à nouveau.
table-busy = La table est très occupée ; regarde à nouveau, s’il te plaît.
not-playing = On ne joue pas ici en ce moment.
bot-answers = Un bot répond pour toi ; reprends d’abord ta place.
no-undo-here = À cette table, on ne reprend aucune réponse.
nothing-to-undo = Tu n’as aucune réponse à reprendre.
seat-not-asked = Ce n’est pas à cette place de répondre maintenant.
not-among-answers = { $choice } n’est pas parmi les réponses.
not-among-sayings = { $text } n’est pas parmi les réponses ; dis l’une de celles-ci : { $answers }.
no-plan-asked = Personne ne demande de plan ici.
plan-does-not-fit = Ce plan ne convient ni aux rats ni aux cases.
not-this-agent = La place { $seat } a répondu { $choice } à la question { $question } ; les réponses étaient { $answers }.
nothing-asked-of-you = On ne te demande rien pour l’instant.
not-asked-now = On ne demande rien à { $seat } pour l’instant.
game-has-begun = La partie a commencé.
game-not-over = Cette partie n’est pas encore finie.
no-bot-decided = Aucun bot n’a décidé cela.
only-one-way = Il n’y avait qu’une seule possibilité.
game-over = La partie est finie ; plus rien n’est demandé.
no-such-moment = La partie n’a pas ce moment.
hand-over-in-game = Une place se confie pendant la partie.
record-when-over = L’enregistrement s’ouvre quand la partie est finie.
analysis-when-over = Une partie s’analyse quand elle est finie.
record-of-another-game = L’enregistrement est celui d’un autre jeu.
record-over = Cette partie est finie ; son enregistrement va aux parties jouées.
luggage-when-played = Seule une partie en cours continue ailleurs.
analysis-not-yet = Cette partie n’a pas encore été analysée.
no-such-lesson = Cette leçon n’existe pas.
lesson-asks-else = La leçon attend ici autre chose.
lesson-waits = La leçon attend une réponse de toi.
lesson-over = Cette leçon est finie.
no-lesson-here = Il n’y a pas de leçon à cette table.
lesson-no-record = Une leçon est préparée : elle n’a pas d’enregistrement.
no-hints-here = Cette table ne donne pas d’indices.
no-chat-here = Cette table n’a pas de discussion.
no-such-phrase = Cette phrase n’existe pas.
say-something = Dis quelque chose, ou choisis une phrase.
no-such-job = Cette tâche n’existe pas.
no-such-file = Ce fichier n’existe pas.
too-much-thought = Trop de réflexions en cours ; redemande plus tard.
bad-amounts = { $variable } est « off » ou a des mots comme { $name }=40, pas { $word } ; il y a { $names }.
too-many-tables = Trop de tes tables ne sont pas finies ({ $count } au plus) ; finis-en d’abord quelques-unes.
too-many-bots = Trop de bots sont assis à tes tables ({ $count } au plus) ; finis d’abord quelques parties.
too-many-thinkers = Trop de bots qui réfléchissent longtemps sont assis à tes tables ({ $count } au plus) ; prends-en de plus faibles.
too-many-uploads = Tu as déjà apporté beaucoup de parties aujourd’hui ({ $count } au plus) ; reviens demain.
too-many-sockets = Tu regardes trop de tables à la fois ; fermes-en quelques-unes.
too-much-chat = Tu dis trop de choses à la fois ; attends un instant.
too-much-asked = Tu as déjà demandé beaucoup ; attends que la réflexion soit finie.
network-full = Ton réseau a ici autant qu’il peut avoir ; reviens plus tard.
nothing-thought = Rien ne peut être réfléchi pour le moment ; redemande bientôt.
bots-alone = Ici, les bots ne jouent pas entre eux ; quelqu’un doit s’asseoir.
too-many-messages = Trop de messages ; attends un moment.
too-many-requests = Trop de requêtes ; attends un moment.
not-found = Cela n’existe pas ici.
no-such-method = Cela ne se fait pas ainsi ici.
another-site = Cette requête vient d’un autre site.
request-unread = Cette demande est illisible.
message-unread = Ce message est illisible : { $reason }.
hello-first = Dis d’abord bonjour.
unwell = Ce serveur ne peut ni écrire ni entendre en ce moment.
another-server = Un autre serveur utilise { $path } ; arrêtez-le, ou indiquez un autre dossier avec RATKING_DATA.
needs-a-server = Cela demande un serveur, et cette table joue sans.
our-fault = Quelque chose a mal tourné ici ; ce n’est pas ta faute.
no-administration = Il n’y a pas d’administration ici.
no-push-here = Cet hôte n’appelle personne dont la page est fermée.
push-bad-address = L’adresse d’un service push est publique et commence par https.
push-bad-keys = Les clés de cet abonnement sont illisibles.
clock-bounds = Une pendule { $kind } prend de { $least } à { $most } secondes.

## Noms

name-taken = Quelqu’un a ce nom, ou un nom qui lui ressemble.
no-name = Tu joues sans nom.
name-marks = { $what } a trop de signes sur une lettre.
name-length = { $what } a { $longest } lettres au plus.
a-line-of-chat = Une ligne de discussion
name-and-key = Le nom et la clé ne vont pas ensemble.
not-like-a-bot = Une personne ne porte pas le nom d’un bot.
letters-to-see = { $what } doit avoir des lettres visibles.
a-name = Un nom
a-name-of-a-table = Le nom d’une table

## Ce qui se choisit avant une partie

about-players = Combien jouent.
about-players-ratland = Combien jouent ; à plus de six, il faut deux boîtes.
about-start = La place qui commence, comptée à partir de 0.
about-cards =
    Les cartes Classe : le choix d’une première partie, au hasard parmi toutes, d’abord une par
    classe, tirées du jeu de base avec Africanus ou avec le paquet Joueur de flûte, ou ta
    propre liste.
about-region-cards =
    Cartes Région : sans (off), avec (on) ou auto : quand une carte Classe en a besoin.
about-buildings =
    Les cartes Bâtiment : le choix d’une première partie, un bâtiment tiré par classe, cinq
    cartes tirées par classe, ou ta propre liste comme Farm,Palace:3,Treasury:2 avec cinq
    cartes de chaque classe. La Tour de garde n’est pas recommandée à deux.
about-supplies = Le ravitaillement se choisit à tour de rôle, ou tous ensemble.
about-all-dead =
    Quand la peste tue tout le monde : tous perdent, ou ceux qui ont le moins de rats
    survivent.
about-rats = Les rats des autres restent secrets à l’écran, ou sont montrés.
about-food =
    Les cartes Nourriture : mélangées, ou dans l’ordre à partir de 1 pour les premières
    parties.
about-clans = Si chacun mène un clan spécial.
about-boards = Les plateaux : normaux, tous agressifs, ou au choix secret.
about-locked-and-loaded =
    Ce que veut dire Armés jusqu’aux dents : la permission que jusqu’à trois rats comptent double, ou
    aussi une limite de trois rats dans la maternité et le garde-manger ensemble.
about-aggressive-defenders = Si un joueur agressif tue aussi un attaquant quand l’attaque échoue.

## Des choix qui n’existent pas

no-such-game = Il n’y a pas de jeu { $name } ; il y a { $names }.
no-such-option = Il n’y a pas d’option { $name } ; il y a { $names }.
no-such-agent = Il n’y a pas d’agent { $name } ; il y a { $names }.
say-which-class = Dis quelle classe de { $path } est l’agent, par exemple { $name }.
no-bot-that-judges =
    Il n’y a pas de bot pour { $title } qui sache plus que les règles ; prends « uniform ».
no-words = Personne n’a mis { $title } en mots.
no-board = Le terminal ne sait pas dessiner une table de { $game }.
no-such-building = Il n’y a pas de bâtiment { $name } ; il y a { $names }.
no-such-card = Il n’y a pas de carte Classe { $name } ; il y a { $names }.
engine-not-built = Le moteur pour navigateurs n’est pas construit ; « make site » le construit dans les sources.
folder-not-empty = { $folder } contient d’autres fichiers ; nomme un dossier vide.
no-such-command = Il n’y a pas de commande { $name } ; il y a { $names }.
no-such-rule = Il n’y a pas de règle { $name } ; la première est { $first }.
no-rule-anywhere = Aucun jeu n’a de règle { $name } ; 'ratking rules' les donne toutes.
no-seat-of-that-name = Il n’y a pas de place { $name } ; il y a { $names }.
no-written-rules = Il n’y a pas de règles écrites de { $game }.
no-risk-lens = Ce jeu n’a pas de loupe des risques.
needs-region-cards = { $card } a besoin des cartes Région ; elles sont désactivées.
start-is-a-seat = À { $players } joueurs, start doit être une place de 0 à { $last }.
so-many-cards = À { $players } joueurs, il faut { $needed } cartes différentes, pas { $count }.
cards-of-a-building = Un bâtiment a de 1 à { $most } cartes, pas { $count }.
five-of-each-class =
    Il faut { $count } cartes Bâtiment de chaque classe ; { $class } en a { $found }.
buildings-or-list = buildings doit être { $names } ou une liste de bâtiments, pas { $value }.
cards-or-list = cards doit être { $names } ou une liste de cartes, pas { $value }.
one-of-these = { $name } doit être parmi { $names }, pas { $value }.
one-or-other = { $name } doit être { $names }, pas { $value }.
whole-number = { $name } doit être un nombre entier de { $least } à { $most }, pas { $value }.
number-from-zero = { $name } doit être un nombre à partir de 0, pas { $value }.
some-number = { $name } doit être un nombre, pas { $value }.

## Enregistrements

not-a-record = Ce n’est pas un enregistrement : sa première ligne doit être { $line }.
record-without-game = L’enregistrement ne nomme pas son jeu.
record-line = La ligne { $place } de l’enregistrement est illisible : { $word } { $rest }
record-version =
    L’enregistrement a été fait avec la version { $version } des règles de { $game } ; ici,
    c’est la version { $here }.
record-tables =
    L’enregistrement a été fait avec d’autres tables (data { $data }) ; ici, ce sont { $here }.
    Indique le dossier de ces tables.
record-answer = La réponse { $place } de l’enregistrement ne convient pas : { $reason }
record-words = La ligne { $place } de l’enregistrement ne convient pas : { $reason }
record-scores = Les points de l’enregistrement ne sont pas ceux auxquels ses réponses mènent.
record-draw = La réponse { $place } de l’enregistrement n’est pas le tirage promis.
record-no-promise =
    L’enregistrement ne donne ni promesse ni secret : son hasard ne peut pas être vérifié.
record-secret-digits = Le secret de l’enregistrement n’est pas écrit en chiffres hexadécimaux.
record-secret-other = Le secret de l’enregistrement n’est pas celui qui était promis.
record-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
record-letters = Un enregistrement s’écrit en lettres et chiffres simples.
record-secret-long = Le secret de l’enregistrement est trop long.
record-other-game = L’enregistrement est celui d’un jeu qu’on ne joue pas ici.
record-options = Les options de l’enregistrement sont illisibles.

## Les commandes

table-open-already = Une table est déjà ouverte, à { $address } ; ferme-la d’abord pour jouer avec --data ou --agents.
command-head = ratking : des jeux de société sur les rats, leurs règles, et des bots avec qui jouer.
command-usage = usage : ratking COMMANDE ... ratking COMMANDE --help en dit plus sur une
command-table = Jouer dans le terminal, contre des bots ou entre amis au même clavier.
command-replay = Relire une partie enregistrée, phrase par phrase.
command-analyse = Savoir ce que la chance a fait dans une partie finie, et ce qu’ont fait les joueurs.
command-games = Lister les jeux et ce qui se choisit avant chacun.
command-rules = Lire les règles numérotées, et les trouver dans le code et les tests.
command-position = Regarder un moment d’une partie comme fichier, et continuer de là.
command-serve = Ouvrir des tables pour des amis, dans le navigateur ou pour des programmes.
command-arena = Faire s’affronter des agents en tournoi et en écrire le rapport.
command-play = Ouvrir la table dans le navigateur, pour toi et tes amis sur ton réseau.
command-push-keys = Créer les clés avec lesquelles un hôte appelle à jouer.
command-pages = Écrire un dossier de fichiers qui joue sans serveur.
command-tidy = Supprimer de la base d’un hôte ce à quoi personne ne revient.
command-worker = Réfléchir pour des serveurs sur d’autres machines : bots, conseils et analyses.
command-verify = Vérifier que le hasard d’une partie était celui promis avant elle.
command-simulate = Faire jouer beaucoup de parties à des agents et compter qui gagne.
command-dataset = Faire jouer des agents et noter chaque décision pour ceux qui apprennent.
command-puzzles = Chercher des moments où une réponse est nettement la meilleure.
command-train = Faire apprendre un jeu à un réseau en le faisant jouer.
command-completion = Laisser la touche Tab de ton shell finir ce que tu tapes.
group-play = Jouer
group-host = Accueillir
group-look = Regarder
group-measure = Mesurer
examples = Exemples
example-three-bots = toi contre trois bots
example-browser = ouvre le navigateur
example-one-bot = toi contre un seul
example-one-rule = une règle, code et tests
example-stronger = qui est le plus fort ?
more-help = { $mistake } (« { $program } --help » en dit plus).
say-which-game = Dis quel jeu ; « ratking games » les liste.
say-which-file = Dis quel fichier ; --new commence une nouvelle position.
position-words = Avec une position, on peut { $names }, mais pas { $name }.
one-rule-at-a-time = Une règle à la fois, par exemple « ratking rules RB-24 ».
say-which-answer = Dis quelle réponse ; « answers » les liste.
answer-of-several = Réponse { $place } sur { $count } : { $reason }
new-takes-a-game = --new prend un jeu et ses options, et rien d’autre.
options-for-new = Les options sont pour une nouvelle position ; celle-ci a les siennes.
takes-no-answers = { $action } ne prend pas de réponses ; « answer » si.
saved-game-keeps = Une partie sauvée garde son jeu et ses options.
option-form = Une option se donne comme nom=valeur, pas { $text }.
option-twice = L’option { $name } est donnée deux fois.
players-twice = Le nombre de joueurs est donné deux fois.
seat-or-agents = --seat se passe d’une liste --agents, et la liste de --seat.
agents-at-table =
    À { $players } joueurs, --agents prend { $names } noms, ou un bot pour tous les autres.
agents-in-series =
    À { $players } joueurs, --agents prend { $names } noms ou un seul, pas { $count }.
agents-needed = { $players } joueurs demandent { $needed } agents, pas { $count }.
agent-twice = Un agent est nommé deux fois ; --line-up place le même plusieurs fois.
say-who-plays = Dis qui joue : --agents pour tous contre tous, ou --line-up pour une seule table.
one-line-up-compared = Un test séquentiel compare le premier agent d'une seule table aux autres.
two-per-cents = Un test est fait de deux pourcentages croissants comme 50,55, pas { $text }.
file-unread = { $file } est illisible : { $reason }.
file-unwritten = { $file } ne peut pas être écrit : { $reason }.
file-no-folder = { $file } ne peut pas être un dossier : { $reason }.
file-no-text = { $file } n’est pas un fichier texte.
file-too-large = { $file } est trop grand pour être une partie.
dataset-others = { $folder } contient les données d’autres parties ; choisissez un autre dossier.
dataset-agents = { $players } joueurs demandent { $count } agents, ou un pour tous.
training-other = { $folder } contient un apprentissage de { $found }, pas de { $wanted }.
training-ended = Un processus qui joue s’est arrêté ; la raison est affichée plus haut.
policy-players = Ce réseau a appris des parties de { $most } joueurs au plus.
rival-players = { $rival } a appris des parties de { $most } joueurs au plus.
policy-missing = Aucun réseau n’a appris { $game }.
training-how-long = Dites combien de temps apprendre : --minutes ou --updates.
training-device = --device doit être cpu, auto ou un cuda présent, pas { $said }.

## Pour qui tient le serveur

needs-packages =
    Le serveur a besoin du paquet { $name } ; là où sont les sources, pip install . l’apporte.
needs-extra =
    Cela a besoin du paquet { $name } ; là où sont les sources, pip install '.[{ $extra }]' l’apporte.
push-bad-key = RATKING_PUSH_KEY n’est pas une clé privée ; 'ratking push-keys' en crée une.
worker-no-redis = Un assistant a besoin de RATKING_REDIS_URL, l’adresse de ses serveurs.
push-no-contact = RATKING_PUSH_KEY a besoin de RATKING_PUSH_CONTACT : mailto:... ou https://...
push-bad-contact = RATKING_PUSH_CONTACT n’est pas une adresse où quelqu’un lit.
push-bad-service =
    RATKING_PUSH_SERVICES donne des adresses comme https://push.lan:8443, pas { $service }.
ports-in-use = Les ports { $first } à { $last } sont tous occupés ; donnes-en un autre : --port.
pages-not-built =
    Les pages de la table ne sont pas construites ; là où sont les sources, « make pages » les construit, et « ratking table
    rattus » joue dans le terminal.
needs-two-urls =
    Plusieurs processus ont besoin de RATKING_DATABASE_URL (PostgreSQL) et RATKING_REDIS_URL.
database-newer =
    Un ratking plus récent a modifié cette base de données ; réinstalle cette version-là, ou restaure
    la sauvegarde d’avant.
database-closed = La base de données ne peut pas être ouverte : { $why }.
database-url = RATKING_DATABASE_URL doit commencer par postgresql:// ou sqlite://.

## Agents à soi

own-no-class = Il n’y a pas de classe { $name } dans { $home } ; il y a { $names }.
own-fails = { $name } a échoué à la place { $seat }, à la question { $question } : { $why }.
own-no-file = Il n’y a pas de fichier { $name }.
own-not-seated = { $name } ne peut pas prendre place : { $why }.
own-cannot-choose = { $name } n’a pas de choose(observation, question, answers).
own-not-loaded = { $home } ne peut pas être chargé : { $why }.
own-seconds = Un programme peut réfléchir quelques secondes, { $most } au plus, pas { $seconds }.
own-no-answer = La place { $seat } n’a pas de réponse à la question { $question } : { $why }
program-not-started = Le programme { $program } ne peut pas démarrer : { $why }.
program-gone = Le programme { $program } s’est arrêté.
program-ended = Le programme { $program } s’est arrêté, avec le statut { $status }.
program-slow = Le programme { $program } a mis trop de temps.
program-began = Le programme { $program } a commencé par { $said } et non par { $wanted }.
program-no-answer-here = Le programme { $program } a dit { $said }, ce qui n’est pas une réponse ici.
program-said =
    Le programme { $program } a dit { $said }, et ni 'choose' avec un nombre, ni 'say' avec une réponse.
bot-needs-a-name =
    Le bot { $bot } doit avoir un nom à lui de { $letters } caractères au plus : NAME=AGENT.

## Compare

command-compare = Compare deux façons de jouer : ce que change une règle, une carte ou un bot.
sides-players = Les deux côtés doivent avoir le même nombre de joueurs.
sides-same = Les deux côtés sont les mêmes : { $one } et { $other }.

## Games in words

command-mcp = Jouer en mots : les jeux comme outils pour des modèles de langage.
no-such-seat-in-words = Il y a { $seats } places, à partir de 0, et pas de place { $seat }.
no-such-game-in-words = Il n’y a pas de partie { $game } sur cette table ; il y a { $games }.

## Classement

nothing-counted = Rien n’est compté dans { $game }.
ladder-needs-a-name = Prends d’abord un nom ; le classement montre les joueurs par leur nom.
nobody-on-the-ladder = Ce joueur n’est pas au classement.

## Tournois et clubs

too-many-gatherings =
    Tu as ouvert beaucoup de tournois et de clubs ({ $count } au plus) ; termines-en d’abord quelques-uns.
many-change-this = Beaucoup de monde y touche en ce moment ; réessaie, s’il te plaît.
no-such-tournament = Ce tournoi n’existe pas.
tournament-over = Ce tournoi est terminé.
round-robin-has-begun = Ce tournoi a commencé ; chacun y rencontre chacun.
tournament-full = Un tournoi a de la place pour { $count }.
no-such-entrant = Personne ne participe sous ce numéro.
too-few-entrants = Un tournoi commence quand au moins deux joueurs participent.
tournament-not-now = Ce n’est pas possible maintenant avec ce tournoi.
not-an-entrant = Tu ne participes pas à ce tournoi.
only-the-host-of-the-tournament = Seul l’organisateur du tournoi peut faire cela.
tournament-pairs = C’est le tournoi qui dit qui joue ensuite.
name-of-a-tournament = Le nom d’un tournoi
name-of-a-club = Le nom d’un club
no-such-club = Ce club n’existe pas, ou son lien a changé depuis.
club-full = Un club a de la place pour { $count }.
no-such-member = Il n’y a pas de tel membre à exclure.
too-much-rest = Il y a { $count } jours de repos par an.
members-only = Seuls les membres voient un club ; son lien te laisse entrer.
only-the-host-of-the-club = Seul le responsable du club peut faire cela.

## Bots avec un compte

command-bots = Donner un compte aux bots qui réfléchissent ailleurs, ou le reprendre.
no-such-bot-here = Il n’y a pas de bot { $name } ici.
bot-is-away = { $name } n’est pas là en ce moment.
bot-plays-other-games = { $name } ne joue pas à ce jeu.
bot-plays-other-tables = { $name } joue à des tables de { $fewest } à { $most }.
bot-is-busy = { $name } joue déjà à autant de tables qu’il le souhaite.
no-bot-called = Il n’y a pas de bot nommé { $name }.
name-of-a-bot = Le nom d’un bot
key-of-no-bot = Cette clé n’est celle d’aucun bot.
accounts-from-the-host = C’est l’hôte qui donne des comptes aux bots.
fewest-and-most = Le plus petit nombre de joueurs ne peut pas dépasser le plus grand.
enough-tables = Tu es assis à autant de tables que tu l’as souhaité.
nobody-asks = Personne ne te demande à cette table en ce moment.
decides-itself = Un bot avec un compte décide lui-même.
is-asked-again = On demande à un bot avec un compte de rejouer ; lui ne demande pas.
seat-stays-with-its-account = La place d’un bot reste à son compte.
too-many-accounts = Trop de bots d’ailleurs sont à tes tables ({ $count } au plus) ; finis d’abord quelques parties.
name-the-bot = Nomme le bot : ratking bots add NOM, key NOM ou remove NOM.

## Puzzles and challenges

no-puzzles = Il n’y a pas d’énigmes pour ce jeu ici.
no-puzzle = Cette énigme n’existe pas.
all-puzzles-tried = Tu as essayé toutes les énigmes de ce jeu.
no-way-to-answer = On ne peut pas répondre ainsi ici.
no-costly-moments = Il n’y a pas de moment coûteux de toi dans cette partie.
no-moment-of-yours = Ce moment n’est pas parmi les tiens.
no-challenge = Ce défi n’existe pas.
no-challenge-here = Aucun défi n’est en cours à cette table.
