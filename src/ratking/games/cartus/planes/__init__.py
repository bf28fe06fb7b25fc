"""Rattus Cartus for researchers: observations as numbers and as pictures."""
