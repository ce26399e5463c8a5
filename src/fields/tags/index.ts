import type { FieldKind } from "../../schema/fieldKind";

const SEPARATOR = "|";
const MOST_ITEMS = 200;
const LONGEST_ITEM = 320;

/** Short texts without order or repetition. */
export const fieldKind: FieldKind = {
  name: "tags",
  matches: (schema) =>
    schema["x-kind"] === undefined &&
    schema.type === "array" &&
    schema.items?.type === "string" &&
    schema.items["x-ref"] === undefined,
  column: "text[]",
  toApiSchema: ({ items, ...schema }) => ({
    ...schema,
    uniqueItems: true,
    maxItems: schema.maxItems ?? MOST_ITEMS,
    items: items?.enum ? items : { maxLength: LONGEST_ITEM, ...items },
  }),
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
