### The table in the browser: pages, buttons and messages that belong to no game.

site-name = ratking
