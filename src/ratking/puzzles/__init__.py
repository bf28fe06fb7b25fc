"""Puzzles: moments of real games in which one answer, or one whole plan, is clearly best."""
