"""Written positions of War of the Ring: `sections` says how each part of them is written and read.

Parts not mentioned stand as at set-up, figures not mentioned are in reinforcements. What cannot be is refused, by the
Reader with the place where it stands, or by the checks of the whole (`invariants`, `seam_checks`).
"""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.kernel import Reader, Rules
from thirdage.kernel.parts import PARTS as PARTS_OF_BUNDLES
from thirdage.kernel.parts import read_parts, write_parts

from .facts import WarFacts
from .seam_checks import check_seams
from .secrets import settle_pool
from .sections import SECTIONS
from .war import War, fresh, renew_regions

Json = dict[str, Any]
PARTS: Final[dict[str, str]] = {
    "options": "the options of the match, where they are not given beside the position",
    **SECTIONS.told(),
}
"""The parts of a written position."""


def write(war: War) -> Json:
    """The whole position."""
    out = SECTIONS.write(war)
    write_parts(war, out)
    return out


def read(rules: Rules, data: Any) -> War:
    """A written position."""
    whole = Reader(data, rules.names).only(*PARTS, PARTS_OF_BUNDLES)
    war = fresh(rules, cast(WarFacts, rules.facts))
    SECTIONS.read(war, whole, secrets=True)
    read_parts(war, whole)
    renew_regions(war)
    if not whole["tiles"]["pool"].given:
        settle_pool(war)
    check_seams(war)
    return war
