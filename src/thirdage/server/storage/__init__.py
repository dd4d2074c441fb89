"""The SQLite file and what is written to it."""
