"""What several bots use: the worth of cards, imagined games, memory, bargaining, reasons."""
