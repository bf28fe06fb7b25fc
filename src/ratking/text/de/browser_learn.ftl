### Geführte erste Spiele: die Seite, die sie anbietet, und der Lehrer am Tisch.

learn = Lernen
learn-line = Ein erstes Spiel mit Lehrer
learn-title = Lernen beim Spielen
learn-lead = Von jeder Schachtel ein erstes Spiel am echten Tisch. Ein Lehrer erklärt jeden Schritt dort, wo er geschieht; entscheiden darfst du.
learn-about-rattus = Zwei Spieler, eine Karte voller Ratten. Siedle, wachse, nimm Karten und lenke die Pest bis zur letzten Abrechnung. Etwa zehn Minuten.
learn-about-cartus = Drei Spieler, eine Stadt. Sammle Karten, gewinne Einfluss und halte deine Ratten so knapp, dass die Nonnen reichen. Etwa zehn Minuten.
learn-about-ratland = Drei Clans unter einer Stadt. Verteile deine Ratten, stiehl, vermehre dich, suche und füttere alle. Etwa acht Minuten.
learn-begin = { $game } lernen
learn-resume = Weiter mit { $game }
learn-again = Neu beginnen

coach = Lehrer
coach-place = { $number } von { $count }
coach-next = Weiter
coach-back = Zurück
coach-go-on = Weiterspielen
coach-yours = Du entscheidest
coach-again = Noch einmal
coach-show = Zeig es mir
coach-play = Ein echtes Spiel
coach-more = Mehr Lektionen
