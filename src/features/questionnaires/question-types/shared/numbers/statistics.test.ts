import fc from "fast-check";
import { expect, test } from "vitest";
import { splitPlaceholders } from "../texts/splitPlaceholders";
import { histogram } from "./histogram";
import { amountStatistics, statistics } from "./statistics";

test("statistics of no values are empty, of one have no deviation", () => {
  expect(statistics([])).toEqual({});
  expect(statistics([3])).toEqual({ mean: 3, median: 3, minimum: 3, maximum: 3 });
  expect(amountStatistics([])).toEqual({});
  expect(amountStatistics([3, 4])).toEqual({ ...statistics([3, 4]), sum: 7 });
});

test("a histogram loses no value, whatever the values are", () => {
  const numbers = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }));
  const fitsOne = histogram([0, 5e-324, 1e-320]);
  expect(fitsOne.map(({ count }) => count)).toEqual([3]);
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 200 }), (values) => {
      const counts = histogram(values);
      expect(counts.reduce((total, { count }) => total + count, 0)).toBe(values.length);
      expect(new Set(counts.map(({ code }) => code)).size).toBe(counts.length);
      expect(counts.length).toBeLessThanOrEqual(20);
    }),
  );
});

test("a histogram of many values has even intervals", () => {
  const ages = Array.from({ length: 80 }, (_, age) => age + 18);
  const counts = histogram(ages);
  expect(counts[0]).toEqual({ code: "10..19", label: "10 – 19", count: 2 });
  expect(counts[1]).toEqual({ code: "20..29", label: "20 – 29", count: 10 });
  expect(histogram([0.1, 0.2, 0.35, 0.9]).every(({ label }) => !/\d{6}/.test(label))).toBe(true);
});

test("placeholders are separated by two slashes", () => {
  expect(splitPlaceholders("Nombre // Apellido//")).toEqual(["Nombre", "Apellido", ""]);
  expect(splitPlaceholders("")).toEqual([]);
});
