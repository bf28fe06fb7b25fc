### Premières parties guidées : la page qui les propose, et le guide à la table.

learn = Apprendre
learn-line = Une première partie avec un guide
learn-title = Apprendre en jouant
learn-lead = Une première partie de chaque boîte à la vraie table. Un guide explique chaque étape là où elle se passe ; c’est toi qui décides.
learn-about-rattus = Deux joueurs, une carte pleine de rats. Installe-toi, grandis, prends des cartes et mène la peste jusqu’au dernier compte. Environ dix minutes.
learn-about-cartus = Trois joueurs, une ville. Réunis des cartes, gagne de l’influence et garde assez peu de rats pour les nonnes. Environ dix minutes.
learn-about-ratland = Trois clans sous une ville. Répartis tes rats, vole, fais des petits, fouille et nourris tout le monde. Environ huit minutes.
learn-begin = Apprendre { $game }
learn-resume = Continuer { $game }
learn-again = Recommencer

coach = Guide
coach-place = { $number } sur { $count }
coach-next = Suite
coach-back = Retour
coach-go-on = Continuer
coach-yours = À toi de décider
coach-again = Réessayer
coach-show = Montre-moi
coach-play = Jouer une vraie partie
coach-more = Autres leçons
