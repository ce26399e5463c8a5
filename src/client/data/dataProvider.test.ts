import { describe, expect, test } from "vitest";
import { changedFields, isSame } from "./changedFields";
import { listQuery, totalOf } from "./dataProvider";

describe("a list call", () => {
  test("speaks the simple-rest dialect", () => {
    const params = { pagination: { page: 2, perPage: 25 }, sort: { field: "name", order: "ASC" as const }, filter: { q: "ana" } };
    const query = new URLSearchParams(listQuery(params));
    expect(Object.fromEntries(query)).toEqual({ sort: '["name","ASC"]', range: "[25,49]", filter: '{"q":"ana"}' });
  });

  test("reads the total where the server counted", () => {
    expect(totalOf("members 0-24/319")).toBe(319);
    expect(totalOf("members 0-24/*")).toBeUndefined();
    expect(totalOf(null)).toBeUndefined();
  });
});

describe("a save", () => {
  test("sends only what changed and clears with null", () => {
    const before = { name: "Ana", zone: "Norte", tags: ["a"], phone: null, title: { es: "Hola", en: "Hi" } };
    const after = { name: "Ana", zone: undefined, tags: ["a", "b"], phone: "", title: { en: "Hi", es: "Hola" } };
    expect(changedFields(before, after)).toEqual({ zone: null, tags: ["a", "b"] });
  });

  test("tells lists from objects and numbers from texts", () => {
    expect(isSame([], {})).toBe(false);
    expect(isSame(1, "1")).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(true);
  });
});
