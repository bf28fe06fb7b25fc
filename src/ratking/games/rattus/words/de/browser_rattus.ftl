### Rattus im Browser: was auf dem Brett und daneben steht.

## Neben dem Brett

rattus-free = frei
rattus-used = in diesem Zug genutzt
rattus-protected = geschützt
rattus-on-board = auf dem Plan
rattus-in-hand = auf der Hand
rattus-safe-haven = Sicherer Hafen
rattus-safe-diplomats = Diplomaten
rattus-region-cards-held = { $count ->
    [one] eine Regionskarte
   *[other] { $count } Regionskarten
}
rattus-region-cards-left = { $count } im Stapel
rattus-rats-left = { $count ->
    [one] Ratte übrig
   *[other] Ratten übrig
}
rattus-unseen = noch verdeckt, nach Grenzwert
rattus-unseen-limit = Grenzwert { $limit }: { $count }
rattus-unseen-symbols = noch verdeckt, nach Symbol

## Auf dem Brett

rattus-rats-here = { $count ->
    [0] Hier ist keine Ratte
    [one] Eine Ratte
   *[other] { $count } Ratten
}
rattus-seen-by = Eine gesehen von
rattus-nuns-here = { $count ->
    [one] Eine Nonne: Ein Bürger weniger zählt
   *[other] { $count } Nonnen: { $count } Bürger weniger zählen
}

## Antworten in Gruppen

rattus-deed-increase = Vermehren
rattus-deed-take = Nehmen
rattus-deed-use = Nutzen
confirm-settle = In { $answer } siedeln
confirm-move-plague = Pest nach { $answer } schicken

## Eine Antwort, bevor sie gegeben ist

rattus-preview = { $plague ->
    [yes] Wenn die Pest hierher zieht: { $region }
   *[no] { $region }
}
rattus-preview-new-rats = { $count ->
    [0] keine neuen Ratten
    [one] eine neue Ratte für einen Nachbarn
   *[other] { $count } neue Ratten für die Nachbarn
}
rattus-preview-revealed = { $count ->
    [0] keine Ratte wird aufgedeckt
    [one] eine Ratte wird aufgedeckt
   *[other] bis zu { $count } Ratten werden aufgedeckt
}
rattus-preview-at-stake = Auf dem Spiel
rattus-preview-citizens = { $count ->
    [one] Ein Bürger von dir kommt.
   *[other] { $count } Bürger von dir kommen.
}
rattus-preview-walk = { $count ->
    [one] Ein Bürger kommt aus { $origin }.
   *[other] { $count } Bürger kommen aus { $origin }.
}
rattus-preview-rat = Eine neue Ratte kommt.
rattus-preview-rat-moves = Eine Ratte kommt aus { $origin }.

## Eine aufgedeckte Ratte

rattus-outbreak = Ausbruch: { $region }
rattus-no-outbreak = Kein Ausbruch: { $crowd } von { $limit }
rattus-limit = { $crowd ->
    [0] { "" }
    [one] Ein Bürger,{ " " }
   *[other] { $crowd } Bürger,{ " " }
}Grenzwert { $limit }{ $lowered ->
    [0] { "" }
   *[other] { ", " }um { $lowered } gesenkt
}
rattus-majority = Mehrheit
rattus-everyone = Alle

## Wo das Spiel steht

rattus-turn = { $mine ->
    [yes] Du bist dran
   *[no] { $name }
}
rattus-phase-setup = Erste Bürger
rattus-phase-final-round = Schlussrunde
rattus-phase-last-plague = Die letzte Pest
rattus-step-increase = Vermehren
rattus-step-card = Karte
rattus-step-abilities = Fähigkeiten
rattus-step-plague = Pest
