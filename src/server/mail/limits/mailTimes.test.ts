import { describe, expect, test } from "vitest";
import { isQuiet, nextMailAt } from "./mailTimes";

const HOUR = 3_600_000;

describe("the pause of notification mails", () => {
  test.each([
    ["21:00", true],
    ["23:59", true],
    ["00:00", true],
    ["07:59", true],
    ["08:00", false],
    ["20:59", false],
  ])("past midnight: at %s %s", (clock, quiet) => {
    expect(isQuiet(clock, { quietFrom: "21:00", quietTo: "08:00" })).toBe(quiet);
  });

  test.each([
    ["13:59", false],
    ["14:00", true],
    ["16:00", false],
  ])("within a day: at %s %s", (clock, quiet) => {
    expect(isQuiet(clock, { quietFrom: "14:00", quietTo: "16:00" })).toBe(quiet);
  });

  test("is none where it ends as it begins", () => {
    expect(isQuiet("08:00", { quietFrom: "08:00", quietTo: "08:00" })).toBe(false);
  });
});

describe("the most mails of a person", () => {
  const now = 1_000 * HOUR;

  test("leave the next one to be sent at once while there are fewer", () => {
    expect(nextMailAt([now - HOUR], { perDay: 2, perWeek: 10 }, now)).toBe(now);
  });

  test("hold the next one until a day has passed since the mail that counts", () => {
    expect(nextMailAt([now - 5 * HOUR, now - HOUR], { perDay: 2, perWeek: 10 }, now)).toBe(now + 19 * HOUR);
    expect(nextMailAt([now - 5 * HOUR, now - HOUR, now - 3 * HOUR], { perDay: 2, perWeek: 10 }, now)).toBe(now + 21 * HOUR);
  });

  test("count mails of a week as well", () => {
    expect(nextMailAt([now - 30 * HOUR, now - 60 * HOUR], { perDay: 2, perWeek: 2 }, now)).toBe(now + (7 * 24 - 60) * HOUR);
  });
});
