import { isId } from "../shared/ids";
import type { FieldSchema } from "./document";
import type { FieldKind } from "./fieldKind";

const SPECIAL = ["x-kind", "x-ref", "x-list", "x-registry", "x-localized", "enum"] as const;

/** Whether type (and format) alone tell the kind: no keyword of ours, no closed list. */
export function isPlain(schema: FieldSchema, type: FieldSchema["type"], format?: string): boolean {
  return schema.type === type && schema.format === format && SPECIAL.every((keyword) => schema[keyword] === undefined);
}

/** The property free of our own keywords, as API callers and forms see it. */
export function withoutKeywords(schema: FieldSchema): FieldSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !keyword.startsWith("x-"))
      .map(([keyword, value]) => [keyword, keyword === "items" ? withoutKeywords(value as FieldSchema) : value]),
  );
}

const LONGEST_LINE = 300;

/** Whether a plain string is one line rather than a text. */
export function isOneLine(schema: FieldSchema): boolean {
  return (schema.maxLength ?? LONGEST_LINE) <= LONGEST_LINE;
}

/** What kinds stored as text have in common. */
export const TEXT_BEHAVIOUR = {
  column: "text",
  filters: ["eq", "in", "neq", "contains", "isNull"],
  isSortable: true,
  isSearchable: true,
  toCell: String,
  fromCell: (cell) => cell,
  toOperand: (value) => (typeof value === "string" ? value : undefined),
} as const satisfies Partial<FieldKind>;

/** What kinds of fractional numbers have in common. */
export const NUMBER_BEHAVIOUR = {
  filters: ["eq", "neq", "gte", "lte", "gt", "lt", "isNull"],
  isSortable: true,
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => (cell.trim() !== "" && Number.isFinite(Number(cell)) ? Number(cell) : undefined),
  toOperand: (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined),
} as const satisfies Partial<FieldKind>;

/** What kinds of identifiers have in common. */
export const IDENTIFIER_BEHAVIOUR = {
  column: "uuid",
  isSearchable: false,
  toCell: String,
  fromCell: (cell) => (isId(cell.trim()) ? cell.trim() : undefined),
  toOperand: (value) => (isId(value) ? value : undefined),
} as const satisfies Partial<FieldKind>;
