import { expect, test } from "vitest";
import { zonedTime } from "./zonedTime";

test("a date is told in the community's zone, wherever the reader is", () => {
  const date = new Date("2026-07-01T22:30:00Z");
  expect(zonedTime(date, "es", "Europe/Madrid")).toMatch(/2 de julio de 2026.*00:30/);
  expect(zonedTime(date, "es", "America/Mexico_City")).toMatch(/1 de julio de 2026.*16:30/);
});
