import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { initialLayout, moved, movedBy, NARROWEST, orderedColumns, withWidth } from "./layout";

function field(name: string): ClientField {
  const flags = { isSortable: true, isReadOnly: false, isComputed: false, isSensitive: false };
  return { name, kind: "text", title: name, schema: {}, filters: [], ...flags };
}

const fields = ["a", "b", "c", "d"].map(field);

test("a list begins with its own columns, the other fields hidden behind them", () => {
  const layout = initialLayout(fields, ["c", "a"]);
  expect(layout.order).toEqual(["c", "a", "b", "d"]);
  expect(layout.hidden).toEqual(["b", "d"]);
});

test("a field that the order doesn't know comes last", () => {
  expect(orderedColumns(fields, ["d", "gone", "a"]).map(({ name }) => name)).toEqual(["d", "a", "b", "c"]);
});

test("a column takes the place of the one that it is dropped on", () => {
  expect(moved(["a", "b", "c", "d"], "a", "c")).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], "d", "b")).toEqual(["a", "d", "b", "c"]);
  expect(moved(["a", "b"], "x", "b")).toEqual(["a", "b"]);
});

test("a column moved by keyboard stops at the ends", () => {
  expect(movedBy(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
  expect(movedBy(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  expect(movedBy(["a", "b", "c"], "b", 9)).toEqual(["a", "c", "b"]);
});

test("a width stays readable and can be taken back", () => {
  const layout = withWidth(initialLayout(fields, ["a"]), "a", 3);
  expect(layout.widths).toEqual({ a: NARROWEST });
  expect(withWidth(layout, "a", undefined).widths).toEqual({});
});
