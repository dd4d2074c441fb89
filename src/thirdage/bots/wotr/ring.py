"""The quest: when the Fellowship moves, hides, rests, and what it pays to the Hunt with."""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr.answers import best, field, of_kind, yes_or_no
from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.fellowship.mordor import GATES
from thirdage.games.wotr.model.constants import CORRUPTION_LIMIT, POINTS_NEEDED, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.distances import CLOSED, OPEN, reach
from thirdage.kernel import Ask, Option

LONG_WAR: Final = 20
"""From this turn on the Ring-bearers hurry more and more."""
HURRY: Final = 0.6
"""Above this urgency there is no time to rest or to wait."""
MANY_DICE: Final = 6
SEEN_ENOUGH: Final = 5
"""From this turn on one can tell what sort of war it is."""
LIKELY_CAUGHT: Final = 0.6
"""In a calm war nobody moves who is likelier caught than this."""
TURN_BACK: Final = 5
"""With so much corruption they go back to a haven that lies behind them; with less that is a turn lost."""
RESTED_OFF: Final = 5
"""So much corruption can be borne until the next haven."""
TOLD_OF_TILE: Final = 3
"""The drawing of a tile was told at most so many answers ago."""


def urgency(board: Board) -> float:
    """From 0 to 1: how near the Shadow is to winning by the sword; and a long war is in its favour."""
    return min(1.0, max(board.points(SHADOW) / (POINTS_NEEDED[SHADOW] - 1), (board.turn - LONG_WAR) / LONG_WAR))


def calm(board: Board) -> bool:
    """Whether the Shadow wins so little by arms that there is time for everything."""
    return SEEN_ENOUGH <= board.turn < 2 * LONG_WAR and 4 * board.points(SHADOW) <= board.turn


def enough_rest(board: Board) -> float:
    """How much corruption one goes on with."""
    if calm(board):
        return 0.5
    return 1 + 6 * urgency(board) + 0.3 * min(4, len(board.companions()))


def caught(board: Board) -> float:
    """How likely the next move is to be found by the Hunt."""
    dice = min(5, board.hunt_box[SHADOW])
    chance = min(5, 1 + board.hunt_box[1 - SHADOW]) / 6
    here = board.force_at(SHADOW, board.ring_bearers)
    again = (1 if here.units else 0) + (1 if here.nazgul else 0)
    return float(1 - (1 - chance) ** (dice + (again if dice else 0)))


def havens_in_reach(board: Board) -> list[int]:
    """Where they could be declared and rest: not back on the way they came, unless they are weary."""
    far, to_gate = board.far[board.ring_bearers], board.far[board.gate()]
    nearer = to_gate[board.ring_bearers] - min(1, board.progress)
    back = board.corruption >= TURN_BACK
    havens = [r for r in range(len(far)) if far[r] <= board.progress and board.haven(r)]
    return [r for r in havens if back or to_gate[r] <= nearer]


def wants_rest(board: Board) -> bool:
    """Whether they had better rest where they can before they go on."""
    return board.mordor < 0 and board.corruption > enough_rest(board) and bool(havens_in_reach(board))


def too_weary(board: Board) -> bool:
    """Whether they had better look for a haven than walk into Mordor."""
    return board.corruption > 4 + 6 * urgency(board) + 0.5 * min(4, len(board.companions()))


def move_value(board: Board) -> float:
    """What it is worth to move the Fellowship now."""
    if not board.hidden:
        return 0.0
    if board.mordor >= 0:
        return mordor_value(board)
    if wants_rest(board):
        return 1.0
    if board.way_left() == 0 and not too_weary(board):
        return 0.3
    if calm(board) and caught(board) > LIKELY_CAUGHT:
        return 1.0
    hurry = urgency(board)
    return max(1.5, 8.2 + hurry - 6 * caught(board) ** 2 * (1.2 - hurry) * (0.7 + board.corruption / 8))


def mordor_value(board: Board) -> float:
    """In Mordor one must go on every turn; but each die in the hunt box makes the Eyes worse, so once is enough.

    Where an Eye would be the end, to wait is cheaper.
    """
    box = sum(board.hunt_box)
    if urgency(board) > HURRY:
        return 9.5
    if not board.mordor_attempted:
        deadly = box >= MANY_DICE and board.corruption + box >= CORRUPTION_LIMIT
        return 0.9 if deadly and board.corruption < CORRUPTION_LIMIT - 2 else 9.5
    return 5.0 if box <= 2 else 0.8


def can_heal(board: Board, damage: int) -> bool:
    """Whether corruption taken now may still be rested off; later a companion is worth more."""
    return board.mordor < 0 and urgency(board) < HURRY and board.corruption + damage <= RESTED_OFF


def hide_value(board: Board) -> float:
    """To hide again comes before everything else."""
    return 0.0 if board.hidden else 9.0


def phase(board: Board, ask: Ask) -> Option:
    """The Fellowship phase."""
    options = list(ask.options)
    weary = too_weary(board)
    enter = of_kind(ask, "enter-mordor")
    if enter is not None and not weary:
        return enter
    declare = {field(o, "region"): o for o in options if o.kind == "declare"}
    if declare and wants_rest(board):
        resting = [r for r in havens_in_reach(board) if r in declare]
        if resting:
            gate = board.far[board.gate()]
            return declare[min(resting, key=lambda r: (gate[r], r))]
    gates = [board.facts.region[g] for g in GATES if board.facts.region[g] in declare]
    if gates and not weary:
        return declare[gates[0]]
    return guide_for(board, ask)


def at_the_gate(board: Board, option: Option) -> bool:
    """Whether an answer of the Fellowship phase takes the Ring-bearers to the gate of Mordor, or through it."""
    gates = [board.facts.region[g] for g in GATES]
    return option.kind == "enter-mordor" or (option.kind == "declare" and option.get("region") in gates)


def guide_for(board: Board, ask: Ask) -> Option:
    """Strider finds a way to hide; else Gandalf, who draws cards."""
    wanted = "gandalf-the-grey" if board.hidden else "strider"
    idle = [o for o in ask.options if o.kind == "decline"]
    for option in ask.options:
        if option.kind == "guide" and board.facts.characters[option.get("character")].id == wanted:
            return option
    return idle[0] if idle else next(iter(ask.options))


def watched(board: Board, region: int) -> bool:
    """Whether a revealed Fellowship draws a tile there: a stronghold of the Shadow."""
    place = board.facts.regions[region]
    return place.owner == SHADOW and place.settlement == STRONGHOLD and board.controller(region) == SHADOW


def safely(board: Board) -> set[int]:
    """The regions they could come to without passing a stronghold of the Shadow."""

    def way(region: int) -> int:
        return CLOSED if watched(board, region) else OPEN

    return set(reach(board.facts, board.ring_bearers, board.progress, way))


def revealed_to(board: Board, ask: Ask) -> Option:
    """As near to a gate as can be, yet not into the arms of the enemy."""
    safe = safely(board)

    def worth(option: Option) -> float:
        region: int = field(option, "region")
        here = board.force_at(SHADOW, region)
        danger = 0.6 * (here.units > 0) + 0.6 * (here.nazgul > 0)
        if region not in safe:
            danger += 1.8
        if board.corruption > enough_rest(board):
            danger += 0.7 * min([board.far[region][r] for r in range(len(board.far)) if board.haven(r)], default=0)
        gate = min([board.far[region][board.facts.region[g]] for g in GATES])
        return -gate - danger

    return best(ask.options, worth)


def fewest_regions(_board: Board, ask: Ask) -> Option:
    """The way that touches the fewest dangerous regions."""
    return best(ask.options, lambda o: -len(field(o, "regions", ())))


def casualty(board: Board, ask: Ask) -> Option:
    """Whether a companion pays for a tile, and who."""
    damage = int((ask.args or {}).get("count", 1))
    after = board.corruption + damage
    level = board.facts.characters[board.facts.character[board.guide]].level
    many = len(board.companions())
    reborn = board.guide == "gandalf-the-grey" and any(
        board.state(m) in ("map", "gone") for m in ("saruman", "witch-king", "mouth-of-sauron")
    )
    pays = (damage >= 2 and reborn) or (damage >= 2 and not can_heal(board, damage)) or after >= CORRUPTION_LIMIT - 3
    if board.mordor >= 0:
        pays = damage >= 2 or board.corruption >= 5 - many
    if not pays:
        return yes_or_no(ask, yes=False)
    who = "guide" if reborn or after - level >= CORRUPTION_LIMIT - 2 or many == 1 or level < 3 else "random"
    return best(ask.options, lambda o: 1.0 if field(o, "who", "") == who else 0.0)


def hobbit_leaves(board: Board, ask: Ask) -> Option:
    """A hobbit goes for one point of damage, unless there is time to rest."""
    damage = int((ask.args or {}).get("count", 1))
    return yes_or_no(ask, yes=not can_heal(board, damage))


def gollum_reveals(board: Board, ask: Ask) -> Option:
    """To be revealed costs a die; worth it only near the end."""
    damage = int((ask.args or {}).get("count", 1))
    return yes_or_no(ask, yes=board.corruption + damage >= CORRUPTION_LIMIT - 2)


def lure(board: Board, ask: Ask) -> Option:
    """A companion of low level is not worth so much; one of high level costs too much corruption."""
    cost = int((ask.args or {}).get("count", 2))
    how = "corruption" if cost == 1 and board.corruption < 6 else "eliminate"
    return best(ask.options, lambda o: 1.0 if field(o, "how", "") == how else 0.0)


def prevent_draw(board: Board, ask: Ask) -> Option:
    """Kept for Mordor, or for a bad moment."""
    dangerous = board.mordor >= 0 or board.corruption >= 4 or board.hunt_box[SHADOW] >= 4
    return yes_or_no(ask, yes=dangerous)


def redraw(board: Board, ask: Ask) -> Option:
    """Another tile instead of a bad one."""
    told = [entry for entry in board.eyes.log(ask.index - TOLD_OF_TILE) if entry["id"] == "log-wotr-tile-drawn"]
    if not told:
        return yes_or_no(ask, yes=board.corruption >= 4)
    tile = board.facts.tiles[board.facts.tile[told[-1]["args"]["tile"]]]
    held = tile.stop and board.mordor >= 0
    bad = tile.damage >= 2 or tile.die or held or (tile.eye and board.hunt_box[SHADOW] >= 2)
    return yes_or_no(ask, yes=bad)


def lower_damage(_board: Board, ask: Ask) -> Option:
    """What lowers damage is used when there is some."""
    return yes_or_no(ask, yes=True)
