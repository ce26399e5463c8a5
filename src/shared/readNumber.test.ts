import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber, writeNumber } from "./readNumber";

const NUMBERS: readonly (readonly [text: string, value: number, decimals?: number])[] = [
  ["15", 15],
  ["1,5", 1.5],
  ["1.5", 1.5],
  [" -3,25 ", -3.25],
  ["\u22123.25", -3.25],
  ["+7", 7],
  ["-0", 0],
  ["007", 7],
  [",5", 0.5],
  [".5", 0.5],
  ["12,", 12],
  ["0,123", 0.123],
  ["0.001", 0.001],
  ["1234,567", 1234.567],
  ["1.2345", 1.2345],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1.234.567", 1234567],
  ["1,234,567.89", 1234567.89],
  ["1.234.567,891", 1234567.891],
  ["1 234", 1234],
  ["1\u202f234,5", 1234.5],
  ["1\u00a0234\u00a0567,891", 1234567.891],
  ["1'234.50", 1234.5],
  ["1’234", 1234],
  ["1.234", 1.234, 3],
  ["12,345", 12.345, 4],
  ["١٢٣", 123],
  ["١٫٥", 1.5],
  ["۱۲٬۳۴۵", 12345],
  ["１２．５", 12.5],
  ["999999999999999", 999999999999999],
  ["1000000000000000", 1e15],
];

for (const [text, value, decimals] of NUMBERS)
  test(`${JSON.stringify(text)} is ${value}`, () => {
    expect(readNumber(text, decimals)).toEqual({ kind: "number", value });
  });

const FAULTS: readonly (readonly [text: string, fault: string, decimals?: number])[] = [
  ["1.234", "unclearNumber"],
  ["1,234", "unclearNumber"],
  ["-12.345", "unclearNumber"],
  ["999,999", "unclearNumber", 0],
  ["1.234", "unclearNumber", 2],
  ["abc", "number"],
  ["1e5", "number"],
  ["0x10", "number"],
  ["Infinity", "number"],
  ["NaN", "number"],
  ["5 %", "number"],
  ["12 €", "number"],
  ["1-2", "number"],
  ["--1", "number"],
  ["-", "number"],
  [",", "number"],
  ["1,2,3", "number"],
  ["1.2.3", "number"],
  ["1.23,4", "number"],
  ["1,234,5", "number"],
  ["12 34", "number"],
  ["1234.567.890", "number"],
  ["1.234,567.8", "number"],
  ["1,5 kg", "number"],
  ["9007199254740993", "longNumber"],
  ["0.12345678901234567", "longNumber"],
  ["1".repeat(5000), "longNumber"],
];

for (const [text, fault, decimals] of FAULTS)
  test(`${JSON.stringify(text.slice(0, 30))} is refused: ${fault} (${decimals ?? "any"} decimals)`, () => {
    expect(readNumber(text, decimals)).toEqual({ kind: "fault", fault });
  });

test.each(["", "  ", "\u00a0"])("%j is nothing", (text) => {
  expect(readNumber(text)).toEqual({ kind: "empty" });
});

test("what is written in any language reads as the same number", () => {
  const number = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(number, fc.constantFrom("es", "en", "fr", "nl", "it", "pt"), ([whole, places], language) => {
      const value = Number(`${whole}e-${places}`);
      expect(readNumber(writeNumber(value, language))).toEqual({ kind: "number", value: value === 0 ? 0 : value });
    }),
  );
  expect(writeNumber(1.234, "es")).toBe("1,2340");
  expect(writeNumber(12345.5, "es")).toBe("12345,5");
  expect(writeNumber(1e-7)).toBe("0.0000001");
});
