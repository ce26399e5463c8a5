import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { Actor } from "../../access/session";
import { ACTOR_COLUMNS, ACTOR_TABLES, type ActorRow, SESSION_VALID, toActor } from "../../access/sessionQuery";
import { hashToken } from "../../access/tokens";
import type { Database } from "../../db/database";
import { quote } from "../../db/ddl";
import { anySpacePredicate, spacePredicate } from "../../db/spacePredicate";
import { demand, isOwn } from "./recordAccess";
import type { Row } from "./serializers";
import { selectList } from "./visibleFields";

const texts = new WeakMap<Entity, string>();

/** Session and record in one statement: a query of its own for the session would halve the rate of this call. */
function textOf(entity: Entity): string {
  const known = texts.get(entity);
  if (known) return known;
  const own = spacePredicate(entity, "s.space_id");
  const scope = entity.scope === "global" ? "true" : `(${own} or (s.kind = 'backoffice' and ${anySpacePredicate(entity)}))`;
  const text = `select ${ACTOR_COLUMNS}, ${selectList(entity)} from ${ACTOR_TABLES}
    left join ${quote(entity.table)} t on t.id = $2::uuid and ${scope} where ${SESSION_VALID}`;
  texts.set(entity, text);
  return text;
}

/** @throws AppError `auth.notAuthenticated`, `access.denied`, `record.notFound` (also for another space's record) */
export async function readRecord(
  database: Database,
  entity: Entity,
  token: string,
  id: string,
): Promise<{ actor: Actor; record: Row }> {
  const values = [hashToken(token), isId(id) ? id : null];
  const [record] = await database.query<ActorRow & Row>({ name: `read_${entity.name}`, text: textOf(entity), values });
  const actor = record && toActor(record);
  if (!actor) throw new AppError("auth.notAuthenticated");
  const grant = demand(entity, actor, "read");
  const isVisible = record.id !== null && (grant === true || isOwn(entity, actor, record));
  if (!isVisible) throw new AppError("record.notFound");
  return { actor, record };
}
