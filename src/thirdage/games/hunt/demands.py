"""What the rules demand of the data of a pack; who breaks it is told what is wrong, in words."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Refused


def demand(fits: bool, message: str, rule: str = "", **args: Any) -> None:
    """Refuse the data, unless it fits."""
    if not fits:
        raise Refused(message, rule, args)
