"""Tournaments by link: who meets whom, how it stands, and the director who keeps them going."""
