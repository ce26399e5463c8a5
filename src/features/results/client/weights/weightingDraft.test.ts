import { expect, test } from "vitest";
import { cellKey, crossedCells, draftOf, EMPTY_DRAFT, inputOf, isReady, sumOf } from "./weightingDraft";

const variable = (name: string, ...keys: readonly string[]) => ({
  variable: name,
  title: name,
  base: 2,
  categories: keys.map((key, index) => ({ key, label: key.toUpperCase(), count: index < 2 ? 1 : 0 })),
});

test("targets are complete when they add up to 100, as far as decimals let them", () => {
  const third = { ...EMPTY_DRAFT, variables: ["area"], shares: { area: { n: 33.3, s: 33.3, w: 33.3 } } };
  expect(sumOf(third.shares.area)).toBeCloseTo(99.9, 10);
  expect(isReady(third)).toBe(true);
  expect(isReady({ ...third, variables: ["area", "age"] })).toBe(false);
  expect(isReady({ ...third, shares: { area: { n: 50, s: undefined, w: Number.NaN } } })).toBe(false);
  expect(isReady(EMPTY_DRAFT)).toBe(false);
});

test("cells are the combinations of what was answered", () => {
  expect(crossedCells([variable("sex", "m", "w", "x"), variable("area", "n", "s")]).map(({ label }) => label)).toEqual([
    "M × N",
    "M × S",
    "W × N",
    "W × S",
  ]);
});

test("a kept weighting comes back as it went", () => {
  const draft = {
    ...EMPTY_DRAFT,
    name: " Cells ",
    method: "cell" as const,
    variables: ["sex", "area"],
    cells: { [cellKey(["m", "n"])]: 40, [cellKey(["w", "s"])]: 60, [cellKey(["m", "s"])]: undefined },
    upperTrim: 5,
  };
  const input = inputOf(draft);
  expect(input).toEqual({
    name: "Cells",
    method: "cell",
    dimensions: [
      { variable: "sex", targets: [] },
      { variable: "area", targets: [] },
    ],
    cells: [
      { keys: ["m", "n"], share: 40 },
      { keys: ["w", "s"], share: 60 },
    ],
    upperTrim: 5,
  });
  const kept = {
    id: "",
    cells: [],
    lowerTrim: null,
    maxIterations: null,
    respondents: null,
    missingWeight: null,
    updatedAt: "",
    ...input,
    upperTrim: 5,
  };
  expect(inputOf(draftOf(kept))).toEqual(input);
});
