"""The HTTP part: tables and seats as JSON, pages to read, finished games."""
