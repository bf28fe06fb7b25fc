"""The board of Rattus Cartus as a page of text."""
