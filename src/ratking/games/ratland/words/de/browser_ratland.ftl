### RatLand im Browser: was auf der Tafel und um sie herum steht. *So* ist kräftig, !so! schlecht.

## Wo das Spiel steht

ratland-setup = Vor der ersten Runde
ratland-round = Runde { $round }
ratland-phase-event = Ereignis
ratland-phase-rats = Ratten
ratland-phase-attack = Angriff
ratland-phase-nursery = Kinderstube
ratland-phase-return = Rückkehr
ratland-phase-search = Suche
ratland-phase-feeding = Ernährung

## Die Kanaltafel

ratland-space-dump = Müllkippe
ratland-space-city = Stadt
ratland-space-fields = Felder
ratland-space-left-pipe = Linker Kanal
ratland-space-right-pipe = Rechter Kanal
ratland-space-nursery = Kinderstube
ratland-space-pantry = Vorratskammer
ratland-neighbour = { $name }, { $cheese } Käse
ratland-guards = bewacht *{ $cheese }* Käse
ratland-young = { $count ->
    [0] keine Jungen
   *[other] *{ $count }* Junge kommen
}
ratland-counts-as = zählt als { $count }
ratland-cheese-hidden = hier ist ein Käse versteckt
ratland-twice = Bis zu { $most } Ratten dürfen in beiden zählen
ratland-twice-name = Vorratskammer und Kinderstube
ratland-twice-now = { $count } in beiden
ratland-waiting = { $count ->
    [0] Alle Ratten sind unterwegs
    [one] Eine Ratte wartet
   *[other] { $count } Ratten warten
}
ratland-screen-up = Dein Sichtschirm steht
ratland-aggressive = Aggressive Tafel
ratland-behind-screen = Hinter dem Sichtschirm
ratland-left-neighbour = linker Nachbar
ratland-right-neighbour = rechter Nachbar
ratland-opponent = auf beiden Seiten
ratland-needs = braucht { $count } Käse
ratland-in-the-bag = { $count } im Beutel

## Was geschieht, wo die Tafel den Rest zeigt

ratland-screens-lifted = Die Sichtschirme gehen weg
ratland-athletes-moved = Der Sportlerclan hat versetzt
ratland-food-revealed = Eine Nahrungskarte wird aufgedeckt
ratland-clans-chosen = Alle Clans und Tafeln werden gezeigt

## Ratten verteilen

ratland-send = Schick deine Ratten los: { $count ->
    [0] alle sind verteilt
    [1] noch eine zu setzen
    [2] noch zwei zu setzen
    [3] noch drei zu setzen
    [4] noch vier zu setzen
    [5] noch fünf zu setzen
    [6] noch sechs zu setzen
    [7] noch sieben zu setzen
    [8] noch acht zu setzen
    [9] noch neun zu setzen
   *[other] noch { $count } zu setzen
}
ratland-upkeep = Nach der Kinderstube brauchen *{ $rats } Ratten* { $short ->
    [yes] !{ $need } Käse!
   *[no] *{ $need } Käse*
}; du hast *{ $have }*.
ratland-keys = Tasten 1–7 setzen, Umschalt nimmt weg.
ratland-more = Eine Ratte mehr: { $space }
ratland-fewer = Eine Ratte weniger: { $space }
ratland-rats-there = { $space }: { $count }
ratland-placed = { $placed } von { $total } Ratten verteilt
ratland-undo = Zurück
ratland-as-last-round = Wie letzte Runde
ratland-clear = Leeren
ratland-not-ready = { $count ->
    [one] Eine Ratte wartet noch im Gang.
   *[other] { $count } Ratten warten noch im Gang.
}
ratland-too-many-at-home = Für dieses Ereignis bleiben zu viele Ratten zu Hause.

## Vor der ersten Runde

ratland-choosing = Alle wählen geheim.
ratland-closed-side = Von Anfang an
ratland-open-side = Vom ersten Schlussereignis an
ratland-board-normal = Normale Tafel
    .text = Angriffe stehlen nur Käse. Jede Ratte zieht ein Stück.
ratland-board-aggressive = Aggressive Tafel
    .text = Angriffe töten einen Verteidiger oder kosten einen Angreifer. Der Stärkste in einem Bereich verwundet eine Ratte; es wird ein Stück weniger gezogen.

## Um die Tafel herum

ratland-rats-word = Ratten
ratland-cheese-word = Käse
ratland-dead = tot
ratland-poisoned = vergiftet
ratland-lost = verirrt
ratland-in-graveyard = auf dem Friedhof
ratland-graveyard-costs = Jede kostet am Ende einen Punkt.
ratland-away = In dieser Runde fort
ratland-come-home = Sie kehren vor der Suche in die Vorratskammer heim.
ratland-later = Vom ersten Schlussereignis an: { $text }
ratland-next-event = Du siehst voraus: { $event }
ratland-finds = Was Ratten finden können
ratland-find-yellow = 1 Käse
ratland-find-orange = 2 Käse
ratland-find-white = nichts
ratland-find-black = eine Ratte läuft weg
ratland-find-purple = eine Ratte wird vergiftet
ratland-find-blue = eine Ratte verirrt sich
ratland-feeding = Ernährung
ratland-feeding-head = Ratten · Käse
ratland-each-more = jede weitere
ratland-missing = Du hast *{ $have }*, also muss die Suche mindestens !{ $missing }! bringen, oder { $missing ->
    [one] eine Ratte verhungert.
   *[other] Ratten verhungern.
}
ratland-enough = Du hast *{ $have }*: genug für die *{ $need }*, die sie brauchen, wenn niemand stiehlt.
ratland-sum-stolen = erbeutet
ratland-sum-robbed = geraubt
ratland-sum-found = Käse gefunden
ratland-sum-young = Junge
ratland-sum-away = Ratten fort
ratland-sum-dead = tot
