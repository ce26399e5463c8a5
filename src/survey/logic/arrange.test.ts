import { describe, expect, test } from "vitest";
import { blockOf, choice, optionsIn } from "../../../tests/helpers/smallDocuments";
import type { Block, Option, Order } from "../questionnaire";
import { arrange, arrangeOptions, type Draw, inOrder } from "./arrange";
import { expandLoops } from "./expandLoops";

const SEEDS = 20_000;
const NAME = "thing";
const draws = Array.from({ length: SEEDS }, (_, index): Draw => ({ seed: index, ordinal: index }));
const draw = (seed: number, ordinal = seed): Draw => ({ seed, ordinal });
const ids = (blocks: readonly Block[], by: Draw) => arrange(blocks, by).map(({ question }) => question.id);

function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How far counts are from all alike, with one degree of freedom fewer than there are. */
function chiSquare(counts: Iterable<number>, cells: number): number {
  const expected = SEEDS / cells;
  return [...counts].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What a fair draw exceeds less than once in a million times (Wilson and Hilferty's approximation). */
function bound(cells: number): number {
  const degrees = cells - 1;
  return degrees * (1 - 2 / (9 * degrees) + 4.75 * Math.sqrt(2 / (9 * degrees))) ** 3;
}

const ITEMS = ["a", "b", "c", "d"];
const ordersOf = (order: Order, items = ITEMS) => draws.map((by) => inOrder(items, order, NAME, by).join(""));

describe("a random order", () => {
  test("is any of the orders about as often", () => {
    const counts = tally(ordersOf("random"));
    expect(counts.size).toBe(24);
    expect(chiSquare(counts.values(), 24)).toBeLessThan(bound(24));
  });

  test.each([2, 3, 7])("puts each of %d things in each place about as often", (size) => {
    const items = Array.from({ length: size }, (_, index) => String(index));
    const orders = draws.map((by) => inOrder(items, "random", NAME, by));
    for (let place = 0; place < size; place += 1) {
      const counts = tally(orders.map((order) => order[place] ?? ""));
      expect(counts.size).toBe(size);
      expect(chiSquare(counts.values(), size)).toBeLessThan(bound(size));
    }
  });

  test("of one thing tells nothing about that of another", () => {
    const pairs = draws.map((by) => inOrder(ITEMS, "random", "one", by)[0] + String(inOrder(ITEMS, "random", "two", by)[0]));
    expect(chiSquare(tally(pairs).values(), 16)).toBeLessThan(bound(16));
  });
});

describe("a rotated order", () => {
  test("begins anywhere about as often, and goes on in the same order", () => {
    const counts = tally(ordersOf("rotated"));
    expect([...counts.keys()].sort()).toEqual(["abcd", "bcda", "cdab", "dabc"]);
    expect(chiSquare(counts.values(), 4)).toBeLessThan(bound(4));
  });
});

describe("an even order", () => {
  test.each([2, 3, 4, 7])("of %d things presents each first exactly as often", (size) => {
    const items = Array.from({ length: size }, (_, index) => String(index));
    const firsts = Array.from({ length: size * 25 }, (_, ordinal) => inOrder(items, "even", NAME, draw(9, ordinal))[0] ?? "");
    expect([...tally(firsts).values()]).toEqual(items.map(() => 25));
  });

  test("does not depend on the seed", () => {
    expect(inOrder(ITEMS, "even", NAME, draw(1, 6))).toEqual(inOrder(ITEMS, "even", NAME, draw(2, 6)));
  });
});

describe.each(["fixed", "random", "rotated", "even"] as const)("an order that is %s", (order) => {
  test("is the same for the same draw, and has everything once", () => {
    for (const by of draws.slice(0, 500)) {
      const first = inOrder(ITEMS, order, NAME, by);
      expect(inOrder([...ITEMS], order, NAME, { ...by })).toEqual(first);
      expect([...first].sort()).toEqual(ITEMS);
    }
  });

  test("leaves none and one as they are", () => {
    expect(inOrder([], order, NAME, draw(3))).toEqual([]);
    expect(inOrder(["a"], order, NAME, draw(3))).toEqual(["a"]);
  });
});

describe("options in random order", () => {
  const options = optionsIn("a", "b", "c", "none", "d").map((option) =>
    option.code === "none" || option.code === "a" ? { ...option, isPinned: true } : option,
  );
  const orders = draws.map((by) => arrangeOptions(options, NAME, by).map(({ code }) => code));

  test("keep the place of those that are pinned, and have everything once", () => {
    for (const order of orders) {
      expect([order[0], order[3]]).toEqual(["a", "none"]);
      expect([...order].sort()).toEqual(["a", "b", "c", "d", "none"]);
    }
  });

  test("are in any order of the others about as often", () => {
    const counts = tally(orders.map((order) => order.join(" ")));
    expect(counts.size).toBe(6);
    expect(chiSquare(counts.values(), 6)).toBeLessThan(bound(6));
  });

  test("stay as they are where all are pinned", () => {
    const pinned = options.map((option) => ({ ...option, isPinned: true }));
    expect(arrangeOptions(pinned, NAME, draw(5))).toEqual(pinned);
  });
});

describe("blocks in order", () => {
  const group = { name: "g", order: "random" } as const;
  const blocks = [
    blockOf("b1", [choice("q1"), choice("q2")]),
    blockOf("b2", [choice("q3"), choice("q4"), choice("q5")], { group }),
    blockOf("b3", [choice("q6")]),
    blockOf("b4", [choice("q7"), choice("q8"), choice("q9")], { group: { name: "g", order: "fixed" }, order: "random" }),
    blockOf("b5", [choice("q10")], { group }),
  ];

  test("change places with those of their group alone, as the first of it says", () => {
    const heads = draws.map((by) => [...new Set(arrange(blocks, by).map(({ block }) => block.id))]);
    for (const order of heads) expect([order[0], order[2]]).toEqual(["b1", "b3"]);
    const counts = tally(heads.map((order) => order.join(" ")));
    expect(counts.size).toBe(6);
    expect(chiSquare(counts.values(), 6)).toBeLessThan(bound(6));
  });

  test("have all their questions together, each once", () => {
    for (const by of draws.slice(0, 500)) {
      const placed = arrange(blocks, by);
      expect(placed.map(({ question }) => question.id).sort()).toEqual(
        blocks.flatMap(({ questions }) => questions.map(({ id }) => id)).sort(),
      );
      const heads = placed.map(({ block }) => block.id);
      expect(heads.filter((id, index) => id !== heads[index - 1])).toHaveLength(blocks.length);
    }
  });

  test("keep each other's order when one more is added", () => {
    const added = blockOf("b0", [choice("q11"), choice("q12"), choice("q13")], {
      order: "random",
      group: { name: "h", order: "rotated" },
    });
    for (const by of draws.slice(0, 500)) {
      const more = ids([added, ...blocks, { ...added, id: "b6", questions: [choice("q14")] }], by);
      expect(more.filter((id) => !["q11", "q12", "q13", "q14"].includes(id))).toEqual(ids(blocks, by));
    }
  });

  test("of two groups change places independently", () => {
    const pair = (name: string) =>
      [1, 2].map((at) => blockOf(`${name}${at}`, [choice(`${name}q${at}`)], { group: { name, order: "random" } }));
    const counts = tally(draws.map((by) => ids([...pair("g"), ...pair("h")], by).join(" ")));
    expect(chiSquare(counts.values(), 4)).toBeLessThan(bound(4));
  });
});

describe("a looped block in a group", () => {
  const source = choice("q1", { options: optionsIn("x", "y", "z") });
  const documentWith = (order: Order) =>
    expandLoops({
      languages: ["en"],
      blocks: [
        blockOf("b1", [source]),
        blockOf("loop", [choice("q2"), choice("q3")], { loop: { from: "q1", which: "chosen" }, group: { name: "g", order } }),
        blockOf("b2", [choice("q4")], { group: { name: "g", order } }),
        blockOf("b3", [choice("q5")], { group: { name: "g", order } }),
      ],
    }).blocks;
  const rounds = ["q2.x", "q3.x", "q2.y", "q3.y", "q2.z", "q3.z"];

  test.each<Order>(["fixed", "random", "rotated", "even"])("keeps its rounds together and in the options' order: %s", (order) => {
    const blocks = documentWith(order);
    for (const by of draws.slice(0, 300)) {
      const asked = ids(blocks, by);
      expect(asked.slice(asked.indexOf("q2.x"), asked.indexOf("q2.x") + rounds.length)).toEqual(rounds);
      expect([...asked].sort()).toEqual(["q1", ...rounds, "q4", "q5"].sort());
    }
  });

  test("is presented first as often as each other block where turns are even", () => {
    const blocks = documentWith("even");
    const firsts = tally(draws.slice(0, 300).map((by) => ids(blocks, by)[1] ?? ""));
    expect(firsts).toEqual(
      new Map([
        ["q2.x", 100],
        ["q4", 100],
        ["q5", 100],
      ]),
    );
  });
});

test("exclusive options stand at the end, unless the author lets them move", () => {
  const listed = ["a", "b", "none", "c", "d"].map((code) => ({ code, label: {} }));
  const orders = (options: readonly Option[]) =>
    draws.slice(0, 40).map((by) =>
      arrangeOptions(options, NAME, by, { exclusive: ["none"] })
        .map(({ code }) => code)
        .join(),
    );
  expect(orders(listed).every((order) => order.endsWith(",none"))).toBe(true);
  const free = listed.map((option) => (option.code === "none" ? { ...option, isPinned: false } : option));
  expect(orders(free).some((order) => !order.endsWith(",none"))).toBe(true);
});
