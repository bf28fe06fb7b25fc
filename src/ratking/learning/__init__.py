"""Networks that learn a game by playing it: the planes of a seat in, a policy over answers out."""
