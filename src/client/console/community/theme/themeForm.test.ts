import { expect, test } from "vitest";
import { themeFormFor } from "./themeForm";

const names = (keys: readonly string[]) => Object.keys(themeFormFor(keys).schema.properties ?? {});

test("moderators set the look, and not what the community is called or asks of people", () => {
  const keys = ["community:MODERATOR"];
  expect(names(keys)).toEqual(expect.arrayContaining(["mainColor", "logo", "favicon", "title", "headerImage"]));
  expect(names(keys)).not.toEqual(expect.arrayContaining(["name"]));
  expect(names(keys).filter((name) => /2FA|tracking|privacy|^name$/.test(name))).toEqual([]);
  expect(themeFormFor(keys).tabs.map(({ name }) => name)).toEqual(["colours", "brand", "images"]);
  expect(themeFormFor(keys).required).not.toContain("name");
});

test("administrators set all of it", () => {
  const keys = ["community:ADMINISTRATOR", "community:MODERATOR"];
  expect(names(keys)).toEqual(expect.arrayContaining(["name", "needs2FA", "trackingScript", "mainColor"]));
  expect(themeFormFor(keys).tabs.map(({ name }) => name)).toContain("access");
});
