import { expect, test } from "vitest";
import { exportSelection, MOST_IDS } from "./exportSelection";

const many = Array.from({ length: MOST_IDS + 1 }, (_, index) => String(index));
const few = many.slice(1);

test.each([
  ["nothing is selected", { ids: undefined, listed: ["0"], total: 1 }, "all"],
  ["as many as can be named", { ids: few, listed: few.slice(0, 25), total: few.length }, few],
  ["all that the filter fits", { ids: many, listed: many.slice(0, 25), total: many.length }, "all"],
  ["some of what the filter fits", { ids: many, listed: many.slice(0, 25), total: many.length + 1 }, "tooMany"],
  ["as many as the filter fits, but others", { ids: many, listed: ["new"], total: many.length }, "tooMany"],
] as const)("exports where %s", (_name, selection, expected) => {
  expect(exportSelection(selection)).toEqual(expected);
});
