### Guided first games: the page that offers them, and the coach at the table.

learn = Learn
learn-line = A first game with a coach
learn-title = Learn by playing
learn-lead = A first game of each box at the real table. A coach explains every step where it happens; the decisions are yours.
learn-about-rattus = Two players, a map full of rats. Settle, grow, take cards and steer the plague, up to the last reckoning. About ten minutes.
learn-about-cartus = Three players, one town. Gather cards, gain influence and keep your rats few enough for the nuns. About ten minutes.
learn-about-ratland = Three clans under one city. Deal out your rats, steal, breed, search and feed them all. About eight minutes.
learn-begin = Learn { $game }
learn-resume = Go on with { $game }
learn-again = Start again

coach = Coach
coach-place = { $number } of { $count }
coach-next = Next
coach-back = Back
coach-go-on = Go on
coach-yours = Your decision
coach-again = Try again
coach-show = Show me
coach-play = Play a real game
coach-more = More lessons
