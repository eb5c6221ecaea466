"""Playing the games of a plan and keeping their rows."""
