"""What is printed in the box of Rattus, for the pages of the browser."""
