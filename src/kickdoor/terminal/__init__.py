"""The table in a terminal: draws views and reads answers; it computes no rule."""
