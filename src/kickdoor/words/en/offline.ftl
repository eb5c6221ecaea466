# The page that an installed kickdoor shows without a connection
offline-title = You are offline
offline-text = kickdoor cannot reach its server. Your games are safe there: they wait for you, or a bot stands in.
offline-again = Try again
