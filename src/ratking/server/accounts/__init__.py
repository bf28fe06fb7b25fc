"""Bots with an account: programs of anybody's that wait elsewhere for somebody to play with."""
