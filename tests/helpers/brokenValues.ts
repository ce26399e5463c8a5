import type { FieldSchema } from "../../src/schema/document";
import { isJsonObject, type Json } from "../../src/shared/json";

/** A value that breaks one constraint of its schema. */
export interface BrokenValue {
  /** The keyword that it breaks. */
  readonly rule: string;
  /** JSON pointer of the fault, from the value on. */
  readonly at: string;
  readonly value: Json | undefined;
}

const MISSHAPEN = ["", " ", "¿?", "#", "a b", "ñ!", "-", "1.2.3", "http://"];
const MINUTE = 60_000;

function broken(rule: string, value: Json | undefined, at = ""): BrokenValue {
  return { rule, at, value };
}

/** A text of the right length that the pattern does not fit. */
function misshapen({ pattern, minLength = 0, maxLength = 100 }: FieldSchema): string | undefined {
  const expression = new RegExp(String(pattern), "u");
  const long = MISSHAPEN.flatMap((text) => [text, (text || " ").repeat(minLength)]);
  return long.find((text) => text.length >= minLength && text.length <= maxLength && !expression.test(text));
}

function texts(schema: FieldSchema): readonly BrokenValue[] {
  const { minLength = 0, maxLength, format, pattern } = schema;
  const text = pattern === undefined ? undefined : misshapen(schema);
  return [
    ...(minLength > 0 ? [broken("minLength", "a".repeat(minLength - 1))] : []),
    ...(maxLength === undefined ? [] : [broken("maxLength", "a".repeat(maxLength + 1))]),
    ...(format === undefined ? [] : [broken("format", "nonsense")]),
    ...(text === undefined ? [] : [broken("pattern", text)]),
  ];
}

function numbers(schema: FieldSchema): readonly BrokenValue[] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    ...(minimum === undefined ? [] : [broken("minimum", minimum - 1)]),
    ...(maximum === undefined ? [] : [broken("maximum", maximum + 1)]),
    ...(typeof exclusiveMinimum === "number" ? [broken("exclusiveMinimum", exclusiveMinimum)] : []),
    ...(typeof exclusiveMaximum === "number" ? [broken("exclusiveMaximum", exclusiveMaximum)] : []),
    ...(typeof multipleOf === "number" ? [broken("multipleOf", (minimum ?? 0) + multipleOf * 1.5)] : []),
    ...(type === "integer" ? [broken("type", (minimum ?? 1) + 0.5)] : []),
  ];
}

function times({ format, "x-age": age, "x-lead": lead }: FieldSchema): readonly BrokenValue[] {
  const written = (time: Date) => (format === "date" ? time.toISOString().slice(0, 10) : time.toISOString());
  return [
    ...(age?.over === undefined ? [] : [broken("ageOver", written(new Date()))]),
    ...(age?.under === undefined ? [] : [broken("ageUnder", "1800-01-01")]),
    ...(lead ? [broken("lead", written(new Date(Date.now() + (format === "date" ? 0 : MINUTE))))] : []),
  ];
}

function below(step: string, parts: readonly BrokenValue[], put: (value: Json | undefined) => Json): readonly BrokenValue[] {
  return parts.map(({ rule, at, value }) => ({ rule, at: `/${step}${at}`, value: put(value) }));
}

function lists(schema: FieldSchema, value: readonly Json[]): readonly BrokenValue[] {
  const { items, minItems, maxItems, uniqueItems } = schema;
  const [first = null] = value;
  const inItem = items && value.length > 0 ? brokenValues(items, first) : [];
  const isUnique = uniqueItems === true && value.length > 0 && maxItems !== 1;
  return [
    ...(Number(minItems ?? 0) > 0 ? [broken("minItems", value.slice(0, Number(minItems) - 1))] : []),
    ...(maxItems === undefined
      ? []
      : [
          broken(
            "maxItems",
            Array.from({ length: Number(maxItems) + 1 }, () => first),
          ),
        ]),
    ...(isUnique ? [broken("uniqueItems", [first, first])] : []),
    ...below("0", inItem, (item) => [item ?? null, ...value.slice(1)]),
  ];
}

function without(value: Readonly<Record<string, Json>>, name: string): Record<string, Json> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

function objects(schema: FieldSchema, value: Readonly<Record<string, Json>>): readonly BrokenValue[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = (required as readonly string[]).filter((name) => name in value);
  return [
    ...names.map((name) => broken("required", without(value, name), `/${name}`)),
    ...(additionalProperties === false ? [broken("additionalProperties", { ...value, foreign_: 1 }, "/foreign_")] : []),
    ...Object.entries(properties).flatMap(([name, part]) =>
      value[name] === undefined || part.readOnly
        ? []
        : below(name, brokenValues(part, value[name]), (own) => ({
            ...without(value, name),
            ...(own === undefined ? {} : { [name]: own }),
          })),
    ),
  ];
}

function otherType({ type }: FieldSchema): readonly BrokenValue[] {
  return type === undefined ? [] : [broken("type", type === "string" || type === "array" ? { not: "this" } : "text")];
}

/** Values that break each constraint of a schema in turn, made from one that breaks none. */
export function brokenValues(schema: FieldSchema, value: Json): readonly BrokenValue[] {
  return [
    ...otherType(schema),
    ...(schema.enum ? [broken("enum", "NOT_OF_THESE")] : []),
    ...texts(schema),
    ...numbers(schema),
    ...times(schema),
    ...(Array.isArray(value) ? lists(schema, value) : []),
    ...(isJsonObject(value) ? objects(schema, value) : []),
  ];
}
