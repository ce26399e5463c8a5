import { grantOf } from "../../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../../schema/catalog";
import type { Actor } from "../../../access/session/session";
import { quote } from "../../../db/names";
import { runStatement } from "../../../db/runStatement";
import { demandRecord } from "../demandRecord";
import { isLimitedAtAll } from "../limits";
import { Parameters } from "../list/parameters";
import { demand, scopeOf } from "../recordAccess";
import type { Row } from "../serializers";
import { answeredFields, selectFields } from "../visibleFields";
import type { WriteContext } from "../write/writeContext";
import { type PersonalRows, personalRows } from "./personalRows";

/** What there is of a person. */
export interface PersonalData {
  readonly entity: string;
  readonly id: string;
  readonly at: string;
  readonly records: readonly { readonly entity: string; readonly title: string; readonly records: readonly Row[] }[];
  /** Entities that hold rows of the person which the caller may not read, and how many. */
  readonly withheld: readonly { readonly entity: string; readonly title: string; readonly count: number }[];
}

/** Fields that go along: what the caller may see; of entities without an API, all but hidden ones. */
function exportedFields(entity: Entity, keys: readonly string[]): readonly Field[] {
  return answeredFields(entity, keys).filter((field) => field.name !== "spaceId");
}

/** SQL over alias `t`: which of the rows the caller may read; nothing where there is none. */
function reachSql(catalog: Catalog, entity: Entity, actor: Actor, parameters: Parameters): string | undefined {
  // Nothing tells whether what has no API belongs to what the caller's role selects.
  if (entity.access.size === 0) return isLimitedAtAll(catalog, actor) ? undefined : "true";
  const grant = grantOf(entity, actor.accessKeys, "read");
  return grant === false ? undefined : (scopeOf(catalog, entity, actor, grant).narrow?.(parameters) ?? "true");
}

async function readRows({ database, catalog }: WriteContext, actor: Actor, { entity, where }: PersonalRows, id: string) {
  const parameters = new Parameters();
  parameters.add(id, "uuid");
  const reach = reachSql(catalog, entity, actor, parameters);
  if (!reach) return [];
  const columns = selectFields(entity, exportedFields(entity, actor.accessKeys), catalog);
  const text = `select ${columns} from ${quote(entity.table)} t where ${where} and ${reach} order by t.id`;
  return runStatement<Row>(database, { text, values: parameters.values });
}

async function countRows({ database }: WriteContext, { entity, where }: PersonalRows, id: string): Promise<number> {
  const text = `select count(*)::int as count from ${quote(entity.table)} t where ${where}`;
  const [row] = await runStatement<{ count: number }>(database, { text, values: [id] });
  return row?.count ?? 0;
}

/**
 * All data of a person, from every entity whose rows lead to it, for those who may delete it.
 * @throws AppError `access.denied`, `record.notFound`
 */
export async function exportPersonalData(context: WriteContext, entity: Entity, actor: Actor, id: string): Promise<PersonalData> {
  demand(entity, actor, "read");
  await demandRecord(context, entity, actor, { id, action: "delete" });
  const records: PersonalData["records"][number][] = [];
  const withheld: PersonalData["withheld"][number][] = [];
  for (const rows of [...personalRows(context.catalog, entity)].reverse()) {
    const { name, title } = rows.entity;
    const found = await readRows(context, actor, rows, id);
    if (found.length > 0) records.push({ entity: name, title, records: found });
    const count = (await countRows(context, rows, id)) - found.length;
    if (count > 0) withheld.push({ entity: name, title, count });
  }
  return { entity: entity.name, id, at: new Date().toISOString(), records, withheld };
}
