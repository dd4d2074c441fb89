"""What a page looks like, measured: which boxes share room, which words are cut or covered, how much the board has."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

GRID: Final = """() => {
    const pane = document.querySelector("[data-testid=pane]");
    const drawing = document.querySelector("[data-testid=hunt-board], [data-testid=land]") ?? pane;
    const board = drawing.getBoundingClientRect();
    const step = 8;
    let [seen, all] = [0, 0];
    for (let x = step / 2; x < innerWidth; x += step)
        for (let y = step / 2; y < innerHeight; y += step) {
            all += 1;
            const drawn = x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
            const met = drawn && document.elementFromPoint(x, y);
            if (met && pane.contains(met) && !met.closest(".tools")) seen += 1;
        }
    return seen / all;
}"""
"""The share of the window that is board and that nothing covers; the map's tools do.

The board of Hunt for the Ring has its tracks beside the map.
"""
PARTS: Final = """() => {
    const wanted = ".bar, [data-testid=pane], [data-testid=strip], [data-part]";
    const parts = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
    const named = parts.map((one) => [one.dataset.part ?? one.dataset.testid ?? "bar", one.getBoundingClientRect()]);
    const boxes = named.filter(([name, { width, height }]) => width && height);
    const faults = [];
    boxes.forEach(([name, a], place) => {
        if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
            faults.push(`${name} sticks out of the window`);
        for (const [other, b] of boxes.slice(place + 1))
            if (name !== other && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                faults.push(`${name} and ${other} lie over each other`);
    });
    return [boxes.map(([name]) => name), faults];
}"""
"""The parts of the frame that are to be seen, and which of them share room."""
WORDS: Final = """() => {
    const faults = new Set();
    const ROUND = 1.5;
    const named = (one) => {
        const said = one.dataset?.testid ?? one.dataset?.part ?? one.dataset?.panel ?? one.dataset?.spot;
        return said ?? `${one.localName}.${String(one.className?.baseVal ?? one.className).split(" ")[0]}`;
    };
    const whole = (box) => ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
    const meet = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const empty = (box) => box.right - box.left < 2 || box.bottom - box.top < 2;
    const isForVoices = (one) => {
        for (let box = one; box; box = box.parentElement)
            if (box.clientWidth === 1 && getComputedStyle(box).overflow !== "visible") return true;
        return false;
    };
    // Cards of a full hand lie over each other like held ones; the one looked at lifts.
    const inOneFan = (one, other) => one.closest("[data-fan]")?.contains(other) ?? false;
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const home = node.parentElement;
        if (!node.data.trim() || !home || home.closest("svg, script, style, .unseen, option, [data-drawn]")) continue;
        if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForVoices(home)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            let seen = whole(line);
            let scrolled = false;
            for (let box = home; box && box !== document.body; box = box.parentElement) {
                const style = getComputedStyle(box);
                if (style.position === "fixed") break;
                const [across, down] = [style.overflowX, style.overflowY];
                if (across === "visible" && down === "visible") continue;
                const room = box.getBoundingClientRect();
                const inner = { left: room.left + box.clientLeft, top: room.top + box.clientTop };
                inner.right = inner.left + box.clientWidth;
                inner.bottom = inner.top + box.clientHeight;
                const rolls = (one) => one === "auto" || one === "scroll";
                const over = (cut, one) => cut > ROUND && !rolls(one);
                if (!scrolled && (over(inner.left - seen.left, across) || over(seen.right - inner.right, across)))
                    faults.add(`cut across by ${named(box)}: ${node.data.trim().slice(0, 50)}`);
                const [above, below] = [inner.top - seen.top, seen.bottom - inner.bottom];
                if (!scrolled && (over(above - 3, down) || over(below - 3, down)))
                    faults.add(`cut below by ${named(box)}: ${node.data.trim().slice(0, 50)}`);
                if (rolls(across) || rolls(down)) scrolled = true;
                seen = meet(seen, inner);
            }
            const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
            if (!scrolled && !empty(seen) && (seen.right > innerWidth + ROUND || seen.left < -ROUND))
                faults.add(`out of the window: ${node.data.trim().slice(0, 50)}`);
            seen = meet(seen, window);
            if (empty(seen)) continue;
            texts.push({ home, seen, node, scrolled, line: whole(line) });
        }
    }
    for (const { home, seen, node, scrolled, line } of texts) {
        if (scrolled && (seen.bottom - seen.top < (line.bottom - line.top) - ROUND
            || seen.right - seen.left < (line.right - line.left) - ROUND)) continue;  // half scrolled away
        const met = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
        if (!met || met === home || home.contains(met) || met.contains(home)) continue;
        if (scrolled && met.closest("[data-sticky]")) continue;
        if (inOneFan(home, met)) continue;
        if (getComputedStyle(home).pointerEvents === "none" && met.contains(home.closest("button, a, label, li, div")))
            continue;
        if (getComputedStyle(home).pointerEvents === "none") continue;
        if (home.closest("[data-testid=pane]") && met.closest("[data-testid=pane]")) continue;
        faults.add(`${named(met)} lies over "${node.data.trim().slice(0, 50)}" of ${named(home)}`);
    }
    for (let i = 0; i < texts.length; i += 1)
        for (let j = i + 1; j < texts.length; j += 1) {
            const [a, b] = [texts[i], texts[j]];
            if (a.home === b.home || inOneFan(a.home, b.home)) continue;
            if ([a, b].some(({ home, scrolled }) => scrolled && home.closest("[data-sticky]"))) continue;
            if ([a, b].some(({ home }) => home.closest("[data-testid=pane]"))) continue;
            const room = meet(a.seen, b.seen);
            const [high, other] = [a.seen.bottom - a.seen.top, b.seen.bottom - b.seen.top];
            // Lines below each other may share the room above their letters.
            const least = Math.max(5, 0.4 * Math.min(high, other));
            if (room.right - room.left < 3 || room.bottom - room.top < least) continue;
            if (a.home.contains(b.home) || b.home.contains(a.home)) continue;
            faults.add(`"${a.node.data.trim().slice(0, 40)}" and "${b.node.data.trim().slice(0, 40)}" share room`);
        }
    for (const stays of document.querySelectorAll("[data-sticky]")) {
        const list = stays.closest("[data-part=answers]");
        if (list && stays.offsetHeight > 0.66 * list.clientHeight) faults.add("what stays leaves no room for the list");
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) faults.add("the page is wider than the window");
    return [...faults];
}"""
"""Words that are cut outside of what scrolls, that something lies over, or that lie over each other."""
TRACKS: Final = """() => {
    const least = 0.85 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll("[data-drawn] li, [data-testid=mordor] span")]
        .filter((cell) => cell.checkVisibility())
        .flatMap((cell) => {
            const track = cell.closest("[data-drawn], [data-testid=mordor]");
            const [box, room] = [cell.getBoundingClientRect(), track.getBoundingClientRect()];
            const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
            return seen < least ? [`a cell of ${track.dataset.look ?? track.dataset.testid} is ${seen}px high`] : [];
        });
}"""
"""Cells of drawn tracks that are too low for what stands in them, or cut."""


def faults_of(page: Page) -> list[str]:
    """All that is wrong with the layout now."""
    found: list[str] = [*page.evaluate(PARTS)[1], *page.evaluate(WORDS), *page.evaluate(TRACKS)]
    return found


def share_of(page: Page) -> float:
    """How much of the window is board."""
    share: float = page.evaluate(GRID)
    return share


def parts_of(page: Page) -> set[Any]:
    """The parts of the frame that are to be seen."""
    return set(page.evaluate(PARTS)[0])
