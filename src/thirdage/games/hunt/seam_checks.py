"""Going on from a seam: the arguments of every seam, and what must be so for the rules to go on from it.

The rules reach a seam only when this holds; a written position may say anything.
"""

from __future__ import annotations

from typing import Final

from thirdage.kernel import Impossible
from thirdage.kernel.seams import Arguments, between, index_of, one_of

from .constants import ALL_NAZGUL, HAND_LIMIT, LAST_ENTRY, NIGHT, NOTHING, NOWHERE, STEPS
from .model import Pursuit

AFTER_TOKENS: Final = ("escape", "chapter-over")
ARGUMENTS: Final[dict[str, Arguments]] = {
    "command": {"Ringwraith": between(0, 3)},
    "place": {"place in the order": between(0, 3)},
    "second-anew": {"Ally cards": between(0, HAND_LIMIT), "Sorcery cards": between(0, HAND_LIMIT, many=True)},
    "second-journey": {"Ally cards": between(0, HAND_LIMIT)},
    "second-ally": {"Ally cards": between(0, HAND_LIMIT)},
    "second-command": {"Ringwraith": between(0, 3)},
    "second-place": {"place in the order": between(0, 3)},
    "nazgul": {"place in the order": between(0, 3)},
    "effect": {
        "place in the order": between(0, 3),
        "card": index_of("card"),
        "half": between(0, 1),
        "operation": between(0, 9),
        "die": between(0, 9),
        "dealt with": between(0, 9_999, many=True),
    },
    "cancel": {"seam that follows": one_of(*AFTER_TOKENS)},
    "resolve": {"seam that follows": one_of(*AFTER_TOKENS)},
}
SETTING_UP: Final = ("set-up", "give-information", "command", "deal-sorcery", "place", "first-roll")
SECOND: Final = (
    "second-anew", "second-journey", "second-ally", "second-deeds", "second-command", "second-sorcery",
    "second-leader", "second-place", "second-chief", "second-roll",
)  # fmt: skip
"""HR-SET2, in this order; the first only where a table goes on from one that is over (`second_chapter.deal_anew`)."""
OVER: Final = ("refresh", "refresh-roll", "day", "phase")
"""HR-NGT-04: the phase is over, and the marker has gone on."""
ENDING: Final = ("rescue", "chapter-over", "cancel", "resolve")


def check_seam(at: Pursuit) -> None:
    """Whether the rules can go on from here; a game that is over has been set up at least."""
    seam = at.next[0]
    if at.outcome is not None:
        if seam in SETTING_UP or seam in SECOND:
            raise wrong("outcome", "HR-SET1-01")
    elif seam in SETTING_UP:
        _check_set_up(at, SETTING_UP.index(seam))
    elif seam in SECOND:
        _check_second(at, SECOND.index(seam))
    else:
        _check_play(at, seam)


def _check_play(at: Pursuit, seam: str) -> None:
    """HR-DAY: the chapter is under way."""
    if at.chapter == 2:
        _check_chapter_2(at)
    if at.chapter == 1 and at.start == NOWHERE:
        raise wrong("start", "HR-SET1-04")
    check_command(at)
    if any(space == NOWHERE for space in at.nazgul):
        raise wrong("nazgul", "HR-SET1-14")
    if seam not in ENDING and at.chapter == 1 and (at.track >= LAST_ENTRY or at.arrived):
        raise wrong("track", "HR-END1-02")
    if at.drawn and seam not in ("cancel", "resolve"):
        raise wrong("tokens", "HR-ENC-04")
    if ((at.rests or at.eye) and at.phase != NIGHT) or (at.eye and seam in OVER):
        raise wrong("turn", "HR-DAY-03")
    if seam == "effect":
        _check_effect(at, *at.next[2:5])
    if seam == "encounter" and not at.found:
        raise wrong("found", "HR-ENC-01")


def _check_effect(at: Pursuit, card: int, half: int, op: int) -> None:
    """HR-ALY-07: an operation that there is, of a card that was played."""
    row = at.facts.cards[card]
    there = half < len(row.options) and op < len(row.options[half]["ops"])
    open_cards = [c for c, _ in [*at.ally_discards, *at.sorcery_discards]]
    if not there or row.out_of_turn or (card not in open_cards and card not in at.beside_track):
        raise wrong("next", "HR-ALY-07")


def _check_set_up(at: Pursuit, step: int) -> None:
    """HR-SET1: in its order; nothing has been played yet."""
    if at.day or at.track or at.entries or at.drawn:
        raise wrong("day", "HR-SET1-07")
    if (at.start != NOWHERE) != (step > 0):
        raise wrong("start", "HR-SET1-04")
    name = at.next[0]
    commanded = int(at.next[1]) if name == "command" else at.wraiths if step > SETTING_UP.index("command") else 0
    _check_commanded(at, commanded, closed=name == "command")
    _check_placed(at, int(at.next[1]) if name == "place" else len(ALL_NAZGUL) if name == "first-roll" else 0)


def _check_commanded(at: Pursuit, commanded: int, *, closed: bool) -> None:
    """HR-SET1-02, HR-SET2-11: so many Ringwraiths have their Nazgûl; `closed`: one still chooses."""
    if len(at.orders) != commanded or commanded > at.wraiths or (closed and commanded == at.wraiths):
        raise wrong("orders", "HR-SET1-02")
    if commanded == at.wraiths:
        check_command(at)


def _check_placed(at: Pursuit, placed: int) -> None:
    """HR-SET1-14, HR-SET2-16: so many Nazgûl stand on the board, from the first in the order."""
    first = at.order_of_play()[:placed] if placed else ()
    if any((at.nazgul[nazgul] != NOWHERE) != (nazgul in first) for nazgul in ALL_NAZGUL):
        raise wrong("nazgul", "HR-SET1-14")


def _check_second(at: Pursuit, step: int) -> None:
    """HR-SET2: in its order; of chapter 2 nothing has been played yet."""
    _check_is_played(at)
    if at.chapter != 2 or at.track or at.entries or at.drawn or at.start != NOWHERE:
        raise wrong("chapter", "HR-SET2-01")
    if at.next[0] == "second-anew" and (len(at.next[2]) != at.wraiths or any(at.sorcery_hands)):
        raise wrong("next", "HR-SAV-05")
    if (at.journey != NOTHING) != (step > SECOND.index("second-journey")):
        raise wrong("journey", "HR-SET2-07")
    if bool(at.gandalf) != (step > SECOND.index("second-deeds")):
        raise wrong("gandalf", "HR-SET2-10")
    name, commanding = at.next[0], SECOND.index("second-command")
    commanded = int(at.next[1]) if name == "second-command" else at.wraiths if step > commanding else 0
    _check_commanded(at, commanded, closed=name == "second-command")
    placing = SECOND.index("second-place")
    placed = int(at.next[1]) if name == "second-place" else len(ALL_NAZGUL) if step > placing else 0
    _check_placed(at, placed)


def _check_chapter_2(at: Pursuit) -> None:
    """HR-JRN-03, HR-GAN-01, HR-SET2-07: a card with a row for the track, and Gandalf's log."""
    _check_is_played(at)
    if at.journey == NOTHING:
        raise wrong("journey", "HR-SET2-07")
    card = at.facts.journeys[at.journey]
    if at.track >= STEPS[card.deck]:
        raise wrong("track", "HR-END2-01")
    if any(at.facts.journeys[left].deck != card.deck for left in at.journeys_left) or at.journey in at.journeys_left:
        raise wrong("journeys-left", "HR-SET2-07")
    if not at.gandalf or at.arrived or at.entries:
        raise wrong("gandalf", "HR-SET2-10")
    if at.next[0] in ("rescue", "chapter-over"):
        raise wrong("next", "HR-ESC2-01")


def _check_is_played(at: Pursuit) -> None:
    """HR-GEN-03: chapter 2 is none of a match that is chapter 1 alone."""
    if at.rules.options["chapters"] == "first":
        raise wrong("chapter", "HR-GEN-03")


def check_command(at: Pursuit) -> None:
    """HR-SET1-02: each Nazgûl has one player, and each player one Nazgûl at least."""
    named = [nazgul for mine in at.orders for nazgul in mine]
    if sorted(named) != list(ALL_NAZGUL) or len(at.orders) != at.wraiths or not all(at.orders):
        raise wrong("orders", "HR-SET1-02")


def wrong(where: str, rule: str) -> Impossible:
    """What cannot be, and where it stands."""
    return Impossible(where, "refused-hunt-position", rule)
