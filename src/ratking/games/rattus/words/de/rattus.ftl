### Rattus: alles, was über das Spiel gesagt wird, auf Deutsch.
### Regionen behalten die Namen, die auf dem Spielplan stehen.

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
seat-5 = Weiß
    .letter = W

## Klassenkarten; `the` steht als Objekt im Satz

card-peasant = Bauer
    .the = den Bauern
    .text =
        Setze einen Bürger mehr als sonst ein, wenn du deine Bevölkerung vermehrst, auch dort, wo
        keine Ratte ist. Schlussrunde: Setze einen Bürger in eine beliebige Region.
card-monk = Mönch
    .the = den Mönch
    .text =
        Bewege eine Ratte aus einer beliebigen Region in eine Nachbarregion mit weniger als drei
        Ratten.
card-merchant = Kaufmann
    .the = den Kaufmann
    .text = Bewege einen bis drei deiner Bürger aus einer Region in eine Nachbarregion.
card-witch = Hexe
    .the = die Hexe
    .text =
        Sieh dir eine Ratte auf dem Spielplan an, dann noch eine andere; dann vertausche die beiden,
        oder lass sie liegen. Liegt nur eine Ratte dort, sieh dir diese an.
card-king = König
    .the = den König
    .text =
        Bring einen deiner Bürger aus einer Region ohne Ratten in den Sicheren Hafen, wo ihm nichts
        geschehen kann und er trotzdem zählt.
card-knight = Ritter
    .the = den Ritter
    .text =
        In der Pestphase darfst du die Pest bis zu zwei Schritte bewegen (drei bei 5 oder 6
        Spielern) und alle Grenzwerte um zwei senken. Schlussrunde: noch einmal genauso.
card-baker = Bäcker
    .the = den Bäcker
    .text =
        Lege einmal in deinem Zug einen deiner Bürger aus deinem Handvorrat auf diese Karte. Wer die
        Karte nimmt, setzt alle darauf in eine Region. Vor der letzten Pest tut das dein linker
        Nachbar.
card-serf = Leibeigener
    .the = den Leibeigenen
    .text =
        Für jede Ratte, die in deiner Pestphase einen fremden Bürger tötet, darfst du sofort einen
        eigenen in die Pestregion setzen. Schlussrunde: Bewege die Pest einen Schritt, mit derselben
        Wirkung.
card-bishop = Bischof
    .the = den Bischof
    .text =
        Stelle die beiden Bischöfe in zwei Regionen. In eine Region mit einem Bischof darf keine
        Ratte gelegt oder bewegt werden.
card-nun = Nonne
    .the = die Nonne
    .text =
        Stelle die drei Nonnen in beliebige Regionen, auch gemeinsam. Jede senkt die Bevölkerung,
        die dort gegen einen Grenzwert zählt, um eins.
card-courier = Kurier
    .the = den Kurier
    .text =
        Bewege bis zu zwei deiner Bürger, jeden aus einer beliebigen Region in eine beliebige andere.
card-mayor = Bürgermeister
    .the = den Bürgermeister
    .text =
        Setze einen Bürger mehr ein, wenn du dich in einer Region vermehrst, in der du schon mehr
        Bürger hast als jeder andere. Schlussrunde: Wenn es so eine Region gibt, setze einen Bürger in
        eine beliebige Region.
card-pied-piper = Rattenfänger
    .the = den Rattenfänger
    .text =
        Bewege einen deiner Bürger in eine Nachbarregion und lass ihm bis zu zwei Ratten der
        verlassenen Region folgen.
card-wizard = Zauberer
    .the = den Zauberer
    .text =
        Lege einen Trank unter einen deiner Bürger. Müsste er sterben, geht stattdessen der Trank
        verloren, und der Bürger ist vor dieser Ratte ganz sicher. Bürger ohne Trank sterben zuerst,
        ein Diplomat zuletzt; wer beides trägt, bleibt Diplomat.
card-emperor = Kaiser
    .the = den Kaiser
    .text =
        Baue eine der drei Mauern auf eine Grenze oder versetze eine. Ratten, Bürger, Pest und
        Karawane kommen nicht hindurch.
card-queen = Königin
    .the = die Königin
    .text =
        Ist deine größte zusammenhängende Gruppe von Regionen größer als die aller anderen, setze
        zwei Bürger mehr ein, wenn du dich vermehrst. Schlussrunde: Wenn es so ist, setze zwei
        Bürger in eine beliebige Region.
card-crusader = Kreuzritter
    .the = den Kreuzritter
    .text =
        Bewege die Pest bis zu zwei Schritte (drei bei 5 oder 6 Spielern). Alle Ratten der
        Pestregion dürfen zuerst aufgedeckt werden und wirken in deiner Reihenfolge; alle verlassen
        das Spiel.
card-soldier = Soldat
    .the = den Soldaten
    .text =
        Bewege die Pest bis zu zwei Schritte (drei bei 5 oder 6 Spielern) und lege, wenn du magst,
        eine Ratte mehr als sonst. Schlussrunde: Lege nur diese eine.
card-astronomer = Astronom
    .the = den Astronomen
    .text = Ziehe drei Regionskarten, behalte eine und wirf die anderen ab.
card-explorer = Entdecker
    .the = den Entdecker
    .text = Decke drei Regionskarten auf und setze einen deiner Bürger in eine ihrer Regionen.
card-caravanner = Karawanenführer
    .the = den Karawanenführer
    .text =
        Bewege die Karawane zwei Schritte; wo sie aufbricht und wo sie durchzieht, darf jeder mit
        den meisten Bürgern einen hinzufügen.
card-sultan = Sultan
    .the = den Sultan
    .text =
        Lege einen Diplomaten unter einen deiner Bürger, höchstens einen in jeder Region. Nach der
        letzten Pest bringen die meisten Diplomaten 4 Punkte, die zweitmeisten 2.

card-with-class = { $text } Klasse: { $family }.
card-reconstructed =
    { $text } Klasse: { $family }. { $part ->
        [normal-turn]
            Ihre Schlussrunde ist bekannt; was sie in einem normalen Zug tut, haben wir nachgebildet.
       *[everything] Der genaue Wortlaut dieser Karte ist nicht bekannt; wir haben sie nachgebildet.
        [numbers] Die genauen Zahlen dieser Karte sind nicht bekannt; wir haben sie nachgebildet.
        [details] Die Einzelheiten dieser Karte sind nicht bekannt; wir haben sie nachgebildet.
    }

## Klassen

family-peasantry = Bauernstand
    .short = Ba
family-bourgeoisie = Bürgertum
    .short = Bü
family-church = Kirche
    .short = Ki
family-chivalry = Rittertum
    .short = Ri
family-magic = Magie
    .short = Ma
family-royalty = Königtum
    .short = Kö
family-islamic = Islam
    .short = Is

## Regionen, Grenzen und Regionskarten

neighbours = Nachbarn sind { $regions }.
safe-haven = Sicherer Hafen
in-region = { $name ->
    [golden-horde] in der { $region }
    [safe-haven] im Sicheren Hafen
   *[other] in { $region }
}
to-region = { $name ->
    [golden-horde] in die { $region }
    [safe-haven] in den Sicheren Hafen
   *[other] nach { $region }
}
from-region = { $name ->
    [golden-horde] aus der { $region }
    [safe-haven] aus dem Sicheren Hafen
   *[other] aus { $region }
}
of-region = { $name ->
    [golden-horde] der { $region }
    [safe-haven] des Sicheren Hafens
   *[other] von { $region }
}
border = { $here }-{ $there }
region-card = { $region } ({ $classes })
    .short = { $region } { $classes }
any-class = jede Klasse
    .short = ?
region-cards = Regionskarten
    .text =
        Jede zeigt eine Region und zwei Klassen oder jede Klasse. Wenn eine Ratte zuschlägt, schützt
        eine Regionskarte aus deiner Hand eine deiner Klassenkarten, deren Klasse sie zeigt, bis die
        Pest mit dieser Region fertig ist. Am Ende ist jede Region auf deinen Karten, in der niemand
        mehr Bürger hat als du, einen Punkt wert.

## Ratten

face = Grenzwert { $limit }: { $symbols }
    .short = { $limit }:{ $symbols }
symbol = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
symbol-majority = Mehrheit
    .short = M
symbol-everyone = Alle
    .short = A

## Fragen an einen Sitz; `more` ist, was ein Neuling als Nächstes fragt

question-settle = Wo wohnen zwei deiner ersten Bürger?
    .more =
        Vor dem ersten Zug setzen alle Bürger auf den Spielplan, immer zwei in eine Region: einmal
        um den Tisch, dann einmal zurück, und zu fünft oder sechst noch einmal herum. In jeder
        Region liegt bisher eine Ratte. Mehr Ratten bringen später mehr Bürger, und mehr Gefahr.
question-place-caravan = Wo beginnt die Karawane?
    .more =
        Der Karawanenführer ist im Spiel, darum stellt der letzte Spieler der Zugreihenfolge die
        Karawane in eine beliebige Region. Sie bewegt sich nur, wenn jemand den Karawanenführer
        nutzt.
question-act = Was tust du?
    .more =
        In deinem Zug darfst du in beliebiger Reihenfolge einmal deine Bevölkerung vermehren, eine
        Klassenkarte nehmen und jede Karte vor dir einmal nutzen. Zum Vermehren wählst du eine
        Region: Es kommen so viele Bürger, wie dort Ratten sind. Eine Karte nimmst du aus der Mitte
        oder von jemandem, der sie hat; sie gibt dir ihre Kraft, und du leidest, wenn eine Ratte
        ihre Klasse zeigt. Wenn du fertig bist, zieht die Pest weiter.
question-how-many = Wie viele Bürger kommen { $to_region }?
    .more =
        Es kommen so viele Bürger, wie die Region Ratten hat. Auf den Bonus einer Karte darfst du
        verzichten.
question-move-plague = In welche Region zieht die Pest?
    .more =
        Die Pest verlässt { $region } und muss ziehen: einen Schritt, mit einer Karte des Rittertums
        auch weiter. Liegen dort, wo sie ankommt, Ratten, so kommen neue in die Nachbarregionen: bei
        einer Ratte eine, bei zwei oder drei zwei. Wohnen dort Bürger, werden die Ratten danach
        einzeln aufgedeckt. Eine Ratte schlägt zu, wenn mindestens so viele Bürger da sind, wie ihr
        Grenzwert sagt.
question-add-rat = { $count ->
        [one] Eine neue Ratte kommt: In welche Nachbarregion { $of_region }?
       *[other] { $count } neue Ratten kommen: In welche Nachbarregion { $of_region } kommt die erste?
    }
    .more =
        Neue Ratten kommen verdeckt aus dem Vorrat in Regionen neben der Pest, zusammen oder
        getrennt, wie du magst. Keine Region hat je mehr als drei.
question-add-extra-rat = Soldat: Welche Nachbarregion { $of_region } bekommt eine Ratte mehr?
    .more =
        Mit dem Soldaten darfst du neben der Pest eine Ratte mehr als sonst legen oder es lassen. In
        der Schlussrunde ist sie die einzige und kommt von den Ratten, die das Spiel verlassen haben.
question-lower-limits = Ritter: Senkst du alle Grenzwerte { $in_region } um zwei?
    .more =
        Eine Ratte schlägt zu, wenn mindestens so viele Bürger in der Region sind, wie ihr Grenzwert
        sagt. Dein Ritter kann alle Grenzwerte dieser Pest senken, damit mehr Ratten zuschlagen. Du
        entscheidest einmal, bevor die erste Ratte aufgedeckt wird.
    .yes = Die Grenzwerte um zwei senken
    .no = Die Grenzwerte lassen, wie sie sind
question-crusade = Kreuzritter: Deckst du zuerst alle Ratten { $in_region } auf?
    .more =
        Mit dem Kreuzritter werden alle Ratten der Pestregion für alle aufgedeckt, bevor die erste
        wirkt, und du wählst ihre Reihenfolge. Alle verlassen das Spiel, auch die, die niemanden
        mehr antreffen.
    .yes = Alle Ratten aufdecken
    .no = Sie verdeckt lassen
question-choose-rat = Welche Ratte { $in_region } wird als Nächstes aufgedeckt?
    .more =
        Du bestimmst die Reihenfolge: Du hast dir hier eine Ratte angesehen, oder es ist die letzte
        Pest, du hattest den letzten regulären Zug, und irgendjemand hat sich eine angesehen. Es
        werden Ratten aufgedeckt, bis in der Region keine Ratten oder keine Bürger mehr sind.
question-choose-face = Welche Ratte { $in_region } wirkt als Nächstes?
    .more =
        Alle Ratten dieser Region sind aufgedeckt, und du wählst ihre Reihenfolge. Es geht weiter,
        bis dort keine Ratten oder keine Bürger mehr sind.
question-play-region-card =
    Spielst du eine Regionskarte gegen die Ratte { $in_region } ({ $face })?
    .more =
        Die Pest bricht aus, und diese Ratte würde wegen einer Klassenkarte, die du hast, einen
        deiner Bürger töten. Eine Regionskarte mit dieser Klasse schützt die eine Klassenkarte, bis
        die Pest mit der Region fertig ist; mit einem Fragezeichen passt jede Klasse. Gegen Mehrheit
        und Alle hilft sie nicht. Regionskarten, die du am Ende noch hast, können punkten: ein Punkt
        für jede Region darauf, in der niemand mehr Bürger hat als du.
question-choose-shielded = Welche Klassenkarte schützt { $region_card }?
    .more =
        Die Regionskarte passt zu mehreren deiner Klassenkarten. Sie schützt eine davon, bis die
        Pest mit dieser Region fertig ist.
question-move-in = Leibeigener: Setzt du einen Bürger { $in_region } dazu?
    .more =
        Die Ratte hat einen fremden Bürger getötet, darum darfst du sofort einen eigenen in die
        Region setzen. Er zählt schon bei der nächsten Ratte.
    .yes = Einen Bürger { $in_region } dazusetzen
    .no = Niemanden dazusetzen
question-take-diplomat = { $both ->
    [1] Geht dein Diplomat { $in_region } mit { $to_goal }, samt seinem Trank?
   *[0] Geht dein Diplomat { $in_region } mit { $to_goal }?
}
    .more =
        Einige deiner Bürger verlassen eine Region, in der einer von ihnen Diplomat ist. Du sagst, ob
        der Diplomat mitgeht. In einer Region kannst du nur einen Diplomaten haben, im Sicheren
        Hafen beliebig viele.
    .yes = Der Diplomat geht mit
    .no = Der Diplomat bleibt
question-take-potions = Wie viele Tränke gehen mit, { $from_region } { $to_goal }?
    .more =
        Einige deiner Bürger verlassen eine Region, in der manche von ihnen einen Trank haben. Du
        sagst, wie viele der Reisenden einen mitnehmen; der eines Diplomaten zählt mit. Im Sicheren
        Hafen nützt ein Trank nichts mehr.
question-release = Wohin gehen die Bürger vom Bäcker?
    .more =
        Alle Bürger auf dem Bäcker kommen in eine Region, jeder in seiner Farbe. Wer die Karte
        nimmt, entscheidet, wohin; vor der letzten Pest ist es der linke Nachbar ihres Besitzers.
question-join-caravan = Setzt du einen Bürger dazu, { $in_region }, wo die Karawane vorbeikam?
    .more =
        Wer in der Region, die die Karawane verließ, oder in der, durch die sie zog, die meisten
        Bürger hat, darf dort einen aus dem Handvorrat dazusetzen.
    .yes = Einen Bürger { $in_region } dazusetzen
    .no = Niemanden dazusetzen
question-act-at-the-end = Welche Karte nutzt du ein letztes Mal?
    .more =
        In der Schlussrunde dürfen alle außer dem Spieler des letzten Zuges jede ihrer Karten noch
        einmal nutzen. Niemand nimmt Karten oder vermehrt sich. Dann wütet die Pest in jeder Region,
        und jeder Bürger, der auf dem Spielplan bleibt, ist ein Punkt.

question-choose-region = In welcher Region wütet die letzte Pest als Nächstes?
    .more =
        Die Pest wütet in jeder Region, und als Spieler des letzten regulären Zuges bestimmst du die
        Reihenfolge. Das ist wichtig, weil eine gespielte Regionskarte nur in einer Region schützt.

## Fragen der Karten

question-card-peasant-a-region-to-settle = Bauer: In welche Region kommt dein zusätzlicher Bürger?
question-card-monk-a-rat-to-move = Mönch: Welche Ratte zieht weiter?
question-card-monk-a-room-for-it = Mönch: Wohin geht die Ratte { $from_region }?
question-card-merchant-a-region-to-leave = Kaufmann: Welche Region verlassen deine Bürger?
question-card-merchant-a-goal-nearby = Kaufmann: Wohin gehen die Bürger { $from_region }?
question-card-merchant-how-many = Kaufmann: Wie viele gehen { $to_region }?
question-card-witch-a-rat = Hexe: Welche Ratte siehst du dir zuerst an?
question-card-witch-another-rat = Hexe: Welche andere Ratte siehst du dir an?
question-card-witch-yes-or-no = Hexe: Vertauschst du die beiden Ratten?
    .yes = Die beiden Ratten vertauschen
    .no = Die Ratten liegen lassen
question-card-king-a-region-of-mine-without-rats =
    König: Aus welcher Region geht ein Bürger in den Sicheren Hafen?
question-card-bishop-a-region = Bischof: Wohin geht der erste Bischof?
question-card-bishop-another-region = Bischof: Wohin geht der zweite Bischof?
question-card-nun-a-region = Nonne: Wohin geht { $place ->
    [1] die erste
    [2] die zweite
   *[3] die dritte
} Nonne?
question-card-courier-a-region-of-mine = Kurier: Welche Region verlässt ein Bürger?
question-card-courier-a-goal-anywhere = Kurier: Wohin geht der Bürger { $from_region }?
question-card-courier-a-region-of-mine-or-stop = Kurier: Welche Region verlässt ein zweiter Bürger?
question-card-mayor-a-region-to-settle = Bürgermeister: In welche Region kommt dein zusätzlicher Bürger?
question-card-pied-piper-a-region-to-leave = Rattenfänger: Welche Region verlässt ein Bürger?
question-card-pied-piper-a-goal-nearby = Rattenfänger: Wohin geht der Bürger { $from_region }?
question-card-pied-piper-a-follower-or-stop = Rattenfänger: { $place ->
    [3] Welche Ratte folgt zuerst?
   *[4] Welche Ratte folgt als Nächstes?
}
question-card-wizard-a-region-for-a-potion = Zauberer: Wo bekommt ein Bürger einen Trank?
question-card-wizard-to-the-diplomat = Zauberer: Bekommt dein Diplomat { $in_region } den Trank?
    .yes = Der Diplomat bekommt den Trank
    .no = Ein anderer Bürger bekommt den Trank
question-card-emperor-a-wall = Kaiser: Welche Mauer stellst du auf?
question-card-emperor-a-border = Kaiser: Auf welcher Grenze steht die Mauer?
question-card-queen-a-region-to-settle = Königin: In welche Region kommen deine zusätzlichen Bürger?
question-card-astronomer-one-of-the-drawn = Astronom: Welche Regionskarte behältst du?
question-card-explorer-a-region-shown = Entdecker: In welche dieser Regionen geht ein Bürger?
question-card-caravanner-a-way-for-the-caravan =
    Karawanenführer: Durch welche Region zieht die Karawane?
question-card-caravanner-a-goal-for-the-caravan =
    Karawanenführer: Wo endet die Karawane, die { $from_region } weiterzieht?
question-card-sultan-a-region-for-a-diplomat = Sultan: Wo wird ein Bürger Diplomat?
question-card-sultan-one-with-a-potion = Sultan: Wird { $in_region } ein Bürger mit Trank Diplomat?
    .yes = Einer mit Trank wird Diplomat
    .no = Einer ohne Trank wird Diplomat

## Fragen an den Zufall

question-draw-card = Zufall: Welche Klassenkarte ist in diesem Spiel?
    .more = Die Klassenkarten dieses Spiels werden zufällig gezogen.
question-plague-starts = Zufall: Wo beginnt die Pest?
    .more = Die Pestfigur beginnt in einer zufälligen Region.
question-deal-face = Zufall: Was zeigt die Ratte { $in_region }?
    .more =
        Eine Ratte hat kein Gesicht, bis jemand sie ansieht; dann zieht der Zufall eines aus denen,
        die noch übrig sind.
question-draw-region-card = Zufall: Welche Regionskarte wird gezogen?
    .more =
        Eine Regionskarte hat kein Gesicht, bis jemand sie zieht; dann wählt der Zufall eine aus dem
        Stapel.

## Antworten

answer-or = {" "}oder{" +"}
answer-increase = Vermehren { $in_region } (+{ $count })
answer-take = Nimm { $the_card }
answer-take-from = Nimm { $the_card } von { $loser }
answer-use = Nutze { $the_card }
answer-on-to-the-plague = Weiter zur Pest
answer-no-more-cards = Keine Karte mehr nutzen
answer-region = { $region }
answer-stop = Das war alles
answer-count = { $count ->
    [one] Ein Bürger
   *[other] { $count } Bürger
}
answer-potions = { $count ->
    [0] Kein Trank
    [one] Ein Trank
   *[other] { $count } Tränke
}
answer-card = { $card }
answer-border = { $border }
answer-new-wall = Eine neue Mauer
answer-region-card = { $region_card }
answer-no-region-card = Keine Regionskarte
answer-no-extra-rat = Keine zusätzliche Ratte
answer-no-more-rats = Keine Ratten mehr
answer-face = { $face }
answer-rat = Ratte { $in_region }
answer-rat-seen = Ratte { $in_region }, Nummer { $place }, gesehen von { $seats }
answer-rat-known = Ratte { $in_region }, { $face }

## Ereignisse: `who` ist der Leser (you), der Zufall (nobody) oder jemand anderes (other)

event-card-chosen = In diesem Spiel: { $card }.
event-plague-moved = { $who ->
    [nobody] Die Pest beginnt { $in_region }.
    [you] Du bewegst die Pest { $to_region }.
   *[other] { $seat } bewegt die Pest { $to_region }.
}
event-caravan-moved = { $who ->
    [you] Du stellst die Karawane { $in_region } ab.
   *[other] { $seat } stellt die Karawane { $in_region } ab.
}
event-turn-began = { $who ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
event-citizens-placed =
    { $who ->
        [you] Du setzt
       *[other] { $seat } setzt
    } { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    } { $in_region } ein.
event-citizens-moved =
    { $who ->
        [you] Du bewegst
       *[other] { $seat } bewegt
    } { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    } { $from_origin } { $to_goal }.
event-citizen-saved = { $who ->
    [you] Du bringst einen Bürger { $from_region } in den Sicheren Hafen.
   *[other] { $seat } bringt einen Bürger { $from_region } in den Sicheren Hafen.
}
event-citizens-died =
    { $who ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    } { $in_region }.
event-card-taken =
    { $who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $from ->
        [nobody] { $the_card }.
        [you] dir { $the_card } weg.
       *[other] { $the_card } von { $loser }.
    }
event-card-used = { $who ->
    [you] Du nutzt { $the_card }.
   *[other] { $seat } nutzt { $the_card }.
}
event-rat-added = { $who ->
    [you] Du legst eine Ratte { $in_region } dazu.
   *[other] { $seat } legt eine Ratte { $in_region } dazu.
}
event-rat-moved = { $who ->
    [you] Du bewegst eine Ratte { $from_rat } { $to_region }.
   *[other] { $seat } bewegt eine Ratte { $from_rat } { $to_region }.
}
event-rats-swapped =
    { $who ->
        [you] Du vertauschst
       *[other] { $seat } vertauscht
    } { $together ->
        [yes] zwei Ratten { $in_rat }.
       *[no] eine Ratte { $in_rat } mit einer { $in_other_rat }.
    }
event-rat-seen =
    { $who ->
        [you] Du siehst dir eine Ratte { $in_rat } an
       *[other] { $seat } sieht sich eine Ratte { $in_rat } an
    }{ $known ->
        [yes] , { $face }.
       *[no] .
    }
event-rat-revealed = Eine Ratte { $in_region } wird aufgedeckt, { $face }.
event-outbreak-began = Die Pest bricht { $in_region } aus.
event-symbol-counted =
    { $symbol ->
        [majority] Mehrheit
        [all] Alle
       *[class] { $card }
    }: { $count } { $who ->
        [you] von dir
       *[other] von { $seat }
    }.
event-last-turn-ended = { $ending ->
    [rats-exhausted] Die letzte Ratte hat den Vorrat verlassen
   *[all-citizens-placed] { $who ->
        [you] Alle deine Bürger sind auf dem Spielplan
       *[other] Alle Bürger von { $seat } sind auf dem Spielplan
    }
}: Die Schlussrunde beginnt
event-final-turn-began = { $who ->
    [you] Dein letzter Zug
   *[other] Der letzte Zug von { $seat }
}
event-last-plague-began = Die Pest wütet in jeder Region

event-potions-drunk =
    { $count ->
        [one] Ein Trank rettet einen Bürger
       *[other] Tränke retten { $count } Bürger
    } von { $who ->
        [you] dir
       *[other] { $seat }
    } { $in_region }.
event-diplomat-sent =
    { $who ->
        [you] Dein Bürger
       *[other] Ein Bürger von { $seat }
    } { $both ->
        [1] mit Trank { $in_region }
       *[0] { $in_region }
    } wird Diplomat.
event-potion-given =
    { $who ->
        [you] { $both ->
            [1] Dein Diplomat
           *[0] Dein Bürger
        }
       *[other] { $both ->
            [1] Der Diplomat von { $seat }
           *[0] Ein Bürger von { $seat }
        }
    } { $in_region } bekommt einen Trank.
event-citizen-stored = { $who ->
    [you] Du legst einen Bürger auf den Bäcker.
   *[other] { $seat } legt einen Bürger auf den Bäcker.
}
event-citizens-released =
    { $count ->
        [one] Ein Bürger
       *[other] { $count } Bürger
    } von { $who ->
        [you] dir
       *[other] { $seat }
    } { $count ->
        [one] geht
       *[other] gehen
    } vom Bäcker { $to_region }.
event-bishop-placed = { $who ->
    [you] Du stellst einen Bischof { $in_region } auf.
   *[other] { $seat } stellt einen Bischof { $in_region } auf.
}
event-nun-placed = { $who ->
    [you] Du stellst eine Nonne { $in_region } auf.
   *[other] { $seat } stellt eine Nonne { $in_region } auf.
}
event-wall-built = { $who ->
    [you] Du baust eine Mauer zwischen { $region } und { $other_region }.
   *[other] { $seat } baut eine Mauer zwischen { $region } und { $other_region }.
}
event-region-card-drawn =
    { $who ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $known ->
        [yes] die Regionskarte { $region_card }.
       *[no] eine Regionskarte.
    }
event-region-card-kept =
    { $who ->
        [you] Du behältst
       *[other] { $seat } behält
    } { $known ->
        [yes] { $region_card }.
       *[no] eine der Regionskarten.
    }
event-region-card-shown = { $who ->
    [you] Du deckst { $region_card } auf.
   *[other] { $seat } deckt { $region_card } auf.
}
event-region-card-discarded = { $who ->
    [you] Du wirfst { $region_card } ab.
   *[other] { $seat } wirft { $region_card } ab.
}
event-region-card-played = { $who ->
    [you] Du schützt { $the_card } mit { $region_card }.
   *[other] { $seat } schützt { $the_card } mit { $region_card }.
}
event-region-deck-shuffled =
    { $count ->
        [one] Eine abgeworfene Regionskarte wird
       *[other] { $count } abgeworfene Regionskarten werden
    } zum neuen Stapel.
event-region-chosen = Die Pest zieht weiter { $to_region }.

## Hinweise

advice-no-chivalry =
    In diesem Spiel ist keine Karte des Rittertums, darum zieht die Pest nie mehr als einen Schritt
    auf einmal. Zu zweit oder dritt ist eine Auswahl mit Ritter, Kreuzritter oder Soldat besser.

## Das Ende

result-ending = { $ending ->
    [rats-exhausted] Das Spiel ist aus: Der Vorrat an Ratten war leer.
   *[all-citizens-placed] Das Spiel ist aus: Jemand hatte alle Bürger auf dem Spielplan.
}
result-winner = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] einem Punkt.
   *[other] { $score } Punkten.
}
result-seat = { $place }. { $seat }: { $score } ({ $parts })
part-citizens = { $count } in Regionen
part-safe-haven = { $count } im Hafen
part-region-cards = { $count } durch Karten
part-diplomats = { $count } durch Diplomaten

## Warum etwas gerade nicht gewählt werden kann

barred-increased = Du hast in diesem Zug schon Leute eingesetzt.
barred-no-rats = Leute kommen nur dorthin, wo Ratten sind.
barred-no-citizens = Du hast niemanden mehr auf der Hand.
barred-took-card = Du hast in diesem Zug schon eine Karte genommen.
barred-used = Du hast diese Karte in diesem Zug schon genutzt.
barred-no-use = An dieser Karte gibt es gerade nichts zu nutzen.
barred-too-far = So weit kommt die Pest nicht.
barred-plague = Die Karten sind vorbei, jetzt zieht die Pest.

## Rat

advice-number = { $whole },{ $tenth }
advice-board = Bis zu deinem nächsten Zug stehen im Schnitt { $mine } deiner Leute auf dem Plan, mit den anderen Antworten { $usual }.
advice-hand = Bis zu deinem nächsten Zug hast du im Schnitt { $mine } Leute auf der Hand, mit den anderen Antworten { $usual }.
judged-board = Bis zum nächsten Zug stehen dann im Schnitt { $mine } Leute auf dem Plan, mit den anderen Antworten { $usual }.
judged-hand = Bis zum nächsten Zug sind dann im Schnitt { $mine } Leute auf der Hand, mit den anderen Antworten { $usual }.

## What decisions are about

theme-placing = Bürger setzen
theme-cards = Klassenkarten
theme-plague = Die Pest lenken
theme-region-cards = Regionskarten
theme-travel = Reisen

## Challenges for one player

challenge-four-citizens = Vier Überlebende
challenge-empty-handed = Mit leeren Händen
challenge-two-cards = Zwei Karten genügen
challenge-duel = Duell
challenge-collector = Sammelwut
challenge-few-funerals = Wenige Begräbnisse
challenge-new-faces = Neue Gesichter
challenge-four-at-table = Zu viert am Tisch
goal-place = { $most ->
    [1] Gewinne das Spiel.
   *[other] Werde mindestens Zweiter.
}
goal-score = Überlebe mit mindestens { $least } Bürgern.
goal-lead = Gewinne mit mindestens { $least } Bürgern Vorsprung.
goal-times-card-taken = { $most ->
    [0] Nimm keine Klassenkarte.
    [2] Nimm höchstens zwei Klassenkarten.
   *[other] Nimm mindestens { $least }-mal eine Klassenkarte.
}
goal-sum-citizens-died-count = Verliere höchstens { $most } Bürger an die Pest.
