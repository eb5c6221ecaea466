"""One table with its people, as data: commands, entries, the state, and the two functions that move it."""
