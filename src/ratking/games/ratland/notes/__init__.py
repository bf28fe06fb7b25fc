"""What the designers of RatLand ask, noted from the events of a game."""
