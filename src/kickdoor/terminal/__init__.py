"""The table in a terminal: draws what a seat may know, reads its answers, and knows no rule."""
