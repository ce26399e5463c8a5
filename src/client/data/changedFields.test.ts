import { describe, expect, test } from "vitest";
import { changedFields, isSame } from "./changedFields";

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
