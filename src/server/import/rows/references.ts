import { grantOf } from "../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { isId } from "../../../shared/ids";
import type { Database } from "../../db/database";
import { hasColumn } from "../../db/linkTable";
import { quote } from "../../db/names";
import { spacePredicate } from "../../db/query/spacePredicate";
import { runStatement } from "../../db/runStatement";

/** Found by name: one record, none or several. */
export type ReferenceLookup = { readonly id: string } | "missing" | "ambiguous";

export interface ReferenceOptions {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly keys: readonly string[];
  readonly spaceId: string | undefined;
}

/** More names than these are looked up anew rather than kept. */
const MOST_KEPT = 20_000;

interface Hit {
  readonly name: string;
  readonly id: string;
  readonly is_exact: boolean;
}

/** Fields that name a record to people: its label, and what is unique by itself. */
function namingFields(target: Entity): readonly Field[] {
  const sets = [...target.unique, ...target.uniqueEverywhere].filter((set) => set.length === 1);
  const fields = [...new Set([target.label, ...sets.flat()])].flatMap((name) => target.fields.get(name) ?? []);
  return fields.filter((field) => hasColumn(field) && (field.kind.column === "text" || field.schema["x-localized"]));
}

function liveRows(target: Entity): string {
  return `${spacePredicate(target, "$2::uuid")}${target.isSoftDeleted ? " and t.deleted_at is null" : ""}`;
}

/** Both parameters are always used: the space may not be needed. */
const GIVEN_SPACE = "($2::uuid is null or true)";

function idText(target: Entity): string {
  return `select t.id::text as name, t.id, true as is_exact from ${quote(target.table)} t
    where t.id = any($1::uuid[]) and ${liveRows(target)} and ${GIVEN_SPACE}`;
}

function nameText(target: Entity, field: Field): string {
  const column = `t.${quote(field.column)}`;
  const isLocalized = field.schema["x-localized"] === true;
  const [value, from] = isLocalized ? ["v.value", `, jsonb_each_text(${column}) v`] : [column, ""];
  return `select n.name, t.id, ${value} = n.name as is_exact from unnest($1::text[]) n(name), ${quote(target.table)} t${from}
    where sort_key(${value}) = sort_key(n.name) and ${liveRows(target)} and ${GIVEN_SPACE}`;
}

function decide(hits: readonly Hit[]): ReferenceLookup {
  const exact = hits.filter((hit) => hit.is_exact);
  const ids = new Set((exact.length > 0 ? exact : hits).map((hit) => hit.id));
  const [id] = ids;
  if (id === undefined) return "missing";
  return ids.size === 1 ? { id } : "ambiguous";
}

/** Finds records by id, label or unique value, in the space; by name only what the person may list. */
export function createReferenceFinder({ catalog, database, keys, spaceId }: ReferenceOptions) {
  const kept = new Map<string, Map<string, ReferenceLookup>>();

  async function look(target: Entity, names: readonly string[]): Promise<readonly Hit[]> {
    const values = (some: readonly string[]) => [some, spaceId ?? null];
    const ids = names.filter(isId);
    const byId = ids.length > 0 ? await runStatement<Hit>(database, { text: idText(target), values: values(ids) }) : [];
    const others = names.filter((name) => !isId(name));
    if (others.length === 0 || grantOf(target, keys, "list") !== true) return byId;
    const byName: Hit[] = [];
    for (const field of namingFields(target)) {
      byName.push(...(await runStatement<Hit>(database, { text: nameText(target, field), values: values(others) })));
    }
    return [...byId, ...byName];
  }

  return async (entityName: string, names: ReadonlySet<string>): Promise<ReadonlyMap<string, ReferenceLookup>> => {
    const target = catalog.entities.get(entityName);
    const known = kept.get(entityName) ?? new Map<string, ReferenceLookup>();
    if (known.size > MOST_KEPT) known.clear();
    kept.set(entityName, known);
    const unknown = [...names].filter((name) => !known.has(name));
    if (!target || unknown.length === 0) return known;
    const byName = new Map<string, Hit[]>();
    for (const hit of await look(target, unknown)) byName.set(hit.name, [...(byName.get(hit.name) ?? []), hit]);
    for (const name of unknown) known.set(name, decide(byName.get(isId(name) ? name.toLowerCase() : name) ?? []));
    return known;
  };
}

export type FindReferences = ReturnType<typeof createReferenceFinder>;
