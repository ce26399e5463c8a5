import type { FieldKind } from "../../schema/fieldKind";
import { isPlain } from "../../schema/fieldKinds";

const CELLS = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

/** Yes or no. */
export const fieldKind: FieldKind = {
  name: "boolean",
  matches: (schema) => isPlain(schema, "boolean"),
  column: "boolean",
  filters: ["eq", "isNull"],
  isSortable: true,
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => CELLS.get(cell.trim().toLowerCase()),
  toOperand: (value) => (typeof value === "boolean" ? value : undefined),
};
