"""Names and chat of guests, as others are shown them: without invisible characters, and none that reverse other text.

Control characters and format characters (direction marks and overrides, zero-width spaces, soft hyphens, tags) are
removed. The two zero-width joiners stay in the chat, where emoji and some scripts need them; in names they are removed,
because two names that differ only by them look the same.
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
