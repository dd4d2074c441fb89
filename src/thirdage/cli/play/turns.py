"""The turns of people in a sitting: what happened, what is asked, what may be answered, and what they type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.rule import Rule
from rich.text import Text

from thirdage.cli.boards import reader_of
from thirdage.cli.play.board_display import BoardDisplay
from thirdage.cli.play.sitting import Sitting
from thirdage.cli.play.steps import NONE, Picks, forced, step_keys, step_label, step_prompt, together
from thirdage.cli.play.typed import Typed, answer_in_words, things_named, understand
from thirdage.cli.sentences import Sentences
from thirdage.cli.terminal import Terminal
from thirdage.kernel import Ask, Form, Option, PickCounts, PickSome, Refused, Steps

KEYS: Final = (
    ("1 2 3", "cli-key-number"),
    ("v", "cli-key-view"),
    ("l", "cli-key-log"),
    ("u", "cli-key-undo"),
    ("b", "cli-key-back"),
    ("w ...", "cli-key-why"),
    ("q", "cli-key-quit"),
    ("? ...", "cli-key-read"),
    ("?", "cli-key-help"),
)
RECENT: Final = 30
"""How much of what happened is told to someone who sits down again."""


class Quit(Exception):
    """The player leaves; the sitting is saved."""


class Turns:
    """Leads a sitting through the terminal. Knows which seat is at the screen and what it has been shown."""

    def __init__(self, terminal: Terminal, sitting: Sitting) -> None:
        self.terminal = terminal
        self.sitting = sitting
        self.match = sitting.match
        self.sentences = Sentences(terminal.words, self.match.rules.names)
        self.table = BoardDisplay(terminal, self.match)
        self.at_screen = ""
        self.shown: dict[str, int] = {}

    def play(self) -> None:
        """To the end of the match."""
        terminal = self.terminal
        terminal.line(terminal.words.name("game", self.match.game), style="bold")
        terminal.say("cli-play-intro", path=str(self.sitting.path), style="dim")
        terminal.say("cli-play-keys", help="?", quit="q", style="dim")
        while True:
            if self.sitting.bots_play():
                self.sitting.save()
            asks = [ask for ask in self.match.asks if ask.seat in self.sitting.people]
            if not asks:
                break
            self._turn(next((ask for ask in asks if ask.seat == self.at_screen), asks[0]))
            self.sitting.save()
        self._news(self.at_screen or self.sitting.people[0])
        if self.match.outcome is not None:
            terminal.line(self.sentences.outcome(self.match.outcome.json()), style="bold")
            times, outcomes = self.sitting.taken_back()
            if times:
                terminal.say("undo-taken-back", times=times, outcomes=outcomes)

    # -- one turn -----------------------------------------------------------------------------------------------

    def _turn(self, ask: Ask) -> None:
        """Ask until an answer is accepted, or something is taken back."""
        self._seat_at_screen(ask.seat)
        self._news(ask.seat)
        self.table.show_changes(ask.seat)
        while True:
            option = self._stepped(ask) if ask.options.parametric else self._listed(ask)
            if option is None:
                return
            try:
                self.match.answer(option, ask.seat, ask.index)
            except Refused as refused:
                self.terminal.line(self.sentences.message(refused.reason), style="yellow")
                continue
            return

    def _seat_at_screen(self, seat: str) -> None:
        """With several people at one screen, nobody sees the next one's secrets before that one sits there."""
        if seat == self.at_screen:
            return
        if len(self.sitting.people) > 1:
            self._clear()
            self.terminal.out.print(Rule(Text(self.sentences.seat(seat), style="bold")))
            self._read(self.terminal.words.say("cli-hand-over", {"seat": seat}))
        else:
            self.terminal.out.print(Rule(Text(self.sentences.seat(seat), style="bold")))
        self.at_screen = seat

    def _news(self, seat: str) -> None:
        """What this seat has been told since it last looked."""
        told = self.match.log(seat)
        seen = self.shown.get(seat, len(told) - RECENT)
        for entry in told[max(0, seen) :]:
            self.terminal.indented(Text(self.sentences.log_line(entry), style="dim"), 2)
        self.shown[seat] = len(told)

    def _listed(self, ask: Ask) -> Option | None:
        """One of a list."""
        options = dict(enumerate(ask.options, 1))
        labels = {number: self.sentences.answer(ask, option) for number, option in options.items()}
        self._offer(self.sentences.prompt(ask), labels)
        while True:
            typed = self._typed(self._choose(len(options)))
            if typed.command == "number" and typed.number in options:
                return options[typed.number]
            if (done := self._other(ask, typed)) is not None:
                return done[0]

    def _stepped(self, ask: Ask) -> Option | None:
        """One small choice after the other, or several in one line; `back` takes the last one back."""
        self.terminal.line("")
        self.terminal.line(self.sentences.prompt(ask), style="bold")
        done = self._picked(ask, ask.options) if isinstance(ask.options, PickSome) else self._step_by_step(ask)
        if done is not None:
            self.terminal.line(f"→ {self.sentences.answer(ask, done)}")
        return done

    def _step_by_step(self, ask: Ask) -> Option | None:
        path: list[Steps] = []
        steps = forced(ask.options.steps())
        while steps.choices():
            keys = step_keys(ask, steps)
            typed = self._typed(self._step_offered(ask, steps, keys))
            numbers = typed.numbers
            after = (
                together(steps, [keys.get(numbers[0], NONE), *self._meant(ask, keys, numbers[1:])]) if numbers else None
            )
            if after is not None:
                path.append(steps)
                steps = after
            elif typed.command == "back" and path:
                steps = path.pop()
            elif (done := self._other(ask, typed)) is not None:
                return done[0]
        return steps.answer

    def _meant(self, ask: Ask, keys: dict[int, int], numbers: Sequence[int]) -> list[int]:
        """Counts go to one item after the other; things are numbered as they are shown now."""
        return list(numbers) if isinstance(ask.options, PickCounts) else [keys.get(number, NONE) for number in numbers]

    def _picked(self, ask: Ask, options: PickSome) -> Option | None:
        """Some things of a list, in any order."""
        path: list[Picks] = []
        picks = Picks(options)
        if options.low == len(options.items):
            picks = Picks(options, tuple(range(options.low)))
        while not picks.full or picks.answer is None:
            keys = picks.keys()
            labels = {key: step_label(self.sentences, ask, item) for key, item in keys.items()}
            self._offer(self.terminal.words.say("cli-pick-next", {"number": len(picks.chosen) + 1}), labels)
            typed = self._typed(self.terminal.words.say("cli-choose-several", {"count": max(keys)}))
            if typed.numbers == (0,) and 0 in keys and picks.answer is not None:
                break
            if typed.numbers and (after := picks.after(typed.numbers)) is not None:
                path.append(picks)
                picks = after
                # Who names several things at once has named all of them.
                if len(typed.numbers) > 1 and picks.answer is not None:
                    break
            elif typed.command == "back" and path:
                picks = path.pop()
            elif (done := self._other(ask, typed)) is not None:
                return done[0]
        return picks.answer

    def _step_offered(self, ask: Ask, steps: Steps, keys: dict[int, int]) -> str:
        """Show the choices of a step, and return the line to ask with; how many is asked without a list."""
        prompt = step_prompt(self.sentences, ask, steps)
        labels = {key: step_label(self.sentences, ask, choice) for key, choice in keys.items()}
        if not any(labels.values()):
            return prompt
        self._offer(prompt, labels)
        return self.terminal.words.say("cli-choose-several", {"count": max(keys)})

    # -- what is typed besides a choice ---------------------------------------------------------------------------

    def _other(self, ask: Ask, typed: Typed) -> tuple[Option | None] | None:
        """Do what a line says that is no choice. None: ask again; else the answer, or (None,) if the ask is gone."""
        words = self.terminal.words
        if typed.command == "quit":
            raise Quit
        if typed.command == "undo":
            return (None,) if self._undo(ask.seat) else None
        if typed.command == "answer":
            return self._in_words(ask, typed)
        if typed.command == "why":
            self._why(ask, typed)
        elif typed.command == "log":
            for entry in self.match.log(ask.seat):
                self.terminal.indented(Text(self.sentences.log_line(entry), style="dim"), 2)
        elif typed.command == "view":
            self.table.show(ask.seat)
        elif typed.command == "help":
            self._texts(typed.words) if typed.words else self._help(ask)
        elif typed.command in ("number", "numbers"):
            given = " ".join(typed.words) or str(typed.number)
            self.terminal.line(words.say("cli-not-a-choice", {"given": given}), style="yellow")
        return None

    def _in_words(self, ask: Ask, typed: Typed) -> tuple[Option | None] | None:
        """An answer in words: taken if it is on offer, else refused with the reason."""
        try:
            written = answer_in_words(typed.words, self._forms(ask), self.match.rules.names, self.terminal.words)
            form = ask.spec.forms.get(written["kind"])
            own = form is not None and {"kind", *form.keys} == written.keys()
            option = ask.options.decode(written) if own else None
            reason = self.match.explain(ask.seat, written) if option is None else ask.options.reason_against(option)
        except Refused as refused:
            option, reason = None, refused.reason
        if option is not None and reason is None:
            return (option,)
        if reason is not None:
            self.terminal.line(self.sentences.message(reason), style="yellow")
        return None

    def _why(self, ask: Ask, typed: Typed) -> None:
        """Why something is not possible now."""
        if not typed.words:
            self._help(ask)
            return
        try:
            intent = answer_in_words(typed.words, self._forms(ask), self.match.rules.names, self.terminal.words)
            if intent["kind"] in self.match.rules.intents:
                reason = self.match.explain(ask.seat, intent)
            else:
                reason = ask.options.reason_against(ask.options.decode(intent))
        except Refused as refused:
            reason = refused.reason
        self.terminal.line(self.sentences.message(reason) if reason else self.terminal.words.say("cli-possible"))

    def _forms(self, ask: Ask) -> list[Form]:
        """What may be typed: the forms of this ask, and of everything a player may ever intend."""
        own = list(ask.spec.forms.values())
        return own + [way[0] for ways in self.match.rules.intents.values() for way in ways if way[0] not in own]

    def _undo(self, seat: str) -> bool:
        """Take back the seat's last answer: everyone is at this screen, so nobody is asked."""
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.terminal.line(self.sentences.message(refused.reason), style="yellow")
            return False
        # What was undone is gone from the log; that it was undone is its last line, which everyone is yet to see.
        self.shown = {one: min(seen, len(self.match.log(one)) - 1) for one, seen in self.shown.items()}
        return True

    def _texts(self, wanted: tuple[str, ...]) -> None:
        """What the cards of this name say."""
        words, rules = self.terminal.words, self.match.rules
        reader = reader_of(self.match.game)
        texts: dict[str, Text | None] = {}

        def has_text(id: str) -> bool:
            texts[id] = reader(id, words, rules) if reader is not None else None
            return texts[id] is not None

        for id in (found := things_named(wanted, has_text, rules.names, words)):
            self.terminal.indented(texts[id] or Text(), 2)
        if not found:
            self.terminal.line(words.say("cli-no-text", {"given": " ".join(wanted)}), style="yellow")

    def _help(self, ask: Ask) -> None:
        for key, text in KEYS:
            self.terminal.out.print(Text.assemble((f"  {key:<6}", "cyan"), self.terminal.words.say(text)))
        self.terminal.say("cli-typed-answers")
        told = set(self.match.rules.intents)
        for form in sorted(self._forms(ask), key=lambda form: form.kind in told):
            self.terminal.out.print(Text.assemble((f"  {self._typed_form(form)}", "cyan"), self._meaning(ask, form)))

    def _typed_form(self, form: Form) -> str:
        """How an answer is typed: its word, and in capitals what stands behind it."""
        words = self.terminal.words
        told = [(f"cli-typed-{key.replace('_', '-')}", key) for key in form.keys]
        return " ".join([form.kind, *[(words.say(id) if words.knows(id) else key).upper() for id, key in told]])

    def _meaning(self, ask: Ask, form: Form) -> str:
        """What it means, in the language of the player: intents have words, of other answers one is an example."""
        words = self.terminal.words
        id = f"cli-intent-{form.kind}"
        if words.knows(id):
            return f"  {words.say(id)}"
        first = next((option for option in ask.options if option.form is form), None)
        return "" if first is None or ask.options.parametric else f"  {self.sentences.answer(ask, first)}"

    # -- the terminal -------------------------------------------------------------------------------------------

    def _offer(self, prompt: str, labels: dict[int, str]) -> None:
        """A prompt with its numbered choices."""
        self.terminal.line("")
        self.terminal.line(prompt, style="bold")
        width = len(str(max(labels)))
        for number, label in labels.items():
            self.terminal.out.print(Text.assemble((f"  {number:>{width}}  ", "cyan"), label))

    def _clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        if self.terminal.out.is_terminal:
            self.terminal.out.clear()
            self.terminal.out.file.write("\x1b[3J")

    def _choose(self, count: int) -> str:
        return self.terminal.words.say("cli-choose", {"count": count})

    def _typed(self, prompt: str) -> Typed:
        return understand(self._read(prompt))

    def _read(self, prompt: str) -> str:
        """A line from the player; the end of the input is the player leaving."""
        try:
            return self.terminal.out.input(Text(f"{prompt} ")).strip()
        except EOFError:
            self.terminal.line("")
            raise Quit from None
