"""Rattus for researchers: observations as numbers and as pictures."""
