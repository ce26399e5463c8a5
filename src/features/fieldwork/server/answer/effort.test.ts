import { expect, test } from "vitest";
import { effortOf, NO_EFFORT } from "./effort";

test("what fits the clock is taken as it is", () => {
  const body = { timing: { activeMs: 4_000, wallMs: 9_000 }, pastedShare: 0.5 };
  expect(effortOf(body, 60_000)).toEqual({ activeMs: 4_000, wallMs: 9_000, pastedShare: 0.5 });
});

test("no time is longer than since the response began, and none active longer than present", () => {
  expect(effortOf({ timing: { activeMs: 90_000, wallMs: 80_000 } }, 60_000)).toMatchObject({ activeMs: 60_000, wallMs: 60_000 });
  expect(effortOf({ timing: { activeMs: 50_000, wallMs: 20_000 } }, 60_000)).toMatchObject({ activeMs: 20_000, wallMs: 20_000 });
  expect(effortOf({ timing: { activeMs: 5, wallMs: 5 } }, -1)).toMatchObject({ activeMs: 0, wallMs: 0 });
});

test("an answer without measurements has none", () => {
  expect(effortOf({}, 60_000)).toEqual(NO_EFFORT);
});
