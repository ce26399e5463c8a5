import { expect, test } from "vitest";
import { lookFormFor } from "./lookForm";

const names = (keys: readonly string[]) => Object.keys(lookFormFor(keys).schema.properties ?? {});

test("moderators set the look, and not what the community is called or asks of people", () => {
  const keys = ["community:MODERATOR"];
  expect(names(keys)).toEqual(expect.arrayContaining(["mainColor", "logo", "favicon", "title", "headerImage"]));
  expect(names(keys)).not.toEqual(expect.arrayContaining(["name"]));
  expect(names(keys).filter((name) => /2FA|tracking|privacy|^name$/.test(name))).toEqual([]);
  expect(lookFormFor(keys).tabs.map(({ name }) => name)).toEqual(["colours", "brand", "images"]);
  expect(lookFormFor(keys).required).not.toContain("name");
});

test("administrators set all of it", () => {
  const keys = ["community:ADMINISTRATOR", "community:MODERATOR"];
  expect(names(keys)).toEqual(expect.arrayContaining(["name", "needs2FA", "trackingScript", "mainColor"]));
  expect(lookFormFor(keys).tabs.map(({ name }) => name)).toContain("access");
});
