"""How things happen one after another: sentences run, windows open, questions asked."""
