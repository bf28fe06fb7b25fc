### Tournois et clubs.

together-line = Jouer encore et encore avec les mêmes, ou tous contre tous en une soirée.
tournaments = Tournois
tournaments-none = Pas encore de tournoi. Ouvres-en un et envoie le lien à tes amis.
tournament-new = Ouvrir un tournoi
tournament-name = Son nom
tournament-game = Quel jeu
tournament-size = Joueurs par table
tournament-format = Qui rencontre qui
tournament-swiss = Système suisse
    .text = Ton prochain adversaire a autant de points que toi.
tournament-round-robin = Tous contre tous
    .text = Chacun rencontre chacun. On ne peut plus entrer ensuite.
tournament-arena = Arène
    .text = Qui est libre rejoue jusqu’à la fin du temps. On vient et on part quand on veut.
tournament-rounds = Manches
tournament-minutes = Minutes
tournament-seconds = Secondes par réponse
tournament-seconds-why = Un bot aide qui ne répond pas à temps ; ainsi personne n’attend sans fin.
tournament-bot = Bots aux places vides
tournament-public = Tout le monde peut le trouver
tournament-status-open = Ouvert
tournament-status-running = En cours
tournament-status-paused = En pause
tournament-status-over = Terminé
tournament-facts = tables de { $players }
tournament-entrants = { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
tournament-round = Manche { $round } sur { $rounds }
tournament-next-in = La manche suivante commence dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
tournament-ends-in = De nouvelles parties commencent encore pendant { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
tournament-enter = Participer
tournament-entered = Tu joues sous le nom de { $name }.
tournament-break = Faire une pause
tournament-back = Reprendre
tournament-away = en pause
tournament-withdraw = Se retirer
tournament-table = À ta table
tournament-waiting = Tu auras un adversaire dès que quelqu’un sera libre.
tournament-begin = Commencer
tournament-begin-why = Commence quand au moins deux joueurs participent.
tournament-pause = Pause
tournament-resume = Reprendre
tournament-end = Terminer le tournoi
tournament-invite = Ce lien permet de participer
tournament-standings = Classement
tournament-points = Points
tournament-opposition = Points des adversaires
tournament-won = Victoires
tournament-games = Parties
tournament-rounds-title = Manche par manche
tournament-round-number = Manche { $round }
tournament-file-standings = Classement en fichier
tournament-file-games = Parties en fichier
tournament-all = Tous les tournois
clubs = Clubs
clubs-none = Pas encore de club. Fondes-en un ; son lien laisse entrer tes amis.
club-new = Fonder un club
club-name = Son nom
club-found = Fonder
club-members = { $count ->
        [one] Un membre
       *[other] { $count } membres
    }
club-door = Un club de { $count ->
        [one] un membre
       *[other] { $count } membres
    }. Entre pour trouver ses tables et son classement.
club-join = Entrer
club-own = Comment t’appeler
club-link = Ce lien laisse entrer les autres
club-new-link = Faire un nouveau lien
club-tables = Tables
club-tables-none = Pas encore de table.
club-table-new = Ouvrir une table
club-pace = À quelle vitesse
club-pace-none = D’une traite
club-pace-1 = Un jour par tour
club-pace-3 = Trois jours par tour
club-pace-7 = Une semaine par tour
club-your-turn = À toi de jouer
club-ladder = Classement
club-ladder-none = Il commence avec la première partie terminée.
club-host = responsable
club-rest-until = se repose jusqu’au { $day }
club-rest = Se reposer
club-rest-days = { $days ->
        [one] Un jour
       *[other] { $days } jours
    }
club-rest-why = Pendant ton repos, tes horloges de jours s’arrêtent ici. Il te reste { $days ->
        [one] un jour
       *[other] { $days } jours
    } cette année.
club-rest-end = Je suis de retour
club-send-away = Exclure { $name }
club-leave = Quitter le club
club-end = Dissoudre le club
club-sure = Vraiment ?
