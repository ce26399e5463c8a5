import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { openingOf } from "../../shared/dates/activityOpening";
import { localDay, toInstant, toLocal } from "./local";

test("an instant survives the way through the input", () => {
  const instant = "2026-03-04T05:06:00.000Z";
  expect(toInstant(toLocal(instant))).toBe(instant);
});

test("what is no time is nothing", () => {
  expect(toLocal(undefined)).toBe("");
  expect(toLocal("soon")).toBe("");
  expect(toInstant("")).toBeUndefined();
});

test("a day is counted by the device's calendar", () => {
  expect(localDay(toInstant("2026-03-04T23:59"))).toBe("2026-03-04");
});

/** A device in Madrid: a process has one zone from its start on. */
function inMadrid(locals: readonly string[]): readonly (readonly [instant: string, local: string])[] {
  const { code } = transformSync(readFileSync(join(import.meta.dirname, "local.ts"), "utf8"), { loader: "ts", format: "esm" });
  const said = `console.log(JSON.stringify(${JSON.stringify(locals)}.map((local) => [toInstant(local), toLocal(toInstant(local))])))`;
  const options = { env: { ...process.env, TZ: "Europe/Madrid" }, encoding: "utf8" } as const;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", `${code};${said}`], options));
}

test("an activity opens at its local hour on the days around which clocks are changed", () => {
  const days = ["2026-10-24", "2026-10-25", "2027-03-27", "2027-03-28"].map((day) => `${day}T09:00`);
  const entered = inMadrid(days);
  expect(entered).toEqual([
    ["2026-10-24T07:00:00.000Z", "2026-10-24T09:00"],
    ["2026-10-25T08:00:00.000Z", "2026-10-25T09:00"],
    ["2027-03-27T08:00:00.000Z", "2027-03-27T09:00"],
    ["2027-03-28T07:00:00.000Z", "2027-03-28T09:00"],
  ]);
  for (const [startsAt] of entered) {
    const at = (milliseconds: number) =>
      openingOf({ status: "NEW", startsAt, endsAt: null }, new Date(Date.parse(startsAt) + milliseconds));
    expect([at(-1), at(0)]).toEqual(["comingSoon", "open"]);
  }
});
