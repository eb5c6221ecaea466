"""Where games are played by the thousand, and what they were like is counted."""
