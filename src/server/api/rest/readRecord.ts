import type { FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { credentialOf } from "../../access/credential";
import { asPreviewed } from "../../access/preview";
import type { Actor } from "../../access/session";
import { ACTOR_COLUMNS, ACTOR_TABLES, type ActorRow, SESSION_VALID, toActor } from "../../access/sessionQuery";
import { hashToken } from "../../access/tokens";
import type { Database } from "../../db/database";
import { quote } from "../../db/ddl";
import { anySpacePredicate, spacePredicate } from "../../db/spacePredicate";
import { demandSteps } from "../../identity/heldBack";
import { absent } from "./absent";
import { reachColumns, reaches } from "./recordAccess";
import type { Row } from "./serializers";
import { selectList } from "./visibleFields";

const texts = new WeakMap<Entity, string>();

/** Session and record in one statement: a query of its own for the session would halve the rate of this call. */
function textOf(catalog: Catalog, entity: Entity): string {
  const known = texts.get(entity);
  if (known) return known;
  const own = spacePredicate(entity, "s.space_id");
  const space = entity.scope === "global" ? "true" : `(${own} or (s.kind = 'backoffice' and ${anySpacePredicate(entity)}))`;
  const live = entity.isSoftDeleted ? " and t.deleted_at is null" : "";
  const columns = [ACTOR_COLUMNS, reachColumns(catalog, entity), selectList(entity, catalog)].join(", ");
  const text = `select ${columns} from ${ACTOR_TABLES}
    left join ${quote(entity.table)} t on t.id = $2::uuid and ${space}${live} where ${SESSION_VALID}`;
  texts.set(entity, text);
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
  const values = [hashToken(token), isId(id) ? id : null];
  const [record] = await database.query<ActorRow & Row>({ name: `read_${entity.name}`, text: textOf(catalog, entity), values });
  const signedIn = record && toActor(record);
  if (!signedIn) throw new AppError("auth.notAuthenticated");
  const actor = asPreviewed(request, demandSteps(request, signedIn));
  const isVisible = reaches(catalog, entity, actor, "read", record) && record.id !== null;
  if (!isVisible) throw absent(entity);
  return { actor, record };
}
