import type { FieldKind } from "../../schema/fieldKind";
import { IDENTIFIER_BEHAVIOUR } from "../../schema/fieldKinds";
import { isId } from "../../shared/ids";

const SEPARATOR = ";";
const MOST_ITEMS = 1000;

/** References to many records of another entity: their ids in order, kept in a table of their own. */
export const fieldKind: FieldKind = {
  ...IDENTIFIER_BEHAVIOUR,
  name: "references",
  matches: (schema) =>
    schema["x-kind"] === undefined && schema["x-ref"] === undefined && typeof schema.items?.["x-ref"] === "string",
  column: "uuid[]",
  toApiSchema: ({ items, ...schema }) => ({
    ...schema,
    type: "array",
    items: { ...items, type: "string", format: "uuid" },
    uniqueItems: true,
    maxItems: schema.maxItems ?? MOST_ITEMS,
  }),
  filters: ["eq", "in", "contains", "isNull"],
  isSortable: false,
  toCell: (value) => (Array.isArray(value) ? value.join(SEPARATOR) : ""),
  fromCell: (cell) => {
    const ids = cell
      .split(SEPARATOR)
      .map((id) => id.trim())
      .filter(Boolean);
    return ids.every(isId) ? [...new Set(ids)] : undefined;
  },
};
