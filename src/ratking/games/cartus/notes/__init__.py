"""What the designers of Rattus Cartus ask, noted from the events of a game."""
