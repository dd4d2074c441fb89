"""Tests of Hunt for the Ring."""
