"""The board of Rattus as a page of text."""
