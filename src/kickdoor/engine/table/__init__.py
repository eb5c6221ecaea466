"""What is true in a game: cards, piles, players, the agenda, events, settings."""
