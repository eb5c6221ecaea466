"""The closed language cards are written in: every sentence form, once, with its wording and its meaning."""
