"""What all games share; nothing in here knows a game."""
