"""A load generator: many people at tables of a server, and what that costs it."""
