import { isId } from "../shared/ids";
import type { FieldSchema } from "./document";
import type { FieldKind } from "./fieldKind";

const SPECIAL = ["x-kind", "x-ref", "x-list", "x-registry", "x-localized", "enum"] as const;

/** Whether type (and format) alone tell the kind: no keyword of ours, no closed list. */
export function isPlain(schema: FieldSchema, type: FieldSchema["type"], format?: string): boolean {
  return schema.type === type && schema.format === format && SPECIAL.every((keyword) => schema[keyword] === undefined);
}

/** Keywords of ours that validators know (`src/schema/rules`): they stay. */
const CHECKED: ReadonlySet<string> = new Set(["x-age", "x-lead"]);

function inner(keyword: string, value: unknown): unknown {
  if (keyword === "items") return withoutKeywords(value as FieldSchema);
  if (keyword !== "properties") return value;
  const properties = Object.entries(value as Readonly<Record<string, FieldSchema>>);
  return Object.fromEntries(properties.map(([name, schema]) => [name, withoutKeywords(schema)]));
}

/** The property free of our own keywords, as API callers and forms see it; those that validators check stay. */
export function withoutKeywords(schema: FieldSchema): FieldSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !keyword.startsWith("x-") || CHECKED.has(keyword))
      .map(([keyword, value]) => [keyword, inner(keyword, value)]),
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

/** What kinds stored as a document have in common. */
export const DOCUMENT_BEHAVIOUR = {
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
} as const satisfies Partial<FieldKind>;
