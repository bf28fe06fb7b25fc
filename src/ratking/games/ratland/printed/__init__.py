"""What is printed in the box of RatLand, for the pages of the browser."""
