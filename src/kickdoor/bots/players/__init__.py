"""The bots themselves: one file, one bot, named after it."""
