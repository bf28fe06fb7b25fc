"""The command `ratking`."""
