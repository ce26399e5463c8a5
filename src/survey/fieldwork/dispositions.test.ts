import { expect, test } from "vitest";
import { DISPOSITIONS, incidenceOf } from "./dispositions";

test("incidence is completes per hundred completes and screen-outs; who was full or expelled doesn't enter", () => {
  expect(incidenceOf({ complete: 30, screenOut: 90 })).toBe(25);
  expect(incidenceOf({ complete: 30, screenOut: 90, overQuota: 500, quality: 7, qualitySanctioned: 2, dropped: 11 })).toBe(25);
  expect(incidenceOf({ screenOut: 4 })).toBe(0);
  expect(incidenceOf({ overQuota: 4 })).toBeUndefined();
});

test("only a complete is paid and charged, and only a sanction costs anything further", () => {
  const named = (key: "paysLabs" | "chargesCredits" | "isSanctioned") =>
    Object.entries(DISPOSITIONS).flatMap(([name, rule]) => (rule[key] ? [name] : []));
  expect(named("paysLabs")).toEqual(["complete"]);
  expect(named("chargesCredits")).toEqual(["complete"]);
  expect(named("isSanctioned")).toEqual(["qualitySanctioned"]);
});
