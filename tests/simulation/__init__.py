"""The server as a whole, played through by seeds: every delay, fault and move is decided by one."""
