import { grantOf } from "../../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../../schema/catalog";
import { AWAITED } from "../../../../schema/menuGroups";
import type { Language } from "../../../../shared/languages";
import type { Actor } from "../../../access/session/session";
import type { Database } from "../../../db/database";
import { hasColumn } from "../../../db/linkTable";
import { quote, textLiteral } from "../../../db/names";
import { runStatement } from "../../../db/runStatement";
import { textOrder } from "../../../db/textOrder";
import { listScope } from "../recordAccess";
import { listedFields } from "../visibleFields";
import { prefixSql } from "./conditionSql";
import { parseSearch, type Search } from "./listRequest";
import { whereSql } from "./listWhere";
import { Parameters } from "./parameters";
import { type ListContext, labelText } from "./sortKey";

/** Of each entity. */
const BEST = 5;
/** Among so many that hold the words the best are chosen; a common word is in more than anyone reads. */
const CANDIDATES = 200;

/** A record that a search over all entities found. */
export interface SearchHit {
  readonly entity: string;
  readonly resource: string;
  readonly id: string;
  readonly label: string;
  /** Tells records of one name apart: another text of the list. */
  readonly hint?: string;
}

interface SearchTarget {
  readonly entity: Entity;
  readonly search: Search;
  readonly label: Field;
  readonly hint: Field | undefined;
}

function isText(field: Field): boolean {
  return field.kind.isSearchable && hasColumn(field);
}

/** How the person may search an entity; nothing where it can't be listed or holds no text that the person sees. */
function searchOf(entity: Entity, actor: Actor, q: string): readonly SearchTarget[] {
  if (entity.group === AWAITED || grantOf(entity, actor.accessKeys, "list") === false) return [];
  const search = parseSearch(entity, actor.accessKeys, q);
  const listed = listedFields(entity, actor.accessKeys);
  const named = [entity.label, ...entity.list, ...entity.search].flatMap(
    (name) => listed.find((field) => field.name === name) ?? [],
  );
  const [label, hint] = [...new Set(named.filter(isText))];
  return search && label ? [{ entity, search, label, hint }] : [];
}

/** The best of one entity: those whose name begins with the text, then the others by name. */
function bestSql(
  { entity, search, label, hint }: SearchTarget,
  q: string,
  reading: ListContext,
  actor: Actor,
  parameters: Parameters,
): string {
  const scope = listScope(reading.catalog, entity, actor);
  const filter = { conditions: [], isTrash: false };
  const name = labelText(label, reading);
  const select = `select t.id, ${name} as label, ${hint ? labelText(hint, reading) : "null"} as hint from ${quote(entity.table)} t`;
  const beginning = `${textOrder(name)} like ${prefixSql(q, parameters)}`;
  const first = `${select} where ${whereSql(reading, { ...filter, search: undefined }, scope, parameters)} and ${beginning} order by ${textOrder(name)} limit ${BEST}`;
  const others = `${select} where ${whereSql(reading, { ...filter, search }, scope, parameters)} limit ${CANDIDATES}`;
  const found = `(${first}) union (${others})`;
  const order = `${textOrder("label")} like ${prefixSql(q, parameters)} desc nulls last, ${textOrder("label")}, id`;
  return `(select ${textLiteral(entity.name)} as entity, id, label, hint from (${found}) found order by ${order} limit ${BEST})`;
}

/**
 * The best few records of every entity that the person may list, by what the person may see of them.
 * @throws AppError `request.invalid`
 */
export async function searchEverything(
  { database, catalog }: { readonly database: Database; readonly catalog: Catalog },
  actor: Actor,
  q: string,
  language: Language,
): Promise<readonly SearchHit[]> {
  const searched = [...catalog.entities.values()].flatMap((entity) => searchOf(entity, actor, q));
  if (searched.length === 0) return [];
  const parameters = new Parameters();
  const parts = searched.map((one) => bestSql(one, q.trim(), { entity: one.entity, catalog, language }, actor, parameters));
  const rows = await runStatement<{ entity: string; id: string; label: string | null; hint: string | null }>(database, {
    text: parts.join(" union all "),
    values: parameters.values,
  });
  return rows.map(({ entity, id, label, hint }) => ({
    entity,
    resource: catalog.entities.get(entity)?.resource ?? entity,
    id,
    label: label ?? "",
    ...(hint ? { hint } : {}),
  }));
}
