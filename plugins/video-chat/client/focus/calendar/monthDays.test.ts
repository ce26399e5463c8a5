import { describe, expect, test } from "vitest";
import { dayAfter, monthAfter, weeksOf } from "./monthDays";

describe("days of a calendar", () => {
  test("a month's weeks go from Monday to Sunday and hold all of it", () => {
    const weeks = weeksOf("2026-12-15");
    expect(weeks.map(([monday]) => monday)).toEqual(["2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21", "2026-12-28"]);
    expect(weeks.at(-1)?.at(-1)).toBe("2027-01-03");
    expect(weeksOf("2027-02-10")).toHaveLength(4);
  });

  test("days and months go on over the ends of months and years", () => {
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(monthAfter("2027-01-31", 1)).toBe("2027-02-28");
    expect(monthAfter("2026-12-15", 1)).toBe("2027-01-15");
    expect(monthAfter("2027-01-15", -1)).toBe("2026-12-15");
  });
});
