### RatLand: alles, was über das Spiel gesagt wird, auf Deutsch; die Begriffe sind die der Anleitung.

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
seat-6 = Orange
    .letter = O
seat-7 = Schwarz
    .letter = S
seat-8 = Braun
    .letter = A
seat-9 = Rosa
    .letter = P
seat-10 = Grau
    .letter = U
seat-11 = Limette
    .letter = M

## Ereignisse des Stapels

happening-abundance = Überfluss
    .text = Sofort bekommt jeder 1 Käse.
happening-massive-attack = Heftige Angriffe
    .text = Jeder Angriff mit mindestens einer Ratte zählt eine Ratte mehr.
happening-cousins-visit = Besuch vom Cousin
    .text = Sofort bekommt jeder 1 Ratte, die schon in dieser Runde eingesetzt werden kann.
happening-helmet-rat = Ratte mit Schutzhelm
    .text =
        In jedem Nahrungsbereich darf, wer gezogen hat, eines der Stücke in den Beutel zurücklegen
        und nicht beachten.
happening-yellow-is-the-new-black = Wir haben’s geschafft
    .text = Schwarz zählt als Gelb.
happening-dr-cheese = Dr. Käse
    .text =
        Je zwei weiße Stücke, die ein Spieler im selben Nahrungsbereich zieht, werden zu 1 gelben.
happening-tacticians = Taktiker
    .text =
        In Phase 6 bekommt jeder 1 Käse für jeden der drei Nahrungsbereiche, in den er keine Ratte
        geschickt hat.
happening-drunk = Betrunken
    .text =
        Sofort gibt der Spieler mit den meisten Ratten dem mit den wenigsten 1 Ratte, die weder
        vergiftet noch verirrt ist.
happening-hide-the-cheese = Alarm schlagen
    .text =
        Jeder darf einen seiner Käse in der Kinderstube verstecken, wo er nicht gestohlen werden
        kann.
happening-just-in-time = Gerade noch rechtzeitig
    .text =
        Vergiftete und verirrte Ratten kommen sofort zurück und können in dieser Runde eingesetzt
        werden.
happening-holy-rat = Heilige Ratte
    .text = Sofort legt jeder 1 Ratte von seinem Friedhof in den Vorrat.
happening-rattibal-lecter = Rattibal Lecter
    .text = In Phase 7 darf jeder vor dem Bezahlen 1 Ratte gegen 1 Käse tauschen.
happening-locked-and-loaded = Gesichert und geladen
    .text =
        Bis zu 3 Ratten jedes Spielers zählen zugleich als Verteidiger in der Vorratskammer und als
        Ratten in der Kinderstube.
happening-end-of-the-game = Spielende
    .text = Das Spiel endet sofort; diese Runde wird nicht mehr gespielt.

## Clans: die geschlossene Seite, und vom ersten Schlussereignis an die offene

clan-recyclers = Recyclerclan
    .closed = Zieh auf der Müllkippe ein Stück mehr, wenn du dort eine Ratte hast.
    .open = Bis zu 2 weiße Stücke, die du auf der Müllkippe ziehst, werden zu je 1 gelben.
clan-mutants = Mutantenclan
    .closed = Lila zählt als Gelb.
    .open = Lila zählt als Orange.
clan-explorers = Entdeckerclan
    .closed = Wenn verirrte Ratten von dir heimkehren, bringen sie zusammen 1 Käse mit.
    .open = Jede verirrte Ratte von dir, die heimkehrt, bringt 1 Käse mit.
clan-scavengers = Plündererclan
    .closed =
        In einem Nahrungsbereich, in den du keine Ratte geschickt hast, darfst du nach allen anderen
        1 Stück ziehen.
    .open =
        In jedem Nahrungsbereich, in den du keine Ratte geschickt hast, darfst du nach allen anderen
        1 Stück ziehen.
clan-alchemists = Alchemistenclan
    .closed = Nach der Ernährung darfst du 1 Käse in 1 Ratte verwandeln.
    .open = Nach der Ernährung darfst du bis zu 2 Käse in je 1 Ratte verwandeln.
clan-ninjas = Ninjaclan
    .closed =
        Greifst du nur einen Nachbarn an, und zwar mit genau 2 Ratten, so stiehlst du 1 Käse, wie
        stark er auch verteidigt.
    .open =
        Jeder deiner Angriffe mit genau 1 Ratte stiehlt 1 Käse, wie stark auch verteidigt wird.
clan-breeders = Familienclan
    .closed = Auch mit leerer Kinderstube bekommst du in Phase 4 1 Ratte.
    .open = In Phase 4 bekommst du immer 1 Ratte mehr als sonst.
clan-warriors = Kriegerclan
    .closed = Schwarz hat keine Wirkung auf dich.
    .open = Schwarz hat keine Wirkung auf dich, und deine Verteidigung zählt 2 Ratten mehr.
clan-musicians = Musikerclan
    .closed = Am Ende der Runde gibt dir der reichste andere Spieler 1 Käse.
    .open = Am Ende der Runde geben dir die drei reichsten anderen Spieler je 1 Käse.
clan-athletes = Sportlerclan
    .closed =
        Wenn die Sichtschirme weg sind, darfst du 1 Ratte auf einen anderen Platz versetzen.
    .open =
        Wenn die Sichtschirme weg sind, darfst du bis zu 3 Ratten auf andere Plätze versetzen.
clan-corrupt = Korrupter Clan
    .closed =
        In einem Nahrungsbereich darfst du vor dem Ziehen 1 Stück beliebiger Farbe in den Beutel
        legen.
    .open =
        In jedem Nahrungsbereich darfst du vor dem Ziehen 1 Stück beliebiger Farbe in den Beutel
        legen.
clan-seers = Hellseherclan
    .closed = Du siehst dir das nächste Ereignis an.
    .open = Du siehst dir das nächste Ereignis und die nächste Nahrungskarte an.

clan-text = { $closed } Vom ersten Schlussereignis an: { $open }

## Plätze

space-dump = Müllkippe
    .in = auf der Müllkippe
    .to = zur Müllkippe
    .from = von der Müllkippe
    .short = Müll
    .text =
        ein Nahrungsbereich: Jede Ratte, die dorthin geht, zieht ein Stück aus dem Beutel; er wird
        zuerst abgesucht.
space-city = Stadt
    .in = in der Stadt
    .to = in die Stadt
    .from = aus der Stadt
    .short = Stdt
    .text =
        ein Nahrungsbereich: Jede Ratte, die dorthin geht, zieht ein Stück aus dem Beutel; er wird
        als zweiter abgesucht.
space-fields = Felder
    .in = auf den Feldern
    .to = auf die Felder
    .from = von den Feldern
    .short = Feld
    .text =
        ein Nahrungsbereich: Jede Ratte, die dorthin geht, zieht ein Stück aus dem Beutel; er wird
        als letzter abgesucht.
space-left-pipe = linker Kanal
    .in = im linken Kanal
    .to = in den linken Kanal
    .from = aus dem linken Kanal
    .short = <Kan
    .text =
        Ratten dort greifen die Vorratskammer des linken Nachbarn an, der in der Zugreihenfolge nach
        dir sitzt.
space-right-pipe = rechter Kanal
    .in = im rechten Kanal
    .to = in den rechten Kanal
    .from = aus dem rechten Kanal
    .short = Kan>
    .text =
        Ratten dort greifen die Vorratskammer des rechten Nachbarn an, der vor dir sitzt.
space-nursery = Kinderstube
    .in = in der Kinderstube
    .to = in die Kinderstube
    .from = aus der Kinderstube
    .short = Kind
    .text = jede Ratte dort bringt eine neue Ratte.
space-pantry = Vorratskammer
    .in = in der Vorratskammer
    .to = in die Vorratskammer
    .from = aus der Vorratskammer
    .short = Vorr
    .text = Ratten dort verteidigen deinen Käse gegen beide Nachbarn.
space-both = Vorratskammer und Kinderstube
    .in = zugleich in Vorratskammer und Kinderstube
    .to = zugleich in Vorratskammer und Kinderstube
    .from = aus Vorratskammer und Kinderstube

## Farben des Käses

colour-yellow = Gelb
    .means = 1 Käse
    .text = 1 Käse.
    .pieces = { $count } × Gelb
colour-orange = Orange
    .means = 2 Käse
    .text = 2 Käse.
    .pieces = { $count } × Orange
colour-white = Weiß
    .means = nichts
    .text = Nichts.
    .pieces = { $count } × Weiß
colour-black = Schwarz
    .means = eine Ratte läuft weg
    .text =
        Eine deiner Ratten geht in den Vorrat: Du wählst eine gesunde oder eine vergiftete des
        Bereichs.
    .pieces = { $count } × Schwarz
colour-purple = Lila
    .means = eine Ratte wird vergiftet
    .text =
        Eine deiner Ratten ist vergiftet: Sie kommt in die Krankenstube, muss ernährt
        werden und kann nicht eingesetzt werden, bis sie zurückkehrt.
    .pieces = { $count } × Lila
colour-blue = Blau
    .means = eine Ratte verirrt sich
    .text =
        Eine deiner Ratten verirrt sich: Sie wird nicht ernährt und kann nicht eingesetzt
        werden, bis sie zurückkehrt.
    .pieces = { $count } × Blau
nothing = nichts

## Fragen an einen Sitz; `more` ist, was ein Neuling als Nächstes fragt

question-choose-board = Welche Seite deiner Kanaltafel spielst du?
    .more =
        Ein aggressiver Clan tötet eine Ratte, wenn sein Angriff gelingt, und verliert eine, wenn er
        misslingt. Mit den meisten Ratten in einem Nahrungsbereich verwundet er vor dem Ziehen eine
        fremde Ratte, zieht aber immer ein Stück weniger. Alle Seiten werden gezeigt, wenn jeder
        gewählt hat.
question-keep-clan = Welchen Clan behältst du?
    .more =
        Ein Clan hat jetzt eine Fähigkeit und vom ersten Schlussereignis an, in Runde 6, eine
        bessere. Alle Clans werden gezeigt, wenn jeder gewählt hat.
question-hide-cheese = Versteckst du einen Käse in der Kinderstube?
    .more =
        Ein versteckter Käse kann in dieser Runde nicht gestohlen werden. Vor der Ernährung ist er
        wieder in deiner Vorratskammer.
    .yes = Einen Käse verstecken
    .no = Nichts verstecken
question-place = { $double ->
        [yes] Wie viele Ratten zählen in der Vorratskammer und in der Kinderstube?
       *[no] { $left ->
            [one] Geht deine eine Ratte { $to_space }?
           *[other] Wie viele deiner { $left } Ratten gehen { $to_space }?
        }
    }
    .more =
        Hinter deinem Sichtschirm verteilst du alle deine Ratten: auf der Müllkippe, in der Stadt und
        auf den Feldern suchen sie Käse, in den Kanälen greifen sie einen Nachbarn an, in der
        Kinderstube bringen sie Junge, und die übrigen verteidigen die Vorratskammer. Niemand sieht
        etwas, bevor alle bereit sind. Danach muss jeder Clan ernährt werden: 4 bis 6 Ratten kosten
        einen Käse, 7 bis 9 kosten drei und so weiter; für jeden Käse, der fehlt, verhungert eine
        Ratte.
question-ready = Bist du bereit?
    .more =
        Wenn alle bereit sind, gehen alle Sichtschirme zugleich weg. Bis dahin darfst du neu
        anfangen.
    .yes = Bereit
    .no = Alle Ratten zurücknehmen und neu anfangen
question-move-from = Sportlerclan: Von welchem Platz geht eine Ratte weg?
    .more =
        Du siehst, wo alle Ratten sind. Du darfst eine Ratte versetzen, in den Schlussrunden bis zu
        drei.
question-move-to = Sportlerclan: Wohin geht die Ratte { $from_space }?
    .more = Eine Ratte darf auf jeden anderen Platz deiner Kanaltafel.
question-bribe = Korrupter Clan: Welches Stück legst du in den Beutel? ({ $area })
    .more =
        Das Stück kommt in den Beutel, bevor jemand zieht. Du darfst den Beutel auch lassen, wie er
        ist.
question-wound = Wessen Ratte { $in_area } verwundest du?
    .more =
        Du hast die meisten Ratten in diesen Nahrungsbereich geschickt, und dein Clan ist aggressiv.
        Die verwundete Ratte zieht nichts und kommt in die Krankenstube ihres Besitzers.
question-scavenge = Plündererclan: Ziehst du ein Stück von dem, was { $in_area } übrig ist?
    .more =
        Wo du keine Ratte hingeschickt hast, darfst du nach allen anderen ein Stück ziehen. Was es
        auch ist, es wirkt wie immer.
    .yes = Ein Stück ziehen
    .no = Nichts ziehen
question-put-back = Ratte mit Schutzhelm: Welches Stück legst du in den Beutel zurück?
    .more =
        Eines der Stücke, die du gezogen hast, darfst du nicht beachten. Andere können es nach dir
        ziehen.
question-let-go = { $count ->
        [one] Schwarz: Eine deiner Ratten geht. Welche?
       *[other] Schwarz: { $count } deiner Ratten gehen. Wie viele davon sind vergiftete?
    }
    .more =
        Für jedes schwarze Stück geht eine Ratte in den Vorrat zurück und zählt nicht gegen dich. Eine
        vergiftete Ratte kann in der nächsten Runde nicht eingesetzt werden, eine gesunde schon. Auch
        die Ratte, die Lila in diesem Zug vergiftet, darf gehen. Reichen die gesunden Ratten nicht für
        alle Stücke und geht keine vergiftete, so findet Blau keine Ratte.
question-strike = Das zusätzliche Stück trifft: welche deiner Ratten?
    .more =
        Ein zusätzlicher Zug hat keine eigene Ratte und kann deshalb jede von deinen treffen. Eine
        Ratte, die noch suchen muss, zieht dann nichts mehr; die anderen haben in dieser Runde nichts
        mehr zu tun.
question-last-piece = Mehr Schaden als gesunde Ratten: Welches Stück kommt zuletzt?
    .more =
        Du führst die Stücke in beliebiger Reihenfolge aus. Das letzte findet keine Ratte und bewirkt
        nichts.
question-swap = Rattibal Lecter: Tauschst du eine Ratte gegen einen Käse?
    .more =
        Bevor alle bezahlen, darfst du eine Ratte für einen Käse hergeben. Sie zählt nicht gegen dich
        und muss nicht ernährt werden.
question-starve = Deine Ratten verhungern: Wie viele davon sind vergiftete?
    .more =
        Für jeden Käse, der fehlt, kommt eine Ratte auf deinen Friedhof und zählt gegen dich. Eine
        vergiftete Ratte kann in der nächsten Runde nicht eingesetzt werden, eine gesunde schon.
question-alchemy = Alchemistenclan: Wie viele Käse werden zu Ratten?
    .more =
        Nach der Ernährung darfst du Käse in Ratten verwandeln. Sie müssen von der nächsten Runde an
        ernährt werden.

## Fragen an den Zufall

question-deal-clan = Zufall: Welcher Clan wird ausgeteilt?
    .more = Jeder bekommt zwei Clans und behält einen.
question-draw-event = Zufall: Welches Ereignis kommt als Nächstes?
    .more =
        Zuerst kommen fünf Anfangsereignisse, dann vier Schlussereignisse mit dem Spielende irgendwo
        dazwischen.
question-draw-food = Zufall: Welche Nahrungskarte kommt als Nächstes?
    .more = Die Nahrungskarte sagt, was für jeden Nahrungsbereich im Beutel ist.
question-draw-piece = Zufall: Welches Stück zieht { $drawer }?
    .more = Jedes Stück im Beutel ist so wahrscheinlich wie ein anderes.

## Antworten

answer-board-normal = Normal
answer-board-aggressive = Aggressiv
answer-rats = { $count ->
    [0] Keine Ratte
    [one] Eine Ratte
   *[other] { $count } Ratten
}
answer-cheese = { $count ->
    [0] Kein Käse
    [one] Ein Käse
   *[other] { $count } Käse
}
answer-clan = { $clan }
answer-space = { $space }
answer-both = Zugleich in Vorratskammer und Kinderstube
answer-let-go = { $all ->
    [one] { $poisoned ->
        [0] Eine gesunde
       *[other] Eine vergiftete
    }
   *[other] { $poisoned ->
        [0] Keine vergiftete
        [one] Eine vergiftete
       *[other] { $poisoned } vergiftete
    }
}
answer-stop = Das war alles
answer-colour = { $means } ({ $colour })
answer-none = Keins
answer-seat = { $seat }
answer-event = { $happening }
answer-food = Karte { $card }
answer-swap-keep = Alle Ratten behalten
answer-swap-healthy = Eine gesunde Ratte tauschen
answer-swap-poisoned = Eine vergiftete Ratte tauschen

## Ereignisse: `who` ist der Leser (you) oder jemand anderes (other), `whom` ebenso

event-clan-dealt = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
}{ $known ->
    [yes] : { $clan }.
   *[no] { " " }einen Clan.
}
event-clans-chosen = Alle Seiten werden gezeigt. { $seats }
chosen = { $seat }: { $aggressive ->
    [yes] aggressive Tafel
   *[no] normale Tafel
}{ $with_clan ->
    [yes] , { $clan }.
   *[no] .
}
event-round-began = { $who ->
    [you] Eine neue Runde; du bist der Aktive Spieler
   *[other] Eine neue Runde; { $seat } ist der Aktive Spieler
}
event-event-revealed = Das Ereignis ist { $happening }: { $text }
event-food-revealed = Nahrungskarte { $card }: { $areas }.
food-area = { $area } { $pieces }
event-event-foreseen =
    { $who ->
        [you] Du siehst dir das nächste Ereignis an
       *[other] { $seat } sieht sich das nächste Ereignis an
    }{ $known ->
        [yes] : { $happening }.
       *[no] .
    }
event-food-foreseen =
    { $who ->
        [you] Du siehst dir die nächste Nahrungskarte an
       *[other] { $seat } sieht sich die nächste Nahrungskarte an
    }{ $known ->
        [yes] , Nummer { $card }.
       *[no] .
    }
event-screens-lifted = Die Sichtschirme gehen weg. { $seats }
event-athletes-moved = Der Sportlerclan hat versetzt. { $seats }
placed = { $seat }: { $places }.
placed-rats = { $space } { $count }
placed-double = doppelt zählend { $count }
placed-cheese = ein versteckter Käse
event-cheese-gained = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] einen Käse.
   *[other] { $count } Käse.
}
event-cheese-stolen = { $who ->
    [you] Du stiehlst
   *[other] { $seat } stiehlt
} { $whom ->
    [you] dir
   *[other] { $victim }
} { $count ->
    [one] einen Käse.
   *[other] { $count } Käse.
}
event-cheese-given = { $who ->
    [you] Du gibst { $musician } einen Käse.
   *[other] { $whom ->
        [you] { $seat } gibt dir einen Käse.
       *[other] { $seat } gibt { $musician } einen Käse.
    }
}
event-cheese-paid = { $who ->
    [you] Du ernährst deinen Clan mit
   *[other] { $seat } ernährt den Clan mit
} { $count ->
    [one] einem Käse.
   *[other] { $count } Käse.
}
event-rats-joined = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] eine Ratte
   *[other] { $count } Ratten
} { $in_space }.
event-rat-left = { $who ->
    [you] Du verlierst eine Ratte { $from_space } an den Vorrat.
   *[other] { $seat } verliert eine Ratte { $from_space } an den Vorrat.
}
event-poisoned-rat-left = { $who ->
    [you] Du verlierst eine vergiftete Ratte an den Vorrat.
   *[other] { $seat } verliert eine vergiftete Ratte an den Vorrat.
}
event-rat-poisoned = { $who ->
    [you] Deine Ratte { $from_space } kommt in die Krankenstube.
   *[other] Eine Ratte von { $seat } kommt { $from_space } in die Krankenstube.
}
event-rat-lost = { $who ->
    [you] Deine Ratte { $from_space } verirrt sich.
   *[other] { $seat }: Eine Ratte { $from_space } verirrt sich.
}
event-rat-given = { $who ->
    [you] Eine betrunkene Ratte läuft von dir zu { $taker }.
   *[other] { $whom ->
        [you] Eine betrunkene Ratte läuft von { $seat } zu dir.
       *[other] Eine betrunkene Ratte läuft von { $seat } zu { $taker }.
    }
}
event-rats-returned = { $who ->
    [you] Deine Ratten kehren heim
   *[other] Die Ratten von { $seat } kehren heim
}: { $poisoned } vergiftet, { $lost } verirrt.
event-rat-freed = { $who ->
    [you] Eine Ratte kommt von deinem Friedhof in den Vorrat.
   *[other] Eine Ratte kommt vom Friedhof von { $seat } in den Vorrat.
}
event-bag-filled = Im Beutel ({ $area }): { $pieces }.
event-piece-added = { $who ->
    [you] Du legst ein Stück in den Beutel: { $colour }.
   *[other] { $seat } legt ein Stück in den Beutel: { $colour }.
}
event-rat-wounded = { $who ->
    [you] Du verwundest eine Ratte von { $victim } { $in_area }.
   *[other] { $whom ->
        [you] { $seat } verwundet eine deiner Ratten { $in_area }.
       *[other] { $seat } verwundet eine Ratte von { $victim } { $in_area }.
    }
}
event-piece-drawn = { $who ->
    [you] Du ziehst { $colour }.
   *[other] { $seat } zieht { $colour }.
}
event-piece-put-back = { $who ->
    [you] Du legst { $colour } in den Beutel zurück.
   *[other] { $seat } legt { $colour } in den Beutel zurück.
}
event-swaps-revealed = Ratten werden gegen Käse getauscht: { $seats }.
event-rats-starved = Ratten verhungern: { $seats }.
event-cheese-transmuted = Käse wird zu Ratten: { $seats }.
counted = { $seat } { $count }
nobody = niemand

## Das Ende

result-ending = Das Spiel ist aus: Das Spielende wurde aufgedeckt.
result-winner = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] einem Punkt.
   *[other] { $score } Punkten.
}
result-seat =
    { $place }. { $seat }: { $score } ({ $rats ->
        [one] 1 lebende Ratte
       *[other] { $rats } lebende Ratten
    }, { $dead } auf dem Friedhof, { $cheese } Käse)

## Rat

advice-number = { $whole },{ $tenth }
plan-part = { $count } { $space }
advice-cheese = Nach dieser Runde hast du im Schnitt { $mine } Käse, mit den anderen Plänen { $usual }.
advice-rats = Nach dieser Runde leben im Schnitt { $mine } deiner Ratten, mit den anderen Plänen { $usual }.
advice-dead = Nach dieser Runde sind im Schnitt { $mine } deiner Ratten tot, mit den anderen Plänen { $usual }.
judged-cheese = Nach der Runde sind das im Schnitt { $mine } Käse, mit den anderen Plänen { $usual }.
judged-rats = Nach der Runde leben dann im Schnitt { $mine } Ratten, mit den anderen Plänen { $usual }.
judged-dead = Nach der Runde sind dann im Schnitt { $mine } Ratten tot, mit den anderen Plänen { $usual }.

## What decisions are about

theme-placing = Ratten aussenden
theme-search = Suchen
theme-harm = Schaden
theme-feeding = Füttern
theme-clans = Clans und Tableaus

## Challenges for one player

challenge-twenty-rats = Zwanzig Ratten
challenge-honest = Ein ehrlicher Clan
challenge-raider = Die Plünderer
challenge-duel = Duell
challenge-full-nursery = Volle Kinderstube
challenge-feast = Das große Fressen
challenge-clans = Besondere Clans
challenge-four-at-table = Zu viert am Tisch
goal-place = { $most ->
    [1] Gewinne das Spiel.
   *[other] Werde mindestens Zweiter.
}
goal-score = Erreiche mindestens { $least } Punkte: lebende Ratten weniger die toten.
goal-lead = Gewinne mit mindestens { $least } Punkten Vorsprung.
goal-times-cheese-stolen = Stiehl keinen Käse.
goal-sum-cheese-stolen-count = Stiehl mindestens { $least } Käse.
goal-sum-rats-joined-count = Hole mindestens { $least } neue Ratten in deinen Clan.
goal-sum-cheese-paid-count = Füttere deine Ratten mit zusammen mindestens { $least } Käse.
