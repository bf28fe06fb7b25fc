"""A learned policy as a file, and the forward pass that answers with it: compiled, no packages."""
