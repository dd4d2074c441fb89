import { describe, expect, test } from "vitest";
import type { HuntFacts } from "../src/games/hunt/facts.ts";
import { groundOf, HEIGHT, huntGeometry, huntShapes, placeOf, tintsOf, WIDTH } from "../src/games/hunt/map/drawing.ts";
import { boxOf, marksOf, ownName, placeNames, placePieces } from "../src/games/hunt/map/layout.ts";
import { knownAt, momentsOf } from "../src/games/hunt/map/marks.ts";
import { pathOf, routeOf } from "../src/games/hunt/map/path.ts";
import { previewOf, tagsOf } from "../src/games/hunt/map/preview.ts";
import { percent, ranked, span, STEPS, stepOf } from "../src/games/hunt/map/shades.svelte.ts";
import type { HuntView } from "../src/games/hunt/hunt.ts";
import type { LogEntry } from "../src/lib/protocol.ts";
import { LANDS } from "../src/games/hunt/map/lands.ts";
import type { HuntPiece, Together } from "../src/games/hunt/map/standing.ts";
import { overlap, type Box } from "../src/map/boxes.ts";
import { DIRECTIONS, towards } from "../src/map/directions.ts";
import { contains } from "../src/map/shapes.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { factsOf } from "./examples.ts";

const facts = factsOf<HuntFacts>("hunt");
const words = Object.fromEntries(["en", "ru", "uk"].map((language) => [language, wordsOf(language, LOCALE)]));

/** Pixels a map unit: the whole map in a pane of 1000 pixels, nearer, much nearer. */
const SCALES = [0.97, 1.6, 3];
/** What stands crowded: riders and tokens in every third location, on top of a dot. */
const CROWD: readonly HuntPiece[] = [
  { kind: "rider", spot: "rider:blue", nazgul: "blue", chief: false },
  { kind: "rider", spot: "rider:red", nazgul: "red", chief: true },
  { kind: "tracks", spot: "tracks:here", side: "eye" },
];

function collisions(boxes: readonly (Box & { id?: string })[]): string[] {
  return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (overlap(a, b) > 0.01 ? [`${a.id} ${b.id}`] : [])));
}

describe.each(facts.boards.map((board, place) => ({ board, place, chapter: place + 1 })))(
  "the board of chapter $chapter",
  ({ board, place }) => {
    const geometry = huntGeometry(board, place);
    const shapes = huntShapes(geometry);

    test("has every area, and its land tiles the map", () => {
      expect([...shapes.regions.keys()].toSorted()).toEqual(Object.keys(board.areas).toSorted());
      let [found, all] = [0, 0];
      for (let y = 3; y < HEIGHT; y += 13)
        for (let x = 3; x < WIDTH; x += 13) {
          all++;
          found += [...shapes.regions.values()].filter(({ polygon }) => contains(polygon, x, y)).length;
        }
      expect(found / all).toBeGreaterThan(0.995);
      expect(found / all).toBeLessThan(1.005);
    });

    test("every space lies on the map, in its own area", () => {
      const strays = Object.entries(board.spaces).filter(([, { at, area }]) => {
        const [x, y] = placeOf(at);
        return !contains(shapes.regions.get(area)!.polygon, x, y);
      });
      expect(strays.map(([id]) => id)).toEqual([]);
    });

    test("ways join exactly what the rules join, and end at the spaces", () => {
      const key = (a: string, b: string, road: boolean) => `${[a, b].toSorted().join(" ")} ${road}`;
      expect(shapes.ways.map(({ from, to, road }) => key(from, to, road)).toSorted()).toEqual(
        board.ways.map(({ from, to, road }) => key(from, to, road)).toSorted(),
      );
      for (const { from, to, line } of shapes.ways)
        expect(line).toEqual([placeOf(board.spaces[from]!.at), placeOf(board.spaces[to]!.at)]);
    });

    test("what is drawn on the land keeps clear of spaces and of names of areas", () => {
      const near = (x: number, y: number, far: number) =>
        Object.values(board.spaces).filter(({ at }) => Math.hypot(placeOf(at)[0] - x, placeOf(at)[1] - y) < far);
      for (const { x, y } of Object.values(shapes.signs).flat()) expect(near(x, y, 11)).toEqual([]);
      for (const { kind, at } of LANDS[place]!.buildings)
        if (kind !== "bridge") expect(near(...placeOf(at), 14), `${kind} ${at.join(" ")}`).toEqual([]);
    });

    test("neighbouring areas differ in tint, and each section has its own row", () => {
      const tints = tintsOf(board);
      for (const { left, right, kind } of shapes.arcs)
        if (kind === "border") expect(tints[left], `${left} ${right}`).not.toBe(tints[right]);
      for (const [area, section] of Object.entries(board.areas))
        expect(tints[area]!.split("-")[0]).toBe(
          tints[Object.keys(board.areas).find((one) => board.areas[one] === section)!]!.split("-")[0],
        );
    });

    test("the arrow keys lead to every location", () => {
      const ground = groundOf(board);
      const neighbours = (id: string) =>
        board.ways.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
      const reached = new Set([Object.keys(board.spaces)[0]!]);
      for (const id of reached)
        for (const way of Object.values(DIRECTIONS)) reached.add(towards(ground, id, way, neighbours(id)));
      expect([...ground.regions.keys()].filter((id) => board.spaces[id]?.kind !== "dot" && !reached.has(id))).toEqual(
        [],
      );
    });

    describe.each(["en", "ru", "uk"])("in %s", (language) => {
      const nameOf = (id: string) => ownName(words[language]!.name("space", id), board.spaces[id]!.printed);

      test("every location that is more than a number has a name", () => {
        for (const [id, { kind, printed }] of Object.entries(board.spaces)) {
          if (["frodo-start", "ally", "dark", "exit"].includes(kind)) expect(nameOf(id), id).not.toBe("");
          expect(nameOf(id)).not.toContain(`(${printed})`);
        }
      });

      test.each(SCALES)("names lie on no name and no space at %d", (scale) => {
        const labels = placeNames(board, scale, nameOf, []);
        const named = Object.keys(board.spaces).filter(nameOf);
        expect(labels.map(({ id }) => id).toSorted()).toEqual(named.toSorted());
        expect(collisions(labels)).toEqual([]);
        const spaces = marksOf(board, scale).map(({ id, at, radius }) => ({
          id,
          ...boxOf({ id, at, radius: radius * 0.7 }),
        }));
        for (const label of labels)
          expect(spaces.filter((space) => overlap(space, label) > 2).map(({ id }) => `${label.id} ${id}`)).toEqual([]);
        for (const { x, y, width, height } of labels) {
          expect(x - width / 2).toBeGreaterThan(-1);
          expect(x + width / 2).toBeLessThan(WIDTH * scale + 1);
          expect(y - height / 2).toBeGreaterThan(-1);
          expect(y + height / 2).toBeLessThan(HEIGHT * scale + 1);
        }
      });

      test.each(SCALES)("pieces keep off numbers and off each other at %d", (scale) => {
        const together: Together[] = Object.keys(board.spaces)
          .filter((_, i) => i % 6 === 0)
          .map((space) => ({ space, pieces: [...CROWD] }));
        const free = placeNames(board, scale, nameOf, []);
        const placed = placePieces(board, scale, together, free);
        expect(placed).toHaveLength(together.length * CROWD.length);
        const on = marksOf(board, scale).map(({ id, at, radius }) => ({
          id,
          ...boxOf({ id, at, radius: radius * 0.6 }),
        }));
        for (const one of placed)
          expect(on.filter((space) => overlap(space, one) > 4).map(({ id }) => `${one.region} ${id}`)).toEqual([]);
        expect(collisions(placed.map((one) => ({ ...one, id: one.region })))).toEqual([]);
        const labels = placeNames(board, scale, nameOf, placed);
        for (const label of labels)
          expect(placed.filter((one) => overlap(one, label) > 30).map(({ region }) => `${label.id} ${region}`)).toEqual(
            [],
          );
      });
    });
  },
);

describe("what is marked on the map", () => {
  const board = facts.boards[0]!;
  const scene = (day: number, phase: string) => [
    { id: "day", kind: "day", args: { count: day } },
    { id: "phase", kind: "phase", args: { phase } },
  ];
  const told = (id: string, args: Record<string, unknown>, day: number, phase: string): LogEntry => ({
    index: 0,
    id,
    args,
    rule: "",
    scene: scene(day, phase),
  });
  const LOG = [
    told("log-hunt-search-fails", { space: "1-30" }, 1, "first-day-phase"),
    told("log-hunt-not-felt-area", { area: "I-C" }, 1, "first-day-phase"),
    told("log-hunt-nazgul-moves", { nazgul: "red", space: "1-15" }, 1, "night"),
    told("log-hunt-search-succeeds", { space: "1-15" }, 1, "night"),
    told("log-hunt-felt-section", { section: "II" }, 2, "night"),
    told("log-hunt-hunt-fails", { space: "2-30" }, 2, "night"),
  ];
  const seen = { asked: [[1, "search", "1-9", "no"], ...LOG.map(() => [2, "search", "1-30", "no"])].slice(0, 5) };
  const moments = momentsOf(LOG, seen as unknown as HuntView, board);

  test("answers stand at the phase in which they were given, those before the log apart, other chapters nowhere", () => {
    expect(
      moments.map(({ key, marks }) => [key, marks.map(({ kind, of, answer }) => `${kind} ${of} ${answer}`)]),
    ).toEqual([
      ["", ["search 1-9 no"]],
      ["1 first-day-phase", ["search 1-30 no", "area I-C no"]],
      ["1 night", ["search 1-15 yes"]],
      ["2 night", ["section II yes"]],
    ]);
    expect(moments[2]!.rides).toEqual([{ nazgul: "red", space: "1-15" }]);
  });

  test("one phase is looked back on, or all is seen but perceptions that have aged", () => {
    const keys = (only: string | null) => knownAt(moments, only).map(({ of }) => of);
    expect(keys("1 first-day-phase")).toEqual(["1-30", "I-C"]);
    expect(keys(null)).toEqual(["1-9", "1-30", "1-15", "II"]);
    expect(keys("9 night")).toEqual([]);
  });

  test("the last answer at a place counts", () => {
    const later = [...LOG, told("log-hunt-hunt-succeeds", { space: "1-30" }, 3, "night")];
    const known = knownAt(momentsOf(later, seen as unknown as HuntView, board), null);
    expect(known.filter(({ of }) => of === "1-30").map(({ kind, answer }) => `${kind} ${answer}`)).toEqual([
      "hunt yes",
    ]);
  });
});

describe("Frodo’s way", () => {
  const log = {
    chapter: 1,
    start: "1-3",
    log: [".", "1-8", "1-15", "x", ".", "1-15"],
    escapes: [2],
  } as unknown as HuntView;

  test("goes along ways, from location to location, and only where it is seen", () => {
    const path = pathOf(log, facts)!;
    expect(path.legs.map(({ to, cells, escape }) => [to, cells, escape])).toEqual([
      ["1-8", [1, 2], false],
      ["1-15", [3], true],
      ["1-15", [4, 5, 6], false],
    ]);
    expect(path.legs[0]!.line).toHaveLength(routeOf(facts.boards[0]!, "1-3", "1-8").length);
    expect(pathOf({ ...log, log: null }, facts)).toBeNull();
  });

  test.each([0, 1])("every pair of connected locations of board %d has a route of dots alone", (place) => {
    const board = facts.boards[place]!;
    const joined = new Set(board.ways.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    for (const { places } of Object.values(facts.journeys)) {
      const stops = places.filter((id) => board.spaces[id] && board.spaces[id].kind !== "dot");
      for (const [i, to] of stops.slice(1).entries()) {
        const route = routeOf(board, stops[i]!, to);
        for (const [k, next] of route.slice(1).entries()) expect(joined.has(`${route[k]} ${next}`)).toBe(true);
        expect(route.slice(1, -1).filter((id) => board.spaces[id]?.kind !== "dot")).toEqual([]);
      }
    }
  });

  test("the preview tells what is free now and after a dot, with what it costs", () => {
    const counts = {
      reach: { blue: ["1-33", "1-9"], red: ["1-33"] },
      cost: 1,
      dots: { "1-33": 0, "1-26": 1, "1-9": 2 },
    };
    expect(previewOf(counts, () => true)).toEqual({
      now: [{ who: "frodo", space: "1-33", cost: 1, riders: 2 }],
      next: [{ who: "frodo", space: "1-26", cost: 1, riders: 0 }],
    });
    expect(previewOf(counts, () => false).now).toEqual([]);
    const [tag] = tagsOf(facts.boards[0]!, previewOf(counts, () => true).now, 1, []);
    const marks = marksOf(facts.boards[0]!, 1).map((mark) => boxOf(mark));
    expect(marks.filter((mark) => overlap(mark, tag!) > 1)).toEqual([]);
  });

  test("in chapter II the preview follows the Journey card, and tells where Gandalf can go", () => {
    const counts = {
      reach: { blue: ["2-8", "2-18"] },
      cost: 0,
      dots: { "2-8": 0, "2-d-8-19-1": 1, "2-19": 2 },
      gandalf: ["2-18", "2-27"],
    };
    expect(previewOf(counts, (id, who) => who === "frodo" || id === "2-18")).toEqual({
      now: [
        { who: "frodo", space: "2-8", cost: 0, riders: 1 },
        { who: "gandalf", space: "2-18", cost: 0, riders: 1 },
      ],
      next: [{ who: "frodo", space: "2-d-8-19-1", cost: 0, riders: 0 }],
    });
  });

  test("the way of a Journey card that lies ahead is drawn from where Frodo stands to its end", () => {
    const [journey, { places }] = Object.entries(facts.journeys)[0]!;
    for (const track of [0, 3, places.length - 1]) {
      const path = pathOf({ ...log, chapter: 2, journey, track }, facts)!;
      expect(path.ahead).toHaveLength(places.length - track);
      expect(path.legs.flatMap(({ cells }) => cells)).toEqual(Array.from({ length: track }, (_, i) => i + 1));
      expect(path.ahead[0]).toEqual(path.legs.at(-1)?.line.at(-1) ?? path.ahead[0]);
    }
  });
});

describe("where he could be", () => {
  test("every chance has a step, and each step says from where to where it goes", () => {
    expect([0.0001, 0.01, 0.049, 0.05, 0.15, 0.39, 0.4, 1].map(stepOf)).toEqual([0, 1, 1, 2, 3, 3, 4, 4]);
    expect(STEPS.map((_, step) => span(step, "en"))).toEqual(["< 1%", "1% – 5%", "5% – 15%", "15% – 40%", "> 40%"]);
  });

  test("small chances are told more finely, and none as nothing", () => {
    expect([0.00002, 0.0123, 0.099, 0.126, 1].map((chance) => percent(chance, "en"))).toEqual([
      "< 0.1%",
      "1.2%",
      "9.9%",
      "13%",
      "100%",
    ]);
    expect(percent(0.0123, "uk")).toContain("1,2");
  });

  test("the likeliest come first", () => {
    const places = { "1-5": 0.2, "1-8": 0.5, "1-12": 0.2, "1-20": 0.1 };
    expect(ranked(places).map(({ space }) => space)).toEqual(["1-8", "1-5", "1-12", "1-20"]);
  });
});
