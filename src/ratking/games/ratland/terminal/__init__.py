"""The board of RatLand as a page of text."""
