"""What the rows of a run say: figures, intervals, comparisons."""
