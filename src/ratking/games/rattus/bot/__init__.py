"""How a bot judges a table of Rattus, and what games have taught it."""
