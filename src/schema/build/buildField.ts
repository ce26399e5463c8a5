import { qualify } from "../accessKeys";
import type { Field, ListItem } from "../catalog";
import type { EntityDocument, FieldSchema } from "../document";
import { fieldIssues } from "../fieldIssues";
import type { FieldKind } from "../fieldKind";
import { withoutKeywords } from "../fieldKinds";
import { nearest, toSnakeCase } from "../naming";
import type { LocalIssue } from "../schemaFault";
import { computedSchema } from "./computedSchema";

export interface FieldSources {
  readonly kinds: readonly FieldKind[];
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  /** Names of each registry's members, e.g. `activityType`. */
  readonly registries: ReadonlyMap<string, readonly string[]>;
  /** All entity documents by `$id`: what a sum is of is told by another one. */
  readonly documents: ReadonlyMap<string, EntityDocument>;
}

type Report = (fault: LocalIssue) => undefined;

/** The kind that the property names, else the one kind that recognises it. */
function kindOf(schema: FieldSchema, { kinds }: FieldSources, report: Report): FieldKind | undefined {
  const named = schema["x-kind"];
  if (named !== undefined) {
    const hint = nearest(
      named,
      kinds.map((kind) => kind.name),
    );
    return (
      kinds.find((kind) => kind.name === named) ??
      report({
        message: `no field kind is called "${named}"`,
        remedy: hint ? `Did you mean "${hint}"?` : `Known kinds: ${kinds.map((kind) => kind.name).join(", ")}`,
      })
    );
  }
  const matching = kinds.filter((kind) => kind.matches(schema));
  if (matching.length === 1) return matching[0];
  if (matching.length === 0)
    return report({ message: "no field kind fits this property", remedy: 'Give it a "type", or name its kind in "x-kind"' });
  return report({
    message: `several kinds fit: ${matching.map((kind) => kind.name).join(", ")}`,
    remedy: 'Name one in "x-kind"',
  });
}

/** The property with its closed list or registry spelled out as `enum`. */
function withChoices(schema: FieldSchema, { lists, registries }: FieldSources, report: Report): FieldSchema {
  const list = schema["x-list"];
  if (list !== undefined) {
    const items = lists.get(list);
    if (items) return { ...schema, enum: items.map((item) => item.value) };
    const hint = nearest(list, lists.keys());
    report({
      message: `there is no list "${list}"`,
      remedy: hint ? `Did you mean "${hint}"?` : `Add schemas/lists/${list}.json`,
    });
  }
  const registry = schema["x-registry"];
  if (registry !== undefined) {
    const members = registries.get(registry);
    if (members) return { ...schema, enum: members };
    report({ message: `there is no registry "${registry}"`, remedy: `Known registries: ${[...registries.keys()].join(", ")}` });
  }
  return schema;
}

/** What makes sense of a record's field, but not of a part of one. */
const NOT_IN_ITEMS = [
  ["x-ref", "An item holds no references: make an entity of it that refers to this one"],
  ["x-computed", "Items are stored as they are given: take it out"],
  ["x-access", "Put it on the list itself, which is read and written as a whole"],
  ["x-hidden", "Put it on the list itself, which is read and written as a whole"],
  ["x-sensitive", "Put it on the list itself, which is read and written as a whole"],
  ["x-personal", "Put it on the list itself, which is exported and erased as a whole"],
  ["x-public", "Put it on the list itself, which is read and written as a whole"],
  ["x-createOnly", "Put it on the list itself, which is read and written as a whole"],
  ["x-keyOf", "Items are not looked up: take it out"],
  ["x-renamedFrom", "Items have no columns: change the stored documents by an operation"],
] as const satisfies readonly (readonly [keyof FieldSchema, string])[];

interface ResolvedSchema {
  /** With lists and registries spelled out and the kinds of items' fields named. */
  readonly schema: FieldSchema;
  /** The same as callers see the items. */
  readonly shown: FieldSchema;
}

/** The fields of an embedded list's items, each built like a field of its own. */
function resolveProperties(items: FieldSchema, sources: FieldSources, report: Report): readonly [string, Field][] {
  return Object.entries(items.properties ?? {}).flatMap(([name, schema]) => {
    const reportInside: Report = (fault) => report({ ...fault, at: `/items/properties/${name}${fault.at ?? ""}` });
    const foreign = NOT_IN_ITEMS.find(([keyword]) => schema[keyword] !== undefined);
    if (foreign) return reportInside({ message: `"${foreign[0]}" has no place in a list's items`, remedy: foreign[1] }) ?? [];
    const isRequired = Array.isArray(items.required) && items.required.includes(name);
    const field = buildField({ name, schema, isRequired }, sources, reportInside);
    return field ? [[name, field] as [string, Field]] : [];
  });
}

function resolveItems(schema: FieldSchema, sources: FieldSources, report: Report): ResolvedSchema {
  const declared = schema.items;
  if (!declared) return { schema, shown: schema };
  const items = withChoices(declared, sources, (fault) => report({ ...fault, at: `/items${fault.at ?? ""}` }));
  if (!items.properties) return { schema: { ...schema, items }, shown: { ...schema, items } };
  const fields = resolveProperties(items, sources, report);
  const resolved = fields.map(([name, field]) => [name, { ...field.schema, "x-kind": field.kind.name }] as const);
  const shown = fields.map(([name, field]) => [name, field.apiSchema] as const);
  return {
    schema: { ...schema, items: { ...items, properties: Object.fromEntries(resolved) } },
    shown: { ...schema, items: { ...items, properties: Object.fromEntries(shown) } },
  };
}

/** Where the property leads: to one record, to many, or to one of several entities. */
function referenceOf(schema: FieldSchema): Pick<Field, "reference" | "targets"> {
  const target = schema["x-ref"] ?? schema.items?.["x-ref"];
  if (target === undefined) return {};
  if (typeof target !== "string") return { targets: target };
  const isMany = schema["x-ref"] === undefined;
  const { "x-onDelete": onDelete = isMany ? "cascade" : "restrict", "x-offers": offers } = schema;
  return { reference: { entity: target, isMany, onDelete, ...(offers ? { offers } : {}) } };
}

function audienceOf({ "x-public": said }: FieldSchema): Pick<Field, "audience"> {
  if (!said) return {};
  return { audience: said === true ? "everybody" : said };
}

interface Property {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isRequired: boolean;
  /** Whether transitions alone set it. @default false */
  readonly isState?: boolean;
}

/** One property made into a field; `undefined` where a fault was reported. */
export function buildField(property: Property, sources: FieldSources, report: Report): Field | undefined {
  const { name, schema: declared, isRequired, isState = false } = property;
  const { schema, shown } = resolveItems(
    withChoices(computedSchema(declared, sources.documents), sources, report),
    sources,
    report,
  );
  const kind = kindOf(schema, sources, report);
  if (!kind) return undefined;
  const apiSchema = withoutKeywords(kind.toApiSchema?.(shown) ?? shown);
  for (const fault of fieldIssues(schema, apiSchema, kind)) report(fault);
  const access = schema["x-access"];
  return {
    name,
    column: toSnakeCase(name),
    kind,
    schema,
    apiSchema,
    isRequired,
    isHidden: schema["x-hidden"] === true,
    isReadOnly: isState || schema.readOnly === true || schema["x-computed"] !== undefined,
    isCreateOnly: schema["x-createOnly"] === true,
    isPersonal: schema["x-personal"] === true || schema["x-personal"] === "partly",
    isErasedByHook: schema["x-personal"] === "partly",
    isSensitive: schema["x-sensitive"] === true,
    isWriteOnly: schema.writeOnly === true || kind.isWriteOnly === true,
    isSystem: false,
    ...audienceOf(schema),
    ...referenceOf(schema),
    ...(schema["x-keyOf"] ? { keyOf: schema["x-keyOf"] } : {}),
    ...(schema["x-computed"] ? { computed: schema["x-computed"] } : {}),
    ...(access?.read ? { readKeys: access.read.map(qualify) } : {}),
    ...(access?.write ? { writeKeys: access.write.map(qualify) } : {}),
  };
}
