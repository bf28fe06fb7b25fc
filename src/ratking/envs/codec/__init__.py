"""The one place where answers become action ids and observations become numbers."""
