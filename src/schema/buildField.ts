import { qualify } from "./accessKeys";
import type { Field, ListItem } from "./catalog";
import type { FieldSchema } from "./document";
import type { FieldKind } from "./fieldKind";
import { withoutKeywords } from "./fieldKinds";
import { nearest, toSnakeCase } from "./naming";
import type { SchemaFault } from "./schemaFault";

export interface FieldSources {
  readonly kinds: readonly FieldKind[];
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  /** Names of each registry's members, e.g. `activityType`. */
  readonly registries: ReadonlyMap<string, readonly string[]>;
}

type Report = (fault: Omit<SchemaFault, "file" | "pointer">) => undefined;

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
    report({ message: `there is no list "${list}"`, remedy: `Add schemas/lists/${list}.json` });
  }
  const registry = schema["x-registry"];
  if (registry !== undefined) {
    const members = registries.get(registry);
    if (members) return { ...schema, enum: members };
    report({ message: `there is no registry "${registry}"`, remedy: `Known registries: ${[...registries.keys()].join(", ")}` });
  }
  return schema;
}

/** Where the property leads: to one record, to many, or to one of several entities. */
function referenceOf(schema: FieldSchema): Pick<Field, "reference" | "targets"> {
  const target = schema["x-ref"] ?? schema.items?.["x-ref"];
  if (target === undefined) return {};
  if (typeof target !== "string") return { targets: target };
  const isMany = schema["x-ref"] === undefined;
  return { reference: { entity: target, isMany, onDelete: schema["x-onDelete"] ?? (isMany ? "cascade" : "restrict") } };
}

/** One property made into a field; `undefined` where a fault was reported. */
export function buildField(
  { name, schema, isRequired }: { readonly name: string; readonly schema: FieldSchema; readonly isRequired: boolean },
  sources: FieldSources,
  report: Report,
): Field | undefined {
  const resolved = withChoices(schema, sources, report);
  const kind = kindOf(resolved, sources, report);
  if (!kind) return undefined;
  const access = schema["x-access"];
  return {
    name,
    column: toSnakeCase(name),
    kind,
    schema: resolved,
    apiSchema: withoutKeywords(kind.toApiSchema?.(resolved) ?? resolved),
    isRequired,
    isHidden: schema["x-hidden"] === true,
    isReadOnly: schema.readOnly === true || schema["x-computed"] !== undefined,
    isCreateOnly: schema["x-createOnly"] === true,
    isPersonal: schema["x-personal"] === true,
    isSensitive: schema["x-sensitive"] === true,
    isWriteOnly: schema.writeOnly === true,
    isSystem: false,
    ...referenceOf(schema),
    ...(schema["x-computed"] ? { computed: schema["x-computed"] } : {}),
    ...(access?.read ? { readKeys: access.read.map(qualify) } : {}),
    ...(access?.write ? { writeKeys: access.write.map(qualify) } : {}),
  };
}
