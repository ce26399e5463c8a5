import { expect, test } from "vitest";
import { memberAgeIssue } from "./memberAge";

test.each([
  ["2010-11-20", "2026-11-20", "ageOver"],
  ["2010-11-19", "2026-11-20", undefined],
  ["2010-11-21", "2026-11-20", "ageOver"],
  ["1926-11-20", "2026-11-20", "ageUnder"],
  ["1926-11-21", "2026-11-20", undefined],
  ["2012-02-29", "2028-02-29", "ageOver"],
  ["2012-02-29", "2028-03-01", undefined],
  ["2008-02-29", "2024-02-28", "ageOver"],
  ["1924-02-29", "2024-02-28", undefined],
  ["2027-01-01", "2026-11-20", "ageOver"],
] as const)("born %s, on %s: %s", (birthDate, today, fault) => {
  expect(memberAgeIssue(birthDate, today)).toBe(fault);
});
