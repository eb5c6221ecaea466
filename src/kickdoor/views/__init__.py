"""What a seat may be shown, each field once: typed data shared by engine, server, clients and bots."""
