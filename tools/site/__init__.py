"""The site: the pages of docs, with what is drawn, run and read from the code for them."""
