### Rattus Cartus im Browser: was auf seinem Brett und seinen Tafeln steht.

## Wo das Spiel steht

standing-round = { $final ->
    [yes] Runde { $round } von { $rounds }, die letzte
   *[no] Runde { $round } von { $rounds }
}
phase-draw-buildings = Gebäude
phase-supplies = Versorgung
phase-enter = Betreten
phase-resolve = Auswerten

## Gebäude

buildings-title = Die Gebäude dieser Runde
building-coming = Eine Gebäudekarte, die noch kommt
building-supply = Versorgung
building-premium = Premium
building-standard = Standard
space-taken = { $count ->
    [0] { $seat } kam ohne Karten
    [one] { $seat } kam mit einer Karte
   *[other] { $seat } kam mit { $count } Karten
}

## Meine Hand

hand-title = Deine Hand
hand-sorted = nach Klassen sortiert
hand-empty = Du hast keine Karten.
hand-lay = antippen, um verdeckt zu legen
hand-give = antippen, was du gibst
hand-discard-for-rat = antippen, was du abwirfst
picks-clear = Zurücknehmen
picks-lay = { $count ->
    [0] Keine Karten legen
    [one] Die Karte legen
   *[other] Die { $count } Karten legen
}
picks-give = { $count ->
    [one] Die Karte geben
   *[other] Die Karten geben
}
picks-discard-for-rat = { $count ->
    [0] Nichts abwerfen
    [one] Die Karte abwerfen
   *[other] Die { $count } Karten abwerfen
}
picks-key = Enter

## Was eine Wahl berühren würde

preview-track = Einfluss: { $family }
preview-of = von { $most } gewählt
preview-rival = { $count ->
    [0] { $seat } hat keine Karten gelegt
    [one] { $seat } hat eine Karte gelegt
   *[other] { $seat } hat { $count } Karten gelegt
}
preview-ahead = { $mine } schlägt vorerst { $count } von { $seat }
preview-alone = Wähle Karten aus deiner Hand, oder keine.

## Einfluss

tracks-title = Einfluss
tracks-tie = bei Gleichstand liegt die untere Scheibe vorn
track-seat = { $seat } { $count }
track-spoken = { $family }: { $seats }
track-nobody = noch niemand
glance-open = Einfluss und Nonnenreihe
glance-nuns = { $least }–{ $most }
glance-close = Zurück zu den Gebäuden

## Nonnen

nuns-title = Nonnenreihe
nuns-count = { $seen } von 5 gesehen
nuns-rats = { $count ->
    [0] Du hast keine Ratten.
    [one] Du hast eine Ratte.
   *[other] Du hast { $count } Ratten.
}
nuns-known = { $hidden ->
    [0] Es sind { $seen } Nonnen.
    [one] Nonnen: { $seen } gesehen, eine Karte noch verdeckt ({ $least }–{ $most }).
   *[other] Nonnen: { $seen } gesehen, { $hidden } Karten noch verdeckt ({ $least }–{ $most }).
}
nuns-total = { $count ->
    [one] eine Nonne
   *[other] { $count } Nonnen
}
nun-hidden = Karte { $place }, verdeckt
nun-seen = { $count ->
    [one] Karte { $place }: eine Nonne
   *[other] Karte { $place }: { $count } Nonnen
}

## Stapel

decks-title = Vorrat
deck-population = Bevölkerung
deck-joker = Joker
deck-sword = Schwerter
deck-flute = Flöten
deck-pass = Pässe
deck-gold = Gold
deck-tokens = Punkte
deck-buildings = Gebäude

## Plätze

seat-cards = { $count ->
    [one] Karte
   *[other] Karten
}
seat-rats = { $count ->
    [one] Ratte
   *[other] Ratten
}
seat-rats-hidden = Ratten bleiben geheim
seat-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
seat-holds = Vor aller Augen genommen

## Das Ende

finale-rats = { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
}
finale-dead = tot
finale-alive = am Leben
cartus-sum-influence = Einfluss
cartus-sum-actions = Aktionen
cartus-sum-points = Punkte
cartus-sum-rid = Ratten los
cartus-sum-rats = neue Ratten
