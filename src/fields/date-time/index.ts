import type { FieldKind } from "../../schema/fieldKind";
import { isPlain } from "../../schema/fieldKinds";
import { toInstant } from "../../shared/dates/dates";

/** Instant, ISO 8601 in UTC. */
export const fieldKind: FieldKind = {
  name: "date-time",
  matches: (schema) => isPlain(schema, "string", "date-time"),
  column: "timestamptz",
  filters: ["gte", "lte", "gt", "lt", "isNull"],
  isSortable: true,
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => toInstant(cell.trim()),
  toOperand: (value) => (typeof value === "string" ? toInstant(value) : undefined),
};
