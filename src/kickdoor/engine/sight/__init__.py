"""What one seat may know, why something is refused, and games imagined from it."""
