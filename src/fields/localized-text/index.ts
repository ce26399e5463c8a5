import type { FieldKind } from "../../schema/fieldKind";

const SHORT = 500;

/** A text in several languages: a map of language tag to text. */
export const fieldKind: FieldKind = {
  name: "localized-text",
  matches: (schema) => schema["x-kind"] === undefined && schema["x-localized"] === true,
  column: "jsonb",
  toApiSchema: ({ type: _type, minLength, maxLength = SHORT, ...schema }) => ({
    ...schema,
    type: "object",
    propertyNames: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
    additionalProperties: { type: "string", maxLength, ...(minLength === undefined ? {} : { minLength }) },
  }),
  filters: ["contains"],
  isSortable: true,
  isSearchable: true,
  toCell: JSON.stringify,
  fromCell: (cell) => ({ es: cell }),
  toOperand: (value) => (typeof value === "string" ? value : undefined),
};
