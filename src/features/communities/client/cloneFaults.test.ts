import { expect, test } from "vitest";
import { cloneFaults } from "./cloneFaults";

test("a name and an identifier of small letters, digits and hyphens will do", () => {
  expect(cloneFaults({ origin: "demo-2", name: "Demo 2" })).toEqual({});
});

test.each([
  ["", "required"],
  ["a", "minLength"],
  ["Demo", "pattern"],
  ["-demo", "pattern"],
  ["../admin", "pattern"],
  ["de mo", "pattern"],
])("the identifier “%s” breaks %s", (origin, rule) => {
  expect(cloneFaults({ origin, name: "Demo" }).origin?.rule).toBe(rule);
});

test("blanks are no name", () => {
  expect(cloneFaults({ origin: "demo", name: "  " })).toEqual({ name: { rule: "required" } });
});
