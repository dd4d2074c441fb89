"""The classes that are generated from the descriptions of positions are as `make position` writes them."""

from __future__ import annotations

from pathlib import Path

import generate_position
import pytest

from thirdage.kernel.slots import Slot

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("position", generate_position.POSITIONS, ids=lambda position: position.state)
def test_the_generated_class_is_fresh(position: generate_position.Described) -> None:
    text = (ROOT / position.path).read_text(encoding="utf-8")
    assert text == generate_position.source(position), "`make position` writes it anew"


def test_a_slot_is_copied_if_it_can_change() -> None:
    kinds = {"list[int]": "list", "dict[int, int]": "dict", "tuple[int, ...]": "", "Battle | None": ""}
    assert {kind: Slot("x", kind).container for kind in kinds} == kinds


def test_a_slot_without_a_start_is_given_by_set_up() -> None:
    position = generate_position.Described("wotr/model", "State", "nothing", "", glance="GlanceState")
    slots = (Slot("turn", "int", "0", glance=True), Slot("forces", "list[int]", "", "Who stands where."))
    text = "\n".join(generate_position.state_class(position, slots))
    assert "        forces: list[int],\n    ) -> None:" in text
    assert "        self.turn = 0\n        self.forces = forces" in text
    assert "self.forces = other.forces[:]" in text
    assert "self.turn = other.turn" in text
