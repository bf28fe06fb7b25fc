"""The table server: friends sit down by a link, and nobody sees or does what is not theirs."""
