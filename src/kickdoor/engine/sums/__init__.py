"""Which cards are in force, and the totals they add up to."""
