"""Scenario files: a table set up, some actions, what must be true. See docs/scenarios.md."""
