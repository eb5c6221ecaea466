"""The network: sockets, their limits, and the keys by which people are known."""
