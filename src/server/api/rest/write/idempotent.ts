import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../../shared/errors";
import type { Actor } from "../../../access/session/session";
import type { Database } from "../../../db/database";
import { runStatement } from "../../../db/runStatement";
import { inTransaction } from "../../../db/transaction";
import { sendJson } from "../restTools";

const KEY = /^[\x21-\x7e]{1,200}$/;
const HOURS_KEPT = 24;

/** What a write answers. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
  /** Version of the one record that is answered. */
  readonly version?: unknown;
}

interface StoredAnswer {
  readonly request_hash: string;
  readonly status: number;
  readonly body: string;
}

/** The request's `Idempotency-Key`. @throws AppError `request.invalid` */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && KEY.test(key)) return key;
  throw new AppError("request.invalid", { faults: [{ path: "/Idempotency-Key", rule: "format" }] });
}

/** Tells one request from another: the same words to another space are another request. */
function hashOf(request: FastifyRequest, actor: Actor): string {
  const said = [request.method, request.url, actor.kind, actor.spaceId, request.body ?? null];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/** Takes the key. A second taker waits here for the first, and gets nothing once that one has answered. */
async function take(database: Database, accountId: string, key: string, hash: string): Promise<boolean> {
  const isOld = `at < now() - make_interval(hours => ${HOURS_KEPT})`;
  const taken = await runStatement(database, {
    text: `with swept as (delete from idempotency_key where account_id = $1::uuid and key in (
        select key from idempotency_key where account_id = $1::uuid and key <> $2 and ${isOld} for update skip locked))
      insert into idempotency_key as k (account_id, key, request_hash, status, body) values ($1::uuid, $2, $3, 0, '')
      on conflict (account_id, key) do update set request_hash = $3, at = now() where k.${isOld}
      returning 1 as taken`,
    values: [accountId, key, hash],
  });
  return taken.length > 0;
}

async function storedAnswer(database: Database, accountId: string, key: string, hash: string): Promise<Answer> {
  const [stored] = await runStatement<StoredAnswer>(database, {
    text: "select request_hash, status, body from idempotency_key where account_id = $1::uuid and key = $2",
    values: [accountId, key],
  });
  if (stored?.request_hash !== hash) throw new AppError("request.keyReused");
  return { status: stored.status, body: stored.body };
}

/** Answers a write. */
export function send(reply: FastifyReply, { status, body, version }: Answer): FastifyReply {
  if (version !== undefined) reply.header("ETag", `"${String(version)}"`);
  return sendJson(reply.code(status), body);
}

/**
 * Answers a write once: one that comes again with the same `Idempotency-Key` gets the first one's answer. Key, write
 * and answer are one transaction, so that none is there without the others. Failures are not kept.
 * @throws AppError `request.keyReused` where the key came with another request, and whatever the write throws
 */
export async function answerOnce(
  database: Database,
  { request, reply, actor }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly actor: Actor },
  write: () => Promise<Answer>,
): Promise<FastifyReply> {
  const key = keyOf(request);
  if (key === undefined) return send(reply, await write());
  const { accountId } = actor;
  const hash = hashOf(request, actor);
  const { answer, isReplayed } = await inTransaction(database.kysely, async () => {
    if (!(await take(database, accountId, key, hash)))
      return { answer: await storedAnswer(database, accountId, key, hash), isReplayed: true };
    const answer = await write();
    await runStatement(database, {
      text: "update idempotency_key set status = $3, body = $4 where account_id = $1::uuid and key = $2",
      values: [accountId, key, answer.status, answer.body],
    });
    return { answer, isReplayed: false };
  });
  if (isReplayed) reply.header("Idempotency-Replayed", "true");
  return send(reply, answer);
}
