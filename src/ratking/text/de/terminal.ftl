### Das Programm

version = ratking { $version }, { $engine ->
    [compiled] kompilierte Engine
   *[interpreted] interpretierte Engine
}
engine-interpreted = Die Engine läuft interpretiert, um ein Mehrfaches langsamer als kompiliert: { $where ->
    [checkout] Sie ist nicht kompiliert, oder ihre Quellen haben sich seither geändert. 'make compile' kompiliert sie.
   *[package] Als ratking installiert wurde, gab es keinen C-Compiler.
}

## Was das Terminal rund um die Spiele sagt, auf Deutsch.

## Listen von Spielen und Regeln

game-head = { $name }: { $title }, { $least } bis { $most } Spieler
own-data = { $game } wird mit eigenen Datendateien gespielt: { $files }.
option-head = { $name } = { $default }
option-choices = { $about } Zur Wahl: { $choices }.
rule-without-test = { $number } hat keinen Test.
rule-unknown = { $number } ist keine Regel, wird aber genannt von { $tests }.
rules-covered = { $covered } von { $rules } Regeln haben einen Test.

## Simulationen

simulated = { $game } mit { $players } Spielern, Startwert { $seed }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}{ $interrupted ->
    [yes] { " " }von { $asked }, dann unterbrochen.
   *[no] .
}
column-agent = Agent
column-wins = Siege
column-share = Anteil
column-points = Punkte
simulated-ending = { $games ->
    [one] Ein Spiel endete mit { $ending }.
   *[other] { $games } Spiele endeten mit { $ending }.
}
simulated-speed = { $seconds } s: { $games } Spiele/s, { $answers } Antworten/s.
dataset-written = { $games ->
    [one] Ein Spiel liegt
   *[other] { $games } Spiele liegen
} in { $folder }.
dataset-interrupted = Unterbrochen. Was fertig war, bleibt; derselbe Befehl macht dort weiter.
puzzles-found = { $found ->
    [one] Ein Rätsel
   *[other] { $found } Rätsel
} in { $games ->
    [one] einem Spiel.
   *[other] { $games } Spielen.
}
puzzles-interrupted = Unterbrochen nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, mit { $found ->
    [one] einem Rätsel. Derselbe Befehl macht dort weiter.
   *[other] { $found } Rätseln. Derselbe Befehl macht dort weiter.
}
training-written = Das Gelernte steht in { $path }.
training-interrupted = Unterbrochen. Das Gelernte bleibt; derselbe Befehl macht dort weiter.

## Analysen

analysis-thinking = Der Bot geht das Spiel durch
analysis-interrupted = Nach { $share } % des Spiels unterbrochen; nichts wurde geschrieben.
analysis-head = { $title }: Der Bot hat { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} untersucht.
analysis-seat = { $won ->
    [yes] { $seat } hat mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } gewonnen.
   *[no] { $seat } wurde mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } { $place }.
}
analysis-account = Gewinnchance zu Beginn: { $start } %. Das Glück { $lucky ->
    [yes] brachte
   *[no] kostete
} { $luck }, eigene Fehler kosteten { $mistakes }, und was die anderen taten, { $helped ->
    [yes] brachte
   *[no] kostete
} { $others }, alles in Prozentpunkten.
analysis-no-mistakes = Keine Antwort hat Nennenswertes gekostet.
analysis-mistake = { $number }. Antwort { $place }: { $prompt } Gespielt: { $played } ({ $chance } %). Besser: { $better } ({ $better_chance } %).

## Die Arena

arena-head = { $game } mit { $players } Spielern, Startwert { $seed }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}{ $interrupted ->
    [yes] { " " }von { $asked }, dann unterbrochen; derselbe Befehl macht weiter.
   *[no] .
}
arena-before = { $games ->
    [one] Ein Spiel war
   *[other] { $games } Spiele waren
} schon gespielt.
column-line-up = Aufstellung
column-seats = Sitze
column-interval = 95 %
column-rating = Wertung
column-thinking = Je Zug
arena-test = { $decision ->
    [high] Entschieden nach { $deals } Austeilungen: { $agent } gewinnt eher { $high } als { $low } seiner Spiele (Log-Likelihood-Quotient { $ratio }).
    [low] Entschieden nach { $deals } Austeilungen: { $agent } gewinnt eher { $low } als { $high } seiner Spiele (Log-Likelihood-Quotient { $ratio }).
   *[open] Nach { $deals } Austeilungen nicht entschieden, ob { $agent } { $low } oder { $high } seiner Spiele gewinnt (Log-Likelihood-Quotient { $ratio }).
}
arena-written = Geschrieben: { $files }
arena-speed = { $games } Spiele in { $seconds } s.

## Rund um einen Tisch

asked = { $seat }: { $prompt }
game-unfinished = Das Spiel ist noch nicht zu Ende.

column-region = Region
column-rats = Ratten
column-citizens = Bürger
column-seat = Sitz
column-hand = Hand
column-board = Plan
column-haven = Hafen
column-card = Karte
column-holder = Bei
piece-plague = Pest
piece-caravan = Karaw.
piece-bishop = Bischof
piece-nuns = { $count ->
    [one] Nonne
   *[other] { $count } Nonn.
}
mark-diplomat = d
mark-potion = t
supply = { $count ->
    [one] Vorrat: eine Ratte.
   *[other] Vorrat: { $count } Ratten.
} Ungesehen:  { $unseen }
walls = Mauern: { $walls }
stored = Auf dem Bäcker:
region-deck = Regionskarten: Stapel { $left }, abgeworfen { $discarded }, Hände
shields = Geschützt: { $cards }
shield = { $card } durch { $by }
rattus-legend =
    Bürger stehen als Buchstabe ihrer Farbe und als Zahl; { $diplomat } dahinter ist ein Diplomat
    unter einem von ihnen, { $potion } ein Trank, { $diplomat }{ $both }{ $potion } ein Diplomat mit
    einem Trank. { $mark } ist eine verdeckte Ratte; kleine
    Buchstaben dahinter sagen, wer sie angesehen hat. Eine Ratte, die du gesehen hast, zeigt ihren
    Grenzwert und ihre Symbole: M Mehrheit, A Alle und die zwei Buchstaben, die neben jeder
    Klassenkarte stehen. Eine Regionskarte zeigt die Buchstaben der Klassen, die sie schützt, oder ?
    für jede. Hand ist der Vorrat vor einem Spieler, Plan zählt alle Bürger auf dem Spielplan, Hafen
    die davon im Sicheren Hafen. Ungesehen zählt für jeden Grenzwert die Ratten, deren Gesicht du
    nicht gesehen hast; einige davon wurden vor Beginn aus dem Spiel genommen.

column-building = Gebäude
column-class = Klasse
column-supply = Versorgung
column-inside = Darin
column-tokens = Marker
column-holds = Besitzt
column-track = Leiste
column-influence = Einfluss
cartus-round = Runde { $number }; { $start } ist Startspieler.
cartus-hand = Hand von { $seat }: { $cards }
cartus-several = { $count } × { $name }
cartus-nuns = Nonnenreihe: { $cards }
cartus-decks =
    Übrig: { $deck } Bevölkerung, { $decks }, { $tokens } Marker. Abgelegt: { $discard }.
cartus-legend =
    Darin nennt, wer ein Gebäude betreten hat, die Ersten zuerst, jeweils mit der Zahl der gelegten
    Karten. Einfluss nennt die Scheiben einer Leiste, die beste zuerst. Besitzt nennt die
    Sonderkarten, von denen alle wissen, dass ein Sitz sie hat. Eine Karte wie Mönch 4 ist ein Mönch
    mit vier Nonnen. { $mark } ist eine verdeckte Karte der Nonnenreihe; kleine Buchstaben dahinter
    sagen, wer sie angesehen hat. Ein ? steht für Ratten, die ihr Besitzer geheim hält.

column-cheese = Käse
column-ill = Krk
column-lost = Weg
column-dead = Tot
column-clan = Clan
aggressive-mark = !
ratland-round = { $round ->
    [0] Vor der ersten Runde; { $active } ist der Aktive Spieler.
   *[other] Runde { $round }; { $active } ist der Aktive Spieler.
}
ratland-event = Ereignis { $name }: { $text }
ratland-food = Nahrungskarte { $card }: { $food }.
ratland-bag = Im Beutel ({ $area }): { $pieces }.
ratland-supply = { $count ->
    [one] Vorrat: eine Ratte.
   *[other] Vorrat: { $count } Ratten.
}
ratland-plan = Hinter dem Sichtschirm von { $seat }: { $plan }.
ratland-next-event = Das nächste Ereignis ist { $name }.
ratland-next-food = Die nächste Nahrungskarte: { $food }.
ratland-legend =
    Jede Zeile ist eine Kanaltafel: Käse, dann Ratten auf der Müllkippe, in der Stadt, auf den
    Feldern, im Kanal zum linken Nachbarn, im Kanal zum rechten, in der Kinderstube und in der
    Vorratskammer; dann Ratten, die krank (vergiftet), verirrt (weg) und tot sind. ! kennzeichnet
    eine aggressive Tafel. Der linke Nachbar ist die nächste Zeile, der rechte die Zeile davor.

## Gespräch am Tisch

welcome = { $game }
you-are = { $count ->
    [one] Du bist { $seats }.
   *[other] Ihr seid { $seats }, an einer Tastatur.
} Antworte mit einer Zahl; ? erklärt, q geht.
hand-over = { $seat }, nimm die Tastatur und drücke Enter.{ " " }
your-choice = { $seat }>{ " " }
keys = ? erklären   r Regeln   b Brett   l Verlauf   u zurück   s speichern   q Schluss
the-board = Brett
look-up-more =
    r und ein Name sagt mehr: r { $one }, r { $another }, r Brett (die Zeichen), r { $rule } (eine
    Regel).
nothing-found =
    Unter diesem Namen gibt es nichts. Versuch r { $one }, r { $another }, r Brett (die Zeichen) oder
    r { $rule } (eine Regel).
no-such-answer =
    Antworte mit einer Zahl von 1 bis { $most } oder mit einem Buchstaben aus der Zeile darüber.
undone = Zurückgenommen.
cannot-undo =
    Es gibt nichts zurückzunehmen: Was gezogen, gesehen oder weitergegeben wurde, bleibt.
saved = Gespeichert in { $file }.
save-how =
    Sag, wohin: s spiel.txt speichert das ganze Spiel, s moment.json diese Stellung.
goodbye = Tschüss.

# Das Glück eines Spiels prüfen.

luck-verified = Das Versprechen wurde gehalten: { $draws ->
        [one] die eine Ziehung folgt
       *[other] alle { $draws } Ziehungen folgen
    } aus dem Geheimnis, und alle { $answers } Antworten entsprechen den Regeln.

# Die Schlüssel eines Gastgebers, der zum Zug ruft.

few-files = Dieses System erlaubt nur { $count } Verbindungen auf einmal; erhöhe seine Grenze für offene Dateien (ulimit -n).
site-written = { $folder } spielt ohne Server ({ $megabytes } MB). Leg die Dateien auf irgendeinen Webspace, an die Wurzel einer Adresse.
push-keys-how = Setze diese beiden, wenn du den Server startest, mit einer Adresse von dir.
push-keys-public = Der öffentliche Schlüssel dazu, den Browser vom Server bekommen: { $key }
push-keys-keep = Halte den ersten geheim, und behalte ihn: Mit einem anderen müssen alle ihre Mitteilungen neu einschalten.

# Aufräumen

tidy-open = Tische, an denen keine Partie begonnen hat: { $count }
tidy-lessons = Lektionen: { $count }
tidy-playing = Partien, die niemand weiterspielt: { $count }
tidy-over = Partien, die zu Ende sind: { $count }
tidy-uploads = Aufzeichnungen, die jemand mitgebracht hat: { $count }
tidy-chat = Zeilen im Chat: { $count }
tidy-analyses = Analysen: { $count }
tidy-jottings = Notizen von Besuchern, die nicht mehr kommen: { $count }
tidy-tournaments = Turniere, in denen nichts mehr geschieht: { $count }
tidy-orphans = Zeilen ohne Tisch: { $count }
tidy-done = Insgesamt entfernt: { $count }
tidy-would = Insgesamt zu entfernen: { $count }
tidy-size = Größe der Datenbank: { $size } MiB

## Zwei Arten zu spielen

compared = { $game }: { $second } gegen { $first }, je { $games } Partien mit demselben Glück.
compared-how = * sicher zu 95 %: Das Intervall schließt aus, dass sich nichts geändert hat.
column-measure = Maß
column-difference = Unterschied
from-to = { $low } bis { $high }
measure-decisions = Entscheidungen in einer Partie
measure-points = Punkte eines Platzes
measure-lead = Vorsprung des Besten
measure-first = Sieg dessen, der beginnt
measure-shared = Geteilte Siege
measure-wins = Sieg von { $of }
measure-ending = Endet mit { $of }

# Bots mit einem Konto.

bot-key = Der Schlüssel von { $name }: { $key }
bot-key-keep = Er wird nur dieses eine Mal genannt. Der Bot schickt ihn als „Authorization: Bearer SCHLÜSSEL“.
bot-removed = { $name } hat kein Konto mehr.
bot-here = { $name }: wartet auf jemanden
bot-away = { $name }: ist nicht da
bot-none = Noch hat kein Bot ein Konto.
