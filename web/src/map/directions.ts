/** Which region lies in a direction, for the arrow keys. */
import type { Ground, Point } from "./shapes.ts";

export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Beyond this angle a region does not lie in a direction (its cosine). */
const NARROW = 0.4;
/** A neighbour is preferred to what only lies near, as if it were so much nearer. */
const NEIGHBOUR = 0.6;

export function middle(shapes: Ground, id: string): Point {
  const region = shapes.regions.get(id);
  return region?.pieces[0] ?? region?.label ?? [0, 0];
}

export function towards(shapes: Ground, from: string, [dx, dy]: Point, neighbours: readonly string[]): string {
  const [x, y] = middle(shapes, from);
  let best = { id: from, cost: Infinity };
  for (const id of shapes.regions.keys()) {
    if (id === from) continue;
    const [tx, ty] = middle(shapes, id);
    const far = Math.hypot(tx - x, ty - y);
    const along = ((tx - x) * dx + (ty - y) * dy) / far;
    if (along < NARROW) continue;
    const cost = (far / along ** 2) * (neighbours.includes(id) ? NEIGHBOUR : 1);
    if (cost < best.cost) best = { id, cost };
  }
  return best.id;
}
