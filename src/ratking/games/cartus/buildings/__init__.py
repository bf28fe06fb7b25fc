"""The twelve buildings."""
