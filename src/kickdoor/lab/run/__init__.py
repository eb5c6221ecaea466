"""Plays the games of a plan and keeps their rows on disk."""
