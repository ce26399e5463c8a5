import { VISIBLE } from "../../../../../shared/isBlankText";
import type { JsonObject } from "../../../../../shared/json";

export const SHORT_TEXT_LIMIT = 500;
export const LONG_TEXT_LIMIT = 4000;

/**
 * A respondent's text: something other than blanks, within the limit, and storable (PostgreSQL refuses U+0000, and a
 * lone surrogate is no UTF-8). Two patterns instead of one keep the matching linear.
 */
export function textSchema(maxLength: number): JsonObject {
  return {
    type: "string",
    minLength: 1,
    maxLength,
    allOf: [
      { type: "string", pattern: "^[^\\u0000\\uD800-\\uDFFF]*$" },
      { type: "string", pattern: VISIBLE },
    ],
  };
}
