import type { FieldSchema } from "./document";
import type { ColumnType, FieldKind } from "./fieldKind";
import { holdsFiles } from "./holdsFiles";
import type { LocalIssue } from "./schemaFault";

type Type = NonNullable<FieldSchema["type"]>;

/** Types whose values a column takes; any for what is kept as a document. */
const TYPES: Readonly<Partial<Record<ColumnType, readonly Type[]>>> = {
  text: ["string"],
  uuid: ["string"],
  date: ["string"],
  timestamptz: ["string"],
  integer: ["integer"],
  bigint: ["integer"],
  numeric: ["number", "integer"],
  "double precision": ["number", "integer"],
  boolean: ["boolean"],
  "text[]": ["array"],
  "uuid[]": ["array"],
};

function typeIssues(apiSchema: FieldSchema, kind: FieldKind): readonly LocalIssue[] {
  const types = TYPES[kind.column];
  if (!types || (apiSchema.type && types.includes(apiSchema.type))) return [];
  const said = apiSchema.type ? `is of type "${apiSchema.type}"` : "has no type";
  return [{ message: `a field of kind "${kind.name}" ${said}`, remedy: `Give it "type": "${types[0]}"` }];
}

/** Lower and upper bounds that belong together. */
const BOUNDS = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

function boundIssues(schema: FieldSchema): readonly LocalIssue[] {
  return BOUNDS.flatMap(([low, high]) => {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least !== "number" || typeof most !== "number" || least <= most) return [];
    return [{ at: `/${low}`, message: `${low} ${least} is above ${high} ${most}`, remedy: "No value fits both: exchange them" }];
  });
}

function patternIssues({ pattern }: FieldSchema): readonly LocalIssue[] {
  if (typeof pattern !== "string") return [];
  try {
    // As validators compile it.
    new RegExp(pattern, "u");
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : "is no regular expression";
    return [{ at: "/pattern", message, remedy: "Write a JavaScript regular expression; a backslash is doubled in JSON" }];
  }
}

function enumIssues(schema: FieldSchema): readonly LocalIssue[] {
  const index = (schema.enum ?? []).findIndex((value) => typeof value !== "string");
  if (index < 0) return [];
  const value = JSON.stringify(schema.enum?.[index]);
  return [
    {
      at: `/enum/${index}`,
      message: `the choice ${value} is no text`,
      remedy: `Choices are names, stored as text: write "${value}", or use an integer with minimum and maximum`,
    },
  ];
}

function timeIssues(schema: FieldSchema, kind: FieldKind): readonly LocalIssue[] {
  const isDate = kind.column === "date";
  const isTime = isDate || kind.column === "timestamptz";
  const remedy = 'Give the field "type": "string" and "format": "date"';
  const { over, under } = schema["x-age"] ?? {};
  return [
    ...(schema["x-age"] && !isDate ? [{ at: "/x-age", message: "an age is counted from a date, and this is none", remedy }] : []),
    ...(schema["x-lead"] && !isTime ? [{ at: "/x-lead", message: "only a date or moment can lie ahead", remedy }] : []),
    ...(over !== undefined && under !== undefined && under <= over
      ? [{ at: "/x-age", message: `nobody is over ${over} and under ${under}`, remedy: 'Let "over" be less than "under"' }]
      : []),
  ];
}

function publicIssues(schema: FieldSchema): readonly LocalIssue[] {
  if (!schema["x-public"]) return [];
  const at = "/x-public";
  if (!holdsFiles(schema))
    return [
      {
        at,
        message: '"x-public" speaks of files, and this field has none',
        remedy: 'Give it "x-kind": "image", "video" or "file", or take it out',
      },
    ];
  const isNarrow = schema["x-hidden"] === true || schema["x-sensitive"] === true || schema["x-access"]?.read !== undefined;
  const message = "its files would be shown to people who do not see the field";
  return isNarrow ? [{ at, message, remedy: 'Take it out, or take out "x-hidden", "x-sensitive" and "x-access.read"' }] : [];
}

/** Mistakes that one property shows by itself. */
export function fieldIssues(schema: FieldSchema, apiSchema: FieldSchema, kind: FieldKind): readonly LocalIssue[] {
  const items = schema.items && !schema.items.properties ? schema.items : undefined;
  const inItems = items ? [...boundIssues(items), ...patternIssues(items), ...enumIssues(items)] : [];
  return [
    ...typeIssues(apiSchema, kind),
    ...boundIssues(schema),
    ...patternIssues(schema),
    ...enumIssues(schema),
    ...timeIssues(schema, kind),
    ...publicIssues(schema),
    ...inItems.map((fault) => ({ ...fault, at: `/items${fault.at ?? ""}` })),
  ];
}
