import { ACTIONS, qualify } from "../accessKeys";
import type { Entity, SortRule } from "../catalog";
import type { AccessRules, Action, EntityDocument, Grant } from "../document";
import { fingerprint } from "../hash";
import { toSnakeCase, toTitle } from "../naming";
import type { LocalIssue, SchemaIssue } from "../schemaFault";
import { buildField, type FieldSources } from "./buildField";
import { withPersonalReaders } from "./personalReaders";
import { SYSTEM_FIELDS, systemFields } from "./systemFields";

export interface EntityFile {
  /** Path below the project. */
  readonly file: string;
  readonly document: EntityDocument;
  readonly ui: Readonly<Record<string, unknown>>;
  /** File of the ui, where there is one. */
  readonly uiFile?: string;
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

/** One entity document made into an entity; faults are added to the list. */
export function buildEntity(source: EntityFile, sources: FieldSources, faults: SchemaIssue[]): Entity {
  const { file, document, ui } = source;
  const keyword = document["x-entity"];
  const declared = Object.entries(document.properties).flatMap(([name, schema]) => {
    const report = ({ at = "", ...fault }: LocalIssue): undefined => {
      faults.push({ file, pointer: `/properties/${name}${at}`, ...fault });
    };
    if (SYSTEM_FIELDS.has(name))
      return report({ message: `"${name}" is set by the server`, remedy: "Choose another name" }) ?? [];
    const isRequired = document.required?.includes(name) ?? false;
    const field = buildField({ name, schema, isRequired, isState: keyword.states?.field === name }, sources, report);
    return field ? [field] : [];
  });
  const own = withPersonalReaders(document, declared, sources.documents);
  const fields = new Map([...systemFields(keyword, sources), ...own].map((field) => [field.name, field]));
  return {
    name: document.$id,
    title: document.title ?? toTitle(document.$id),
    resource: keyword.resource,
    table: keyword.table ?? toSnakeCase(document.$id),
    ...(keyword.renamedFrom ? { renamedFrom: keyword.renamedFrom } : {}),
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
    ...(keyword.shared ? { shared: keyword.shared } : {}),
    ...(keyword.selectedBy ? { selectedBy: keyword.selectedBy } : {}),
    ...(keyword.states ? { states: keyword.states } : {}),
    frozenWith: keyword.frozenWith ?? [],
    isSoftDeleted: keyword.softDelete ?? false,
    ...(keyword.person ? { person: keyword.person } : {}),
    ...(keyword.heldBy ? { heldBy: keyword.heldBy } : {}),
    profile: keyword.profile ?? [],
    importKeys: keyword.importKeys ?? [],
    isOpenAfterEnd: keyword.openAfterEnd ?? false,
    ...(document["x-wizard"] ? { wizard: document["x-wizard"] } : {}),
    rules: document["x-rules"] ?? [],
    conditions: document.allOf ?? [],
    isOperationsOnly: document["x-writes"] === "operations",
    access: normaliseAccess(keyword.access),
    fields,
    file,
    document,
    ui,
    hash: fingerprint(JSON.stringify([document, ui, [...fields.values()].map((field) => field.apiSchema)])),
  };
}
