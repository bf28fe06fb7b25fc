"""How a bot judges a table of RatLand, and what games have taught it."""
