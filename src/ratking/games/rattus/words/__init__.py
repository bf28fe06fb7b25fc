"""Rattus in words, and the messages that they are made of."""
