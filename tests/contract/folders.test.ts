import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../helpers/root";

/** A folder that needs more is two things of different purpose. */
const MOST_MODULES = 25;
/** From `src` to the file's name. */
const MOST_PARTS = 7;

const modules = execFileSync("git", ["ls-files", "src", "plugins"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/tests\//.test(file));

test("a folder of sources holds few enough modules to be looked over", () => {
  const counts = new Map<string, number>();
  for (const file of modules) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_MODULES)).toEqual([]);
});

test("no source lies deeper than can be kept in mind", () => {
  expect(modules.filter((file) => file.split("/").length > MOST_PARTS)).toEqual([]);
});
