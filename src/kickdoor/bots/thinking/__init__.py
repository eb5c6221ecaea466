"""What bots think with: what things are worth, what an option leads to, what is remembered, how one haggles."""
