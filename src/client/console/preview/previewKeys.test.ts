import { expect, test } from "vitest";
import { previewKeys } from "./previewKeys";

test("an administrator looks as the roles of the own community", () => {
  const keys = previewKeys(["community:ADMINISTRATOR", "community:MODERATOR"]);
  expect(keys).toContain("community:OBSERVATOR");
  expect(keys.every((key) => key.startsWith("community:"))).toBe(true);
});

test("a superadministrator of the suite looks as the suite's roles, the back office as all", () => {
  expect(previewKeys(["suite:SUPERADMIN"]).every((key) => key.startsWith("suite:"))).toBe(true);
  expect(previewKeys(["backoffice"])).toEqual(expect.arrayContaining(["community:OBSERVATOR", "suite:OBSERVER"]));
});

test("a moderator or an observer looks as nobody else", () => {
  expect(previewKeys(["community:MODERATOR"])).toEqual([]);
  expect(previewKeys(["suite:OBSERVER"])).toEqual([]);
});
