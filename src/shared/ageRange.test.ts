import { expect, test } from "vitest";
import { readAgeRange } from "./ageRange";

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
