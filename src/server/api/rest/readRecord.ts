import type { FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { hashToken } from "../../access/credentials/tokens";
import { credentialOf } from "../../access/session/credential";
import { demandSteps } from "../../access/session/heldBack";
import { asPreviewed } from "../../access/session/preview";
import { recentActor, rememberActor } from "../../access/session/recentActors";
import type { Actor, SessionKind } from "../../access/session/session";
import { type ActorRow, actorSql, toActor } from "../../access/session/sessionQuery";
import type { Database } from "../../db/database";
import { quote } from "../../db/ddl/planTables";
import { anySpacePredicate, spacePredicate } from "../../db/query/spacePredicate";
import { absent } from "./absent";
import { demandRecord } from "./demandRecord";
import { limitsOf } from "./limits";
import { demand, reachColumns, reaches } from "./recordAccess";
import type { Row } from "./serializers";
import { selectList } from "./visibleFields";

const texts = new WeakMap<Entity, Map<SessionKind | undefined, string>>();

/** SQL: whether the record is one of the session's space; the back office reads all spaces' records. */
function inSpace(entity: Entity, kind: SessionKind | undefined): string {
  const own = spacePredicate(entity, "s.space_id");
  if (entity.scope === "global" || (kind && kind !== "backoffice")) return own;
  return kind ? anySpacePredicate(entity) : `(${own} or (s.kind = 'backoffice' and ${anySpacePredicate(entity)}))`;
}

/** Session and record in one statement: a query of its own for the session would halve the rate of this call. */
function textOf(catalog: Catalog, entity: Entity, kind: SessionKind | undefined): string {
  const ofEntity = texts.get(entity) ?? new Map<SessionKind | undefined, string>();
  texts.set(entity, ofEntity);
  const known = ofEntity.get(kind);
  if (known) return known;
  const { columns, tables, valid } = actorSql(kind);
  const live = entity.isSoftDeleted ? " and t.deleted_at is null" : "";
  const text = `select ${[columns, reachColumns(catalog, entity), selectList(entity, catalog)].join(", ")} from ${tables}
    left join ${quote(entity.table)} t on t.id = $2::uuid and ${inSpace(entity, kind)}${live} where ${valid}`;
  ofEntity.set(kind, text);
  return text;
}

/** @throws AppError `auth.notAuthenticated`, `access.denied`, `record.notFound` (also for another space's record) */
export async function readRecord(
  database: Database,
  catalog: Catalog,
  entity: Entity,
  request: FastifyRequest,
  id: string,
): Promise<{ actor: Actor; record: Row }> {
  const token = credentialOf(request);
  if (!token) throw new AppError("auth.notAuthenticated");
  const hash = hashToken(token);
  const kind = recentActor(hash)?.kind;
  const name = `read_${entity.name}_${kind ?? "any"}`;
  const values = [hash, isId(id) ? id : null];
  const [record] = await database.query<ActorRow & Row>({ name, text: textOf(catalog, entity, kind), values });
  const signedIn = kind && record ? toActor(record) : rememberActor(hash, record);
  if (!record || !signedIn) throw new AppError("auth.notAuthenticated");
  const actor = asPreviewed(request, demandSteps(request, signedIn));
  const isVisible = reaches(catalog, entity, actor, "read", record) && record.id !== null;
  if (!isVisible) throw absent(entity);
  // A query of its own: it would cost those whom nothing limits, who are most.
  const isLimited = limitsOf(catalog, entity, actor, demand(entity, actor, "read")).length > 0;
  if (isLimited) await demandRecord({ catalog, database }, entity, actor, { id, action: "read" });
  return { actor, record };
}
