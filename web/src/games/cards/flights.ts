/** Where cards stop that fly over the table, so that each can be read. */

interface Size {
  width: number;
  height: number;
}

const GAP = 12;

/**
 * The middle of the card at this place among so many, half way to where it goes: beside the others, whole within the
 * room, and smaller where there is no room for all of them.
 */
export function heldAt(
  room: Size,
  card: Size,
  to: readonly [number, number],
  place: number,
  count: number,
): { x: number; y: number; scale: number } {
  const row = count * (card.width + GAP);
  const scale = Math.min(1, (room.width - GAP) / row, (room.height - 2 * GAP) / card.height);
  const [wide, high] = [(row * scale) / 2, (card.height * scale) / 2 + GAP];
  const within = (wanted: number, half: number, all: number) => Math.max(half, Math.min(wanted, all - half));
  const middle = within((room.width / 2 + to[0]) / 2, wide + GAP / 2, room.width);
  return {
    x: middle + (place - (count - 1) / 2) * (card.width + GAP) * scale,
    y: within((room.height / 2 + to[1]) / 2, high, room.height),
    scale,
  };
}
