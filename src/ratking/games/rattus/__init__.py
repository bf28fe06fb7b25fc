"""Rattus, the Big Box: the base game and its class cards."""
