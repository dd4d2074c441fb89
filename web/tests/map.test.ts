import { describe, expect, test } from "vitest";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { overlap, type Box } from "../src/map/boxes.ts";
import { middle, towards, DIRECTIONS } from "../src/map/directions.ts";
import geometry from "../src/games/wotr/map/geometry.json";
import { breaks, inOrder, layOut, measure, SMALLEST, type Importance, type Label } from "../src/map/labels.ts";
import { warShapes } from "../src/games/wotr/map/drawing.ts";
import { placePieces } from "../src/games/wotr/map/pieces.ts";
import { settlementBoxes } from "../src/map/placing.ts";
import { contains, type Point } from "../src/map/shapes.ts";
import { stationsOf } from "../src/games/wotr/map/ringway.ts";
import type { RoundEnd } from "../src/lib/protocol.ts";
import { groups, reach } from "../src/games/wotr/map/standing.ts";
import { pieceText, regionText } from "../src/games/wotr/map/telling.ts";
import { written } from "../src/map/waters.ts";
import { MORDOR_STEPS, places, type WarView } from "../src/games/wotr/war.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { factsOf } from "./examples.ts";

const facts = factsOf<WarFacts>("wotr");
const shapes = warShapes(geometry);
const words = Object.fromEntries(["en", "ru", "uk"].map((language) => [language, wordsOf(language, LOCALE)]));

/** Pixels a map unit: the whole map in a window of 1000 pixels, nearer, much nearer. */
const BASE = 0.98;
const SCALES = [BASE, 1.6, 3];

const seen = {
  "free-peoples": {
    edoras: { "rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1 },
    "minas-tirith": { "gondor-regular": 5, "gondor-elite": 1, "gondor-leader": 2, strider: 1, boromir: 1 },
    rivendell: { "elves-elite": 2, "elves-leader": 1, "north-regular": 1 },
  },
  shadow: {
    "helms-deep": { "isengard-regular": 5, "isengard-elite": 3, saruman: 1 },
    moria: { "sauron-regular": 2, "isengard-regular": 3, nazgul: 4, "witch-king": 1 },
    "goblins-gate": { "sauron-regular": 3 },
    edoras: { nazgul: 1 },
  },
  inside: { "helms-deep": { "rohan-regular": 2, "rohan-leader": 1 } },
  captured: ["lamedon"],
  fellowship: { region: "hollin", progress: 2, hidden: true, mordor: null },
} as unknown as WarView;

function importance(id: string): Importance {
  const { settlement } = facts.regions[id]!;
  return settlement === "stronghold" ? 3 : settlement === "city" ? 2 : settlement ? 1 : 0;
}

function named(language: string, scale: number, taken: readonly Box[]): Label[] {
  return layOut(
    inOrder(shapes, (id) => words[language]!.name("region", id), importance),
    scale,
    taken,
  );
}

function collisions(boxes: readonly (Box & { id?: string })[]): string[] {
  return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (overlap(a, b) > 0.01 ? [`${a.id} ${b.id}`] : [])));
}

describe("the drawing", () => {
  test("has every region of the rules, and no other", () => {
    expect([...shapes.regions.keys()].toSorted()).toEqual(Object.keys(facts.regions).toSorted());
    expect(shapes.regions.size).toBe(105);
  });

  test("borders are drawn between neighbours and only there", () => {
    const drawn = new Set<string>();
    for (const { left, right, kind } of shapes.arcs)
      if (kind === "border") drawn.add([left, right].toSorted().join(" "));
    const wanted = new Set<string>();
    for (const [id, { neighbours }] of Object.entries(facts.regions))
      for (const next of neighbours) wanted.add([id, next].toSorted().join(" "));
    expect([...drawn].toSorted()).toEqual([...wanted].toSorted());
  });

  test("outlines are closed: every arc begins where the one before it ends", () => {
    const end = (ref: number): Point => {
      const { points } = shapes.arcs[ref < 0 ? ~ref : ref]!;
      return ref < 0 ? points[0]! : points.at(-1)!;
    };
    const open = Object.entries(geometry.regions).flatMap(([id, { ring }]) =>
      ring.flatMap((ref, i) => {
        const [x, y] = end(~ref);
        const [px, py] = end(ring.at(i - 1)!);
        return Math.hypot(x - px, y - py) > 0.11 ? [id] : [];
      }),
    );
    expect(open).toEqual([]);
  });

  test("every inner arc belongs to the two regions beside it", () => {
    const uses = new Map<number, string[]>();
    for (const [id, { ring }] of Object.entries(geometry.regions))
      for (const ref of ring) {
        const arc = ref < 0 ? ~ref : ref;
        uses.set(arc, [...(uses.get(arc) ?? []), id]);
      }
    const lost = shapes.arcs.flatMap(({ left, right, kind }, i) => {
      const sides = [left, right].filter((side) => !side.startsWith("@")).toSorted();
      return String(uses.get(i)?.toSorted()) === String(sides) ? [] : [`${i} ${kind}: ${left} ${right}`];
    });
    expect(lost).toEqual([]);
  });

  test("places for names, settlements and pieces lie inside their region", () => {
    for (const { id, polygon, label, marker, pieces, spots } of shapes.regions.values()) {
      for (const [x, y] of [label, ...pieces, ...spots, ...(marker ? [marker] : [])])
        expect(contains(polygon, x, y), id).toBe(true);
      const { settlement, fortification } = facts.regions[id]!;
      expect(marker !== null, id).toBe(settlement !== null || fortification);
      expect(pieces).toHaveLength(3);
    }
  });

  test("the last steps lead through Gorgoroth", () => {
    const { polygon } = shapes.regions.get("gorgoroth")!;
    expect(shapes.mordor.steps).toHaveLength(5);
    for (const [x, y] of [...shapes.mordor.steps, shapes.mordor.crack]) expect(contains(polygon, x, y)).toBe(true);
  });
});

describe("WR-MORD-01: the way of the Ring through Mordor", () => {
  const at = (mordor: number) => {
    const view = { position: { fellowship: { region: "morannon", mordor } } };
    const [station] = stationsOf([{ round: 1, view }] as unknown as RoundEnd[], shapes);
    return station?.point;
  };

  test("has a place for where it begins and for each step, and the last is the Crack of Doom", () => {
    for (const [step, point] of shapes.mordor.steps.entries()) expect(at(step)).toEqual(point);
    expect(at(MORDOR_STEPS)).toEqual(shapes.mordor.crack);
    expect(shapes.mordor.steps).toHaveLength(MORDOR_STEPS);
  });
});

describe.each(["en", "ru", "uk"])("names in %s", (language) => {
  test("all are written when the whole map is seen, and none over another or over a settlement", () => {
    const settled = settlementBoxes(shapes, BASE);
    const labels = named(language, BASE, settled);
    expect(labels).toHaveLength(105);
    expect(collisions(labels)).toEqual([]);
    const covering = labels.filter((label) =>
      settled.some((box) => overlap(label, box) > 0.12 * box.width * box.height),
    );
    expect(covering.map(({ id }) => id)).toEqual([]);
    expect(Math.min(...labels.map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST);
  });

  test.each(SCALES)("with pieces on the map at scale %s none lies over another", (scale) => {
    const placed = placePieces(
      groups(seen, facts),
      shapes,
      scale,
      named(language, scale, settlementBoxes(shapes, scale)),
    );
    const labels = named(language, scale, [...placed, ...settlementBoxes(shapes, scale)]);
    expect(labels.length).toBeGreaterThanOrEqual(scale > BASE ? 105 : 100);
    expect(collisions(labels)).toEqual([]);
    for (const { id } of shapes.regions.values())
      if (importance(id) === 3) expect(labels.map((label) => label.id)).toContain(id);
  });

  test("from afar only what matters is named", () => {
    const labels = named(language, 0.38, []);
    expect(labels.length).toBeGreaterThan(15);
    expect(labels.every(({ id }) => importance(id) >= 2)).toBe(true);
    expect(collisions(labels)).toEqual([]);
  });

  test("waters and mountains have names, and room for them when one comes near", () => {
    const lines = written(
      shapes,
      2.4,
      (kind, id) => words[language]!.name(kind === "range" ? "range" : "water", id),
      [],
    );
    expect(lines).toHaveLength(
      shapes.seas.length + shapes.rivers.filter(({ name }) => name).length + shapes.ranges.length,
    );
    for (const { text, id } of lines) expect(text).not.toBe(id);
  });

  test("every letter has been measured", () => {
    const known = measure("a") + measure("я");
    expect(known).toBeGreaterThan(0.8);
    for (const id of shapes.regions.keys())
      for (const letter of words[language]!.name("region", id)) expect(measure(letter), letter).not.toBe(0.56);
  });

  test("a region is told in one sentence", () => {
    const deep = places(seen, facts).find(({ id }) => id === "helms-deep")!;
    const text = regionText(deep, facts, words[language]!);
    for (const [table, id] of [
      ["region", "helms-deep"],
      ["nation", "rohan"],
      ["settlement", "stronghold"],
      ["figure", "saruman"],
    ] as const)
      expect(text).toContain(words[language]!.name(table, id));
    for (const group of groups(seen, facts))
      for (const piece of group.pieces)
        expect(pieceText(piece, group.region, words[language]!)).not.toMatch(/[(=]map-|[{}]/);
  });
});

test("a long name is broken at spaces and after hyphens, evenly", () => {
  expect(breaks("Old Forest Road")).toEqual([["Old Forest Road"], ["Old Forest", "Road"], ["Old", "Forest", "Road"]]);
  expect(breaks("Минас-Тирит")).toEqual([["Минас-Тирит"], ["Минас-", "Тирит"]]);
  expect(breaks("Bree")).toEqual([["Bree"]]);
});

describe("pieces", () => {
  test("each has its spot; the besieged stand apart", () => {
    const spots = groups(seen, facts).flatMap(({ pieces }) => pieces.map(({ spot }) => spot));
    expect(spots).toEqual(
      expect.arrayContaining([
        "army:edoras:free-peoples",
        "nazgul:edoras",
        "inside:helms-deep",
        "army:helms-deep:shadow",
      ]),
    );
    expect(spots).toEqual(
      expect.arrayContaining(["character:saruman", "character:strider", "nazgul:moria", "fellowship"]),
    );
    expect(new Set(spots).size).toBe(spots.length);
  });

  test.each(SCALES)("groups keep clear of each other and near their regions at scale %s", (scale) => {
    const placed = placePieces(groups(seen, facts), shapes, scale, []);
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1))
        if (a.region !== b.region) expect(overlap(a, b), `${a.piece.spot} ${b.piece.spot}`).toBeLessThan(1);
    for (const { region, inside, x, y } of placed)
      if (!inside) {
        const [mx, my] = middle(shapes, region);
        expect(Math.hypot(x / scale - mx, y / scale - my), region).toBeLessThan(45);
      }
  });
});

describe("the Fellowship's reach", () => {
  test("goes along borders that can be crossed, as far as its progress", () => {
    const found = reach(facts, "rivendell", 3);
    expect(found.get("rivendell")).toBe(0);
    expect(found.get("moria")).toBe(3);
    expect(found.get("goblins-gate")).toBe(3);
    expect(found.has("lorien")).toBe(false);
    expect([...reach(facts, "rivendell", 0).keys()]).toEqual(["rivendell"]);
  });
});

describe("arrow keys", () => {
  test("lead to a neighbour in their direction", () => {
    const go = (from: string, key: string) => towards(shapes, from, DIRECTIONS[key]!, facts.regions[from]!.neighbours);
    expect(go("the-shire", "ArrowRight")).toBe("buckland");
    expect(go("minas-tirith", "ArrowDown")).toBe("lossarnach");
    expect(go("east-rhun", "ArrowRight")).toBe("east-rhun");
  });

  test("every region can be reached from any other", () => {
    const found = new Set(["the-shire"]);
    for (const from of found)
      for (const to of Object.values(DIRECTIONS)) found.add(towards(shapes, from, to, facts.regions[from]!.neighbours));
    expect(found.size).toBe(105);
  });
});
