"""Recruitment and politics."""
