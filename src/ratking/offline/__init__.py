"""A table without a server: one door for messages, behind which everything happens on this device.

The same match, views, minds and lessons as on a server; what is kept goes into a drawer, which in a
browser is its own database.
"""
