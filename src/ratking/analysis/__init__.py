"""A finished game looked at again: what is found in it, what it adds up to, and that in words."""
