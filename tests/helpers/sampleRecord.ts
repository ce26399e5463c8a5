import { isWritable } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import type { FieldSchema } from "../../src/schema/document";
import type { Json } from "../../src/shared/json";

let counter = 0;

const FORMATS: Readonly<Record<string, (n: number) => string>> = {
  email: (n) => `sample${n}@test.example`,
  uri: (n) => `https://test.example/${n}`,
  date: (n) => `2026-01-${String((n % 28) + 1).padStart(2, "0")}`,
  "date-time": (n) => `2026-01-01T10:00:${String(n % 60).padStart(2, "0")}.000Z`,
};

/** Texts of the shapes that schemas ask for; the first that fits the pattern is taken. */
function sampleText(schema: FieldSchema, n: number): string {
  const candidates = [
    `sample${n}`.slice(0, schema.maxLength ?? 40),
    "#3447d4",
    "https://test.example/image.png",
    `+3460010${String(n).padStart(4, "0")}`,
    // ISO 3166 leaves XA to XZ to users.
    `X${String.fromCharCode(65 + (n % 10))}`,
  ];
  const pattern = new RegExp(String(schema.pattern ?? ""), "u");
  const fitting = candidates.find((text) => pattern.test(text) && text.length <= (schema.maxLength ?? 100));
  if (!fitting) throw new Error(`no sample fits ${JSON.stringify(schema)}`);
  return fitting;
}

function sampleValue(field: Field, n: number): Json | undefined {
  const schema = field.apiSchema;
  if (field.reference) return undefined;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "string") return FORMATS[schema.format ?? ""]?.(n) ?? sampleText(schema, n);
  if (schema.type === "integer" || schema.type === "number") return Math.max(schema.minimum ?? 0, 1);
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return (schema.items?.enum ?? ["one", "two"]).slice(0, 2);
  if (field.schema["x-localized"]) return { es: `Muestra ${n}`, en: `Sample ${n}` };
  return undefined;
}

/** A body that the schema accepts, different each time; references are left to the caller. */
export function sampleRecord(entity: Entity, keys: readonly string[]): Record<string, Json> {
  counter += 1;
  const fields = [...entity.fields.values()].filter((field) => isWritable(field, keys, "create"));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = sampleValue(field, counter);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}
