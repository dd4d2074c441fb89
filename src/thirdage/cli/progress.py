"""Progress bars: to the stream for complaints, and only where somebody is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from thirdage.cli.terminal import Terminal

Step = Callable[..., None]


@contextmanager
def progress(terminal: Terminal, total: int) -> Iterator[Step]:
    """A bar for so many steps; what it gives is to be called after each, with a word on how things stand."""
    if not terminal.err.is_terminal or total <= 1:
        yield lambda _told="": None
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task(terminal.words.say("cli-working"), total=total)
        yield lambda told="": bar.update(task, advance=1, description=told or None)
