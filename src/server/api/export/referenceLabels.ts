import { grantOf } from "../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { Language } from "../../../shared/languages";
import type { Actor } from "../../access/session/session";
import type { Database } from "../../db/database";
import { quote } from "../../db/names";
import { runStatement } from "../../db/runStatement";
import { whereSql } from "../rest/list/listWhere";
import { Parameters } from "../rest/list/parameters";
import { labelText } from "../rest/list/sortKey";
import { listScope } from "../rest/recordAccess";
import type { Row } from "../rest/serializers";
import { labelField } from "../rest/visibleFields";

export interface LabelSources {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly actor: Actor;
  readonly language: Language;
}

/** The field that names the entity's records, where the person may list them. */
function visibleLabel(entity: Entity, { accessKeys }: Actor): Field | undefined {
  return grantOf(entity, accessKeys, "list") === false ? undefined : labelField(entity, accessKeys);
}

/** What names records, by their ids, as far as the person may list them. */
export async function recordLabels(
  entity: Entity,
  ids: readonly string[],
  sources: LabelSources,
): Promise<ReadonlyMap<string, string>> {
  const { database, catalog, actor, language } = sources;
  const label = visibleLabel(entity, actor);
  if (!label) return new Map();
  const reading = { entity, catalog, language };
  const parameters = new Parameters();
  const everything = { conditions: [], search: undefined, isTrash: false };
  const where = whereSql(reading, everything, listScope(catalog, entity, actor), parameters);
  const text = `select t.id, ${labelText(label, reading)} as label from ${quote(entity.table)} t
    where ${where} and t.id = any(${parameters.add(ids, "uuid[]")})`;
  const rows = await runStatement<{ id: string; label: string | null }>(database, { text, values: parameters.values });
  return new Map(rows.flatMap(({ id, label: words }) => (words ? [[id, words] as const] : [])));
}

/** The rows with names in place of the ids that they refer to, as far as the person may see those. */
export async function withLabels(rows: readonly Row[], fields: readonly Field[], sources: LabelSources): Promise<readonly Row[]> {
  let named = rows;
  for (const field of fields) {
    const target = field.reference && sources.catalog.entities.get(field.reference.entity);
    if (!target || !visibleLabel(target, sources.actor)) continue;
    const ids = [...new Set(rows.flatMap((row) => (row[field.name] ?? []) as string | readonly string[]))];
    if (ids.length === 0) continue;
    const labels = await recordLabels(target, ids, sources);
    const toName = (id: string) => labels.get(id) ?? id;
    named = named.map((row) => ({ ...row, [field.name]: nameOf(row[field.name], toName) }));
  }
  return named;
}

function nameOf(value: unknown, toName: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((id) => toName(String(id)));
  return typeof value === "string" ? toName(value) : value;
}
