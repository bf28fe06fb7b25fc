### Der Tisch im Browser: Seiten, Knöpfe und Meldungen, die zu keinem Spiel gehören.

site-name = ratking
pages = Seiten
replays = Partien
me = Meine Spiele
home = { site-name }: Startseite
close = Schließen
you = Du
your-name = Dein Name
your-name-line = Die anderen am Tisch sehen ihn. Er bleibt in diesem Browser.
rules = Regeln
to-home = Zur Startseite
missing = Hier sitzt niemand
missing-line = Diese Seite gibt es nicht, oder nicht mehr.
one-moment = Einen Moment …
away = Der Server ist kurz weg
away-line = Nichts ist verloren. Der Tisch kommt von selbst zurück.
offline = Du bist offline
offline-line = Deine Partie ist sicher. Was du zuletzt gewählt hast, geht ab, sobald du wieder Netz hast.

## Start

welcome = Setz dich. Die Ratten sind schon da.
welcome-line = Drei Brettspiele, mit Freunden per Link oder gegen Bots. Ein Klick, und das erste Spiel ist ausgeteilt.
game-rattus = Rattus
    .players = 2–6 Spieler
    .time = 45 Min.
    .about = Besiedle das mittelalterliche Europa, und lass die Pest jemand anderen finden.
game-cartus = Rattus Cartus
    .players = 2–5 Spieler
    .time = 40 Min.
    .about = Gewinne Einfluss in sechs Klassen, aber habe nie mehr Ratten als Nonnen.
game-ratland = RatLand
    .players = 2–12 Spieler
    .time = 30 Min.
    .about = Schick deinen Clan nach Käse, überfalle die Nachbarn, füttere die Jungen.
play = Spielen
play-game = { $game } gegen Bots spielen
quick-match = Mit allen, die gerade da sind
quick-match-game = { $game } mit allen spielen, die gerade da sind
quick-match-title = Spiel mit allen, die gerade da sind
quick-match-line = Was frei bleibt, übernehmen Bots.
set-up = Tisch einrichten
set-up-game = Einen Tisch für { $game } einrichten
continue = Weiterspielen
continue-none = Hier stehen deine offenen Tische.
resume = Weiter
open = Öffnen
waiting-friends = wartet auf Freunde
puzzles = Rätsel
puzzles-left = { $count ->
    [one] Heute noch eines
   *[other] { $count } für heute
}
puzzles-done = Für heute alle gelöst
puzzles-days = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
challenges = Herausforderungen
watch = Zuschauen
together = Turniere und Klubs
together-way = Ein Turnier für einen Abend, oder ein Klub mit eigenen Tischen.
tournament-to = Zum Turnier
club-to = Zum Klub
watch-count = { $count ->
    [0] gerade kein öffentlicher Tisch
    [one] ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}
watch-playing = Wird gerade gespielt
watch-playing-none = Gerade spielt niemand an einem öffentlichen Tisch.
watch-open = Wartet auf Spieler
watch-open-none = Kein öffentlicher Tisch wartet auf Spieler.
watch-over = Gespielt
watch-over-none = Noch kein öffentliches Spiel ist zu Ende.
look = Zusehen
join = Mitspielen

## Einrichten

set-up-line = Wähle, wer mitspielt und womit; alles ist sinnvoll voreingestellt.
seats = Plätze
how-many = Spieler
seat-who = Wer auf Platz { $seat } sitzt
name-of-seat = Name auf Platz { $seat }
kind-me = An diesem Bildschirm
kind-friend = Ein Freund
    .text = bekommt von dir einen Link
kind-bot = Ein Bot
kind-open = Offen für alle
    .text = wer mag, setzt sich dazu
opponent-at = Wer an Platz { $seat } spielt
strength = Alle Gegner
strength-mixed = jeder wie oben
level-novice = sehr leicht
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-master = Meister
level-greedy = gierig
level-uniform = zufällig
clock = Uhr
clock-none = Keine Uhr
    .text = Jeder denkt so lange, wie er mag.
clock-relaxed = Entspannt
    .text = Zehn Minuten für jede Antwort; dann nimmt ein Bot den Platz, bis du zurück bist.
clock-turn = Zuguhr
    .text = Eine Minute für jeden Zug; dann nimmt ein Bot den Platz, bis du zurück bist.
clock-correspondence = Fernpartie
    .text = Drei Tage für jede Antwort, für Spiele über Wochen.
clock-left = Restzeit
clock-days = { $days } T { $hours } Std
public = Öffentlicher Tisch
    .text = Er steht unter Zuschauen. Zuschauer sehen nur, was alle sehen.
variants = Varianten und Karten
surprise = Überrasch mich
own-list = Deine eigene Liste
    .text = Such die Karten selbst aus.
own-list-count = { $count } gewählt
open-table = Tisch öffnen
open-table-line = { $count ->
    [one] Du bekommst einen Link für den freien Platz.
   *[other] Du bekommst Links für die { $count } freien Plätze.
}
start = Spiel beginnen
start-line = Das Spiel beginnt sofort; wer anfängt, wird ausgelost.

option-rattus-cards = Klassenkarten
option-rattus-cards-first = Erstes Spiel
    .text = die sechs Karten, die die Anleitung vorschlägt, und zu fünft oder sechst zwei mehr
option-rattus-cards-random = Beliebig
    .text = aus allen 22 Karten gezogen
option-rattus-cards-one-per-class = Eine je Klasse
    .text = so gezogen, dass jede Klasse dabei ist
option-rattus-cards-africanus = Mit Africanus
    .text = aus dem Grundspiel und den vier Karten von Africanus gezogen
option-rattus-cards-pied-piper = Mit dem Rattenfänger
    .text = aus dem Grundspiel und den zwölf Rattenfänger-Karten gezogen
option-rattus-region-cards = Regionskarten
option-rattus-region-cards-off = Aus
    .text = nie im Spiel
option-rattus-region-cards-auto = Bei Bedarf
    .text = im Spiel, wenn eine Klassenkarte von ihnen spricht
option-rattus-region-cards-on = An
    .text = immer im Spiel
option-cartus-buildings = Gebäude
option-cartus-buildings-first = Erstes Spiel
    .text = die sechs Gebäude, die die Anleitung vorschlägt
option-cartus-buildings-one-per-class = Eins je Klasse
    .text = für jede Klasse wird ein Gebäude gezogen
option-cartus-buildings-five-per-class = Gemischt
    .text = aus jeder Klasse werden fünf Karten gezogen
option-cartus-supplies = Versorgung
option-cartus-supplies-in-turn = Reihum
    .text = einer nach dem anderen wählt seine Versorgung
option-cartus-supplies-together = Zugleich
    .text = alle wählen auf einmal, das geht schneller
option-cartus-all-dead = Wenn die Pest alle tötet
option-cartus-all-dead-all-lose = Alle verlieren
    .text = die Pest hat gewonnen
option-cartus-all-dead-fewest-rats = Die wenigsten Ratten überleben
    .text = wer die wenigsten Ratten hat, wird verschont
option-cartus-rats = Ratten der anderen
option-cartus-rats-secret = Geheim
    .text = du musst dir merken, was andere genommen haben
option-cartus-rats-open = Offen
    .text = alle sehen, wie viele Ratten jeder hat
option-ratland-food = Nahrungskarten
option-ratland-food-shuffled = Gemischt
    .text = niemand weiß, wie viel es zu finden gibt
option-ratland-food-ascending = Aufsteigend
    .text = von wenig bis reichlich, für erste Spiele
option-ratland-clans = Besondere Clans
option-ratland-clans-no = Nein
    .text = alle Clans sind gleich
option-ratland-clans-yes = Ja
    .text = jeder führt einen Clan mit eigener Kraft
option-ratland-boards = Kanaltafeln
option-ratland-boards-normal = Normal
    .text = Angriffe stehlen Käse
option-ratland-boards-aggressive = Aggressiv
    .text = Angriffe töten auch Ratten
option-ratland-boards-choice = Geheime Wahl
    .text = jeder wählt heimlich eine Tafel
option-ratland-locked-and-loaded = Gesichert und geladen
option-ratland-locked-and-loaded-permission = Eine Erlaubnis
    .text = bis zu drei Ratten dürfen doppelt zählen
option-ratland-locked-and-loaded-cap = Eine Obergrenze
    .text = auch höchstens drei Ratten in Kinderstube und Vorratskammer zusammen
option-ratland-aggressive-defenders = Aggressive Verteidiger
option-ratland-aggressive-defenders-no = Nein
    .text = nur Angriffe töten
option-ratland-aggressive-defenders-yes = Ja
    .text = ein misslungener Angriff kostet den Angreifer eine Ratte

## Sich setzen

invited = Du bist zu { $game } eingeladen
sit-down = Setzen
sit-here = Hier sitzen
seat-code = Code
table-address = Adresse des Tischs
other-device = Auf einem anderen Gerät weiterspielen
other-device-line = Öffne diese Adresse auf dem anderen Gerät und gib dort den Code ein. Er gilt ein einziges Mal, und dein Platz zieht mit ihm um.
have-code = Ich habe einen Code für meinen Platz
move-here = Deinen Platz auf dieses Gerät holen
move-here-line = Gib den Code ein, den das andere Gerät in den Einstellungen des Tischs zeigt.
room-waiting = Schick jedem Freund seinen eigenen Link. Es kann losgehen, wenn alle da sind.
room-looking = Wir suchen Mitspieler. Was frei bleibt, übernehmen Bots:
room-ready = Alle sind da.
room-host = Der Gastgeber beginnt das Spiel.
qr-code = QR-Code des Links
qr-code-of = QR-Code für { $name } zeigen
come-in = Komm herein
come-in-seat = Mit dem Handy scannen und als { $name } mitspielen.
come-in-open = Mit dem Handy scannen und einen freien Platz nehmen.
come-in-alone = Diese Adresse gilt nur auf diesem Gerät.
room-join = Hier ist noch Platz für dich. Setz dich!
name-question = Wie sollen wir dich nennen?
name-question-line = Die anderen am Tisch sehen den Namen. Du kannst ihn jederzeit ändern.
name-skip = Überspringen: Meine Farbe ist mein Name
public-open = Steht unter Zuschauen, damit jemand den freien Platz findet.
seat-open = frei
seat-stands-by = oder { $name }, ein Bot
seat-invited = eingeladen
seat-asked = { $name } (Bot) ist gefragt
seat-declined = { $name } (Bot) kommt nicht
seat-bot = Bot hinsetzen
new-link = Neuer Link
link = Link für diesen Platz
copy-link = Link kopieren
copied = Kopiert
start-now = Gleich beginnen
get-up = Platz verlassen
ready = bereit

## Am Tisch

table-tools = Neben dem Brett
cards-and-log = Karten und Verlauf
prompt = Was gefragt ist
answers = Antworten
players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
player = Spieler
bot = Bot
your-turn = du bist dran
thinking = denkt nach …
watching = schaut zu
watching-line = Du schaust zu: Du siehst, was alle sehen.
waiting-for = Warten auf { $name }
waiting-for-many = Warten auf { $count } Spieler
forced = Es gibt nur einen Weg: { $answer }
undo = Rückgängig
confirm = Ja: { $answer }
hint = Tipp
hint-thinking = Der Bot denkt nach …
hint-none = Dafür gibt es keinen Rat.
hint-meaning = Die Prozente sind deine Gewinnchance, wie in der Analyse nach der Partie.
hint-close = Das ist alles etwa gleich gut.
why = Warum?
why-bot = Warum hat { $name } das getan?
why-line = Warum? { $sentence }
why-whose = Wessen Plan
why-played = so gespielt
why-thinking = Was wäre sonst möglich gewesen …
why-best = Die Suche hätte das Gleiche getan.
why-close = Etwa so gut wie das Beste.
why-worse = Für { $name } gab es Besseres.
why-meaning = Die Prozente sind die Gewinnchance von { $name } nach dem, was { $name } damals wusste.
percent = { $percent } %
more = Mehr
skip = Überspringen
to-my-turn = Bis ich dran bin
reads = Was es tut
keys = Tasten
keys-answer = die Antwort mit dieser Zahl oder diesem Buchstaben geben
keys-arrows = von Antwort zu Antwort gehen
keys-enter = bestätigen oder abschicken
keys-escape = die Auswahl aufheben
keys-undo = rückgängig
keys-hint = Tipp
keys-skip = das Gezeigte überspringen
keys-forward = vorspulen, bis ich dran bin
keys-mute = Ton an und aus
keys-list = diese Liste
space = Leertaste
log = Verlauf
log-and-chat = Verlauf und Chat
own-files = { $count ->
    [one] Gespielt mit einer eigenen Datendatei des Besitzers: { $files }
   *[other] Gespielt mit eigenen Datendateien des Besitzers: { $files }
}
log-empty = Noch ist nichts geschehen.
log-look = Diese Stellung ansehen
live = live
to-live = Zurück zum Spiel
past = Eine frühere Stellung
past-line = Du schaust zurück. Das Spiel geht inzwischen weiter.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt weiter
replay-position = Stelle im Spiel
cards = Karten
lens = Risikolupe
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
settings = Einstellungen
language = Sprache
theme = Aussehen
theme-system = Wie mein Gerät
theme-parchment = Pergament
theme-night = Nacht
to-night = Zur Nacht
to-parchment = Zum Pergament
signals = Hinweise
sounds = Töne
volume = Lautstärke
sounds-offer = Möchtest du leise Töne hören?
sounds-yes = Ja, gern
sounds-no = Nein
notices = Mitteilung, wenn ich dran bin
push = Auch wenn die Seite zu ist
push-line = Dein Browser ruft dich dann, wenn du dran bist, auch wenn der Tisch nicht offen ist.
push-unable = Dieser Browser kann dich nicht rufen, wenn die Seite zu ist. Lege sie auf dem iPhone oder iPad zuerst auf den Startbildschirm; sonst braucht es eine Adresse mit https.
push-denied = Dein Browser blockiert Mitteilungen dieser Seite. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
push-failed = Das ging nicht: Der Mitteilungsdienst deines Browsers oder dieser Gastgeber hat nicht geantwortet. Versuch es später noch einmal.
speed = Tempo der Anzeige
times = ×{ $speed }
hand-over = Einen Bot für mich spielen lassen
hand-over-line = Du kannst den Platz jederzeit zurücknehmen.
take-back = Den Platz zurücknehmen
stand-in = Ein Bot spielt für dich
stand-in-line = Du kannst den Platz jederzeit zurücknehmen.
round-title = Runde { $number }: das ist geschehen
round-go-on = Weiter
over = Das Spiel ist aus

## Mehrere an einem Bildschirm

pass-to = Gib weiter an { $name }
pass-line = Jetzt sollte nur { $name } hinsehen.
pass-lift = Ich bin { $name }
pass-since = Seit deinem letzten Zug
pass-others = Oder zuerst:
turn-of = { $name }: du bist dran

## Das Ergebnis

result = Ergebnis
points = Punkte
rematch = Noch einmal
look-back = Den Tisch ansehen
record = Aufzeichnung laden
analyse = Partie analysieren
part-name-citizens = Bürger
part-name-safe-haven = Sicherer Hafen
part-name-diplomats = Diplomaten
part-name-rats = Ratten
part-name-graveyard = Friedhof

## Dank

credits = Dank
credits-games = Die Spiele
    .text = Rattus, Rattus Africanus, Rattus Pied Piper, Rattus Cartus und RatLand gehören ihren Autoren und
        Verlagen, die mit dieser Seite nichts zu tun haben. Sie hat eigene Worte und Bilder. Wenn dir hier ein
        Spiel gefällt, kauf die Schachtel: Mit Menschen rundherum ist es noch schöner.
credits-icons = Symbole
    .text = Die meisten Symbole sind von game-icons.net, gezeichnet von Lorc, Delapouite, Skoll, Caro Asercion und
        anderen, unter der Lizenz CC BY 3.0 (creativecommons.org/licenses/by/3.0). Sie erscheinen in unseren
        Farben und Größen.
credits-fonts = Schriften
    .text = IM Fell English von Igino Marini, EB Garamond von Georg Duffner und Octavio Pardo, Alegreya Sans von
        Juan Pablo del Peral für Huerta Tipográfica; alle unter der SIL Open Font License 1.1.
credits-map = Die Karte
    .text = Die Küstenlinien sind von Natural Earth und gemeinfrei; sie kommen aus dem Paket world-atlas.
credits-code = Das Programm
    .text = ratking ist freie Software unter der MIT-Lizenz, gemacht mit Svelte, Project Fluent, Litestar, SQLAlchemy
        und vielen anderen Paketen, deren Autoren wir danken.

opponents = Gegner
talk = reden ab und zu
next-opponent = Gegen { $name } stünden deine Chancen bei etwa { $chance } %.
challenge = Gegen { $name } spielen
ladder = Rangliste
ladder-show-me = Mich in der Rangliste zeigen

## Without a server

engine-loading = Das Spiel wird geholt, ein einziges Mal: { $percent } %
engine-elsewhere = ratking ist in einem anderen Tab offen. Dieser hier macht weiter, sobald jener geschlossen ist.
engine-failed = Das Spiel konnte nicht geholt werden. Versuch es noch einmal mit Netz.
new-edition = Eine neue Version von ratking ist da.
new-edition-take = Jetzt verwenden
slow-here = { $level }, hier langsam
slow-here-line = Auf diesem Gerät schafft diese Stufe in ihrer Zeit { $percent } % von dem, was sie ansehen sollte; sie spielt also schwächer.
needs-server = Dafür braucht es einen Server; hier geschieht alles auf deinem eigenen Gerät.
hosting = Tische für Freunde
hosting-line = Ohne Server spielst du allein, mit der Familie an einem Bildschirm oder gegen Bots. Für Freunde per Link, für Wertungen und zum Zuschauen muss jemand Tische öffnen, im Ordner mit den Quellen von ratking:
hosting-play = öffnet den Tisch für dich und für Freunde in deinem Netz
    .command = make play
hosting-serve = öffnet Tische für Freunde überall; das Programm sagt, wie
    .command = make serve
elsewhere = Auf einem Server weiterspielen
elsewhere-line = Dort geht das Spiel weiter, wie es steht, und Freunde können per Link dazukommen. Hier bleibt es, wie es ist. Wer ein Spiel mitbringt, könnte sein Glück kennen; deshalb wird es nicht gewertet.
elsewhere-example = play.example
elsewhere-go = Dort weiterspielen
elsewhere-wrong = Das ist keine Adresse; eine sieht aus wie play.example.
go-on = Ein Spiel, das anderswo begonnen hat
go-on-line = { $game } geht weiter, wie es steht. Wer sitzt wo?
go-on-friend = jemand per Link
go-on-here = Weiterspielen
go-on-none = In dieser Adresse steckt kein Spiel. Die Einstellungen eines Tisches ohne Server machen eine.
begun-elsewhere = Wer ein Spiel von anderswo mitbringt, könnte sein Glück kennen; es wird nicht gewertet.
