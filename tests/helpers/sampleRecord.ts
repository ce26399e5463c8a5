import { isWritable } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import type { FieldSchema } from "../../src/schema/document";
import type { Json } from "../../src/shared/json";
import { byRules } from "./sampleRules";

let counter = 0;

// ISO 3166 leaves these to users.
const COUNTRY_CODES = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((letter) => [
  `X${letter}`,
  ...(letter >= "M" ? [`Q${letter}`] : []),
]);
let countryCode = 0;

function nextCountryCode(): string {
  countryCode += 1;
  return COUNTRY_CODES[countryCode % COUNTRY_CODES.length] ?? "XA";
}

const FORMATS: Readonly<Record<string, (n: number) => string>> = {
  email: (n) => `sample${n}@test.example`,
  uuid: () => crypto.randomUUID(),
  uri: (n) => `https://test.example/${n}`,
  // Days lie ahead: some mean when something is to begin.
  date: (n) => `2099-01-${String((n % 28) + 1).padStart(2, "0")}`,
  // Far ahead of now, whatever lead a schema asks for.
  "date-time": (n) => `2099-01-01T10:00:${String(n % 60).padStart(2, "0")}.000Z`,
};
/** Birth date of somebody of age. */
const OF_AGE = "1990-05-14";

/** Where samples of pictures and scripts lie: with the demo's tracking vendor, since communities name no other's scripts. */
export const SAMPLE_ADDRESS = "https://cdn.matomo.cloud/sample.png";

/** Texts of the shapes that schemas ask for; the first that fits the pattern is taken. */
function sampleText(schema: FieldSchema, n: number): string {
  const candidates = [
    `sample${n}`.slice(0, schema.maxLength ?? 40),
    // Colours that are read on one another stay as they are.
    String(schema.default ?? "#3447d4"),
    SAMPLE_ADDRESS,
    "https://youtu.be/dQw4w9WgXcQ",
    `+3460010${String(n).padStart(4, "0")}`,
    "+34",
  ];
  const pattern = new RegExp(String(schema.pattern ?? ""), "u");
  const fitting = candidates.find((text) => pattern.test(text) && text.length <= (schema.maxLength ?? 100));
  if (!fitting && pattern.test("XA")) return nextCountryCode();
  if (!fitting) throw new Error(`no sample fits ${JSON.stringify(schema)}`);
  return fitting;
}

function sampleNumber({ minimum, exclusiveMinimum }: FieldSchema): number {
  return Math.max(minimum ?? 0, Number(exclusiveMinimum ?? 0) + 1, 1);
}

function sampleItems({ items, minItems, examples }: FieldSchema, n: number): Json {
  const [example] = Array.isArray(examples) ? (examples as readonly (readonly Json[])[]) : [];
  if (items?.type !== "object") return (items?.enum ?? example ?? ["one", "two"]).slice(0, 2) as Json;
  return Array.from({ length: Math.max(Number(minItems ?? 1), 1) }, (_, index) => sampleItem(items, n * 100 + index));
}

function sampleItem({ properties = {}, required, allOf = [] }: FieldSchema, n: number): Json {
  const item: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(properties)) {
    // The id of a record that there is not.
    if (schema.format === "uuid" && !(Array.isArray(required) && required.includes(name))) continue;
    const met = allOf.filter(({ if: condition }) =>
      Object.entries(condition.properties ?? {}).every(([other, { const: wanted }]) => item[other] === wanted),
    );
    const narrower = met.flatMap<FieldSchema>(({ then }) => then?.properties?.[name] ?? []);
    const items = Object.assign({}, schema.items, ...narrower.map((part) => part.items));
    const value = sampleOf(schema.items ? { ...schema, items } : schema, n);
    if (value !== undefined) item[name] = value;
  }
  return item;
}

function sampleOf(schema: FieldSchema, n: number): Json | undefined {
  // Which of the extensions comes first is nobody's choice.
  if (schema.enum) return (schema["x-registry"] ? schema.default : undefined) ?? schema.enum[0];
  if (schema["x-age"]) return OF_AGE;
  if (schema.type === "string") return FORMATS[schema.format ?? ""]?.(n) ?? sampleText(schema, n);
  if (schema.type === "integer" || schema.type === "number") return sampleNumber(schema);
  if (schema.type === "boolean") return true;
  if (schema.type === "object") return sampleItem(schema, n);
  return schema.type === "array" ? sampleItems(schema, n) : undefined;
}

/** The entities that a field leads to. */
export function targetsOf({ reference, targets }: Field): readonly string[] {
  return reference ? [reference.entity] : (targets ?? []);
}

function sampleReference(field: Field, references: ReadonlyMap<string, string>): Json | undefined {
  const target = targetsOf(field).find((name) => references.has(name));
  const id = target && references.get(target);
  if (!id) return undefined;
  if (field.reference?.isMany) return [id];
  return field.targets ? `${target}/${id}` : id;
}

/** A value that the field takes; nothing where it leads to a record that there is not. */
export function sampleValue(field: Field, n: number, references: ReadonlyMap<string, string>): Json | undefined {
  if (targetsOf(field).length > 0) return sampleReference(field, references);
  if (field.schema["x-localized"]) return { es: `Muestra ${n}`, en: `Sample ${n}` };
  // Rule keywords of ours are taken off what callers see.
  const { "x-age": age, "x-registry": registry } = field.schema;
  return sampleOf({ ...field.apiSchema, "x-age": age, "x-registry": registry }, n);
}

/**
 * A body that the schema accepts, different each time.
 * @param references a record of each entity that the body may refer to, by the entity's name; others are left out
 */
export function sampleRecord(
  entity: Entity,
  keys: readonly string[],
  references: ReadonlyMap<string, string> = new Map(),
): Record<string, Json> {
  counter += 1;
  const fields = [...entity.fields.values()].filter((field) => isWritable(field, keys, "create"));
  const values = fields.flatMap((field) => {
    const value = sampleValue(field, counter, references);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return byRules(entity.rules, Object.fromEntries(values));
}
