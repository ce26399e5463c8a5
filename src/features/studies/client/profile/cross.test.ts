import { describe, expect, test } from "vitest";
import { crossedBy, crossGrid, uncrossed } from "./cross";

const choice = (name: string, ...values: readonly string[]) => ({
  ...{ name, label: name },
  values: values.map((value) => ({ value, label: value.toUpperCase() })),
});
const SEX = choice("GENDER", "w", "m");
const AGE = choice("AGE", "young", "middle", "old");
const byGender = (women: number, men: number) => [
  { title: "W", target: women, criterion: "GENDER", values: ["w"] },
  { title: "M", target: men, criterion: "GENDER", values: ["m"] },
];
const pair = { first: SEX, second: AGE };
const cells = (quotas: ReturnType<typeof crossedBy>) =>
  quotas.map(({ title, target, values, secondValues }) => [title, target, values?.[0], secondValues?.[0]]);

describe("a table that is crossed", () => {
  test("divides each row's people evenly, and has them again when it isn't crossed any more", () => {
    const crossed = crossedBy(byGender(10, 5), pair, []);
    expect(cells(crossed)).toEqual([
      ["W · YOUNG", 4, "w", "young"],
      ["W · MIDDLE", 3, "w", "middle"],
      ["W · OLD", 3, "w", "old"],
      ["M · YOUNG", 2, "m", "young"],
      ["M · MIDDLE", 2, "m", "middle"],
      ["M · OLD", 1, "m", "old"],
    ]);
    expect(uncrossed(crossed, SEX)).toEqual(byGender(10, 5));
  });

  test("by another criterion starts from its rows", () => {
    const again = crossedBy(crossedBy(byGender(10, 5), pair, []), { first: SEX, second: choice("REGION", "n") }, []);
    expect(cells(again)).toEqual([
      ["W · N", 10, "w", "n"],
      ["M · N", 5, "m", "n"],
    ]);
  });

  test("has the values that the study asks for", () => {
    const criteria = [{ criterion: "AGE", values: ["old"] }];
    expect(cells(crossedBy(byGender(2, 1), pair, criteria))).toEqual([
      ["W · OLD", 2, "w", "old"],
      ["M · OLD", 1, "m", "old"],
    ]);
  });

  test("gives nobody's cell to no one", () => {
    expect(cells(crossedBy(byGender(1, 0), pair, []))).toEqual([["W · YOUNG", 1, "w", "young"]]);
  });
});

describe("its grid", () => {
  const quotas = crossedBy(byGender(6, 3), pair, []);
  const grid = crossGrid(quotas, pair, []);
  const [young, middle] = grid.rows;
  const [women, men] = grid.columns;

  test("has the longer criterion down, the shorter across", () => {
    expect(grid.rows.map(({ value }) => value)).toEqual(["young", "middle", "old"]);
    expect(grid.columns.map(({ value }) => value)).toEqual(["w", "m"]);
    if (!young || !men) throw new Error("the grid is empty");
    expect(grid.cellOf(young, men)?.target).toBe(1);
  });

  test("changes a cell, empties it, and fills it in its place again", () => {
    if (!young || !middle || !women || !men) throw new Error("the grid is empty");
    const without = grid.withTarget(young, women, undefined);
    expect(cells(without).map(([title]) => title)).not.toContain("W · YOUNG");
    expect(without).toHaveLength(5);
    const after = crossGrid(without, pair, []).withTarget(young, women, 9);
    expect(after.find(({ title }) => title === "W · YOUNG")?.target).toBe(9);
    expect(after).toHaveLength(6);
    expect(crossGrid(after, pair, []).cellOf(middle, men)?.target).toBe(1);
  });

  test("keeps what the study doesn't ask for any more, until it is taken away", () => {
    const narrowed = crossGrid(quotas, pair, [{ criterion: "AGE", values: ["old"] }]);
    expect(narrowed.rows).toHaveLength(3);
  });
});
