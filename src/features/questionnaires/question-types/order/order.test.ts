import { expect, test } from "vitest";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { order } from "./index";

const full = questionOf(order, { options: optionsOf("a", "b", "c") });
const top = questionOf(order, { options: optionsOf("a", "b", "c"), max: 2 });

test.each([[["a", "b"]], [["a", "b", "b"]], [["a", "b", "x"]], [["a", "b", "c", "a"]], ["abc"]])(
  "refuses the ranking %j",
  (value) => {
    expect(brokenRules(order, full, value)).not.toEqual([]);
  },
);

test("accepts all items, or up to the most places", () => {
  expect(brokenRules(order, full, ["c", "a", "b"])).toEqual([]);
  expect(brokenRules(order, top, ["c"])).toEqual([]);
  expect(brokenRules(order, top, ["c", "a", "b"])).not.toEqual([]);
});

test("counts first places and gives the mean position of each item", () => {
  const distribution = order.tabulate(
    full,
    [{ value: ["a", "b", "c"] }, { value: ["b", "a", "c"] }, { value: ["a", "c", "b"] }],
    "es",
  );
  expect(distribution.counts.map(({ code, count }) => [code, count])).toEqual([
    ["a", 2],
    ["b", 1],
    ["c", 0],
  ]);
  expect(distribution.parts?.map(({ code, base, statistics }) => [code, base, statistics.mean])).toEqual([
    ["a", 3, 4 / 3],
    ["b", 3, 2],
    ["c", 3, 8 / 3],
  ]);
});

test("an item's mean position leaves out those who did not rank it", () => {
  const distribution = order.tabulate(top, [{ value: ["b"] }, { value: ["a", "b"] }], "es");
  expect(distribution.parts?.map(({ code, base, statistics }) => [code, base, statistics.mean])).toEqual([
    ["a", 1, 1],
    ["b", 2, 1.5],
    ["c", 0, undefined],
  ]);
});

test("exports the item of each place", () => {
  expect(order.variables(top, "es").map(({ name }) => name)).toEqual(["Q1_1", "Q1_2"]);
  expect(order.cells(top, { value: ["c", "a"] }, "es")).toEqual({ Q1_1: "c", Q1_2: "a" });
});
