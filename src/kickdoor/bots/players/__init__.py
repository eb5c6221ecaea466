"""The bots: one file for each, with the name of the bot."""
