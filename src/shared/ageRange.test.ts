import { expect, test } from "vitest";
import { ageSplitter, doAgesMeet, readAgeRange } from "./ageRange";

test.each([
  ["16-24", { from: 16, to: 24 }],
  ["40-40", { from: 40, to: 40 }],
  ["65+", { from: 65, to: undefined }],
  ["15-24", undefined],
  ["50-40", undefined],
  ["25", undefined],
  ["25-", undefined],
  ["5-40", undefined],
  ["25-100", undefined],
])("%s is the range %j", (text, range) => {
  expect(readAgeRange(text)).toEqual(range);
});

test.each([
  ["18-34", "35-44", false],
  ["18-34", "34-44", true],
  ["60+", "65-70", true],
  ["60-99", "99+", true],
  ["16-24", "25+", false],
])("whether %s and %s meet: %s", (one, other, expected) => {
  const [first, second] = [readAgeRange(one), readAgeRange(other)];
  if (!first || !second) throw new Error("these are no ranges");
  expect([doAgesMeet(first, second), doAgesMeet(second, first)]).toEqual([expected, expected]);
});

test("ranges are parted where another begins or ends", () => {
  const partsOf = ageSplitter(["18-34", "25-44", "40+", "60-99"]);
  expect(partsOf("18-34")).toEqual(["18-24", "25-34"]);
  expect(partsOf("25-44")).toEqual(["25-34", "35-39", "40-44"]);
  expect(partsOf("40+")).toEqual(["40-44", "45-59", "60+"]);
  expect(partsOf("60-99")).toEqual(["60+"]);
});
