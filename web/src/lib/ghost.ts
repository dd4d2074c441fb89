/** The picture of a thing that is carried, below the pointer: drawn like the thing itself, and nothing to be touched. */

const INHERITED = ["--card-width", "--card-height", "--spot-radius"] as const;
const NAMES = ["id", "role", "tabindex", "data-spot", "data-at", "data-look", "aria-label", "aria-pressed"] as const;

function nameless<Kind extends Element>(one: Kind): Kind {
  for (const part of [one, ...one.querySelectorAll("*")]) for (const name of NAMES) part.removeAttribute(name);
  return one;
}

/** A piece of the map stands in a drawing of its own. */
function drawn(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.setAttribute("width", "100%");
  picture.setAttribute("height", "100%");
  const copy = nameless(piece.cloneNode(true) as SVGGraphicsElement);
  copy.removeAttribute("transform");
  picture.append(copy);
  return picture;
}

/** Draws it where the thing lies now; `move` takes it so many pixels from there, `gone` away. */
export function ghostOf(thing: Element): { move: (x: number, y: number, lands: boolean) => void; gone: () => void } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "carried-ghost";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const style = getComputedStyle(thing);
  for (const name of INHERITED) ghost.style.setProperty(name, style.getPropertyValue(name));
  ghost.append(thing instanceof SVGGraphicsElement ? drawn(thing) : nameless(thing.cloneNode(true) as Element));
  document.body.append(ghost);
  return {
    move: (x, y, lands) => {
      ghost.style.translate = `${x}px ${y}px`;
      ghost.classList.toggle("lands", lands);
    },
    gone: () => ghost.remove(),
  };
}
