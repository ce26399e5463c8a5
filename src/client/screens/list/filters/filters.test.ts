import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { conditionsOf, partOf, withPart } from "./filters";

function field(name: string): ClientField {
  return {
    name,
    kind: "date",
    title: name,
    schema: {},
    isSortable: true,
    filters: ["gte", "lte"],
    isReadOnly: false,
    isComputed: false,
    isSensitive: false,
  };
}

test("a field owns its bare name and its operators, not those of a longer name", () => {
  const filter = { since: "2026-01-01", since_gte: "2025-01-01", sinceWhen: "x", q: "ana" };
  expect(partOf(filter, field("since"))).toEqual({ since: "2026-01-01", since_gte: "2025-01-01" });
});

test("an empty part takes the condition away", () => {
  expect(withPart({ q: "ana", since_gte: "2025-01-01" }, { since_gte: undefined, since_lte: "2026-01-01" })).toEqual({
    q: "ana",
    since_lte: "2026-01-01",
  });
  expect(withPart({ country: ["es"] }, { country: [] })).toEqual({});
});

test("conditions name field, operator and operand", () => {
  const since = field("since");
  expect(conditionsOf({ since_gte: "2025-01-01" }, [since])).toEqual([
    { key: "since_gte", field: since, operator: "gte", operand: "2025-01-01" },
  ]);
});
