"""Larder: rats on five shelves, and a cat."""
