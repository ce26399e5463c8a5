import type { FieldKind } from "../../schema/fieldKind";
import { isPlain } from "../../schema/fieldKinds";
import { isCalendarDate } from "../../shared/dates/dates";

/** Calendar date, `YYYY-MM-DD`. */
export const fieldKind: FieldKind = {
  name: "date",
  matches: (schema) => isPlain(schema, "string", "date"),
  column: "date",
  filters: ["eq", "gte", "lte", "gt", "lt", "isNull"],
  isSortable: true,
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => (isCalendarDate(cell.trim()) ? cell.trim() : undefined),
  toOperand: (value) => (typeof value === "string" && isCalendarDate(value) ? value : undefined),
};
