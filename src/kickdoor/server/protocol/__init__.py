"""The wire described: messages on the socket, answers over HTTP, and what is generated from them."""
