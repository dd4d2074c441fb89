"""Actions that use no die: what a bundle lets a player do instead of using one when it is his turn to act."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thirdage.games.wotr.model.constants import enemy
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Form, Option, Reason


class FreeAction:
    """What a bundle lets a player do instead of using a die when it is his turn to act.

    `offers` lists candidates, `check` gives None or a Reason, `perform` carries it out.
    """

    __slots__ = ("check", "form", "offers", "perform")

    def __init__(
        self,
        form: Form,
        offers: Callable[[War, int], Iterable[Option]],
        check: Callable[[War, int, Option], Reason | None],
        perform: Callable[[War, int, Option], Flow[None]],
    ) -> None:
        self.form = form
        self.offers = offers
        self.check = check
        self.perform = perform


def no_free_actions(_war: War, _side: int) -> tuple[FreeAction, ...]:
    """The step "free-actions": what a side may do instead of using a die. In the base game nothing."""
    return ()


def free_action(war: War, side: int, form: Form) -> FreeAction | None:
    """The action without a die that has this form, if there is one."""
    known: tuple[FreeAction, ...] = war.rules.steps["free-actions"](war, side)
    for free in known:
        if free.form is form:
            return free
    return None


def free_offers(war: War, side: int) -> list[Option]:
    """What a side might do instead of using a die."""
    known: tuple[FreeAction, ...] = war.rules.steps["free-actions"](war, side)
    return [option for free in known for option in free.offers(war, side)] if known else []


def can_act_freely(war: War, side: int) -> bool:
    """Whether a side without dice can still act: only while the other side has some, so that it may pass as well."""
    if not war.dice[enemy(side)]:
        return False
    known: tuple[FreeAction, ...] = war.rules.steps["free-actions"](war, side)
    return any(free.check(war, side, option) is None for free in known for option in free.offers(war, side))


STEPS = {"free-actions": no_free_actions}
