import { describe, expect, test } from "vitest";
import { conflictOf, settle } from "./conflict";

const names = ["name", "zone", "tags", "phone"];
const before = { name: "Ana", zone: "N", tags: ["a"] };

describe("two people at one record", () => {
  test("only what both changed differently is disputed", () => {
    const current = { name: "Eva", zone: "S", tags: ["a"], phone: "1" };
    const changes = { name: "Eva", zone: "E", tags: ["b"] };
    expect(conflictOf({ before, changes, current, names })).toEqual({ disputed: ["zone"], theirs: ["phone"] });
  });

  test("clearing what the other filled in is a dispute, clearing what is empty is none", () => {
    const changes = { zone: null, phone: null };
    expect(conflictOf({ before, changes, current: { ...before, zone: "S" }, names }).disputed).toEqual(["zone"]);
    expect(conflictOf({ before, changes, current: { ...before, zone: null }, names }).disputed).toEqual([]);
  });

  test("lists count as one value, whatever the order of an object's keys", () => {
    const current = { ...before, tags: [{ b: 1, a: 2 }] };
    expect(conflictOf({ before, changes: { tags: [{ a: 2, b: 1 }] }, current, names }).disputed).toEqual([]);
  });
});

describe("settling it", () => {
  test("their fields fall out of what is saved, the others stay", () => {
    const changes = { name: "Eva", zone: "E", tags: ["b"] };
    const current = { name: "Iris", zone: "S", tags: ["a"] };
    expect(settle(changes, { name: "theirs", zone: "yours" }, current)).toEqual({ zone: "E", tags: ["b"] });
  });

  test("nothing is sent that the record says already", () => {
    expect(settle({ zone: "S", name: null }, {}, { zone: "S", name: undefined })).toEqual({});
  });
});
