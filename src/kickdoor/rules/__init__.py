"""The text of the rules: the ledger, the words of a refusal, the tests that prove a rule, and docs/rules.md."""
