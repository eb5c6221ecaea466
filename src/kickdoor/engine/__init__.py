"""The table and its procedure; knows no card and no edition by name."""
