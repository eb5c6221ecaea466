"""The course of a game: the deal, turns, and who is asked next."""
