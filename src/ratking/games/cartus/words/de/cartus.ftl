### Rattus Cartus: alles, was über das Spiel gesagt wird, auf Deutsch.

## Sitze: eine Farbe und ein Buchstabe, damit die Farbe nie das einzige Zeichen ist

seat-0 = Rot
    .letter = R
seat-1 = Blau
    .letter = B
seat-2 = Gelb
    .letter = G
seat-3 = Grün
    .letter = N
seat-4 = Lila
    .letter = L

## Handkarten

card-peasant = Bauer
card-merchant = Kaufmann
card-monk = Mönch
card-knight = Ritter
card-witch = Hexe
card-king = König
card-joker = Joker
    .text =
        Lege ihn wie eine Bevölkerungskarte an ein Gebäude: ein Einfluss und niemals eine Ratte.
card-sword = Schwert
    .text =
        Lege es an ein Gebäude: Wer dort die meisten Schwerter hat, bekommt die halbe Hand dessen,
        der die wenigsten hat. Die meisten Schwerter auf der Hand bringen am Ende 2 Punkte.
card-flute = Flöte
    .text =
        Lege sie an ein Gebäude: Wer dort die meisten Flöten hat, gibt dem mit den wenigsten eine
        Ratte. Die meisten Flöten auf der Hand bringen am Ende 2 Punkte.
card-pass = Pass
    .text =
        Spiele ihn, statt ein Gebäude zu betreten: Du kommst wieder dran, wenn alle anderen ein
        Gebäude betreten oder gepasst haben. Die meisten Pässe auf der Hand bringen am Ende 2 Punkte.
card-gold = Gold
    .text =
        Es kann nicht gespielt werden. Das meiste Gold auf der Hand bringt am Ende 6 Punkte, das
        zweitmeiste 3.
card-hidden = eine Karte
card-with-nuns = { $nuns ->
    [0] { $figure } ohne Nonnen
    [one] { $figure } mit 1 Nonne
   *[other] { $figure } mit { $nuns } Nonnen
}
no-cards = nichts

## Hinweise

advice-guard-tower-for-two = Der Wachturm ist im Spiel; zu zweit wird er nicht empfohlen.

## Klassen

family-peasantry = Bauernstand
family-bourgeoisie = Bürgertum
family-church = Kirche
family-chivalry = Rittertum
family-magic = Magie
family-royalty = Königtum

## Gebäude; `the` steht als Objekt im Satz, `of` im Genitiv

building-farm = Bauernhof
    .the = den Bauernhof
    .of = des Bauernhofs
    .text = Premium: Ziehe vier Bevölkerungskarten. Standard: Ziehe zwei.
building-brewery = Brauerei
    .the = die Brauerei
    .of = der Brauerei
    .text =
        Premium: Ziehe eine Bevölkerungskarte für jeden Einfluss, den du hier mit deinen Karten
        gemacht hast. Standard: eine für je zwei.
building-marketplace = Marktplatz
    .the = den Marktplatz
    .of = des Marktplatzes
    .text = Premium: Nimm zwei Joker. Standard: Nimm einen.
building-office = Kontor
    .the = das Kontor
    .of = des Kontors
    .text = Premium: Nimm zwei Pässe. Standard: Nimm einen.
building-monastery = Kloster
    .the = das Kloster
    .of = des Klosters
    .text = Premium: Wirf zwei Ratten ab. Standard: Wirf eine ab.
building-hospital = Hospital
    .the = das Hospital
    .of = des Hospitals
    .text =
        Premium: Wirf eine Ratte ab, dann bis zu drei Handkarten und ebenso viele Ratten. Standard:
        Wirf bis zu zwei Handkarten und ebenso viele Ratten ab.
building-castle = Burg
    .the = die Burg
    .of = der Burg
    .text = Premium: Nimm zwei Schwerter. Standard: Nimm eins.
building-guard-tower = Wachturm
    .the = den Wachturm
    .of = des Wachturms
    .text =
        Premium: Alle, die in dieser Runde keinen Wachturm betreten haben und mindestens so viele
        Karten haben wie du, geben dir drei nach ihrer Wahl. Standard: Du bist in dieser Runde vor
        Wachtürmen sicher.
building-pied-pipers-hut = Rattenfängerhütte
    .the = die Rattenfängerhütte
    .of = der Rattenfängerhütte
    .text = Premium: Nimm zwei Flöten. Standard: Nimm eine.
building-fortune-tellers-tent = Wahrsagerzelt
    .the = das Wahrsagerzelt
    .of = des Wahrsagerzelts
    .text = Premium: Sieh dir zwei Karten der Nonnenreihe an. Standard: Sieh dir eine an.
building-palace = Palast
    .the = den Palast
    .of = des Palasts
    .text = Premium: Nimm zwei Siegpunktmarker. Standard: Nimm einen.
building-treasury = Schatzkammer
    .the = die Schatzkammer
    .of = der Schatzkammer
    .text = Premium: Nimm zwei Gold. Standard: Nimm eins.

building-with-class = { $text } Klasse: { $family }.
building-card = { $building } ({ $supply })

supply-draw = { $count } ziehen
supply-rats = { $count ->
    [one] 1 Ratte weg
   *[other] { $count } Ratten weg
}
supply-look = { $count ->
    [one] 1 Nonnenkarte ansehen
   *[other] { $count } Nonnenkarten ansehen
}
supply-nothing = nichts

## Fragen an einen Sitz; `more` ist, was ein Neuling als Nächstes fragt

question-supply = Die Versorgung welcher Karte nimmst du?
    .more =
        Jede Gebäudekarte dieser Runde bietet Karten zum Ziehen, Ratten zum Loswerden oder einen
        Blick in die Nonnenreihe. Du nimmst eine davon; andere dürfen dieselbe nehmen, und du darfst
        später ein anderes Gebäude betreten.
question-supply-together = Die Versorgung welcher Karte nimmst du? Alle wählen gleichzeitig.
    .more =
        Niemand sieht deine Wahl, bevor alle gewählt haben. Dann wird in Zugreihenfolge ausgeführt.
question-look = Welche Karte der Nonnenreihe siehst du dir an? (noch { $count })
    .more =
        Am Ende werden die Nonnen der fünf Karten gezählt: Wer mehr Ratten hat, ist tot. Nur du
        siehst die Karte.
question-enter = Welches Gebäude betrittst du?
    .more =
        Deine Karten bringen Einfluss in seiner Klasse, und du nutzt seine Aktion: die
        Premium-Aktion, wenn du dort die meisten Bevölkerungskarten und Joker spielst. Bei Gleichstand
        ist vorn, wer zuerst da war.
question-lay = { $count ->
    [0] Welche Karten legst du verdeckt an { $the_building }?
   *[other] Welche Karte legst du verdeckt an { $the_building }? (bisher { $count })
}
    .more =
        Jede Bevölkerungskarte und jeder Joker bringt einen Einfluss in der Klasse des Gebäudes; eine
        Bevölkerungskarte einer anderen Klasse bringt dir dazu eine Ratte. Gelegt wird in der
        Reihenfolge der Liste.
question-choose-victim = Mehrere haben die wenigsten: Wen triffst du? ({ $special })
    .more =
        Mit Schwertern gibt dir der Gewählte die Hälfte seiner Hand; mit Flöten bekommt er eine
        deiner Ratten.
question-give = Welche Karte gibst du an { $receiver }? (noch { $count })
    .more = Du wählst, welche Karten du gibst, egal welcher Art, in der Reihenfolge der Liste.
question-use-action = { $premium ->
    [yes] Nutzt du die Premium-Aktion { $of_building }?
   *[no] Nutzt du die Standardaktion { $of_building }?
}
    .more = Du musst nie.
    .yes = Nutzen: { $gain }
    .no = Darauf verzichten
question-discard-for-rat =
    Welche Karte wirfst du ab, um eine Ratte loszuwerden? (bis zu { $count })
    .more =
        Jede Karte nimmt eine Ratte mit. Du darfst jederzeit aufhören; auch Gold darf weg.

## Fragen an den Zufall, für alle, die von Hand antworten

question-choose-building = Welches Gebäude der Klasse ist im Spiel?
    .more = Alle seine fünf Karten werden benutzt.
question-choose-card = Welche Gebäudekarte ist im Spiel?
    .more = Dreißig Karten werden benutzt, fünf jeder Klasse.
question-draw-building = Welche Gebäudekarte wird gezogen?
    .more = Jede Karte, die niemand gesehen hat, kann kommen.
question-draw-card = Welche Bevölkerungskarte wird gezogen?
    .more = Jede Karte, die übrig ist, kann kommen.
question-deal-nun-card = Welche Karte liegt an Platz { $count } der Nonnenreihe?
    .more = Jede Karte, die übrig ist, kann dort liegen.

## Antworten

answer-stop = Das ist alles
answer-pass = Einen Pass spielen
answer-enter = { $count ->
    [0] { $building }, Platz { $place }
    [one] { $building }, Platz { $place } (1 darin)
   *[other] { $building }, Platz { $place } ({ $count } darin)
}
answer-nun = Karte { $place }
answer-nun-known = Karte { $place }: { $card }

## Ereignisse

event-building-chosen = Im Spiel: { $building } ({ $supply }).
event-round-began = { $who ->
    [you] Runde { $number } beginnt; du bist Startspieler.
   *[other] Runde { $number } beginnt; { $seat } ist Startspieler.
}
event-building-drawn = An Platz { $place }: { $building } ({ $supply }).
event-building-replaced =
    Alle Gebäude sind gleich, darum kommt eins unter den Ersatzstapel: { $building }.
event-supply-taken = { $who ->
    [you] Du nimmst die Versorgung { $of_building }: { $supply }.
   *[other] { $seat } nimmt die Versorgung { $of_building }: { $supply }.
}
event-supplies-revealed = Alle haben ihre Versorgung gewählt.
event-card-drawn = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $known ->
        [yes] { $seat } zieht: { $card }.
       *[no] { $seat } zieht eine Karte.
    }
}
event-deck-shuffled = { $count ->
    [one] Der Ablagestapel mit einer Karte wird zum neuen Stapel.
   *[other] Der Ablagestapel mit { $count } Karten wird zum neuen Stapel.
}
event-nun-card-seen = { $who ->
    [you] Du siehst dir Karte { $place } der Nonnenreihe an: { $card }.
   *[other] { $known ->
        [yes] { $seat } sieht sich Karte { $place } der Nonnenreihe an: { $card }.
       *[no] { $seat } sieht sich Karte { $place } der Nonnenreihe an.
    }
}
event-rats-taken = { $who ->
    [you] Du nimmst { $count ->
        [one] eine Ratte.
       *[other] { $count } Ratten.
    }
   *[other] { $seat } nimmt { $count ->
        [one] eine Ratte.
       *[other] { $count } Ratten.
    }
}
event-rats-discarded = { $who ->
    [you] Du wirfst { $count ->
        [one] eine Ratte ab.
       *[other] { $count } Ratten ab.
    }
   *[other] { $seat } wirft { $count ->
        [one] eine Ratte ab.
       *[other] { $count } Ratten ab.
    }
}
event-rat-given = { $who ->
    [you] Du gibst { $receiver } eine Ratte.
   *[other] { $whom ->
        [you] { $seat } gibt dir eine Ratte.
       *[other] { $seat } gibt { $receiver } eine Ratte.
    }
}
event-pass-played = { $who ->
    [you] Du spielst einen Pass.
   *[other] { $seat } spielt einen Pass.
}
event-building-entered = { $who ->
    [you] Du betrittst { $the_building } (Feld { $space }).
   *[other] { $seat } betritt { $the_building } (Feld { $space }).
}
event-card-laid = { $who ->
    [you] Du legst verdeckt: { $card }.
   *[other] { $known ->
        [yes] { $seat } legt verdeckt: { $card }.
       *[no] { $seat } legt eine Karte verdeckt.
    }
}
event-cards-announced = { $who ->
    [you] Du benutzt { $count ->
        [0] keine Karten.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] { $seat } benutzt { $count ->
        [0] keine Karten.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
}
event-cards-revealed = { $who ->
    [you] Du deckst auf: { $cards }.
   *[other] { $seat } deckt auf: { $cards }.
}
event-influence-scored = { $who ->
    [you] Du machst { $count } Einfluss ({ $family }).
   *[other] { $seat } macht { $count } Einfluss ({ $family }).
}
event-special-resolved = { $who ->
    [you] { $card }: Du triffst { $victim }.
   *[other] { $whom ->
        [you] { $card }: { $seat } trifft dich.
       *[other] { $card }: { $seat } trifft { $victim }.
    }
}
event-card-given = { $who ->
    [you] Du gibst an { $receiver }: { $card }.
   *[other] { $whom ->
        [you] { $seat } gibt dir: { $card }.
       *[other] { $known ->
            [yes] { $seat } gibt an { $receiver }: { $card }.
           *[no] { $seat } gibt { $receiver } eine Karte.
        }
    }
}
event-action-used = { $who ->
    [you] { $premium ->
        [1] Du nutzt die Premium-Aktion { $of_building }.
       *[0] Du nutzt die Standardaktion { $of_building }.
    }
   *[other] { $premium ->
        [1] { $seat } nutzt die Premium-Aktion { $of_building }.
       *[0] { $seat } nutzt die Standardaktion { $of_building }.
    }
}
event-action-declined = { $who ->
    [you] Du verzichtest auf die Aktion { $of_building }.
   *[other] { $seat } verzichtet auf die Aktion { $of_building }.
}
event-cards-taken = { $who ->
    [you] Du nimmst { $count } × { $card }.
   *[other] { $seat } nimmt { $count } × { $card }.
}
event-tokens-taken = { $who ->
    [you] Du nimmst { $count ->
        [one] einen Siegpunktmarker.
       *[other] { $count } Siegpunktmarker.
    }
   *[other] { $seat } nimmt { $count ->
        [one] einen Siegpunktmarker.
       *[other] { $count } Siegpunktmarker.
    }
}
event-card-discarded = { $who ->
    [you] Du wirfst ab: { $card }.
   *[other] { $seat } wirft ab: { $card }.
}
event-start-passed = { $who ->
    [you] Die Startspielerkarte geht an dich.
   *[other] Die Startspielerkarte geht an { $seat }.
}
event-hand-shown = { $who ->
    [you] Du zeigst deine Hand: { $cards }.
   *[other] { $seat } zeigt diese Hand: { $cards }.
}
event-nun-row-revealed = { $count ->
    [one] Die Nonnenreihe ist { $cards }: 1 Nonne.
   *[other] Die Nonnenreihe ist { $cards }: { $count } Nonnen.
}
event-plague-killed = { $who ->
    [you] { $count ->
        [one] Die Pest tötet dich: Du hast 1 Ratte.
       *[other] Die Pest tötet dich: Du hast { $count } Ratten.
    }
   *[other] { $count ->
        [one] Die Pest tötet { $seat } mit 1 Ratte.
       *[other] Die Pest tötet { $seat } mit { $count } Ratten.
    }
}

## Das Ende

part-peasantry = Bauernstand
part-bourgeoisie = Bürgertum
part-church = Kirche
part-chivalry = Rittertum
part-magic = Magie
part-royalty = Königtum
part-hand = Hand
part-swords = Schwerter
part-flutes = Flöten
part-passes = Pässe
part-gold = Gold
part-tokens = Marker
part-plague = tot

result-ending = { $ending ->
    [everybody-died] Das Spiel ist aus: Die Pest hat alle getötet.
   *[final-round] Das Spiel ist nach der Schlussrunde aus.
}
result-winner = { $who ->
    [you] { $score ->
        [one] Du gewinnst mit 1 Punkt.
       *[other] Du gewinnst mit { $score } Punkten.
    }
   *[other] { $score ->
        [one] { $seat } gewinnt mit 1 Punkt.
       *[other] { $seat } gewinnt mit { $score } Punkten.
    }
}
result-seat =
    { $place }. { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $rats ->
        [one] 1 Ratte
       *[other] { $rats } Ratten
    } ({ $parts })
result-part = { $part } { $count }
result-nothing = nichts gewertet

## Rat

advice-number = { $whole },{ $tenth }
advice-influence = Bis zu deinem nächsten Zug hast du im Schnitt { $mine } Einfluss, mit den anderen Antworten { $usual }.
advice-rats = Bis zu deinem nächsten Zug hast du im Schnitt { $mine } Ratten, mit den anderen Antworten { $usual }.
advice-cards = Bis zu deinem nächsten Zug hast du im Schnitt { $mine } Karten, mit den anderen Antworten { $usual }.
judged-influence = Bis zum nächsten Zug sind das im Schnitt { $mine } Einfluss, mit den anderen Antworten { $usual }.
judged-rats = Bis zum nächsten Zug sind das im Schnitt { $mine } Ratten, mit den anderen Antworten { $usual }.
judged-cards = Bis zum nächsten Zug sind das im Schnitt { $mine } Karten, mit den anderen Antworten { $usual }.

## Aktionen in wenigen Worten

action-farm =
    .premium = 4 Karten ziehen
    .standard = 2 Karten ziehen
action-brewery =
    .premium = eine Karte je Einfluss
    .standard = eine Karte je 2
action-marketplace =
    .premium = 2 Joker nehmen
    .standard = 1 Joker nehmen
action-office =
    .premium = 2 Pässe nehmen
    .standard = 1 Pass nehmen
action-monastery =
    .premium = 2 Ratten abwerfen
    .standard = 1 Ratte abwerfen
action-hospital =
    .premium = 1 Ratte, dann bis zu 3 Karten und Ratten
    .standard = bis zu 2 Karten und Ratten
action-castle =
    .premium = 2 Schwerter nehmen
    .standard = 1 Schwert nehmen
action-guard-tower =
    .premium = Hände so groß wie deine geben 3 Karten
    .standard = du bist sicher
action-pied-pipers-hut =
    .premium = 2 Flöten nehmen
    .standard = 1 Flöte nehmen
action-fortune-tellers-tent =
    .premium = 2 Nonnenkarten ansehen
    .standard = 1 Nonnenkarte ansehen
action-palace =
    .premium = 2 Punkte nehmen
    .standard = 1 Punkt nehmen
action-treasury =
    .premium = 2 Gold nehmen
    .standard = 1 Gold nehmen

action-final =
    .premium = 1 Einfluss mehr
    .standard = nichts

## What decisions are about

theme-supplies = Vorräte
theme-nuns = Nonnen
theme-buildings = Ein Gebäude wählen
theme-laying = Karten auslegen
theme-actions = Gebäudeaktionen
theme-gifts = Geschenke
theme-rats = Ratten

## Challenges for one player

challenge-alive = Am Leben bleiben
challenge-duel = Duell
challenge-rich = Voller Beutel
challenge-no-action = Keine Gefälligkeiten
challenge-busy = Immer beschäftigt
challenge-few-rats = Wenige Ratten
challenge-one-per-class = Fremde Häuser
challenge-four-at-table = Zu viert am Tisch
goal-place = { $most ->
    [1] Gewinne das Spiel.
   *[other] Werde mindestens Zweiter.
}
goal-score = Erreiche mindestens { $least } Punkte.
goal-lead = Gewinne mit mindestens { $least } Punkten Vorsprung.
goal-times-plague-killed = Überlebe die Pest.
goal-times-action-used = { $most ->
    [0] Nutze keine Aktion eines Gebäudes.
    [2] Nutze höchstens zwei Aktionen von Gebäuden.
   *[other] Nutze mindestens { $least } Aktionen von Gebäuden.
}
goal-sum-rats-taken-count = Nimm höchstens { $most } Ratten.
