"""Sentences in other languages: printed by templates and names that are Fluent messages."""
