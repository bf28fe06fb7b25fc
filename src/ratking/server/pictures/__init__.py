"""Pictures of finished games: a card to share, and how the game went, in motion."""
