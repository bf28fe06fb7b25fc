"""Web Push: players who have closed the page are called when it is their turn."""
