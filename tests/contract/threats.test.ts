import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../helpers/root";
import { LOAD_TARGETS, THREATS, UNMEASURED } from "./threats";

test("each threat has its row", () => {
  expect(THREATS.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
});

test.each(THREATS.map((row) => [row.threat, row] as const))("%s: a test or a drill settles it", (_, { proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const { file, says } of proofs) {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(readFileSync(join(ROOT, file), "utf8"), file).toMatch(says);
  }
});

test("each load target has its script, but for those that nothing measures yet", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };
  expect(LOAD_TARGETS).toHaveLength(10);
  for (const [target, script] of LOAD_TARGETS) if (script) expect(scripts[script], target).toBeDefined();
  expect(LOAD_TARGETS.filter(([, script]) => script === undefined)).toHaveLength(UNMEASURED);
});
