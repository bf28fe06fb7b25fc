### Die Seite mit den Regeln, und die Regeln, die am Tisch erscheinen.

rules-games = Spiele
rules-search = Regeln und Karten durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $count } Stellen
}
rules-nothing = Diese Wörter stehen in keiner Regel und auf keiner Karte.
rules-example = Beispiel
rules-ruling = Entscheidung
rules-more = Alle Regeln
rules-learn = Beim Spielen lernen
rules-reading = So liest man diese Regeln: Begriffe und Nummern

## Was in den Schachteln ist

things-card = Karten
things-region = Regionen
things-region-card = Regionskarten
things-building = Gebäude
things-event = Ereignisse
things-clan = Clans
things-space = Plätze einer Kanaltafel
things-colour = Stücke im Beutel

## Warum etwas nicht gewählt werden kann

why-not = Danach wird gerade nicht gefragt.
