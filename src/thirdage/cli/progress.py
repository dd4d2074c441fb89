"""Progress bars: to the stream for complaints, and only where somebody is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from thirdage.cli.talk import Talk


@contextmanager
def progress(talk: Talk, total: int) -> Iterator[Callable[[], None]]:
    """A bar for so many steps; what it gives is to be called after each."""
    if not talk.err.is_terminal or total <= 1:
        yield lambda: None
        return
    columns = (
        TextColumn(talk.words.say("cli-working")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=talk.err, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
