import Ajv2020, { type Options } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { ruleKeywords } from "../../schema/rules/ruleKeywords";

/** What the server's validators and those compiled for browsers are made with: the same verdict on both sides. */
export const AJV_OPTIONS = {
  keywords: ruleKeywords,
  // Without the precision 19.99 is no multiple of 0.01.
  multipleOfPrecision: 6,
};

/** Compiles schemas: every fault is told, nothing is coerced. Bodies go through `boundedValidator.ts`. */
export function createAjv(options: Options = {}): Ajv2020 {
  return addFormats(new Ajv2020({ ...AJV_OPTIONS, allErrors: true, coerceTypes: false, strict: false, ...options }));
}
