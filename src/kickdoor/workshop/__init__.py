"""The set maker's tools: a box to start from, a schema for editors, statistics, coverage, galleries."""
