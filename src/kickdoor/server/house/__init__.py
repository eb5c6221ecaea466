"""All tables of a server, and the server as a whole."""
