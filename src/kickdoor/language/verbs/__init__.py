"""The verbs: sentences that do something once."""
