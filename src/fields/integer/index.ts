import type { FieldKind } from "../../schema/fieldKind";
import { isPlain } from "../../schema/fieldKinds";

const LARGEST = 2_147_483_647;

/** Whole number of 32 bits. */
export const fieldKind: FieldKind = {
  name: "integer",
  matches: (schema) => isPlain(schema, "integer"),
  column: "integer",
  toApiSchema: (schema) => ({
    ...schema,
    minimum: Math.max(schema.minimum ?? -LARGEST, -LARGEST),
    maximum: Math.min(schema.maximum ?? LARGEST, LARGEST),
  }),
  filters: ["eq", "in", "neq", "gte", "lte", "gt", "lt", "isNull"],
  isSortable: true,
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => (/^[+-]?\d+$/.test(cell.trim()) ? Number(cell) : undefined),
  toOperand: (value) => (Number.isSafeInteger(value) && Math.abs(value as number) <= LARGEST ? value : undefined),
};
