### Rückblick auf beendete Spiele: Wiedergabe, Analyse und die eigenen Spiele.

## Die Wiedergabe

replay-rooms = Wie du es ansehen kannst
replay-game = Spiel
replay-analysis = Analyse
replay-record = Aufzeichnung
replay-look = Ansehen
replay-uploaded = mitgebracht am { $day }
share = Teilen
share-line = Wer diesen Link hat, sieht das Spiel in genau diesem Moment.
tale-now = Was geschieht
tale-quiet = Hier hat niemand etwas erfahren.
tale-of = von { $last }
tale-place = { $at } von { $last }
tale-last = Ans Ende
tale-play = Abspielen
tale-pause = Anhalten
tale-eyes = Gesehen von
tale-open = allen, alles aufgedeckt
chapters = Teuerste Momente
chapter = Schritt { $number }: eine teure Antwort von { $name }
chapters-none = Keine Antwort dieser Partie hat sicher etwas gekostet.
chapters-find = Die teuersten Momente finden

## Die Analyse

study-seats = So ging es aus; wähle, wen du ansehen willst
study-won = gewonnen
study-board = Die Stellung
study-start = Dieses Spiel analysieren
study-start-line = Der Bot geht jede Entscheidung durch. Das dauert etwa eine halbe Minute und wird aufgehoben.
study-thinking = Der Bot geht das Spiel durch …
study-thinking-line = Du kannst inzwischen gehen; es läuft ohne dich weiter.
curve = Gewinnchance, Entscheidung für Entscheidung
curve-line = beurteilt vom starken Bot, nach dem, was jeder Platz wissen konnte
curve-label = Gewinnchancen aller im Lauf des Spiels; { $name } ist dick gezeichnet
key-step = Schritt
key-mistake = nächster Fehler
mistakes = Was { $name } am meisten gekostet hat
mistakes-none = Keine Antwort hat nennenswert etwas gekostet.
mistake-when = Schritt { $number }
mistake-cost = { $points ->
    [one] −1 Pkt.
   *[other] −{ $points } Pkt.
}
mistake-noise = ± { $points }
mistakes-sure = Nur was mehr gekostet hat, als Zufall erklären könnte. Die Zahl hinter ± sagt, wie weit der Bot danebenliegen kann.
mistake-played = Gespielt
mistake-better = Besser
compared = Gespielt gegen besser
compared-label = Gespielt: { $played }, mit einem Kreuz. Besser: { $better }, mit einem Haken.
luck-and-skill = Glück und Können
luck-and-skill-line = In Punkten der Gewinnchance: was das Ziehen gegenüber dem Durchschnitt brachte, was eigene Fehler
    kosteten und was die anderen taten. Zusammen führen sie vom Start zum Ergebnis.
account-start = Start
account-luck = Glück
account-skill = Eigene Fehler
account-others = Die anderen
account-result = Ergebnis

## Die Liste

replays-mine = Meine Spiele
replays-mine-none = Hier stehen die Spiele, die du beendest.
replays-shared = Geteilte Spiele
replays-shared-none = Noch hat niemand ein Spiel geteilt.
upload = Eine Aufzeichnung mitbringen
upload-line = Jedes beendete Spiel als Datei: von einem anderen Server, aus dem Terminal oder von Freunden.
upload-choose = Datei wählen
upload-reading = Wird gelesen …
upload-shared = Alle dürfen es sehen
upload-too-large = Diese Datei ist zu groß für ein Spiel.

## Meine Spiele

me-none = Du hast hier noch kein Spiel beendet.
me-begin = Das erste Spiel beginnen
me-all = Alle { $count }
me-more = { $count } weitere zeigen
me-games = Spiele
me-wins = Gewonnen
me-rating = Wertung
me-places = Meine Plätze
me-place = { $place }.
me-favourites-rattus = Lieblingskarten
me-favourites-cartus = Lieblingsgebäude
me-favourites-ratland = Lieblingsclans
me-won-with = { $wins } von { $games } gewonnen
me-form = Meine Form
me-form-line = Jeder Punkt ist ein Spiel; die Linie ist der Durchschnitt der letzten fünf.
me-first = Erster
me-last = Letzter
me-recent = Letzte Spiele
me-result = { $score ->
    [one] ein Punkt zu { $players }
   *[other] { $score } Punkte zu { $players }
}
me-named = Du spielst als { $name }
me-named-line = Deine Spiele gehören zu diesem Namen. Mit seinem Wiederherstellungscode findest du sie auf jedem Gerät.
me-unnamed = Behalte deine Spiele
me-unnamed-line = Du brauchst kein Konto: Dieser Browser merkt sich deine Spiele. Mit einem Namen bekommst du eine Wertung,
    und ein Wiederherstellungscode bringt alles auf ein anderes Gerät.
me-code = Wiederherstellungscode
me-code-line = Schreib dir diesen Wiederherstellungscode auf oder kopiere ihn. Er wird nur einmal gezeigt und bringt deinen
    Namen und deine Spiele auf ein anderes Gerät.
me-code-copy = Code kopieren
me-take = Einen Namen nehmen
me-take-do = Diesen Namen nehmen
me-enter = Ich habe einen Wiederherstellungscode
me-enter-do = Meine Spiele hierher holen
me-leave = Diesen Namen auf diesem Gerät ablegen

card-alt = Wie das Spiel verlief und wie es endete
card-take = Karte speichern
card-motion = Bewegt speichern
embed-line = Auf deiner eigenen Seite:
embed = Code für deine Seite
embed-copy = Code kopieren
try-again = Noch einmal versuchen
try-again-line = Du kommst in jeden deiner teuren Momente zurück, mit dem, was du damals wusstest. Was du löst, kommt nach Tagen wieder.
try-again-thinking = Was du hättest tun können, wird abgewogen …
try-again-failed = Das hat nicht geklappt; bitte noch einmal versuchen.
