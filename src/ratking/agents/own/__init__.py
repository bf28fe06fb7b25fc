"""Agents that are not ours: a class in a file or a package, or a program in any language."""
