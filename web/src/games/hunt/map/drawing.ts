/** The boards of Hunt for the Ring as drawings, for the map machine: land and areas, spaces and ways. */
import type { Palette, Wash } from "../../../map/palette.ts";
import { dice, type Brush } from "../../../map/paper.ts";
import type { Style } from "../../../map/scenery.ts";
import { contains, curve, shapesOf, type Geometry, type Ground, type Point, type Shapes } from "../../../map/shapes.ts";
import { fill, path, stroke } from "../../../map/strokes.ts";
import type { Board } from "../facts.ts";
import { landOf, OUTSIDE, type Land, type Site } from "./areas.ts";
import { BUILDINGS } from "./glyphs.ts";
import { LANDS, type Building, type LandData, type Patch } from "./lands.ts";

export const WIDTH = 1000;
export const HEIGHT = 690;
/** The facts place spaces in a square. */
const LOW = HEIGHT / 1000;

export interface Way {
  from: string;
  to: string;
  road: boolean;
  line: readonly [Point, Point];
}

export interface HuntGeometry extends Geometry {
  ways: Way[];
  /** Lines between sections, by the number of their arc. */
  sections: number[];
  buildings: { kind: Building; at: Point }[];
}

export interface HuntShapes extends Shapes {
  ways: Way[];
  sections: string[];
  buildings: HuntGeometry["buildings"];
}

export const placeOf = ([x, y]: readonly [number, number]): Point => [x, y * LOW];

/** A line of a drawing, see shapes.ts: in tenths, the first point, then steps. */
function written(line: readonly Point[]): number[] {
  let [px, py] = [0, 0];
  return line.flatMap(([x, y]) => {
    const now = [Math.round(x * 10), Math.round(y * 10)] as const;
    const step = [now[0] - px, now[1] - py];
    [px, py] = now;
    return step;
  });
}

const tenths = ([x, y]: Point): number[] => [Math.round(x * 10), Math.round(y * 10)];

/** How far from each other points along a way lie, which belong to the area of its nearer end. */
const ALONG = 14;

function sitesOf({ spaces, ways }: Board): Site[] {
  const found: Site[] = Object.values(spaces).map(({ at, area }) => ({ at: placeOf(at), area }));
  for (const { from, to } of ways) {
    const [a, b] = [spaces[from], spaces[to]];
    if (!a || !b) continue;
    const [[ax, ay], [bx, by]] = [placeOf(a.at), placeOf(b.at)];
    const count = Math.max(2, Math.floor(Math.hypot(bx - ax, by - ay) / ALONG));
    for (let i = 1; i < count; i++)
      found.push({
        at: [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count],
        area: i * 2 < count ? a.area : b.area,
      });
  }
  return found;
}

type Line = readonly [Point, Point];

const riverLines = ({ rivers }: LandData): Line[] =>
  rivers.flatMap(({ line }) => line.slice(1).map((to, i) => [placeOf(line[i] as Point), placeOf(to)] as const));

function far([x, y]: Point, [[ax, ay], [bx, by]]: Line): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(x - ax - dx * part, y - ay - dy * part);
}

/** Signs scattered over a patch, clear of spaces, ways and rivers. */
function scattered({ at, reach, apart, kind }: Patch, free: (place: Point) => boolean, roll: () => number): Point[] {
  const found: Point[] = [];
  const [cx, cy] = placeOf(at);
  const [rx, ry] = [reach[0], reach[1] * LOW];
  const tries = Math.min((6 * rx * ry) / apart ** 2, 4000) * (kind === "grass" ? 0.5 : 1.4);
  for (let i = 0; i < tries; i++) {
    const angle = roll() * 2 * Math.PI;
    const part = Math.sqrt(roll());
    const place: Point = [cx + rx * part * Math.cos(angle), cy + ry * part * Math.sin(angle)];
    if (place[0] < 5 || place[1] < 10 || place[0] > WIDTH - 5 || place[1] > HEIGHT - 4) continue;
    if (found.some(([x, y]) => (x - place[0]) ** 2 + (y - place[1]) ** 2 < apart ** 2) || !free(place)) continue;
    found.push(place);
  }
  return found.toSorted((a, b) => a[1] - b[1]);
}

/** How large signs are drawn, and how much that differs. */
const SIZES = { trees: [1.35, 0.4], hills: [1.7, 0.5], marsh: [1.5, 0.3], peaks: [1.9, 0.6], grass: [1.2, 0.4] };
/** How far a sign keeps from a space. */
const CLEAR = { trees: 12, hills: 17, marsh: 14, peaks: 15, grass: 14 };

function signsOf(
  board: Board,
  data: LandData,
  ways: readonly Way[],
  names: readonly Point[],
): Pick<Geometry, Patch["kind"]> {
  const roll = dice(11);
  const found: Pick<Geometry, Patch["kind"]> = { trees: [], hills: [], marsh: [], peaks: [], grass: [] };
  const spots = Object.values(board.spaces).map(({ at }) => placeOf(at));
  const lines = riverLines(data);
  const marks = [...data.buildings.map(({ at }) => placeOf(at)), ...names];
  const taken: Point[] = [];
  for (const patch of data.patches) {
    const { kind } = patch;
    const near = CLEAR[kind];
    const free = (place: Point) =>
      spots.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > near) &&
      ways.every(({ line }) => far(place, line) > near / 2) &&
      lines.every((line) => far(place, line) > near / 2 + 2) &&
      marks.every(([x, y]) => Math.hypot((x - place[0]) * 0.8, y - place[1]) > (kind === "peaks" ? 30 : 17)) &&
      (kind !== "grass" || taken.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 14));
    const [size = 1, more = 0] = SIZES[kind];
    for (const place of scattered(patch, free, roll)) {
      taken.push(place);
      const variant = kind === "trees" ? [Math.floor(roll() * 3)] : kind === "peaks" ? [Math.floor(roll() * 4)] : [];
      found[kind].push(...tenths(place), Math.round((size + more * roll()) * 100), ...variant);
    }
  }
  return found;
}

/** Where the name of an area has the most room. */
function roomiest(polygon: readonly Point[], taken: readonly Point[], lines: readonly Line[]): Point {
  let best: Point = polygon[0] ?? [0, 0];
  let most = 0;
  const inner = polygon.map((to, i) => [polygon.at(i - 1) as Point, to] as const);
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  for (let y = Math.min(...ys) + 6; y < Math.max(...ys); y += 9)
    for (let x = Math.min(...xs) + 6; x < Math.max(...xs); x += 9) {
      if (x < 26 || x > WIDTH - 26 || y < 16 || y > HEIGHT - 12 || !contains(polygon, x, y)) continue;
      let room = 46;
      for (const [tx, ty] of taken) room = Math.min(room, Math.hypot((tx - x) * 0.7, ty - y) - 9);
      if (room <= most) continue;
      for (const line of [...lines, ...inner]) room = Math.min(room, far([x, y], line));
      if (room > most) [best, most] = [[x, y], room];
    }
  return best;
}

/** A board as a drawing: everything is found from its facts, but what the land looks like. */
export function huntGeometry(board: Board, place: number): HuntGeometry {
  const data = LANDS[place] ?? { rivers: [], patches: [], named: [], buildings: [] };
  const spaces = board.spaces;
  const ways = board.ways.flatMap(({ from, to, road }): Way[] => {
    const [a, b] = [spaces[from], spaces[to]];
    return a && b ? [{ from, to, road, line: [placeOf(a.at), placeOf(b.at)] }] : [];
  });
  const land: Land = landOf(sitesOf(board), WIDTH, HEIGHT);
  const section = (area: string) => board.areas[area] ?? OUTSIDE;
  const edge = ({ left, right }: Land["borders"][number]) => left === OUTSIDE || right === OUTSIDE;
  const taken = [...Object.values(spaces), ...data.buildings].map(({ at }) => placeOf(at as [number, number]));
  const crossed = [...ways.map(({ line }) => line), ...riverLines(data)];
  const polygon = (ring: readonly number[]) =>
    ring.flatMap((ref) => {
      const { points } = land.borders[ref < 0 ? ~ref : ref] as Land["borders"][number];
      return (ref < 0 ? points.toReversed() : points).slice(0, -1);
    });
  const regions = Object.entries(land.rings).map(([area, ring]): [string, HuntGeometry["regions"][string]] => {
    const label = tenths(roomiest(polygon(ring), taken, crossed));
    return [area, { ring, label, marker: null, pieces: [label] }];
  });
  const names = regions.map(([, { label }]): Point => [(label[0] ?? 0) / 10, (label[1] ?? 0) / 10]);
  return {
    size: [WIDTH, HEIGHT],
    arcs: land.borders.map((border) => [
      border.left,
      border.right,
      edge(border) ? "frame" : "border",
      written(border.points),
    ]),
    regions: Object.fromEntries(regions),
    inland: [],
    wilds: [],
    rivers: data.rivers.map(({ id, width, line, name }) => ({
      id,
      width,
      line: written(line.map(placeOf)),
      ...(name ? { name: written(name.map(placeOf)) } : {}),
    })),
    islands: [],
    lakes: [],
    forests: [],
    ...signsOf(board, data, ways, names),
    sand: [],
    ash: [],
    seas: [],
    ranges: data.named.map(({ id, line }) => ({ id, line: written(line.map(placeOf)) })),
    panels: { title: [0, 0, 0], compass: [0, 0, 0] },
    ways,
    sections: land.borders.flatMap((border, i) =>
      !edge(border) && section(border.left) !== section(border.right) ? [i] : [],
    ),
    buildings: data.buildings.map(({ kind, at }) => ({ kind, at: placeOf(at) })),
  };
}

export function huntShapes(file: HuntGeometry): HuntShapes {
  const shapes = shapesOf(file);
  return {
    ...shapes,
    ways: file.ways,
    sections: file.sections.map((i) => curve(shapes.arcs[i]?.points ?? [])),
    buildings: file.buildings,
  };
}

/** The spaces as places to be at. */
export function groundOf({ spaces }: Board): Ground {
  const regions: Ground["regions"] = new Map(
    Object.entries(spaces).map(([id, { at }]) => [id, { label: placeOf(at), pieces: [placeOf(at)] }]),
  );
  return { width: WIDTH, height: HEIGHT, regions };
}

/** The colours of areas by the place of their section, and their own among those of the section. */
const TINTS: readonly (readonly Wash[])[] = [
  [
    { day: "#7fae72", night: "#4f7d48" },
    { day: "#c9b04a", night: "#8d7a30" },
    { day: "#b97f55", night: "#85583a" },
    { day: "#6fa7a8", night: "#4a7475" },
  ],
  [
    { day: "#6f9cc2", night: "#476a88" },
    { day: "#cf9a4f", night: "#8f6a35" },
    { day: "#8a9c4e", night: "#606d36" },
    { day: "#a77ea6", night: "#745673" },
  ],
  [
    { day: "#8bb56e", night: "#5d7d49" },
    { day: "#b98f5b", night: "#82633e" },
    { day: "#c5a84f", night: "#8a7536" },
    { day: "#7d9fb5", night: "#546c7c" },
  ],
];

/** By area: the name of its tint. */
export function tintsOf({ areas }: Board): Record<string, string> {
  const sections = [...new Set(Object.values(areas))];
  const counts = new Map<string, number>();
  return Object.fromEntries(
    Object.entries(areas).map(([area, section]) => {
      const own = counts.get(section) ?? 0;
      counts.set(section, own + 1);
      return [area, `${sections.indexOf(section) % TINTS.length}-${own % 4}`];
    }),
  );
}

/** Ways as the foot knows them: roads are broad and even, trails are trodden. */
function ways(brush: Brush, shapes: HuntShapes, palette: Palette): void {
  const lines = (road: boolean) =>
    path(
      shapes.ways
        .filter((way) => way.road === road)
        .map(({ line: [[ax, ay], [bx, by]] }) => `M${ax} ${ay}L${bx} ${by}`)
        .join(""),
    );
  const [trails, roads] = [lines(false), lines(true)];
  stroke(brush, trails, palette.halo, 3, palette.night ? 0.45 : 0.6);
  brush.lineCap = "butt";
  brush.setLineDash([4.2, 2.4]);
  stroke(brush, trails, palette.night ? "#c9a877" : "#5b3a1c", 1.3);
  brush.setLineDash([]);
  brush.lineCap = "round";
  stroke(brush, roads, palette.night ? "#120b06" : "#4a2f17", 5.2);
  stroke(brush, roads, palette.night ? "#a98b55" : "#e6cc94", 3.2);
}

function building(brush: Brush, { kind, at }: HuntGeometry["buildings"][number], palette: Palette): void {
  brush.save();
  brush.translate(...at);
  for (const [data, colour, line] of BUILDINGS[kind]) {
    if (colour) fill(brush, path(data), palette.night ? colour.night : colour.day);
    if (line) stroke(brush, path(data), palette.night ? "#0d0805" : "#2a1a0c", line);
  }
  brush.restore();
}

export const STYLE: Style<HuntShapes> = {
  washes: Object.fromEntries(TINTS.flatMap((row, i) => row.map((wash, j) => [`${i}-${j}`, wash]))),
  blighted: [],
  landmarks(brush, shapes, palette) {
    for (const line of shapes.sections) {
      stroke(brush, path(line), palette.halo, 5, palette.night ? 0.2 : 0.4);
      stroke(brush, path(line), palette.wall, 2.6, 0.75);
    }
    ways(brush, shapes, palette);
    for (const one of shapes.buildings) building(brush, one, palette);
  },
};
