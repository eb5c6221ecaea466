"""The game of Munchkin as software."""
