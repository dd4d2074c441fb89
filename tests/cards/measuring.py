"""What a card counts and where it may go, measured in play: for the tests of single cards."""

from __future__ import annotations

from typing import Any

from .scenario import Stack, Table, given

PATHS = {
    1: "bag-end", 2: "weathertop", 3: "imladris", 4: "khazad-dum", 5: "lothlorien", 6: "amon-hen", 7: "henneth-annun",
    8: "shelobs-lair", 9: "crack-of-doom",
}  # fmt: skip
"""One path of each number."""
GROUNDS = {
    "dunedain": {"dol-amroth", "minas-tirith", "pelargir", "harad", "minas-morgul", "morannon", "umbar"},
    "elf": {"lorien", "rivendell", "dol-guldur", "moria"},
    "dwarf": {"moria"},
    "hobbit": set(),
    "rohan": {"edoras", "helms-deep", "orthanc", "morannon"},
}
ALL_GROUNDS = {ground for grounds in GROUNDS.values() for ground in grounds}
GROUNDS["wizard"] = ALL_GROUNDS
PRICE = {"aragorn": "soldiers-of-gondor", "frodo": "village-militia"}
"""The card with which a player pays."""


def attack(ground: str, *stacks: Stack, **more: Any) -> int:
    """The attack icons of these cards, which attack a battleground alone."""
    table = given(path=None, next=["combat"], at={ground: stacks}, **more)
    return int(table.told("log-cards-battleground-combat")[0]["attack"])


def losses(location: str, *stacks: Stack, **more: Any) -> dict[str, int]:
    """How many attack icons each of these cards cancels on a location that falls to a great attack."""
    path = None if location in ALL_GROUNDS else location
    table = given(path=path, next=["combat"], at={location: stacks}, tokens={location: (30, 0)}, **more)
    return {args["card"]: args["count"] for args in table.told("log-cards-loss")}


def playable(player: str, card: str, **more: Any) -> set[str]:
    """Where a card can be played while all battlegrounds are active."""
    table = given(turn=player, active=ALL_GROUNDS, hands={player: [card]}, **more)
    return {offer["to"] for offer in table.offers() if offer["kind"] == "play-card" and offer["card"] == card}


def movable(player: str, card: str, **more: Any) -> set[str]:
    """Where a card can be moved from the reserve while all battlegrounds are active."""
    table = given(turn=player, active=ALL_GROUNDS, reserve={player: [card]}, **more)
    return {offer["to"] for offer in table.offers() if offer["kind"] == "move-card" and offer["card"] == card}


def enters(player: str, card: str, **more: Any) -> set[str]:
    """Where a card can go, by a play as by a move; onto paths too."""
    places: set[str] = set()
    for path in PATHS.values():
        played, moved = playable(player, card, path=path, **more), movable(player, card, path=path, **more)
        assert played == moved | {"reserve"}
        places |= moved
    return places


def plays(player: str, card: str, to: str, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """A card was played from the hand (of this, the price and `hand`) and paid for with the price."""
    table = given(turn=player, hands={player: [card, PRICE[player], *hand]}, **more)
    table.does("play-card", card=card, to=to)
    assert table.asked == "pay"
    assert {offer["card"] for offer in table.offers()} == {PRICE[player], *hand}
    return table.does("cycle-card", card=PRICE[player])


def plays_event(player: str, card: str, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """An event was played from the hand and paid for with the price."""
    table = given(turn=player, hands={player: [card, PRICE[player], *hand]}, **more)
    return table.does("play-event", card=card).does("cycle-card", card=PRICE[player])


def wields(player: str, item: str, wielders: tuple[str, ...], others: tuple[str, ...], **more: Any) -> None:
    """The item can be put on these characters in reserve and on no others, and on nobody who is not in play."""
    facts = given(**more).saga.facts
    stand: dict[str, list[str]] = {}
    for character in (*wielders, *others):
        owner = facts.players[facts.owner[facts.card[character]]].id
        stand.setdefault(owner, []).append(character)
    table = given(turn=player, hands={player: [item]}, reserve=stand, **more)
    offers = {o["to"] for o in table.offers() if o["kind"] == "play-card" and o["card"] == item}
    assert offers == set(wielders)
    for other in others:
        table.is_refused("CG-CARD-07", "play-card", card=item, to=other)
    table.is_refused("CG-ITEM-01", "play-card", card=item, to="reserve")
    absent = given(turn=player, hands={player: [item]}, **more)
    absent.is_refused("CG-ITEM-01", "play-card", card=item, to=wielders[0])
