import { describe, expect, test } from "vitest";
import type { HuntFacts } from "../src/games/hunt/facts.ts";
import { groundOf, HEIGHT, huntGeometry, huntShapes, placeOf, tintsOf, WIDTH } from "../src/games/hunt/map/drawing.ts";
import { boxOf, marksOf, ownName, placeNames, placePieces } from "../src/games/hunt/map/layout.ts";
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
