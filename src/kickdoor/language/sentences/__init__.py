"""The parts of sentences: standing sentences, conditions, costs, nouns, selectors."""
