"""Bots at tables: when they answer, what they answer, what they say."""
