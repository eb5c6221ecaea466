"""The messages on the socket, and their description for people and programs."""
