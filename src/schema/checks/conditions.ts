import type { Entity, Field } from "../catalog";
import type { Conditional, FieldSchema } from "../document";
import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, issueAt, namedFields, suggest } from "./check";
import { absentIssues } from "./rules";

const PARTS = ["if", "then", "else"] as const;

function valuesOf({ const: constant, enum: values = [] }: FieldSchema): readonly unknown[] {
  return constant === undefined ? values : [constant, ...values];
}

/** A value that the field never has makes the condition one that never holds. */
function valueIssues(entity: Entity, pointer: string, field: Field, schema: FieldSchema): readonly SchemaIssue[] {
  const choices = field.schema.enum;
  // Which members a registry has is known at run time only.
  if (!choices || field.schema["x-registry"]) return [];
  return valuesOf(schema)
    .filter((value) => !choices.includes(value as string))
    .map((value) => {
      const remedy = suggest(String(value), choices.map(String), `Its values: ${choices.join(", ")}`);
      return issueAt(entity, pointer, `"${field.name}" is never ${JSON.stringify(value)}`, remedy);
    });
}

/** Faults of one side of a condition; `pointer` leads to it. */
export function conditionalIssues(entity: Entity, pointer: string, conditional: Conditional): readonly SchemaIssue[] {
  const properties = Object.entries(conditional.properties ?? {});
  const required = (conditional.required ?? []).map((name, index) => [`${pointer}/required/${index}`, name] as const);
  const places = [...properties.map(([name]) => [`${pointer}/properties/${name}`, name] as const), ...required];
  const { found, faults } = namedFields(entity, places);
  const values = properties.flatMap(([name, schema]) => {
    const field = entity.fields.get(name);
    return field ? valueIssues(entity, `${pointer}/properties/${name}`, field, schema) : [];
  });
  return [...faults, ...absentIssues(entity, found), ...values];
}

/** Conditional rules over fields and values that are there. */
export const checkConditions: EntityCheck = (entity) =>
  entity.conditions.flatMap((condition, index) =>
    PARTS.flatMap((part) => {
      const conditional = condition[part];
      return conditional ? conditionalIssues(entity, `/allOf/${index}/${part}`, conditional) : [];
    }),
  );
