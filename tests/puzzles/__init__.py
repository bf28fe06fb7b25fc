"""Tests of what looks for puzzles, and of the puzzles that come with the package."""
