"""How a sentence is read and printed: templates, slots, word lists, advice."""
