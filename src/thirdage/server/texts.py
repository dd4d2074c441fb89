"""What guests write, as others are shown it: nothing that cannot be seen, nothing that turns the text of others around.

Control characters and characters of format (direction marks and overrides, zero-width spaces, soft hyphens, tags) go.
The two zero-width joiners stay in the chat, where emoji and some scripts need them, and go from names, where they would
make two of what looks like one.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from thirdage.server.errors import Problem

HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
JOINERS: Final = "\u200c\u200d"
LINE_ENDS: Final = "\r\x0b\x0c\x85\u2028\u2029"


def name_shown(text: str) -> str:
    """A name: one line, one space between words."""
    if not text.isprintable():
        text = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in HIDDEN)
    return " ".join(text.split())


def said_shown(text: str) -> str:
    """A word in the chat: its lines stay lines."""
    if not text.isprintable():
        lines = ("\n" if c in LINE_ENDS else c for c in text.replace("\r\n", "\n").replace("\t", " "))
        text = "".join(c for c in lines if c == "\n" or c in JOINERS or unicodedata.category(c) not in HIDDEN)
    return text.strip(f" \n{JOINERS}")


def readable(text: str) -> str:
    """A new word in the chat, refused if nobody could read anything in it."""
    shown = said_shown(text)
    if not shown:
        raise Problem(400, "server-nothing-said")
    return shown
