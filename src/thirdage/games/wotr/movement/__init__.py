"""Armies on the move, and what they capture."""
