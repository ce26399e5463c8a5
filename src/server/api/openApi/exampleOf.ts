import type { FieldSchema } from "../../../schema/document";
import { isJsonObject, type Json } from "../../../shared/json";

/** An id as it looks. */
export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";

const FORMATS: Readonly<Record<string, string>> = {
  email: "ana@example.com",
  uri: "https://example.com/page",
  date: "2027-01-15",
  "date-time": "2027-01-15T10:00:00.000Z",
  uuid: EXAMPLE_ID,
};

/** Texts of the shapes that patterns ask for; the first that fits is taken. */
const TEXTS = [
  "Example",
  "example",
  "#3447d4",
  "https://example.com/image.png",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "+34600100200",
  // ISO 3166 leaves it to users.
  "XA",
  "es",
  "en-GB",
  "example-1",
  "10:00",
  "Europe/Madrid",
  "12345",
  "A1",
  "ana@example.com",
  "An example that is long enough for texts of which some length is asked, so that they say something.",
];

function exampleText(schema: FieldSchema): string | undefined {
  const known = FORMATS[schema.format ?? ""];
  if (known) return known;
  const pattern = new RegExp(String(schema.pattern ?? ""), "u");
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  return TEXTS.find((text) => pattern.test(text) && text.length >= minLength && text.length <= maxLength);
}

function exampleNumber({ minimum, maximum }: FieldSchema): number {
  return Math.max(minimum ?? 1, Math.min(1, maximum ?? 1));
}

function isFree({ type, format, pattern, enum: choices }: FieldSchema): boolean {
  return type === "string" && format === undefined && pattern === undefined && choices === undefined;
}

/** The n-th of several: they differ in a text, where one is free. */
function another(value: Json, schema: FieldSchema, n: number): Json {
  if (typeof value === "string") return isFree(schema) && n > 0 ? `${value} ${n + 1}` : value;
  const [free] = Object.entries(schema.properties ?? {}).find(([, property]) => isFree(property)) ?? [];
  if (free === undefined || !isJsonObject(value)) return value;
  return { ...value, [free]: another(value[free] ?? "", { type: "string" }, n) };
}

function exampleList({ items = {}, minItems }: FieldSchema): Json | undefined {
  const count = Math.max(Number(minItems ?? 1), 1);
  if (items.enum && items.enum.length >= count) return items.enum.slice(0, count);
  const item = exampleOf(items);
  return item === undefined ? undefined : Array.from({ length: count }, (_, n) => another(item, items, n));
}

function exampleObject({ properties, required, propertyNames }: FieldSchema): Json | undefined {
  // A text in several languages is the one object whose names are free.
  if (propertyNames) return { es: "Ejemplo", en: "Example" };
  const values = Object.entries(properties ?? {}).map(([name, schema]) => [name, exampleOf(schema)] as const);
  const missing = values.filter(([, value]) => value === undefined).map(([name]) => name);
  if (Array.isArray(required) && missing.some((name) => required.includes(name))) return undefined;
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** A value that the schema accepts, the same every time; `undefined` where none is known. */
export function exampleOf(schema: FieldSchema): Json | undefined {
  const given = schema.default ?? (Array.isArray(schema.examples) ? (schema.examples[0] as Json) : undefined) ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.type === "string") return exampleText(schema);
  if (schema.type === "integer" || schema.type === "number") return exampleNumber(schema);
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return exampleList(schema);
  return schema.type === "object" ? exampleObject(schema) : undefined;
}
