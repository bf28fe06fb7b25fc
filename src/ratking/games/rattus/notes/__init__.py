"""What the designers of Rattus ask, noted from the events of a game."""
