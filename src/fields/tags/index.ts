import type { FieldKind } from "../../schema/fieldKind";

const SEPARATOR = "|";

/** Short texts without order or repetition. */
export const fieldKind: FieldKind = {
  name: "tags",
  matches: (schema) =>
    schema["x-kind"] === undefined &&
    schema.type === "array" &&
    schema.items?.type === "string" &&
    schema.items["x-ref"] === undefined,
  column: "text[]",
  toApiSchema: (schema) => ({ ...schema, uniqueItems: true }),
  filters: ["contains"],
  isSortable: false,
  isSearchable: false,
  toCell: (value) => (Array.isArray(value) ? value.join(SEPARATOR) : ""),
  fromCell: (cell) => [
    ...new Set(
      cell
        .split(SEPARATOR)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ],
  toOperand: (value) => (typeof value === "string" ? value : undefined),
};
