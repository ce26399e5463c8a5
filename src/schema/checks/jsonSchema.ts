import type Ajv2020 from "ajv/dist/2020";
import type { ErrorObject } from "ajv/dist/2020";
import type { Entity, Field } from "../catalog";
import type { SchemaIssue } from "../schemaFault";
import { issueAt } from "./check";

type Parts = Readonly<Record<string, object>>;

/** Each schema that validators are compiled from, with its place in the file. */
function schemasOf(entity: Entity): Parts {
  const fields = [...entity.fields.values()].map((field) => [`/properties/${field.name}`, field.apiSchema]);
  return Object.fromEntries([...fields, ...entity.conditions.map((condition, index) => [`/allOf/${index}`, condition])]);
}

/** The deepest error says what is wrong; the others that it is somewhere below. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length)[0];
}

/** Keywords of JSON Schema with a value that they can't have, at any depth. */
export function schemaIssues(entity: Entity, ajv: Ajv2020): readonly SchemaIssue[] {
  return Object.entries(schemasOf(entity)).flatMap(([pointer, schema]) => {
    if (ajv.validateSchema(schema) === true) return [];
    const error = deepest(ajv.errors ?? []);
    const place = `${pointer}${error?.instancePath ?? ""}`;
    return [issueAt(entity, place, error?.message ?? "is no JSON Schema", "See json-schema.org/understanding-json-schema")];
  });
}

function withDefault(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter(
    ({ schema, computed }) => schema.default !== undefined && !computed && !schema["x-registry"],
  );
}

/** Defaults that their own field refuses. One validator for all of them: compiling is what takes time. */
export function defaultFaults(entities: readonly Entity[], ajv: Ajv2020): readonly SchemaIssue[] {
  const objects = entities.map((entity) => [entity, withDefault(entity)] as const);
  const record = (fields: readonly Field[], value: (field: Field) => unknown) =>
    Object.fromEntries(fields.map((field) => [field.name, value(field)]));
  const properties = objects.map(([{ name }, fields]) => [name, { properties: record(fields, ({ apiSchema }) => apiSchema) }]);
  const schema = { properties: Object.fromEntries(properties) };
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  validate(Object.fromEntries(objects.map(([{ name }, fields]) => [name, record(fields, ({ schema }) => schema.default)])));
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return (validate.errors ?? []).flatMap(({ instancePath, message }) => {
    const [, name = "", field = ""] = instancePath.split("/");
    const entity = byName.get(name);
    if (!entity) return [];
    const remedy = "Give a default that the field itself accepts";
    return [issueAt(entity, `/properties/${field}/default`, `the default ${message}`, remedy)];
  });
}
