"""The table's server: rooms, sockets, the log on disk. Sends views, receives answers; no rule lives here."""
