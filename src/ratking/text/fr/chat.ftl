# Ce qu’on peut dire à la table d’un seul geste.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups.
phrase-one-moment = Un instant, s’il te plaît.
phrase-your-turn = C’est à toi.
phrase-goodbye = Au revoir !
