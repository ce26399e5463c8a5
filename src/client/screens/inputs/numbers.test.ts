import { expect, test } from "vitest";
import { readNumber, writeNumber } from "./numbers";

test("numbers are read with comma or point", () => {
  expect(readNumber("12,50")).toBe(12.5);
  expect(readNumber(" -3.25 ")).toBe(-3.25);
  expect(readNumber("")).toBeUndefined();
});

test("what is no number stays as it was typed, for the check to say so", () => {
  expect(readNumber("abc")).toBe("abc");
  expect(readNumber("1.2.3")).toBe("1.2.3");
});

test("numbers are written in the language, without grouping", () => {
  expect(writeNumber(12345.5, "es")).toBe("12345,5");
  expect(writeNumber(12345.5, "en")).toBe("12345.5");
  expect(writeNumber(undefined, "en")).toBe("");
});
