"""The tools for makers of boxes: a box to start from, a schema for editors, statistics, coverage, galleries."""
