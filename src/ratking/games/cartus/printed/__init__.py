"""What is printed in the box of Rattus Cartus, for the pages of the browser."""
