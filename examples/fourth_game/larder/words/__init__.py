"""Larder in words: one class, and a file of messages for each language."""
