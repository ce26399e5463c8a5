import { isReadable, isWritable } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import type { Condition, FieldSchema, Rule } from "../../../schema/document";
import { blamedByCondition, blamedByRule, fieldsOfCondition, fieldsOfRule } from "../../../schema/rules/ruleFields";
import type { JsonObject } from "../../../shared/json";

export type WriteMode = "create" | "update";

/** Fields that the keys let a person write. */
export function writableFields(entity: Entity, keys: readonly string[], mode: WriteMode): readonly Field[] {
  return [...entity.fields.values()].filter((field) => isWritable(field, keys, mode));
}

/** Whether the server can do without a value: it has a default, or the field is optional. */
function isDemanded(field: Field): boolean {
  return field.isRequired && field.schema.default === undefined;
}

interface FormRules {
  readonly rules: readonly Rule[];
  readonly conditions: readonly Condition[];
  /** Fields that the rules speak of and the person may read, not write. */
  readonly context: readonly Field[];
}

/**
 * The rules that a form can check: all of their fields are known to it, and the faults that they find lie at fields
 * which the person can mend. The server checks the others.
 */
function formRules(entity: Entity, keys: readonly string[], mode: WriteMode): FormRules {
  const own = new Set(writableFields(entity, keys, mode).map(({ name }) => name));
  const isKnown = (name: string) => {
    const field = entity.fields.get(name);
    // A record that is edited does not tell what is given and never read again.
    return (
      field !== undefined && (field.isWriteOnly ? mode === "create" && own.has(name) : own.has(name) || isReadable(field, keys))
    );
  };
  const fits = (names: readonly string[], blamed: readonly string[]) =>
    names.every(isKnown) && blamed.every((name) => own.has(name));
  const rules = entity.rules.filter((rule) => fits(fieldsOfRule(rule), blamedByRule(rule)));
  const conditions = entity.conditions.filter((one) => fits(fieldsOfCondition(one), blamedByCondition(one)));
  const named = new Set([...rules.flatMap(fieldsOfRule), ...conditions.flatMap(fieldsOfCondition)]);
  return { rules, conditions, context: [...entity.fields.values()].filter(({ name }) => named.has(name) && !own.has(name)) };
}

/** A field that only informs the rules: what is stored is not this form's to judge. */
function contextSchema({ apiSchema: { type, title, default: value } }: Field): FieldSchema {
  return {
    ...(type ? { type } : {}),
    ...(title ? { title } : {}),
    ...(value === undefined ? {} : { default: value }),
    readOnly: true,
  };
}

/** The space that the back office names is otherwise set by the server, and its schema says so. */
function writableSchema({ apiSchema }: Field): FieldSchema {
  if (!apiSchema.readOnly) return apiSchema;
  const { readOnly: _closed, ...open } = apiSchema;
  return open;
}

/**
 * The form that a person fills in: what RJSF shows and the client's validators are compiled from.
 * Updates are forms of whole records as well: what was not touched is not sent. Properties with `readOnly` are never
 * shown nor sent: rules need to know them.
 */
export function formSchema(entity: Entity, keys: readonly string[], mode: WriteMode): FieldSchema {
  const fields = writableFields(entity, keys, mode);
  const { rules, conditions, context } = formRules(entity, keys, mode);
  const demanded = fields.filter((field) => isDemanded(field) && !(mode === "update" && field.isWriteOnly));
  return {
    type: "object",
    required: demanded.map((field) => field.name),
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.name, writableSchema(field)])),
      ...Object.fromEntries(context.map((field) => [field.name, contextSchema(field)])),
    },
    additionalProperties: false,
    ...(rules.length > 0 ? { "x-rules": rules } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  };
}

function nullable(schema: FieldSchema): JsonObject {
  return { anyOf: [{ type: "null" }, schema as JsonObject] };
}

/**
 * What the API accepts in a body, field by field: absent = unchanged, null = cleared (optional fields only), anything
 * else refused. Rules over several fields are checked on the whole record (`recordRules.ts`).
 */
export function bodySchema(entity: Entity, keys: readonly string[], mode: WriteMode): JsonObject {
  const fields = writableFields(entity, keys, mode);
  return {
    type: "object",
    ...(mode === "create" ? { required: fields.filter(isDemanded).map((field) => field.name) } : {}),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, field.isRequired ? (field.apiSchema as JsonObject) : nullable(field.apiSchema)]),
    ),
    additionalProperties: false,
  };
}
