"""Where entries are kept: the log on disk, and faults on demand for tests."""
