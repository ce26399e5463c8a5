import { grantOf } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import type { Action } from "../../../schema/document";
import { AppError } from "../../../shared/errors";
import { isId, newId } from "../../../shared/ids";
import type { JsonObject } from "../../../shared/json";
import type { Actor } from "../../access/session";
import { ACTOR_COLUMNS, ACTOR_TABLES, type ActorRow, SESSION_VALID, toActor } from "../../access/sessionQuery";
import { hashToken } from "../../access/tokens";
import type { Database } from "../../db/database";
import { quote } from "../../db/ddl";
import { runStatement } from "../../db/runStatement";
import { createSpaceDb, inTransaction, type SpaceDb } from "../../db/spaceDb";
import { anySpacePredicate, spacePredicate } from "../../db/spacePredicate";
import type { EntityHook } from "../../host/serverHost";
import type { ValidateBody } from "./bodyValidators";
import type { ListRequest } from "./listRequest";
import { countStatement, type ListScope, pageStatement } from "./listStatement";
import type { Row } from "./serializers";
import { selectList } from "./visibleFields";
import { translateWriteError } from "./writeFaults";
import {
  type Author,
  auditable,
  auditStatement,
  deleteStatement,
  insertStatement,
  lockStatement,
  updateStatement,
} from "./writeStatements";

export interface RecordsOptions {
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
  readonly hooks: readonly EntityHook[];
  readonly validate: ValidateBody;
}

/** The operations behind the generated REST; each checks access by the schema's rules. */
export interface Records {
  readonly read: (entity: Entity, token: string, id: string) => Promise<{ actor: Actor; record: Row }>;
  readonly list: (
    entity: Entity,
    actor: Actor,
    request: ListRequest,
  ) => Promise<{ rows: readonly Row[]; total: number | undefined }>;
  readonly create: (entity: Entity, actor: Actor, body: unknown) => Promise<Row>;
  /** @returns the changed records; fewer where some ids are not there */
  readonly update: (entity: Entity, actor: Actor, ids: readonly string[], body: unknown) => Promise<readonly Row[]>;
  readonly remove: (entity: Entity, actor: Actor, ids: readonly string[]) => Promise<readonly Row[]>;
}

function ownerIdOf(actor: Actor): string {
  return actor.memberId ?? actor.accountId;
}

function ownerField(entity: Entity): Field | undefined {
  return entity.owner ? entity.fields.get(entity.owner) : undefined;
}

/** The grant for an action. @throws AppError `access.denied` */
function demand(entity: Entity, actor: Actor, action: Action): true | "own" {
  const grant = grantOf(entity, actor.accessKeys, action);
  if (grant === false) throw new AppError("access.denied");
  return grant;
}

function isOwn(entity: Entity, actor: Actor, record: Row): boolean {
  return entity.owner !== undefined && record[entity.owner] === ownerIdOf(actor);
}

function authorOf(actor: Actor): Author {
  return { accountId: actor.accountId, spaceId: actor.spaceId };
}

function listScope(entity: Entity, actor: Actor): ListScope {
  const grant = demand(entity, actor, "list");
  const field = ownerField(entity);
  return {
    spaceId: actor.spaceId,
    owner: grant === "own" && field ? { field, id: ownerIdOf(actor) } : undefined,
  };
}

const SPACE_KIND = { member: "community", staff: "community", suite: "company", backoffice: undefined } as const;

/**
 * The space that a new record belongs to: the session's, or the one that the back office names.
 * A community's actor never writes rows of a company, nor the other way round.
 */
function spaceOf(entity: Entity, actor: Actor, body: JsonObject): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") return String(body.spaceId);
  const isFitting = entity.scope === "space" || entity.scope === SPACE_KIND[actor.kind];
  if (!isFitting) throw new AppError("access.denied");
  return actor.spaceId;
}

const readTexts = new WeakMap<Entity, string>();

/** Session and record in one statement: a query of its own for the actor would halve the rate of this call. */
function readText(entity: Entity): string {
  const known = readTexts.get(entity);
  if (known) return known;
  const scope =
    entity.scope === "global"
      ? "true"
      : `(${spacePredicate(entity, "s.space_id")} or (s.kind = 'backoffice' and ${anySpacePredicate(entity)}))`;
  const text = `select ${ACTOR_COLUMNS}, ${selectList(entity)} from ${ACTOR_TABLES}
    left join ${quote(entity.table)} t on t.id = $2::uuid and ${scope} where ${SESSION_VALID}`;
  readTexts.set(entity, text);
  return text;
}

export function createRecords({ database, tenants, hooks, validate }: RecordsOptions): Records {
  const hooksOf = (entity: Entity) => hooks.filter((hook) => hook.entity === entity.name);
  const spaceDb = (spaceId: string): SpaceDb => createSpaceDb(database.kysely, tenants, spaceId);

  async function lock(entity: Entity, actor: Actor, ids: readonly string[], grant: true | "own"): Promise<readonly Row[]> {
    const rows = await runStatement<Row>(database, lockStatement(entity, ids, authorOf(actor)));
    return grant === "own" ? rows.filter((row) => isOwn(entity, actor, row)) : rows;
  }

  async function insert(
    entity: Entity,
    actor: Actor,
    { spaceId: _named, ...values }: JsonObject,
    spaceId: string | undefined,
  ): Promise<Row> {
    const id = newId();
    const run = async (complete: Readonly<Record<string, unknown>>) => {
      const [row] = await runStatement<Row>(
        database,
        insertStatement(entity, { id, spaceId, author: authorOf(actor), values: complete }),
      );
      if (!row) throw new AppError("server.unexpected");
      return row;
    };
    const concerned = hooksOf(entity);
    if (concerned.length === 0) return run(values);
    return inTransaction(database.kysely, async () => {
      const db = spaceDb(spaceId ?? id);
      let complete: Readonly<Record<string, unknown>> = values;
      for (const hook of concerned) complete = (await hook.beforeCreate?.({ db, id, values: complete })) ?? complete;
      const record = await run(complete);
      for (const hook of concerned) await hook.afterCreate?.({ db, record });
      // Hooks may have completed the row; what is answered is what is there.
      const [current = record] = await runStatement<Row>(database, lockStatement(entity, [id], authorOf(actor)));
      return current;
    });
  }

  async function change(entity: Entity, actor: Actor, before: Row, changes: JsonObject): Promise<Row> {
    const [record] = await runStatement<Row>(database, updateStatement(entity, String(before.id), changes));
    if (!record) throw new AppError("record.notFound");
    const differences = Object.fromEntries(Object.keys(changes).map((name) => [name, { from: before[name], to: record[name] }]));
    const entry = { action: "update", changes: auditable(entity, differences) } as const;
    await runStatement(database, auditStatement(entity, String(before.id), authorOf(actor), entry));
    const db = spaceDb(String(before.spaceId ?? before.id));
    for (const hook of hooksOf(entity)) await hook.afterUpdate?.({ db, record });
    return record;
  }

  return {
    read: async (entity, token, id) => {
      const values = [hashToken(token), isId(id) ? id : null];
      const statement = { name: `read_${entity.name}`, text: readText(entity), values };
      const [record] = await database.query<ActorRow & Row>(statement);
      const actor = record && toActor(record);
      if (!actor) throw new AppError("auth.notAuthenticated");
      const grant = demand(entity, actor, "read");
      const isVisible = record.id !== null && (grant === true || isOwn(entity, actor, record));
      if (!isVisible) throw new AppError("record.notFound");
      return { actor, record };
    },

    list: async (entity, actor, request) => {
      const scope = listScope(entity, actor);
      const [rows, totals] = await Promise.all([
        runStatement<Row>(database, pageStatement(entity, request, scope)),
        request.hasCount ? runStatement<{ total: number }>(database, countStatement(entity, request, scope)) : [],
      ]);
      return { rows, total: totals[0]?.total };
    },

    create: async (entity, actor, body) => {
      demand(entity, actor, "create");
      const values = validate(entity, actor.accessKeys, "create", body);
      try {
        return await insert(entity, actor, values, spaceOf(entity, actor, values));
      } catch (error) {
        throw translateWriteError(entity, error);
      }
    },

    update: async (entity, actor, ids, body) => {
      const grant = demand(entity, actor, "update");
      const changes = validate(entity, actor.accessKeys, "update", body);
      try {
        return await inTransaction(database.kysely, async () => {
          const before = await lock(entity, actor, ids.filter(isId), grant);
          const changed: Row[] = [];
          for (const row of before)
            changed.push(Object.keys(changes).length === 0 ? row : await change(entity, actor, row, changes));
          return changed;
        });
      } catch (error) {
        throw translateWriteError(entity, error);
      }
    },

    remove: async (entity, actor, ids) => {
      const grant = demand(entity, actor, "delete");
      return inTransaction(database.kysely, async () => {
        const rows = await lock(entity, actor, ids.filter(isId), grant);
        for (const record of rows) {
          const db = spaceDb(String(record.spaceId ?? record.id));
          for (const hook of hooksOf(entity)) await hook.beforeDelete?.({ db, record });
        }
        const found = rows.map((row) => String(row.id));
        await runStatement(database, deleteStatement(entity, found));
        for (const row of rows) {
          const entry = { action: "delete", changes: {} } as const;
          await runStatement(database, auditStatement(entity, String(row.id), authorOf(actor), entry));
        }
        return rows;
      });
    },
  };
}
