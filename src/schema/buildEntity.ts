import { ACTIONS, qualify } from "./accessKeys";
import { buildField, type FieldSources } from "./buildField";
import type { Entity, Field, SortRule } from "./catalog";
import type { AccessRules, Action, EntityDocument, Grant } from "./document";
import { fingerprint } from "./hash";
import { nearest, toSnakeCase, toTitle } from "./naming";
import type { SchemaFault } from "./schemaFault";
import { SYSTEM_FIELDS, systemFields } from "./systemFields";

export interface EntityFile {
  /** Path below the project. */
  readonly file: string;
  readonly document: EntityDocument;
  readonly ui: Readonly<Record<string, unknown>>;
}

function normaliseAccess(rules: AccessRules): Entity["access"] {
  return new Map(
    Object.entries(rules).map(([key, grants]) => {
      const list = grants.list ?? false;
      const all = Object.fromEntries(ACTIONS.map((action) => [action, grants[action] ?? false])) as Record<Action, Grant>;
      return [qualify(key), { ...all, read: grants.read ?? list }];
    }),
  );
}

function parseSort(rule: string): SortRule {
  return rule.startsWith("-") ? { field: rule.slice(1), order: "DESC" } : { field: rule, order: "ASC" };
}

/** Faults of names in `x-entity` that no field has. */
function unknownNames({ file, document }: EntityFile, fields: ReadonlyMap<string, Field>): readonly SchemaFault[] {
  const keyword = document["x-entity"];
  const places: readonly (readonly [string, string])[] = [
    ["/x-entity/label", keyword.label],
    ...(keyword.owner ? [["/x-entity/owner", keyword.owner] as const] : []),
    ...keyword.list.map((name, index) => [`/x-entity/list/${index}`, name] as const),
    ...(keyword.search ?? []).map((name, index) => [`/x-entity/search/${index}`, name] as const),
    ...(keyword.sort ?? []).map((rule, index) => [`/x-entity/sort/${index}`, parseSort(rule).field] as const),
    ...(["unique", "uniqueEverywhere", "index"] as const).flatMap((set) =>
      (keyword[set] ?? []).flatMap((names, row) =>
        names.map((name, index) => [`/x-entity/${set}/${row}/${index}`, name] as const),
      ),
    ),
    ...(document.required ?? []).map((name, index) => [`/required/${index}`, name] as const),
  ];
  // A field with a fault of its own is declared all the same: one mistake, one fault.
  const known = new Set([...fields.keys(), ...Object.keys(document.properties)]);
  return places
    .filter(([, name]) => !known.has(name))
    .map(([pointer, name]) => {
      const hint = nearest(name, fields.keys());
      const remedy = hint ? `Did you mean "${hint}"?` : "Declare it under properties, or take the name out";
      return { file, pointer, message: `there is no field "${name}"`, remedy };
    });
}

/** One entity document made into an entity; faults are added to the list. */
export function buildEntity(source: EntityFile, sources: FieldSources, faults: SchemaFault[]): Entity {
  const { file, document, ui } = source;
  const keyword = document["x-entity"];
  const declared = Object.entries(document.properties).flatMap(([name, schema]) => {
    const report = (fault: Omit<SchemaFault, "file" | "pointer">): undefined => {
      faults.push({ file, pointer: `/properties/${name}`, ...fault });
    };
    if (SYSTEM_FIELDS.has(name))
      return report({ message: `"${name}" is set by the server`, remedy: "Choose another name" }) ?? [];
    const field = buildField({ name, schema, isRequired: document.required?.includes(name) ?? false }, sources, report);
    return field ? [field] : [];
  });
  const fields = new Map([...systemFields(keyword.scope, sources), ...declared].map((field) => [field.name, field]));
  faults.push(...unknownNames(source, fields));
  return {
    name: document.$id,
    title: document.title ?? toTitle(document.$id),
    resource: keyword.resource,
    table: keyword.table ?? toSnakeCase(document.$id),
    scope: keyword.scope,
    label: keyword.label,
    list: keyword.list,
    search: keyword.search ?? [],
    sort: (keyword.sort ?? ["-createdAt"]).map(parseSort),
    unique: keyword.unique ?? [],
    uniqueEverywhere: keyword.uniqueEverywhere ?? [],
    index: keyword.index ?? [],
    ...(keyword.group ? { group: keyword.group } : {}),
    ...(keyword.icon ? { icon: keyword.icon } : {}),
    ...(keyword.owner ? { owner: keyword.owner } : {}),
    ...(keyword.selectedBy ? { selectedBy: keyword.selectedBy } : {}),
    ...(keyword.states ? { states: keyword.states } : {}),
    isSoftDeleted: keyword.softDelete ?? false,
    ...(keyword.person ? { person: keyword.person } : {}),
    ...(document["x-wizard"] ? { wizard: document["x-wizard"] } : {}),
    rules: document["x-rules"] ?? [],
    conditions: document.allOf ?? [],
    isOperationsOnly: document["x-writes"] === "operations",
    access: normaliseAccess(keyword.access),
    fields,
    document,
    ui,
    hash: fingerprint(JSON.stringify([document, ui, [...fields.values()].map((field) => field.apiSchema)])),
  };
}
