import { expect, test } from "vitest";
import { cloneIssues } from "./cloneIssues";

test("a name and an identifier of small letters, digits and hyphens will do", () => {
  expect(cloneIssues({ origin: "demo-2", name: "Demo 2" })).toEqual({});
});

test.each([
  ["", "required"],
  ["a", "minLength"],
  ["Demo", "pattern"],
  ["-demo", "pattern"],
  ["../admin", "pattern"],
  ["de mo", "pattern"],
])("the identifier “%s” breaks %s", (origin, rule) => {
  expect(cloneIssues({ origin, name: "Demo" }).origin?.rule).toBe(rule);
});

test("blanks are no name", () => {
  expect(cloneIssues({ origin: "demo", name: "  " })).toEqual({ name: { rule: "required" } });
});
