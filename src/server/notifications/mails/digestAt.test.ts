import { describe, expect, test } from "vitest";
import { createZone } from "../../../shared/dates/zone";
import { digestAt } from "./digestAt";

const madrid = createZone("Europe/Madrid");

describe("a digest", () => {
  test.each([
    ["NOW", "2027-01-13T10:00:00Z", undefined],
    ["DAILY", "2027-01-13T07:59:00Z", "2027-01-13T08:00:00.000Z"],
    ["DAILY", "2027-01-13T08:00:00Z", "2027-01-14T08:00:00.000Z"],
    ["WEEKLY", "2027-01-13T10:00:00Z", "2027-01-18T08:00:00.000Z"],
    ["WEEKLY", "2027-01-18T08:00:00Z", "2027-01-25T08:00:00.000Z"],
    // Clocks go forward that Sunday.
    ["DAILY", "2027-03-27T20:00:00Z", "2027-03-28T07:00:00.000Z"],
  ] as const)("%s of what came at %s is at %s, by the person's clocks", (rhythm, created, at) => {
    expect(digestAt(new Date(created), rhythm, madrid)?.toISOString()).toBe(at);
  });
});
