### Turniere und Klubs.

together-line = Immer wieder mit denselben Leuten spielen, oder an einem Abend alle gegen alle.
tournaments = Turniere
tournaments-none = Noch kein Turnier. Eröffne eines und schick den Link an deine Freunde.
tournament-new = Turnier eröffnen
tournament-name = Wie es heißt
tournament-game = Welches Spiel
tournament-size = Spieler an einem Tisch
tournament-format = Wer gegen wen
tournament-swiss = Schweizer System
    .text = Wer so viele Punkte hat wie du, ist dein nächster Gegner.
tournament-round-robin = Alle gegen alle
    .text = Jeder trifft auf jeden. Später kommt niemand mehr dazu.
tournament-arena = Arena
    .text = Wer frei ist, spielt weiter, bis die Zeit um ist. Kommen und gehen, wie man mag.
tournament-rounds = Runden
tournament-minutes = Minuten
tournament-seconds = Sekunden für jede Antwort
tournament-seconds-why = Wer nicht rechtzeitig antwortet, dem hilft ein Bot; so wartet niemand ewig.
tournament-bot = Bots in den Lücken
tournament-public = Alle können es finden
tournament-status-open = Offen
tournament-status-running = Läuft
tournament-status-paused = Pause
tournament-status-over = Beendet
tournament-facts = Tische zu { $players }
tournament-entrants = { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }
tournament-round = Runde { $round } von { $rounds }
tournament-next-in = Die nächste Runde beginnt in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
tournament-ends-in = Neue Partien beginnen noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang.
tournament-enter = Mitspielen
tournament-entered = Du spielst als { $name }.
tournament-break = Aussetzen
tournament-back = Weiterspielen
tournament-away = setzt aus
tournament-withdraw = Abmelden
tournament-table = An deinen Tisch
tournament-waiting = Du bekommst einen Gegner, sobald jemand frei ist.
tournament-begin = Beginnen
tournament-begin-why = Beginnt, wenn mindestens zwei mitspielen.
tournament-pause = Pause
tournament-resume = Weiter
tournament-end = Turnier beenden
tournament-invite = Wer diesen Link hat, kann mitspielen
tournament-standings = Tabelle
tournament-points = Punkte
tournament-opposition = Punkte der Gegner
tournament-won = Siege
tournament-games = Partien
tournament-rounds-title = Runde für Runde
tournament-round-number = Runde { $round }
tournament-file-standings = Tabelle als Datei
tournament-file-games = Partien als Datei
tournament-all = Alle Turniere
clubs = Klubs
clubs-none = Noch kein Klub. Gründe einen; sein Link lässt deine Freunde ein.
club-new = Klub gründen
club-name = Wie er heißt
club-found = Gründen
club-members = { $count ->
        [one] Ein Mitglied
       *[other] { $count } Mitglieder
    }
club-door = Ein Klub mit { $count ->
        [one] einem Mitglied
       *[other] { $count } Mitgliedern
    }. Komm herein, dann findest du seine Tische und seine Rangliste.
club-join = Hereinkommen
club-own = Wie wir dich nennen
club-link = Dieser Link lässt andere ein
club-new-link = Neuen Link machen
club-tables = Tische
club-tables-none = Noch kein Tisch.
club-table-new = Tisch eröffnen
club-pace = Wie schnell
club-pace-none = In einer Sitzung
club-pace-1 = Ein Tag für jeden Zug
club-pace-3 = Drei Tage für jeden Zug
club-pace-7 = Eine Woche für jeden Zug
club-your-turn = Du bist dran
club-ladder = Rangliste
club-ladder-none = Sie beginnt mit der ersten beendeten Partie.
club-host = leitet
club-rest-until = ruht bis { $day }
club-rest = Ausruhen
club-rest-days = { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    }
club-rest-why = Solange du ruhst, stehen deine Tagesuhren hier still. Dieses Jahr bleiben dir { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }.
club-rest-end = Ich bin wieder da
club-send-away = { $name } ausschließen
club-leave = Klub verlassen
club-end = Klub auflösen
club-sure = Wirklich?
