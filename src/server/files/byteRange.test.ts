import { expect, test } from "vitest";
import { byteRange } from "./byteRange";

test.each([
  [undefined, undefined],
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=4-400", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-300", { start: 0, end: 9 }],
  ["bytes=0-1,4-5", undefined],
  ["bytes=5-2", undefined],
  ["bytes=a-b", undefined],
  ["lines=0-1", undefined],
])("of ten bytes, %s is %o", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("of ten bytes, there is no %s", (header) => {
  expect(() => byteRange(header, 10)).toThrow("file.noSuchRange");
});

test("of nothing there is no part", () => {
  expect(() => byteRange("bytes=0-", 0)).toThrow("file.noSuchRange");
});
