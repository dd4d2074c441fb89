"""The one place that knows that the engine may be compiled.

Compiled classes are closed: interpreted code cannot inherit from them unless they say so, with the mark that
the compiler knows by its own name. Uncompiled, and wherever the compiler's package is missing, it means nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def mypyc_attr(**_marks: bool) -> Callable[[Any], Any]:
    """Stands in for the compiler's mark at run time, so that the engine needs no third-party package."""
    return lambda cls: cls
