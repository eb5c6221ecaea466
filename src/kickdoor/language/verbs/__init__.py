"""The verbs of sentences: what happens once."""
