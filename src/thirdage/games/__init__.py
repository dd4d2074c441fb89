"""The games, each on its own: none imports another."""
