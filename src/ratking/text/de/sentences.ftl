### Sätze, die auf Englisch entstehen: Absagen, Fehler, Optionen und Befehle.

## Absagen am Tisch

no-seat-here = Du hast an diesem Tisch keinen Platz.
not-your-seat = Dieser Platz gehört dir nicht.
seat-not-open = Dieser Platz ist nicht frei.
no-such-seat = Diesen Platz gibt es nicht.
nobody-sits = Auf Platz { $seat } sitzt noch niemand.
seats-of-the-table = Es gibt { $players } Plätze, nicht { $count }.
no-spectators = An diesem Tisch ist kein Platz für Zuschauer.
only-the-host = Das kann nur der Gastgeber des Tisches.
wrong-link =
    Dieser Link gehört zu keinem Platz an diesem Tisch.
    Ein Link gilt einmal; ein anderes Gerät braucht einen Code vom Platz selbst.
link-or-code = Setz dich mit einem Link oder mit einem Code.
wrong-code = Dieser Code gehört zu keinem Platz an diesem Tisch, oder er ist zu alt.
no-such-game-here = Dieses Spiel gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht.
table-outdated =
    Dieser Tisch gehört zu Version { $version } der Regeln von { $game }; hier ist Version { $here }.
table-other-data =
    An diesem Tisch wurde mit anderen Datendateien begonnen ({ $data }); es geht weiter, wenn der
    Server mit ihnen gestartet wird.
lesson-other-data =
    Diese Lektion wurde für andere Datendateien geschrieben als die, mit denen hier gespielt wird.
table-moved-on = Am Tisch ging es schon weiter.
table-moved-on-look = Am Tisch ging es schon weiter; sieh noch einmal hin.
table-not-that-far = So weit war der Tisch nie; sieh noch einmal hin.
table-busy = Am Tisch ist viel los; bitte sieh noch einmal hin.
not-playing = Hier wird gerade nicht gespielt.
bot-answers = Ein Bot antwortet für dich; nimm zuerst deinen Platz zurück.
no-undo-here = An diesem Tisch wird keine Antwort zurückgenommen.
nothing-to-undo = Du hast keine Antwort, die du zurücknehmen könntest.
seat-not-asked = Dieser Platz muss jetzt nicht antworten.
not-among-answers = { $choice } ist keine der möglichen Antworten.
not-among-sayings = { $text } ist keine der Antworten; sag eine von diesen: { $answers }.
no-plan-asked = Hier fragt niemand nach einem Plan.
plan-does-not-fit = Dieser Plan passt nicht zu den Ratten und den Feldern.
not-this-agent = Platz { $seat } hat auf die Frage { $question } mit { $choice } geantwortet; möglich waren { $answers }.
nothing-asked-of-you = Du wirst gerade nichts gefragt.
not-asked-now = { $seat } wird gerade nichts gefragt.
game-has-begun = Das Spiel hat begonnen.
game-not-over = Dieses Spiel ist noch nicht zu Ende.
no-bot-decided = Das hat kein Bot entschieden.
only-one-way = Hier gab es nur einen Weg.
game-over = Das Spiel ist aus; es wird nichts mehr gefragt.
no-such-moment = Diesen Moment gibt es im Spiel nicht.
hand-over-in-game = Ein Platz kann während des Spiels übergeben werden.
record-when-over = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
analysis-when-over = Ein Spiel wird untersucht, wenn es aus ist.
record-of-another-game = Die Aufzeichnung gehört zu einem anderen Spiel.
record-over = Dieses Spiel ist aus; seine Aufzeichnung gehört zu den Partien.
luggage-when-played = Nur ein Spiel, das gerade läuft, geht anderswo weiter.
analysis-not-yet = Dieses Spiel wurde noch nicht untersucht.
no-such-lesson = Diese Lektion gibt es nicht.
lesson-asks-else = Die Lektion möchte hier etwas anderes.
lesson-waits = Die Lektion wartet auf eine Antwort von dir.
lesson-over = Diese Lektion ist zu Ende.
no-lesson-here = An diesem Tisch gibt es keine Lektion.
lesson-no-record = Eine Lektion ist vorbereitet: Sie hat keine Aufzeichnung.
no-hints-here = An diesem Tisch gibt es keine Tipps.
no-chat-here = An diesem Tisch gibt es keinen Chat.
no-such-phrase = Diesen Satz gibt es nicht.
say-something = Sag etwas, oder wähle einen Satz.
no-such-job = Diesen Auftrag gibt es nicht.
no-such-file = Diese Datei gibt es nicht.
too-much-thought = Es wird schon über zu vieles nachgedacht; frag später noch einmal.
bad-amounts = { $variable } ist „off“ oder hat Wörter wie { $name }=40, nicht { $word }; es gibt { $names }.
too-many-tables = Zu viele deiner Tische sind nicht zu Ende (höchstens { $count }); spiele erst einige zu Ende.
too-many-bots = An deinen Tischen sitzen zu viele Bots (höchstens { $count }); spiele erst einige Partien zu Ende.
too-many-thinkers = An deinen Tischen sitzen zu viele Bots, die lange nachdenken (höchstens { $count }); nimm schwächere.
too-many-uploads = Du hast heute schon viele Partien mitgebracht (höchstens { $count }); komm morgen wieder.
too-many-sockets = Du siehst zu viele Tische auf einmal an; schließe einige davon.
too-much-chat = Du sagst zu viel auf einmal; warte einen Augenblick.
too-much-asked = Du hast schon um viel gebeten; warte, bis es durchdacht ist.
network-full = Dein Netz hat hier so viel, wie es haben darf; komm später wieder.
nothing-thought = Gerade kann über nichts nachgedacht werden; frag bald wieder.
bots-alone = Bots spielen hier nicht unter sich; jemand muss sich dazusetzen.
too-many-messages = Zu viele Nachrichten; warte einen Moment.
too-many-requests = Zu viele Anfragen; warte einen Moment.
not-found = Das gibt es hier nicht.
no-such-method = Das geht hier so nicht.
another-site = Diese Anfrage kommt von einer anderen Seite.
request-unread = Diese Anfrage ist nicht lesbar.
message-unread = Diese Nachricht ist nicht lesbar: { $reason }.
hello-first = Sag zuerst Hallo.
unwell = Dieser Server kann im Moment nicht schreiben oder hören.
another-server = Ein anderer Server benutzt { $path }; beende ihn, oder nenne mit RATKING_DATA einen anderen Ordner.
needs-a-server = Dafür braucht es einen Server, und dieser Tisch spielt ohne einen.
our-fault = Hier ist etwas schiefgegangen; du kannst nichts dafür.
no-administration = Hier gibt es keine Verwaltung.
no-push-here = Dieser Gastgeber ruft niemanden, dessen Seite geschlossen ist.
push-bad-address = Die Adresse eines Push-Dienstes ist öffentlich und beginnt mit https.
push-bad-keys = Die Schlüssel dieses Abonnements sind nicht lesbar.
clock-bounds = Eine Uhr der Art { $kind } nimmt { $least } bis { $most } Sekunden.

## Namen

name-taken = Jemand hat diesen Namen oder einen, der so aussieht.
no-name = Du spielst ohne Namen.
name-marks = { $what } hat zu viele Zeichen auf einem Buchstaben.
name-length = { $what } hat höchstens { $longest } Buchstaben.
a-line-of-chat = Eine Zeile im Chat
name-and-key = Name und Schlüssel passen nicht zusammen.
not-like-a-bot = Ein Mensch heißt nicht wie ein Bot.
letters-to-see = { $what } braucht sichtbare Buchstaben.
a-name = Ein Name
a-name-of-a-table = Der Name eines Tisches

## Was vor einem Spiel gewählt werden kann

about-players = Wie viele mitspielen.
about-players-ratland = Wie viele mitspielen; mehr als sechs nehmen zwei Spiele.
about-start = Der Platz, der beginnt, gezählt ab 0.
about-cards =
    Die Klassenkarten: die Auswahl für ein erstes Spiel, zufällig aus allen, zuerst eine je
    Klasse, aus dem Grundspiel mit Africanus oder mit den Rattenfänger-Karten, oder deine
    eigene Liste.
about-region-cards =
    Regionskarten: aus (off), an (on) oder auto: wenn eine Klassenkarte sie braucht.
about-buildings =
    Die Gebäudekarten: die Auswahl für ein erstes Spiel, ein gezogenes Gebäude je Klasse, fünf
    gezogene Karten je Klasse oder deine eigene Liste wie Farm,Palace:3,Treasury:2 mit fünf
    Karten jeder Klasse. Der Wachturm wird zu zweit nicht empfohlen.
about-supplies = Die Versorgung wird reihum gewählt oder von allen zugleich.
about-all-dead =
    Wenn die Pest alle tötet: Alle verlieren, oder die mit den wenigsten Ratten überleben.
about-rats = Die Ratten der anderen bleiben auf dem Schirm geheim oder werden offen gezeigt.
about-food = Die Nahrungskarten: gemischt, oder für erste Spiele aufsteigend ab 1.
about-clans = Ob alle einen besonderen Clan anführen.
about-boards = Die Kanaltafeln: normal, alle aggressiv oder nach geheimer Wahl.
about-locked-and-loaded =
    Was Gesichert und geladen bedeutet: eine Erlaubnis, dass bis zu drei Ratten doppelt zählen,
    oder auch eine Obergrenze von drei Ratten in Kinderstube und Vorratskammer zusammen.
about-aggressive-defenders =
    Ob ein aggressiver Spieler auch eine angreifende Ratte tötet, wenn der Angriff misslingt.

## Was es nicht zur Wahl gibt

no-such-game = Es gibt kein Spiel { $name }; es gibt { $names }.
no-such-option = Es gibt keine Option { $name }; es gibt { $names }.
no-such-agent = Es gibt keinen Agenten { $name }; es gibt { $names }.
say-which-class = Sag, welche Klasse in { $path } der Agent ist, etwa { $name }.
no-bot-that-judges =
    Für { $title } gibt es keinen Bot, der mehr als die Regeln kennt; nimm „uniform“.
no-words = { $title } hat noch niemand in Worte gefasst.
no-board = Das Terminal kann einen Tisch von { $game } nicht zeichnen.
no-such-building = Es gibt kein Gebäude { $name }; es gibt { $names }.
no-such-card = Es gibt keine Klassenkarte { $name }; es gibt { $names }.
engine-not-built = Die Spielmaschine für Browser ist nicht gebaut; 'make site' im Quellordner baut sie.
folder-not-empty = In { $folder } liegen andere Dateien; nenne einen leeren Ordner.
no-such-command = Es gibt keinen Befehl { $name }; es gibt { $names }.
no-such-rule = Es gibt keine Regel { $name }; die erste ist { $first }.
no-rule-anywhere = Es gibt in keinem Spiel eine Regel { $name }; 'ratking rules' nennt sie alle.
no-seat-of-that-name = Es gibt keinen Platz { $name }; es gibt { $names }.
no-written-rules = Es gibt keine geschriebenen Regeln von { $game }.
no-risk-lens = Dieses Spiel hat keine Risikolupe.
needs-region-cards = { $card } braucht Regionskarten; sie sind ausgeschaltet.
start-is-a-seat = Mit { $players } Spielern muss start ein Platz von 0 bis { $last } sein.
so-many-cards =
    Mit { $players } Spielern braucht man { $needed } verschiedene Karten, nicht { $count }.
cards-of-a-building = Ein Gebäude hat 1 bis { $most } Karten, nicht { $count }.
five-of-each-class = Man braucht { $count } Gebäudekarten jeder Klasse; { $class } hat { $found }.
buildings-or-list = buildings muss { $names } oder eine Liste von Gebäuden sein, nicht { $value }.
cards-or-list = cards muss { $names } oder eine Liste von Karten sein, nicht { $value }.
one-of-these = { $name } muss eines von { $names } sein, nicht { $value }.
one-or-other = { $name } muss { $names } sein, nicht { $value }.
whole-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
number-from-zero = { $name } muss eine Zahl ab 0 sein, nicht { $value }.
some-number = { $name } muss eine Zahl sein, nicht { $value }.

## Aufzeichnungen

not-a-record = Das ist keine Aufzeichnung: Ihre erste Zeile muss { $line } lauten.
record-without-game = Die Aufzeichnung nennt ihr Spiel nicht.
record-line = Zeile { $place } der Aufzeichnung ist nicht lesbar: { $word } { $rest }
record-version =
    Die Aufzeichnung wurde mit Version { $version } der Regeln von { $game } gemacht; hier ist
    Version { $here }.
record-tables =
    Die Aufzeichnung wurde mit anderen Tabellen gemacht (data { $data }); hier sind { $here }.
    Gib den Ordner jener Tabellen an.
record-answer = Antwort { $place } der Aufzeichnung passt nicht: { $reason }
record-words = Zeile { $place } der Aufzeichnung passt nicht: { $reason }
record-scores = Die Punkte der Aufzeichnung sind nicht die, zu denen ihre Antworten führen.
record-draw = Antwort { $place } der Aufzeichnung ist nicht die versprochene Ziehung.
record-no-promise =
    Die Aufzeichnung nennt kein Versprechen und kein Geheimnis: Ihr Glück lässt sich nicht
    prüfen.
record-secret-digits = Das Geheimnis der Aufzeichnung ist nicht in Hexadezimalziffern geschrieben.
record-secret-other = Das Geheimnis der Aufzeichnung ist nicht das versprochene.
record-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
record-letters = Eine Aufzeichnung besteht aus einfachen Buchstaben und Zahlen.
record-secret-long = Das Geheimnis der Aufzeichnung ist zu lang.
record-other-game = Das Spiel dieser Aufzeichnung wird hier nicht gespielt.
record-options = Die Optionen der Aufzeichnung sind nicht lesbar.

## Die Befehle

table-open-already = Ein Tisch ist schon offen, unter { $address }; beende ihn, um mit --data oder --agents zu spielen.
command-head = ratking: Brettspiele über Ratten, ihre Regeln und Bots, mit denen man spielt.
command-usage = Aufruf: ratking BEFEHL ... ratking BEFEHL --help sagt mehr über einen
command-table = Im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
command-replay = Ein aufgezeichnetes Spiel nachlesen, Satz für Satz.
command-analyse = Herausfinden, was in einem beendeten Spiel das Glück tat und was die Spieler.
command-games = Die Spiele zeigen, und was vor jedem gewählt werden kann.
command-rules = Die nummerierten Regeln lesen, und sie in Code und Tests finden.
command-position = Einen Moment eines Spiels als Datei ansehen und von dort weiterspielen.
command-serve = Tische für Freunde öffnen, im Browser oder für Programme.
command-arena = Agenten in einem Turnier antreten lassen und darüber berichten.
command-play = Den Tisch im Browser öffnen, für dich und Freunde in deinem Netz.
command-push-keys = Die Schlüssel machen, mit denen ein Gastgeber zum Zug ruft.
command-pages = Einen Ordner mit Dateien schreiben, der ohne Server spielt.
command-tidy = Aus der Datenbank eines Gastgebers entfernen, wohin niemand zurückkommt.
command-worker = Für Server auf anderen Rechnern denken: Bots, Tipps und Analysen.
command-verify = Prüfen, ob das Glück eines Spiels das versprochene war.
command-simulate = Agenten viele Spiele spielen lassen und zählen, wer gewinnt.
command-dataset = Agenten spielen lassen und jede Entscheidung für Lernende aufschreiben.
command-puzzles = Momente suchen, in denen eine Antwort klar die beste ist.
command-train = Ein Netz ein Spiel lernen lassen, indem es spielt.
command-completion = Die Tabulatortaste der Shell ergänzen lassen, was du tippst.
group-play = Spielen
group-host = Bewirten
group-look = Ansehen
group-measure = Messen
examples = Beispiele
example-three-bots = du gegen drei Bots
example-browser = öffnet den Browser
example-one-bot = du gegen einen
example-one-rule = eine Regel, Code und Tests
example-stronger = wer ist stärker?
more-help = { $mistake } („{ $program } --help“ sagt mehr).
say-which-game = Sag, welches Spiel; „ratking games“ zeigt sie.
say-which-file = Sag, welche Datei; --new beginnt mit einer neuen Stellung.
position-words = Mit einer Stellung geht { $names }, aber nicht { $name }.
one-rule-at-a-time = Eine Regel auf einmal, etwa „ratking rules RB-24“.
say-which-answer = Sag, welche Antwort; „answers“ zeigt sie.
answer-of-several = Antwort { $place } von { $count }: { $reason }
new-takes-a-game = --new nimmt ein Spiel und seine Optionen, sonst nichts.
options-for-new = Optionen sind für eine neue Stellung; diese hat ihre eigenen.
takes-no-answers = { $action } nimmt keine Antworten; „answer“ schon.
saved-game-keeps = Ein gespeichertes Spiel behält sein Spiel und seine Optionen.
option-form = Eine Option gibt man als name=wert an, nicht { $text }.
option-twice = Die Option { $name } ist doppelt angegeben.
players-twice = Die Zahl der Spieler ist doppelt angegeben.
seat-or-agents = --seat braucht keine Liste mit --agents, und die Liste kein --seat.
agents-at-table =
    Mit { $players } Spielern nimmt --agents { $names } Namen, oder einen Bot für alle anderen.
agents-in-series =
    Mit { $players } Spielern nimmt --agents { $names } Namen oder einen, nicht { $count }.
agents-needed = { $players } Spieler brauchen { $needed } Agenten, nicht { $count }.
agent-twice = Ein Agent ist zweimal genannt; --line-up setzt denselben mehrmals an den Tisch.
say-who-plays = Sag, wer spielt: --agents für alle gegen alle oder --line-up für einen Tisch.
one-line-up-compared = Ein sequentieller Test vergleicht den ersten Agenten an einem einzigen Tisch mit den anderen.
two-per-cents = Ein Test besteht aus zwei steigenden Prozentzahlen wie 50,55, nicht { $text }.
file-unread = { $file } ist nicht lesbar: { $reason }.
file-unwritten = { $file } kann nicht geschrieben werden: { $reason }.
file-no-folder = { $file } kann kein Ordner sein: { $reason }.
file-no-text = { $file } ist keine Textdatei.
file-too-large = { $file } ist zu groß, um ein Spiel zu sein.
dataset-others = { $folder } enthält einen Datensatz anderer Spiele; wähle einen anderen Ordner.
dataset-agents = { $players } Spieler brauchen { $count } Agenten oder einen für alle.
training-other = { $folder } enthält einen Lauf, der { $found } lernt, nicht { $wanted }.
training-ended = Ein spielender Prozess ist zu Ende gegangen; oben steht, warum.
policy-players = Dieses Netz hat Spiele mit höchstens { $most } Spielern gelernt.
rival-players = { $rival } hat Spiele mit höchstens { $most } Spielern gelernt.
policy-missing = Es gibt kein Netz, das { $game } gelernt hat.
training-how-long = Sage, wie lange gelernt werden soll: --minutes oder --updates.
training-device = --device muss cpu, auto oder ein vorhandenes cuda sein, nicht { $said }.

## Für den, der den Server betreibt

needs-packages =
    Der Server braucht das Paket { $name }; wo die Quellen liegen, bringt es pip install . mit.
needs-extra =
    Das braucht das Paket { $name }; wo die Quellen liegen, bringt es pip install '.[{ $extra }]' mit.
push-bad-key = RATKING_PUSH_KEY ist kein privater Schlüssel; 'ratking push-keys' macht einen.
worker-no-redis = Ein Helfer braucht RATKING_REDIS_URL, die Adresse, die seine Server haben.
push-no-contact = RATKING_PUSH_KEY braucht RATKING_PUSH_CONTACT: mailto:... oder https://...
push-bad-contact = RATKING_PUSH_CONTACT ist keine Adresse, unter der jemand liest.
push-bad-service =
    RATKING_PUSH_SERVICES nennt Adressen wie https://push.lan:8443, nicht { $service }.
ports-in-use = Die Ports { $first } bis { $last } sind alle belegt; nenne einen anderen: --port.
pages-not-built =
    Die Seiten des Tisches sind nicht gebaut; wo die Quellen liegen, baut sie „make pages“, und
    „ratking table rattus“ spielt im Terminal.
needs-two-urls =
    Mehrere Arbeitsprozesse brauchen RATKING_DATABASE_URL (PostgreSQL) und RATKING_REDIS_URL.
database-newer =
    Ein neueres ratking hat diese Datenbank verändert; installiere wieder jene Version, oder stelle die
    Sicherung von vorher wieder her.
database-closed = Die Datenbank lässt sich nicht öffnen: { $why }.
database-url = RATKING_DATABASE_URL muss mit postgresql:// oder sqlite:// beginnen.

## Eigene Agenten

own-no-class = Es gibt keine Klasse { $name } in { $home }; es gibt { $names }.
own-fails = { $name } ist auf Platz { $seat } an der Frage { $question } gescheitert: { $why }.
own-no-file = Es gibt keine Datei { $name }.
own-not-seated = { $name } kann keinen Platz einnehmen: { $why }.
own-cannot-choose = { $name } hat kein choose(observation, question, answers).
own-not-loaded = { $home } lässt sich nicht laden: { $why }.
own-seconds = Ein Programm darf einige Sekunden nachdenken, höchstens { $most }, nicht { $seconds }.
own-no-answer = Platz { $seat } hat keine Antwort auf die Frage { $question }: { $why }
program-not-started = Das Programm { $program } lässt sich nicht starten: { $why }.
program-gone = Das Programm { $program } ist zu Ende.
program-ended = Das Programm { $program } ist zu Ende, mit dem Status { $status }.
program-slow = Das Programm { $program } hat zu lange gebraucht.
program-began = Das Programm { $program } fing mit { $said } an und nicht mit { $wanted }.
program-no-answer-here = Das Programm { $program } sagte { $said }; das ist hier keine Antwort.
program-said =
    Das Programm { $program } sagte { $said }, und weder 'choose' und eine Zahl noch 'say' und eine Antwort.
bot-needs-a-name =
    Der Bot { $bot } braucht einen eigenen Namen mit höchstens { $letters } Zeichen: NAME=AGENT.

## Compare

command-compare = Vergleicht zwei Arten zu spielen: was eine Regel, eine Karte oder ein Bot ändert.
sides-players = Beide Seiten brauchen gleich viele Spieler.
sides-same = Beide Seiten sind gleich: { $one } und { $other }.

## Games in words

command-mcp = Spielen mit Worten: die Spiele als Werkzeuge für Sprachmodelle.
no-such-seat-in-words = Es gibt { $seats } Plätze, von 0 an, und keinen Platz { $seat }.
no-such-game-in-words = Es gibt keine Partie { $game } auf diesem Tisch; es gibt { $games }.

## Rangliste

nothing-counted = In { $game } wird nichts gezählt.
ladder-needs-a-name = Nimm zuerst einen Namen; die Rangliste nennt Spieler bei ihrem Namen.
nobody-on-the-ladder = Diesen Spieler gibt es nicht in der Rangliste.

## Turniere und Klubs

too-many-gatherings =
    Du hast viele Turniere und Klubs eröffnet (höchstens { $count }); beende erst einige davon.
many-change-this = Daran ändern gerade viele etwas; bitte versuch es noch einmal.
no-such-tournament = Dieses Turnier gibt es nicht.
tournament-over = Dieses Turnier ist vorbei.
round-robin-has-begun = Dieses Turnier hat begonnen; darin spielt jeder gegen jeden.
tournament-full = Ein Turnier hat Platz für { $count }.
no-such-entrant = Unter dieser Nummer nimmt niemand teil.
too-few-entrants = Ein Turnier beginnt, wenn mindestens zwei teilnehmen.
tournament-not-now = Das geht bei diesem Turnier jetzt nicht.
not-an-entrant = Du nimmst an diesem Turnier nicht teil.
only-the-host-of-the-tournament = Das kann nur, wer das Turnier eröffnet hat.
tournament-pairs = Wer als Nächstes spielt, sagt das Turnier.
name-of-a-tournament = Der Name eines Turniers
name-of-a-club = Der Name eines Klubs
no-such-club = Diesen Klub gibt es nicht, oder er hat inzwischen einen anderen Link.
club-full = Ein Klub hat Platz für { $count }.
no-such-member = Ein solches Mitglied lässt sich nicht ausschließen.
too-much-rest = Im Jahr gibt es { $count } Ruhetage.
members-only = Einen Klub sehen nur Mitglieder; sein Link lässt dich ein.
only-the-host-of-the-club = Das kann nur, wer den Klub leitet.

## Bots mit einem Konto

command-bots = Bots, die anderswo denken, ein Konto geben oder es zurücknehmen.
no-such-bot-here = Einen Bot { $name } gibt es hier nicht.
bot-is-away = { $name } ist gerade nicht da.
bot-plays-other-games = { $name } spielt dieses Spiel nicht.
bot-plays-other-tables = { $name } spielt an Tischen von { $fewest } bis { $most }.
bot-is-busy = { $name } spielt schon an so vielen Tischen, wie es ihm recht ist.
no-bot-called = Es gibt keinen Bot namens { $name }.
name-of-a-bot = Der Name eines Bots
key-of-no-bot = Dieser Schlüssel gehört keinem Bot.
accounts-from-the-host = Konten für Bots vergibt der Gastgeber.
fewest-and-most = Die kleinste Zahl der Spieler kann nicht über der größten liegen.
enough-tables = Du sitzt an so vielen Tischen, wie du angegeben hast.
nobody-asks = An diesen Tisch bittet dich gerade niemand.
decides-itself = Ein Bot mit einem Konto entscheidet selbst.
is-asked-again = Ein Bot mit einem Konto wird zur nächsten Partie gebeten; er bittet nicht selbst.
seat-stays-with-its-account = Der Platz eines Bots bleibt bei seinem Konto.
too-many-accounts = An deinen Tischen sitzen zu viele Bots von anderswo (höchstens { $count }); beende erst einige Partien.
name-the-bot = Nenne den Bot: ratking bots add NAME, key NAME oder remove NAME.

## Puzzles and challenges

no-puzzles = Für dieses Spiel gibt es hier keine Rätsel.
no-puzzle = Dieses Rätsel gibt es nicht.
all-puzzles-tried = Du hast jedes Rätsel dieses Spiels versucht.
no-way-to-answer = So kann hier nicht geantwortet werden.
no-costly-moments = In diesem Spiel gibt es keinen teuren Moment von dir.
no-moment-of-yours = Diesen Moment gibt es unter deinen nicht.
no-challenge = Diese Herausforderung gibt es nicht.
no-challenge-here = An diesem Tisch gilt keine Herausforderung.
