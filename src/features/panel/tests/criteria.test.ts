import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../../../tests/helpers/catalog";
import { yearsBefore } from "../server/feasibility/conditions";
import { cellReader, partitionsOf } from "../server/feasibility/partitions";
import { saturation } from "../server/feasibility/response";
import { type CriterionValue, PANEL_CRITERIA } from "../shared/criteria";

describe("criteria", () => {
  test.each(["gender", "education", "occupation"])("have all the values that a panelist's %s has", (field) => {
    const schema = loadCatalog().entities.get("panelist")?.fields.get(field)?.schema;
    const type = PANEL_CRITERIA.find(({ name }) => name === field.toUpperCase());
    const values: readonly CriterionValue[] = type && "values" in type ? type.values : [];
    expect(values.map(({ value }) => value)).toEqual(schema?.enum);
  });
});

test.each([
  ["2026-11-27", 16, "2010-11-27"],
  ["2024-02-29", 24, "2000-02-29"],
  ["2024-02-29", 25, "1999-02-28"],
])("%s, %i years before, is %s", (day, years, expected) => {
  expect(yearsBefore(day, years)).toBe(expected);
});

test("two thirds of those who respond do so in three days", () => {
  expect(saturation(3)).toBeCloseTo(0.632, 3);
  expect([saturation(0), saturation(-1)]).toEqual([0, 0]);
});

describe("combinations of values", () => {
  const cells = [
    {
      criteria: [
        { criterion: "GENDER", values: ["W"] },
        { criterion: "AGE", values: ["16-24", "25-34"] },
      ],
    },
    { criteria: [{ criterion: "AGE", values: ["25-34", "35-44"] }] },
    { criteria: [] },
  ];
  const partitions = partitionsOf(cells);

  test("have values that the same cells ask for in one class", () => {
    expect(partitions.map(({ criterion, classes }) => [criterion, classes.map(({ values }) => values)])).toEqual([
      ["GENDER", [["W"]]],
      ["AGE", [["16-24"], ["25-34"], ["35-44"]]],
    ]);
  });

  test.each([
    ["nothing known", 0, [2]],
    ["a woman of no age", 1, [2]],
    ["of 16 to 24, no woman", 1 * 2, [2]],
    ["a woman of 16 to 24", 1 + 1 * 2, [0, 2]],
    ["a woman of 25 to 34", 1 + 2 * 2, [0, 1, 2]],
    ["of 25 to 34, no woman", 2 * 2, [1, 2]],
    ["a woman of 35 to 44", 1 + 3 * 2, [1, 2]],
  ])("lead to the cells: %s", (_, combination, expected) => {
    expect(cellReader(cells, partitions)(combination)).toEqual(expected);
  });
});
