"""Real games fit: a log kept at a real table, dice and draws given, is played again answer by answer.

The match is made without a fate, so that chance is asked like everybody else. The log below is one of many forms that
somebody may write: a line is who, what, and the fields of the answer; figures and dice are separated by commas.
"""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.kernel import COUNTS, ONE, Field, Match, Refused

TURN = """
# Turn 1. Cards.
chance card-drawn card=fp-char-12
chance card-drawn card=fp-str-07
chance card-drawn card=sh-char-05
chance card-drawn card=sh-str-19
# The Fellowship stays; the Shadow puts a die into the hunt box; both roll.
free-peoples decline
shadow allocate dice=1
chance action-dice dice=character,muster,event,will-of-the-west
chance action-dice dice=army,army,muster,event,eye,character
# The Fellowship moves, is hunted and seen.
free-peoples use-die die=character
free-peoples move-fellowship
chance dice dice=6,2
chance tile-drawn tile=std-1r
free-peoples decline
free-peoples revealed-to region=fords-of-bruinen
# Saruman arms; the Fellowship hides; a card each.
shadow use-die die=muster
shadow advance nation=isengard
free-peoples use-die die=will-of-the-west
free-peoples become die=character
free-peoples hide
shadow use-die die=event
shadow draw-card deck=shadow-character
chance card-drawn card=sh-char-09
free-peoples use-die die=event
free-peoples play-card card=fp-char-12
free-peoples accept
chance card-drawn card=fp-char-20
# The Fords of Isen.
shadow use-die die=army
shadow attack
shadow attack-from region=orthanc
shadow attack-target region=fords-of-isen
shadow attackers figures=isengard-regular:4,isengard-elite:1
shadow lay-card card=sh-str-19
free-peoples lay-card card=fp-str-07
chance dice dice=6,2,5,1,5
chance dice dice=5,1
free-peoples re-roll dice=1
chance dice dice=6
shadow reduce-elite figure=isengard-elite
shadow combat-amount amount=1
chance dice dice=4
shadow advance-army figures=isengard-regular:2
# The Elves are stirred, Mordor marches, a Nazgûl follows the scent.
free-peoples use-die die=muster
free-peoples advance nation=elves
shadow use-die die=army
shadow move-armies
shadow move-army from_region=minas-morgul region=south-ithilien
shadow take-figures figures=sauron-regular:3
shadow done
shadow use-die die=character
shadow move-minions
shadow take-minions figure=nazgul from_region=morannon count=1
shadow walk region=fords-of-bruinen
shadow done
# Turn 2. Cards.
chance card-drawn card=fp-char-01
chance card-drawn card=fp-str-17
chance card-drawn card=sh-char-14
chance card-drawn card=sh-str-02
"""


def read_value(field: Field, word: str) -> Any:
    """A word of the log as the field of an answer."""

    def number(part: str) -> int | str:
        return int(part) if part.isdigit() else part

    if field.shape == ONE:
        return number(word)
    if field.shape == COUNTS:
        return {name: int(count) for name, _, count in (part.partition(":") for part in word.split(","))}
    return [number(part) for part in word.split(",")]


def enter(match: Match, line: str) -> None:
    """Answer the open ask as a line of the log says."""
    who, kind, *words = line.split()
    ask = match.ask
    assert ask is not None
    form = ask.spec.forms[kind]
    fields = dict(zip(form.keys, form.fields, strict=True))
    answer = {key: read_value(fields[key], word) for key, _, word in (word.partition("=") for word in words)}
    match.answer({"kind": kind, **answer}, who)


def played(lines: list[str]) -> Match:
    match = thirdage.new_match("wotr", fate=None)
    for line in lines:
        enter(match, line)
    return match


LINES = [line for line in TURN.split("\n") if line and not line.startswith("#")]


def test_a_turn_of_a_real_game_is_replayed() -> None:
    match = played(LINES)
    seen = match.view("referee")["position"]
    assert seen["turn"] == 2
    assert seen["fellowship"] | {"region": "fords-of-bruinen", "hidden": True, "corruption": 0} == seen["fellowship"]
    assert seen["shadow"]["fords-of-isen"] == {"isengard-regular": 2}
    assert "fords-of-isen" not in seen["free-peoples"]
    assert seen["casualties"] == {"rohan-regular": 2, "rohan-leader": 1}
    assert seen["shadow"]["south-ithilien"] == {"sauron-regular": 3}
    assert seen["shadow"]["fords-of-bruinen"] == {"nazgul": 1}
    assert [card["card"] for card in seen["hands"]["shadow"]] == ["sh-char-05", "sh-char-09", "sh-char-14", "sh-str-02"]
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind) == ("free-peoples", "fellowship-phase")


def test_its_record_needs_no_fate_either() -> None:
    match = played(LINES)
    again = thirdage.replay(match.record(), check=True)
    assert again.view("referee") == match.view("referee")
    assert again.log("shadow") == match.log("shadow")


def test_what_cannot_have_happened_is_refused() -> None:
    """A card drawn twice, a die that no side of the dice shows, a tile that is not in the pool."""
    with pytest.raises(Refused):
        played(
            [*LINES[:4], "free-peoples decline", "shadow allocate dice=1", "chance action-dice dice=eye,eye,eye,eye"]
        )
    with pytest.raises(Refused):
        played([*LINES[:-2], "chance card-drawn card=sh-char-09"])
    at = LINES.index("chance tile-drawn tile=std-1r")
    with pytest.raises(Refused):
        played([*LINES[:at], "chance tile-drawn tile=fp-elven-rope"])


def test_people_may_roll_real_dice_from_any_point_on() -> None:
    """The rest of a game that began with given outcomes can be left to a fate."""
    match = played(LINES)
    match.go_on(thirdage.seeded(5))
    rng = thirdage.Rng(5)
    while match.ask is not None:
        assert match.ask.seat != thirdage.CHANCE
        match.answer(match.ask.options.sample(rng), match.ask.seat)
    assert match.outcome is not None
