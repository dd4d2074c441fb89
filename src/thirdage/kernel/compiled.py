"""The one place that knows that the engine may be compiled.

Compiled classes are closed: interpreted code cannot inherit from them unless they say so, with a mark that the
compiler knows by its own name. At run time the mark means nothing, so the engine needs no third-party package.
This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Stands in for the compiler's mark."""
        return lambda cls: cls
