import type { FieldKind } from "../../schema/fieldKind";
import { isJsonObject, type Json } from "../../shared/json";
import { DEFAULT_LANGUAGE } from "../../shared/languages";

const SHORT = 500;
const MOST_LANGUAGES = 60;

/** The map that an export wrote, or nothing where the cell is a text like any other. */
function readMap(cell: string): Json | undefined {
  if (!cell.trimStart().startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return isJsonObject(value) && Object.values(value).every((text) => typeof text === "string") ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text in several languages: a map of language tag to text. */
export const fieldKind: FieldKind = {
  name: "localized-text",
  matches: (schema) => schema["x-kind"] === undefined && schema["x-localized"] === true,
  column: "jsonb",
  toApiSchema: ({ type: _type, minLength, maxLength = SHORT, ...schema }) => ({
    ...schema,
    type: "object",
    maxProperties: MOST_LANGUAGES,
    propertyNames: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
    additionalProperties: { type: "string", maxLength, ...(minLength === undefined ? {} : { minLength }) },
  }),
  filters: ["contains"],
  isSortable: true,
  isSearchable: true,
  toCell: JSON.stringify,
  fromCell: (cell) => readMap(cell) ?? { [DEFAULT_LANGUAGE]: cell },
  toOperand: (value) => (typeof value === "string" ? value : undefined),
};
