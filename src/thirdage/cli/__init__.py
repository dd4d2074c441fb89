"""The command `thirdage`."""

from thirdage.cli.main import main, run

__all__ = ["main", "run"]
