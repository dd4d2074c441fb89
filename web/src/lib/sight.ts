/** What may be touched is to be seen: a table that is larger than its window comes to where it is asked about. */

/** Whether a pointer in its middle would meet it, and not something over it or beside its window. */
function inSight(spot: Element): boolean {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return met !== null && spot.contains(met);
}

/** If nothing that is lit can be seen, the first of it comes into sight. */
export function glimpse(board: Element): void {
  const lit = [...board.querySelectorAll("[data-spot].lit")];
  if (!lit.some(inSight)) lit[0]?.scrollIntoView({ block: "center", inline: "center" });
}
