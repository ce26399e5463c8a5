import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlainShape } from "./plainForm";
import { plainEntries, readPlainValue } from "./plainValue";

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/).filter((text) => text !== "__proto__");
const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== "" && !one.includes("\r"));
const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 6 });
/** As numbers of answers are: what fits into an input without an exponent. */
const number = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1000);

const VALUES: readonly (readonly [PlainShape, boolean, fc.Arbitrary<unknown>])[] = [
  ["one", false, text],
  ["one", true, number],
  ["several", false, codes],
  ["ranked", false, codes],
  ["parts", false, fc.dictionary(code, text, { minKeys: 1 })],
  ["parts", true, fc.dictionary(code, number, { minKeys: 1 })],
  ["lists", false, fc.dictionary(code, codes, { minKeys: 1 })],
  ["cells", false, fc.dictionary(code, fc.dictionary(code, text, { minKeys: 1 }), { minKeys: 1 })],
  ["cells", true, fc.dictionary(code, fc.dictionary(code, number, { minKeys: 1 }), { minKeys: 1 })],
];

test.each(VALUES)("%s (numbers: %s): the entries of a value make the value", (shape, isNumeric, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(readPlainValue({ shape, isNumeric }, plainEntries({ shape }, plain))).toEqual(plain);
    }),
  );
});

test("any entries at all make a value or none, and never reach a prototype", () => {
  const entries = fc.array(
    fc.tuple(
      fc.oneof(
        fc.string(),
        fc.constant("value.__proto__.x"),
        code.map((one) => `value.${one}`),
      ),
      fc.array(fc.string()),
    ),
  );
  const shapes: readonly PlainShape[] = ["one", "several", "ranked", "parts", "lists", "cells", "files"];
  fc.assert(
    fc.property(fc.constantFrom(...shapes), fc.boolean(), entries, (shape, isNumeric, sent) => {
      readPlainValue({ shape, isNumeric }, new Map(sent));
      expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
    }),
  );
});

test("line breaks are as the person made them, and blanks are nothing", () => {
  expect(readPlainValue({ shape: "one" }, new Map([["value", ["one\r\ntwo"]]]))).toBe("one\ntwo");
  expect(
    readPlainValue(
      { shape: "parts" },
      new Map([
        ["value.a", [" "]],
        ["value.b", ["x"]],
      ]),
    ),
  ).toEqual({ b: "x" });
  expect(readPlainValue({ shape: "one" }, new Map([["value", ["\t"]]]))).toBeUndefined();
});

test.each([
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["1.234,5", 1234.5],
  // Which number it is, nobody can tell: the check refuses the text as it was typed.
  ["1.234", "1.234"],
  ["15 km", "15 km"],
])("the number %s is read as %j, alone, in parts and in cells", (typed, value) => {
  const read = (shape: PlainShape, name: string) => readPlainValue({ shape, isNumeric: true }, new Map([[name, [typed]]]));
  expect(read("one", "value")).toBe(value);
  expect(read("parts", "value.a")).toEqual({ a: value });
  expect(read("cells", "value.a.b")).toEqual({ a: { b: value } });
});
