"""RatLand: the game of rat clans."""
