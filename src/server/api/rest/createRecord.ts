import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { JsonObject } from "../../../shared/json";
import type { Actor } from "../../access/session";
import { runStatement } from "../../db/runStatement";
import { inTransaction } from "../../db/spaceDb";
import { authorOf, demand, SPACE_KIND } from "./recordAccess";
import type { Row } from "./serializers";
import type { WriteContext } from "./writeContext";
import { translateWriteError } from "./writeFaults";
import { insertStatement, lockStatement } from "./writeStatements";

/**
 * The space that a new record belongs to: the session's, or the one that the back office names.
 * A community's session never writes rows of a company, nor the other way round.
 */
function spaceOf(entity: Entity, actor: Actor, body: JsonObject): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") return String(body.spaceId);
  const isFitting = entity.scope === "space" || entity.scope === SPACE_KIND[actor.kind];
  if (!isFitting) throw new AppError("access.denied");
  return actor.spaceId;
}

interface NewRecord {
  readonly id: string;
  readonly spaceId: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

async function insert({ database }: WriteContext, entity: Entity, actor: Actor, record: NewRecord): Promise<Row> {
  const [row] = await runStatement<Row>(database, insertStatement(entity, { ...record, author: authorOf(actor) }));
  if (!row) throw new AppError("server.unexpected");
  return row;
}

/** Hooks run before and after, in one transaction with the insert. */
function insertWithHooks(context: WriteContext, entity: Entity, actor: Actor, { id, spaceId, values }: NewRecord): Promise<Row> {
  const hooks = context.hooksOf(entity);
  return inTransaction(context.database.kysely, async () => {
    const db = context.spaceDb(spaceId ?? id);
    let complete = values;
    for (const hook of hooks) complete = (await hook.beforeCreate?.({ db, id, values: complete })) ?? complete;
    const record = await insert(context, entity, actor, { id, spaceId, values: complete });
    for (const hook of hooks) await hook.afterCreate?.({ db, record });
    // Hooks may have completed the row; what is answered is what is there.
    const [current = record] = await runStatement<Row>(context.database, lockStatement(entity, [id], authorOf(actor)));
    return current;
  });
}

/** @throws AppError `access.denied`, `request.invalid`, `record.exists` */
export async function createRecord(context: WriteContext, entity: Entity, actor: Actor, body: unknown): Promise<Row> {
  demand(entity, actor, "create");
  const { spaceId: _named, ...values } = context.validate(entity, actor.accessKeys, "create", body);
  const record = { id: newId(), spaceId: spaceOf(entity, actor, body as JsonObject), values };
  try {
    const isHooked = context.hooksOf(entity).length > 0;
    return await (isHooked ? insertWithHooks : insert)(context, entity, actor, record);
  } catch (error) {
    throw translateWriteError(entity, error);
  }
}
