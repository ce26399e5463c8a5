import type { Catalog, Entity, Field } from "../../../../../schema/catalog";
import { fingerprint } from "../../../../../schema/hash";
import { actingOrigin } from "../../../../access/session/acting";
import type { Recent } from "../../../../access/session/recentActorOf";
import { isUnchangedSql } from "../../../../access/session/recentActors";
import type { SessionKind } from "../../../../access/session/session";
import type { Statement } from "../../../../db/database";
import { fieldSql } from "../../../../db/fieldSql";
import { hasColumn, linkTable } from "../../../../db/linkTable";
import { quote } from "../../../../db/names";
import type { Author } from "../../recordAccess";
import { asChanges, auditable } from "./audit";
import { columnValue } from "./writeStatements";

/** What an entity's inserts are made from: one prepared statement serves every body. */
interface InsertPlan {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly Field[];
  readonly links: readonly Field[];
}

const plans = new WeakMap<Entity, Map<SessionKind | undefined, InsertPlan>>();

/** The first parameter of a column: before it come id, space, account, the two halves of the audit entry and where it comes from. */
const FIRST = 8;

/** SQL behind a `select` of parameters: one row, none where a guard refuses. */
const source = (kind: SessionKind | undefined) => (kind ? " from who" : "");

function logText(entity: Entity, kind: SessionKind | undefined): string {
  return `insert into audit_log (space_id, account_id, action, entity, record_id, version, changes, personal, address, device)
    select $2::uuid, $3::uuid, 'create', '${entity.name}', $1::uuid, 1, $4::jsonb, $5::jsonb, $6, $7${source(kind)}`;
}

function recordText(entity: Entity, columns: readonly Field[], kind: SessionKind | undefined): string {
  const space = entity.scope === "global" ? [] : [["space_id", "$2::uuid"]];
  const given = columns.map(({ column, kind }, index) => [quote(column), `$${index + FIRST}::${kind.column}`]);
  const all = [["id", "$1::uuid"], ...space, ...given];
  const [names, values] = [0, 1].map((side) => all.map((pair) => pair[side]).join(", "));
  return `insert into ${quote(entity.table)} (${names}) select ${values}${source(kind)} returning *`;
}

function linkText(entity: Entity, field: Field, parameter: number, kind: SessionKind | undefined): string {
  const [name, value] = entity.scope === "global" ? ["", ""] : [", space_id", ", $2::uuid"];
  return `insert into ${quote(linkTable(entity, field))} (owner_id, target_id, position${name})
    select $1::uuid, link.id, link.position${value} from unnest($${parameter}::uuid[]) with ordinality link(id, position)${kind ? ", who" : ""}`;
}

function createPlan(catalog: Catalog, entity: Entity, kind: SessionKind | undefined): InsertPlan {
  const written = [...entity.fields.values()].filter((field) => !field.isSystem && !field.computed);
  const columns = written.filter(hasColumn);
  const links = written.filter((field) => field.reference?.isMany);
  const last = FIRST + columns.length + links.length;
  const parts = [
    ...(kind ? [`who as (${isUnchangedSql(kind, `$${last}::bytea`, `$${last + 1}::text`)})`] : []),
    `t as (${recordText(entity, columns, kind)})`,
    `log as (${logText(entity, kind)})`,
    ...links.map((field, index) => `link_${index} as (${linkText(entity, field, FIRST + columns.length + index, kind)})`),
  ];
  const text = `with ${parts.join(",\n  ")}\nselect ${newList(catalog, entity)} from t`;
  return { name: `create_${fingerprint(text)}`, text, columns, links };
}

function insertPlan(catalog: Catalog, entity: Entity, kind: SessionKind | undefined): InsertPlan {
  const ofEntity = plans.get(entity) ?? new Map<SessionKind | undefined, InsertPlan>();
  plans.set(entity, ofEntity);
  const plan = ofEntity.get(kind) ?? createPlan(catalog, entity, kind);
  ofEntity.set(kind, plan);
  return plan;
}

/** What nobody can refer to yet counts nothing; its own links are known without being read. */
function newFieldSql(catalog: Catalog, entity: Entity, field: Field): string {
  if (field.reference?.isMany) return "'{}'::uuid[]";
  const isOverOthers = field.computed && ("count" in field.computed || "sum" in field.computed);
  return isOverOthers ? "0" : fieldSql(entity, field, catalog);
}

function newList(catalog: Catalog, entity: Entity): string {
  const fields = [...entity.fields.values()];
  return fields.map((field) => `${newFieldSql(catalog, entity, field)} as ${quote(field.name)}`).join(", ");
}

export interface NewRecord {
  readonly id: string;
  readonly spaceId: string | undefined;
  /** As given, and as stored: of a secret the latter is its hash. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Inserts a record with its links and its audit entry in one statement, hence in one transaction.
 * @param guard where it refuses, nothing is written and no row answered
 */
export function insertStatement(
  catalog: Catalog,
  entity: Entity,
  { id, spaceId, values }: NewRecord,
  author: Author,
  guard?: Recent["guard"],
): Statement {
  const { name, text, columns, links } = insertPlan(catalog, entity, guard?.kind);
  const givenOf = (field: Field) => values[field.name] ?? field.schema.default;
  const { changes, personal } = auditable(entity, asChanges(values));
  const { address, device } = actingOrigin();
  return {
    name,
    text,
    values: [
      id,
      spaceId ?? null,
      author.accountId,
      changes,
      personal,
      address,
      device,
      ...columns.map((field) => columnValue(field, givenOf(field))),
      ...links.map((field) => givenOf(field) ?? []),
      ...(guard ? [guard.tokenHash, guard.state] : []),
    ],
  };
}
