"""How a bot judges a table of Rattus Cartus, and what games have taught it."""
