"""Tests of the Card Game."""
