# Was man am Tisch mit einer Berührung sagen kann.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-goodbye = Tschüss!
