"""A match: the driver that runs the flow of a game between asks, and everything a user does with it.

Rules generators live only between seams. At a seam the position alone says what comes next; the driver keeps a
copy of it (the checkpoint) and the answers given since in a Line, and re-runs those to fork, to undo and to sample.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from .asks import CHANCE, EVERYONE, REFEREE, SPECTATOR, Ask
from .belief import Belief, Believes
from .fate import Fate
from .forms import Option
from .game import Rules
from .history import History, Step
from .intents import explain
from .line import Line
from .messages import Json, Reason, Refused, refuse, shown
from .options import Random
from .position import Log, Outcome, Position, scenes_json

SCHEMA: Final = 1
"""The number of the JSON forms of views, asks, log entries and records."""
FINISHES: Final = ("resigned", "time", "agreed", "abandoned")
LOST_BY: Final = ("resigned", "time")
MAX_SILENT_SEAMS: Final = 10_000


class Match:
    """One game being played. `asks` are the open asks: one, several when parallel, none when it is over."""

    __slots__ = (
        "asks", "beliefs", "fate", "fate_header", "finished", "history", "index", "line", "origin", "position", "rules",
        "undo_setting",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, position: Position, fate: Fate | None, origin: Json | None = None, tracked: bool = True
    ) -> None:
        self.rules = rules
        self.position = position
        self.fate = fate
        self.origin = origin
        self.fate_header: Json = {}
        self.undo_setting = ""
        self.index = 0
        self.asks: tuple[Ask, ...] = ()
        self.finished: Outcome | None = None
        self.history: History | None = History() if tracked else None
        self.beliefs: dict[tuple[str, Believes | None], list[tuple[Position, Belief]]] = {}
        """By seat and first belief (None: the game's): what it believed at each seam, the checkpoint beside it."""
        position.log = Log() if tracked else None
        self.line = Line(position)

    # -- what is going on ---------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.rules.game.id

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in order."""
        return self.rules.seats

    @property
    def sides(self) -> dict[str, tuple[str, ...]]:
        """The seats that win together."""
        return dict(self.rules.sides)

    @property
    def ask(self) -> Ask | None:
        """The first open ask."""
        return self.asks[0] if self.asks else None

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        return self.finished if self.finished is not None else self.position.outcome

    def view(self, seat: str, offers: bool = True) -> Json:
        """What this seat knows; also for "spectator" and "referee". Without `offers` no answers are listed."""
        own = [option for ask, option in self.line.pending_answers() if ask.seat == seat]
        outcome = self.outcome
        self.rules.bit(seat)
        return {
            "schema": SCHEMA,
            "game": self.rules.game.id,
            "seat": seat,
            "index": self.index,
            "asks": [a.full(offers) if seat in (a.seat, REFEREE) else a.public for a in self.asks],
            "answered": own[0].json(self.rules.names) if own else None,
            "outcome": outcome.json() if outcome is not None else None,
            "position": self.rules.game.view(self.position, seat),
        }

    def log(self, seat: str, since: int = 0) -> list[Json]:
        """What this seat was told by the answers from index `since` on (everything for 0)."""
        log = self.position.log
        if log is None:
            return []
        entries = log.entries
        start = len(entries) if since > 0 else 0
        while start and entries[start - 1][0] >= since:  # causes only grow, so what is new stands at the end
            start -= 1
        return log.told(self.rules.bit(seat), start)

    def scene(self) -> list[Json]:
        """The scenes that are open now, the outermost first; none where the match is over, or has no log."""
        log = self.position.log
        return scenes_json(log.scenes) if log is not None and self.outcome is None else []

    def told_by(self, at: int, seat: str) -> list[tuple[str, Json]]:
        """What a seat was told by one step of the line in play: message ids and arguments."""
        log = self.position.log
        assert log is not None, "a fork has no log"
        assert self.history is not None, "a fork has no history"
        steps, bit = self.history.steps, self.rules.bit(seat)
        end = steps[at + 1].told if at + 1 < len(steps) else len(log.entries)
        return [(id, args) for _, to, id, args, _, _ in log.entries[steps[at].told : end] if to & bit]

    def used(self) -> dict[str, int]:
        """How often each card, ability and special case came to bear so far."""
        log = self.position.log
        counts: dict[str, int] = {}
        for name in log.used if log is not None else ():
            counts[name] = counts.get(name, 0) + 1
        return counts

    def explain(self, seat: str, intent: Any) -> Reason | None:
        """Why an intent is not possible now: a Reason, or None if it is."""
        return explain(self.position, self.asks, seat, intent)

    # -- answering ----------------------------------------------------------------------------------------------

    def answer(self, o: Any, seat: str | None = None, index: int | None = None) -> None:
        """Answer an open ask with an option or its JSON form. Raises Refused and changes nothing if it is none."""
        ask = self._addressed(seat, index)
        option = o if isinstance(o, Option) else ask.options.decode(o)
        reason = ask.options.reason_against(option)
        if reason is not None:
            raise refuse(reason)
        line = self.line
        if len(line.group) == 1:
            self._take(option)
            return
        before = line.pending[:]
        line.pending[line.group.index(ask)] = option
        self.show_open()
        if not self.asks:
            try:
                self._take(tuple(line.pending))
            except Exception:
                self.line.pending = before
                self.show_open()
                raise

    def show_open(self) -> None:
        """Of the open group, those asks stand in `asks` that have no answer yet."""
        self.asks = self.line.unanswered() if self.finished is None else ()

    def _addressed(self, seat: str | None, index: int | None) -> Ask:
        """The open ask that an answer is meant for."""
        if not self.asks:
            raise Refused("refused-over")
        for ask in self.asks:
            if (seat is None or ask.seat == seat) and (index is None or ask.index == index):
                return ask
        if seat is None or any(a.seat == seat for a in self.asks):
            raise Refused("refused-stale", "", {"index": self.asks[0].index, "given": index})
        if any(a.seat == seat for a in self.line.group):
            raise Refused("refused-answered")
        self.rules.bit(seat)
        raise Refused("refused-not-asked", "", {"seat": self.asks[0].seat})

    def _take(self, value: Any) -> None:
        """Go on with a full answer. If rules code fails, the match stands where it stood, and the error is told."""
        history = self.history
        if history is None:
            self._note(value, -1)
            self._run(value)
            return
        steps, entries, index = len(history.steps), len(history.entries), self.index
        self._note(value, -1)
        try:
            self._run(value)
        except Exception:
            for entry in history.entries[entries:]:
                if not isinstance(entry, dict) and entry.number >= 0 and self.fate is not None:
                    self.fate.spent(entry.group[0].purpose, -1)
            del history.entries[entries:]
            self.index = index
            self.rewind(steps)
            raise

    def _note(self, value: Any, number: int) -> None:
        """Write an answer or outcome down."""
        self.line.note(value)
        group, log = self.line.group, self.position.log
        if self.history is not None and log is not None:
            step = Step(self.index, group, value, number, len(log.entries), len(log.used), log.scenes)
            self.history.steps.append(step)
            self.history.entries.append(step)
            for ask in group:
                ask.close()
        if log is not None:
            log.index, log.begun, log.revealed = self.index, (), False
        self.index += len(group)

    def start(self) -> Match:
        """Run from the seam of the position to the first open ask."""
        self.rules.game.begin_scenes(self.position)
        self._run(None)
        return self

    def _run(self, value: Any) -> None:
        """Send a value into the flow and go on, through chance and seams, to the next open ask or the end."""
        position, line = self.position, self.line
        flow = line.flow
        silent = 0
        while True:
            if flow is None:
                self._seam()
                if position.outcome is not None:
                    return
                silent += 1
                assert silent < MAX_SILENT_SEAMS, f"{position.next} asks nobody anything"
                flow = line.begin(position)
                value = None
            try:
                asked = flow.send(value)
            except StopIteration:
                flow = line.flow = None
                self._close_step()
                continue
            self._close_step()
            if position.outcome is not None:
                flow = line.flow = None
                continue
            silent = 0
            line.open(asked, self.index)
            self.asks = line.group
            if not self._decided():
                return
            value = line.given[-1]

    def _decided(self) -> bool:
        """Let fate answer an open chance ask; False if it must wait for somebody."""
        ask = self.line.group[0]
        if self.fate is None or ask.seat != CHANCE:
            return False
        decided = self.fate.decide(ask)
        if decided is None:
            return False
        self._note(decided[0], decided[1])
        return True

    def _close_step(self) -> None:
        """After an answer has taken effect, remember whether it revealed anything."""
        log = self.position.log
        if log is not None and log.revealed and self.history is not None and self.history.steps:
            self.history.steps[-1].revealed = True

    def _seam(self) -> None:
        """No generator is alive: the line begins anew."""
        line, log, history = self.line, self.position.log, self.history
        told = len(log.entries) if log is not None else 0
        line.reach_seam(self.position, told)
        self.asks = ()
        if log is not None:
            mark = log.reach_seam()
            if history is not None:
                history.seams.add(len(history.steps), self.index, line.checkpoint, told, mark)

    def go_on(self, fate: Fate | None) -> None:
        """Continue with this fate: an open chance ask is answered by it."""
        self.fate = fate
        if self.asks and self._decided():
            self._run(self.line.given[-1])

    # -- copies -------------------------------------------------------------------------------------------------

    def fork(self) -> Match:
        """An independent copy for search, without log and history; its chance goes on as ours would."""
        fate = self.fate.copy() if self.fate is not None else None
        line = self.line
        twin = Match(self.rules, line.checkpoint, fate, None, tracked=False)
        twin.index = self.index
        twin.finished = self.finished
        twin.line.asked = line.asked[:]
        twin.line.given = line.given[:]
        twin.rerun(line.pending)
        return twin

    def rerun(self, pending: list[Option | None] | None = None) -> None:
        """Stand where the line leads, with these answers of the group that is open there. Nothing is told again."""
        line = self.line
        self.position = line.rerun(self.index)
        self.asks = line.group if self.finished is None else ()
        if pending is not None and len(pending) > 1:
            line.pending = pending[:]
            self.show_open()

    def sample(self, seat: str, rng: Random, believes: Believes | None = None) -> Match:
        """A full match that this seat cannot tell from the real one, as likely as it `believes`, or the game says."""
        from .samples import sample  # noqa: PLC0415 (it builds on this module)

        return sample(self, seat, rng, believes)

    # -- undo and finish ----------------------------------------------------------------------------------------

    def can_undo(self, seat: str) -> bool:
        """Whether the seat may take back its last answer without asking anyone."""
        from .takebacks import is_free  # noqa: PLC0415 (it builds on this module)

        return is_free(self, seat)

    def undo(self, seat: str, consent: Collection[str] = ()) -> None:
        """Take back the seat's last answer. Behind a roll, a reveal or another's ask `undo_setting` decides."""
        from .takebacks import take_back  # noqa: PLC0415 (it builds on this module)

        take_back(self, seat, consent)

    def rewind(self, count: int) -> None:
        """Stand where the line in play had this many steps. Fate does not go back: what was rolled is spent."""
        history, log = self.history, self.position.log
        assert history is not None
        assert log is not None
        if count < len(history.steps):
            step = history.steps[count]
            log.take_back(step.told, step.used, step.scenes)
        history.rewind(count)
        log.at_seam = history.seams[-1].mark
        self.line = history.line(count)
        self.rerun()
        self.position.log = log

    def finish(self, reason: str, seats: Collection[str]) -> None:
        """End the match: resigned or time (these seats lose), agreed or abandoned (nobody wins)."""
        if self.outcome is not None:
            raise Refused("refused-over")
        if reason not in FINISHES or (reason in LOST_BY and not seats):
            raise Refused("refused-finish-reason", "", {"reason": shown(reason)})
        for seat in seats:
            if self.rules.bit(seat) == EVERYONE or seat == SPECTATOR:
                raise Refused("refused-seat-unknown", "", {"id": seat})
        losers = {self.rules.side_of[seat] for seat in seats}
        side = self.rules.others(losers.pop()) if reason in LOST_BY and len(losers) == 1 else None
        self.finished = Outcome(self.rules.sides.get(side or "", ()), side, reason, {"seats": sorted(seats)})
        log = self.position.log
        if self.history is not None and log is not None:
            self.history.entries.append({"finish": reason, "seats": sorted(seats)})
            entry: Json = {"seat": sorted(seats)}
            log.entries.append((self.index, EVERYONE, f"log-finished-{reason}", entry, "", ()))
        self.index += 1
        self.asks = ()

    # -- records ------------------------------------------------------------------------------------------------

    def written(self) -> Json:
        """The position at the last seam and the answers since, as `setup` reads them."""
        since: list[Json] = []
        for group, value in zip(self.line.asked, self.line.given, strict=True):
            since.extend(Step(0, group, value).json(self.rules.names))
        return {"position": self.rules.game.write(self.line.checkpoint), "since": since}

    def record(self) -> Json:
        """Header and entries, chance included, with a state hash at each seam. Keep it secret while playing."""
        from .records import write_record  # noqa: PLC0415 (it builds on this module)

        return write_record(self)
