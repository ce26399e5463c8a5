import Ajv2020 from "ajv/dist/2020";
import { expect, test } from "vitest";
import type { Conditional } from "../document";
import { fitsConditional } from "./fitsConditional";

const CONDITIONS: readonly Conditional[] = [
  {},
  { required: ["type"] },
  { required: ["type"], properties: { type: { const: "A" } } },
  { properties: { type: { not: { const: "A" } } } },
  { required: ["isOpen"], properties: { type: { not: { enum: ["B", "C"] } } } },
  { properties: { type: { enum: ["A", "B"] }, isOpen: { const: true } } },
];
const VALUES = [{}, { type: "A" }, { type: "B", isOpen: false }, { type: "A", isOpen: true }, { type: "C" }];

test.each(CONDITIONS)("%j holds where the validator says so", (condition) => {
  const validate = new Ajv2020().compile({ type: "object", ...condition });
  for (const values of VALUES) expect(fitsConditional(condition, values)).toBe(validate(values));
});

test("what was cleared isn't there", () => {
  expect(fitsConditional({ required: ["type"] }, { type: null })).toBe(false);
});

test("what takes a validator is left to it, unless the rest decides", () => {
  const condition: Conditional = { required: ["type"], properties: { size: { minimum: 3 }, type: { const: "A" } } };
  expect(fitsConditional(condition, { type: "A", size: 1 })).toBeUndefined();
  expect(fitsConditional(condition, { type: "B", size: 1 })).toBe(false);
});
