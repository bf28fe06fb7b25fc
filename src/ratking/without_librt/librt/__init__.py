"""A stand-in for the package of packed vectors, for machines on which it cannot be installed."""
