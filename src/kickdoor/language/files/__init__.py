"""Card files: loading, checking and printing them."""
