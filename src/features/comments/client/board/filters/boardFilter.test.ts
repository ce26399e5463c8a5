import { expect, test } from "vitest";
import { changedFilter, filterQuery, isFiltered } from "./boardFilter";

test("both days of a period are included, in the reader's time zone", () => {
  const { from, to } = filterQuery({ from: "2026-02-27", to: "2026-02-28" });
  expect(from).toBe(new Date(2026, 1, 27).toISOString());
  expect(to).toBe(new Date(2026, 2, 1).toISOString());
});

test("what is empty looks for nothing", () => {
  const filter = changedFilter({ word: "bread", hasMedal: true }, { word: "", hasMedal: false });
  expect(filter).toEqual({});
  expect(isFiltered(filter)).toBe(false);
  expect(filterQuery({ word: "  ", from: "soon" })).toEqual({});
});
