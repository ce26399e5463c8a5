import { createFilterOptions } from "@mui/material/useAutocomplete";
import { expect, test } from "vitest";
import { CITY_NAMES } from "./cityNames";
import { describeTimeZone, RENAMED, type TimeZoneOption, timeZoneOptions } from "./timeZones";

const SUMMER = new Date("2026-07-01T12:00:00Z");

test.each(Object.entries(RENAMED))("%s is now called %s, and is the same zone", (before, now) => {
  const zoneOf = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  expect(zoneOf(now)).toBe(zoneOf(before));
});

test("each zone is offered once, under its current name, with its city, offset and region", () => {
  const options = timeZoneOptions("America/Buenos_Aires", "es", SUMMER);
  const names = options.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /Buenos_Aires|Calcutta|Kolkata|K[iy]+[ei]?v/.test(name)).toSorted()).toEqual([
    "America/Argentina/Buenos_Aires",
    "Asia/Kolkata",
    "Europe/Kyiv",
  ]);
  expect(describeTimeZone("America/Buenos_Aires", "es", SUMMER)).toMatchObject({
    ...{ label: "Buenos Aires (GMT-3)", region: "hora estándar de Argentina" },
  });
  expect(options.find(({ name }) => name === "America/New_York")?.search).toContain("Nueva York");
  expect(options.find(({ name }) => name === "Europe/Madrid")?.label).toBe("Madrid (GMT+2)");
});

test.each([
  ["Tokio", "Asia/Tokyo"],
  ["Londres", "Europe/London"],
  ["Nueva York", "America/New_York"],
  ["moscu", "Europe/Moscow"],
  ["Parijs", "Europe/Paris"],
  ["Pechino", "Asia/Shanghai"],
  ["Nova Iorque", "America/New_York"],
])("%s is found, whatever language the reader has", (city, zone) => {
  const filter = createFilterOptions<TimeZoneOption>({ stringify: ({ search }) => search });
  for (const language of ["es", "en"]) {
    const found = filter([...timeZoneOptions(null, language, SUMMER)], {
      inputValue: city,
      getOptionLabel: ({ label }) => label,
    });
    expect(found.map(({ name }) => name)).toContain(zone);
  }
});

test("cities are named of zones that are offered", () => {
  const offered = new Set(timeZoneOptions(null, "es", SUMMER).map(({ name }) => name));
  expect(Object.keys(CITY_NAMES).filter((zone) => !offered.has(zone))).toEqual([]);
});
