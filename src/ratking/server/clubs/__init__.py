"""Clubs: people who know each other, with their own tables, ladder and holidays."""
