"""Doors for researchers: the games as PettingZoo, Gymnasium, OpenSpiel and data."""
