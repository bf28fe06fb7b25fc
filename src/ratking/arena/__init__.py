"""The arena: many games between agents, and what they say about them."""
