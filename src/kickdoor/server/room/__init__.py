"""One table on the server: its entries, what follows from them, who is connected, what is sent."""
