"""What event cards are worth to a bot: as events, as combat cards, and to keep."""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.effects import effect, ends_the_quest
from thirdage.games.wotr.model.constants import D_WILL, SHADOW

EVENT: Final[dict[str, float]] = {
    "fp-char-01": 5, "fp-char-02": 5, "fp-char-03": 5.5, "fp-char-04": 5.2, "fp-char-05": 4.8, "fp-char-06": 4.2,
    "fp-char-07": 4.2, "fp-char-08": 5.2, "fp-char-11": 2, "fp-char-14": 3, "fp-char-15": 1.5, "fp-char-16": 1.5,
    "fp-char-17": 2, "fp-char-18": 4, "fp-char-19": 5, "fp-char-20": 5, "fp-char-21": 5, "fp-char-22": 4,
    "fp-char-23": 4.5, "fp-char-24": 4.2,
    "fp-str-01": 3, "fp-str-02": 4, "fp-str-03": 2.4, "fp-str-04": 2.5, "fp-str-05": 4, "fp-str-06": 4.5,
    "fp-str-07": 2.5, "fp-str-08": 4.8, "fp-str-09": 4.5, "fp-str-10": 2, "fp-str-11": 2.5, "fp-str-12": 1.5,
    "fp-str-13": 4, "fp-str-14": 4.6, "fp-str-15": 4.2, "fp-str-16": 4.2, "fp-str-17": 2.5, "fp-str-18": 4,
    "fp-str-19": 3.7, "fp-str-20": 3, "fp-str-21": 3.6, "fp-str-22": 3.6, "fp-str-23": 4.2, "fp-str-24": 3.6,
    "sh-char-01": 5.5, "sh-char-02": 5.2, "sh-char-03": 5.5, "sh-char-04": 5, "sh-char-05": 5.2, "sh-char-06": 5.6,
    "sh-char-07": 5, "sh-char-08": 4.8, "sh-char-09": 3.5, "sh-char-10": 3, "sh-char-11": 3.5, "sh-char-12": 5.2,
    "sh-char-13": 4.8, "sh-char-14": 3.2, "sh-char-15": 3.2, "sh-char-16": 3.4, "sh-char-17": 2.5, "sh-char-18": 2,
    "sh-char-19": 3.5, "sh-char-20": 8.5, "sh-char-21": 4, "sh-char-22": 3.2, "sh-char-23": 4, "sh-char-24": 5,
    "sh-str-01": 4, "sh-str-02": 8.5, "sh-str-03": 4.5, "sh-str-04": 1.5, "sh-str-05": 3, "sh-str-06": 3.5,
    "sh-str-07": 2, "sh-str-08": 2.2, "sh-str-09": 5, "sh-str-10": 4, "sh-str-11": 4, "sh-str-12": 4, "sh-str-13": 3.6,
    "sh-str-14": 3.6, "sh-str-15": 4.5, "sh-str-16": 7, "sh-str-17": 6, "sh-str-18": 6.5, "sh-str-19": 5.4,
    "sh-str-20": 5.2, "sh-str-21": 5.6, "sh-str-22": 3.8, "sh-str-23": 7, "sh-str-24": 6,
}  # fmt: skip
"""An action with the card, beside other actions: 2 is little, 5 is good, 8 decides something."""
HEALS: Final[dict[str, float]] = {"fp-char-09": 1, "fp-char-10": 1, "fp-char-11": 1, "fp-char-12": 1, "fp-char-13": 0.2}
"""How much corruption a card takes off in the mean."""
COMBAT: Final[dict[str, float]] = {
    "it-is-a-gift": 2.5, "blade-of-westernesse": 1, "mighty-attack": 1.5, "servant-of-the-secret-fire": 2.5,
    "anduril": 2, "heroic-death": 1, "daring-defiance": 1, "fateful-strike": 1.5, "sudden-strike": 2,
    "brave-stand": 1.5, "ents-rage": 3.5, "huorn-dark": 3, "nameless-wood": 3, "daylight": 2, "no-quarter": 1.8,
    "advantageous-position": 2.2, "scouts": 1, "shield-wall": 1.8, "confusion": 1.6, "charge": 2.4, "valour": 2.5,
    "one-for-the-dark-lord": 2.5, "cruel-as-death": 2, "they-are-terrible": 1.6, "dread-and-despair": 1.5,
    "black-breath": 1.8, "foul-stench": 1.8, "words-of-power": 1, "durins-bane": 3, "devilry-of-orthanc": 2.6,
    "deadly-strife": 1.8, "onslaught": 1.5, "relentless-assault": 1.8, "great-host": 2.4, "mumakil": 2.8,
    "swarm-of-bats": 1.2, "we-come-to-kill": 2.6, "desperate-battle": 1.2,
}  # fmt: skip
"""What a combat card adds to a round, about in hits."""
DECIDES: Final = 10.0
"""More than anything else."""
MORDOR_TILES: Final = ("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04")
SEPARATING: Final = ("fp-char-11", "fp-char-15", "fp-char-16", "fp-char-17")


def event_value(board: Board, card: str) -> float:
    """What it is worth to play a card now."""
    if ends_the_quest(board, card):
        return DECIDES
    worth = EVENT.get(card, 3.0) * effect(board, card)
    if card in HEALS:
        heals = HEALS[card]
        if card == "fp-char-09" and board.guide == "strider":
            heals = 2.0
        if card == "fp-char-12" and board.guide == "gollum":
            heals = 2.0
        return min(heals, board.corruption) * (1.6 + board.corruption / 4) + (
            2 if card == "fp-char-13" and worth else 0
        )
    if card in SEPARATING and len(board.companions()) < 4:
        return 0.5
    if card == "sh-str-04":
        return worth + 3 * board.dice[1 - SHADOW].count(D_WILL)
    if worth and board.side == SHADOW and board.mordor >= 0 and card.startswith("sh-char"):
        worth += 1.0
    return worth


def combat_value(board: Board, card: str) -> float:
    """What it is worth to lay a card in a battle."""
    facts = board.facts
    return COMBAT.get(facts.combat[facts.cards[facts.card[card]].combat].id, 1.0)


def keeping_value(board: Board, card: str) -> float:
    """What it is worth to hold a card: its better half, a little less for events that may never be possible."""
    event = max(event_value(board, card), 0.6 * EVENT.get(card, 3.0))
    if card in HEALS:
        event = max(event, 3.5)
    if card in MORDOR_TILES and board.on_table(card):
        event = 0.0
    return max(event, 1.3 * combat_value(board, card))
