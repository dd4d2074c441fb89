"""Attacks, combat rounds, losses, retreats and sieges."""
