import type { FieldKind } from "../../schema/fieldKind";

/** A document of its own, kept whole. */
export const fieldKind: FieldKind = {
  name: "json",
  matches: (schema) => schema["x-kind"] === undefined && schema["x-localized"] === undefined && schema.type === "object",
  column: "jsonb",
  filters: ["isNull"],
  isSortable: false,
  isSearchable: false,
  toCell: JSON.stringify,
  fromCell: (cell) => {
    try {
      return JSON.parse(cell);
    } catch {
      return undefined;
    }
  },
  toOperand: () => undefined,
};
