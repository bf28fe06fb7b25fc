"""Rattus Cartus: princes, buildings and nuns."""
