import { AppError } from "../../../shared/errors";
import type { Database } from "../../db/database";
import { Coalesced } from "../../db/query/coalesce";
import { runStatement } from "../../db/runStatement";
import { afterCommit, currentTransaction } from "../../db/transaction";
import { createToken, hashToken } from "../credentials/tokens";
import { createPresence } from "./presence";
import { recentActor, rememberActor, stateSql } from "./recentActors";
import type { Actor, Session, SessionKind } from "./session";
import { type ActorRow, actorSql, type SessionRow, sessionSql, toSession } from "./sessionQuery";

/** A session ends after this long without sign-in. */
export const SESSION_DAYS = 14;
const LONGEST_USER_AGENT = 300;

const textOf = ({ columns, tables, valid }: ReturnType<typeof actorSql>) => `select ${columns} from ${tables} where ${valid}`;
const READ = { name: "read_sessions", text: textOf(sessionSql()) };

/** Of a session whose sort is known less is asked, and its state as well. */
const readActorOf = (kind: SessionKind | undefined) => ({
  name: `read_actor_${kind ?? "any"}`,
  text: kind ? stateSql(kind) : textOf(actorSql()),
});

// The share lock waits for a change of the password that is under way: no session outlives the password it came by.
const START = {
  name: "start_session",
  text: `with started as (
      insert into session (token_hash, account_id, kind, space_id, subject_id, user_agent, expires_at)
      select $1, a.id, $3, $4::uuid, $5::uuid, $6, now() + make_interval(days => ${SESSION_DAYS})
      from account a where a.id = $2::uuid and ($7::text is null or a.password_hash = $7) for share
      returning id, kind, subject_id),
    noted as (
      update staff_role r set signed_in_at = now() from started s where s.kind = 'suite' and r.id = s.subject_id)
    select id from started`,
};

const keyOf = (hash: Buffer): string => hash.toString("hex");

const LIST = {
  name: "list_sessions",
  text: `select s.id, s.kind, s.user_agent, s.created_at, s.last_used_on::text, s.expires_at, sp.name as space_name
    from session s left join space sp on sp.id = s.space_id
    where s.account_id = $1 and s.expires_at > now() order by s.last_used_on desc, s.created_at desc`,
};

export interface SessionStart {
  readonly accountId: string;
  readonly kind: SessionKind;
  readonly spaceId: string | null;
  /** The member or staff role that the session stands for. */
  readonly subjectId: string | null;
  readonly userAgent?: string | undefined;
  /** The hash that the password was right by: where it has changed since, no session starts. */
  readonly passwordHash?: string;
}

/** A session as its owner sees it among the others. */
export interface OwnSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly space_name: string | null;
  readonly user_agent: string | null;
  readonly created_at: string;
  /** A date. */
  readonly last_used_on: string;
  readonly expires_at: string;
}

/** Opaque sessions, hashed at rest. */
export interface Sessions {
  /** @returns the token. @throws AppError `auth.wrongLogin` where account or password are no longer what they were */
  readonly start: (start: SessionStart) => Promise<string>;
  readonly read: (token: string) => Promise<Session | undefined>;
  /** Only what access is decided by. */
  readonly readActor: (token: string) => Promise<Actor | undefined>;
  readonly end: (token: string) => Promise<void>;
  /** An account's valid sessions, those used last first. */
  readonly list: (accountId: string) => Promise<readonly OwnSession[]>;
  /** Ends one of an account's sessions. @returns whether there was one */
  readonly endOne: (accountId: string, sessionId: string) => Promise<boolean>;
  /** Ends all of an account's sessions but the one named. @returns how many */
  readonly endOthers: (accountId: string, keptId?: string) => Promise<number>;
}

export interface SessionsOptions {
  readonly database: Database;
  /** Told of sessions that were ended, once they are. */
  readonly onEnd: (sessionIds: readonly string[]) => void;
}

export function createSessions({ database, onEnd }: SessionsOptions): Sessions {
  const presence = createPresence(database);
  /** Deletes and tells. */
  async function endWhere(name: string, where: string, values: unknown[]): Promise<number> {
    const text = `delete from session where ${where} returning id`;
    const ended = (await runStatement<{ id: string }>(database, { name, text, values })).map(({ id }) => id);
    if (ended.length > 0) afterCommit(() => onEnd(ended));
    return ended.length;
  }

  const readMany = async (keys: readonly string[]) => {
    const hashes = keys.map((key) => Buffer.from(key, "hex"));
    const rows = await runStatement<SessionRow>(database, { ...READ, values: [hashes] });
    const found = new Map(rows.map((row) => [keyOf(row.s_token_hash), row]));
    return keys.map((key) => found.get(key));
  };
  // It is read with every request of the features: by far the most of what is read at once.
  const together = new Coalesced({ runAll: readMany });

  /** Last use is kept by the day: one write a day and session. */
  async function noteUse(row: ActorRow | undefined): Promise<void> {
    if (row?.s_member_id) await presence.note(row.s_member_id);
    if (!row?.s_is_new_day || database.isReadOnly()) return;
    await runStatement(database, {
      name: "use_session",
      text: "update session set last_used_on = current_date where id = $1 and last_used_on < current_date",
      values: [row.s_id],
    });
  }

  return {
    start: async ({ accountId, kind, spaceId, subjectId, userAgent, passwordHash }) => {
      const token = createToken();
      const device = userAgent?.slice(0, LONGEST_USER_AGENT) ?? null;
      const values = [hashToken(token), accountId, kind, spaceId, subjectId, device, passwordHash ?? null];
      const started = await runStatement(database, { ...START, values });
      if (started.length === 0) throw new AppError("auth.wrongLogin");
      return token;
    },
    read: async (token) => {
      const hash = hashToken(token);
      const row = currentTransaction() ? (await readMany([keyOf(hash)]))[0] : await together.run(keyOf(hash));
      await noteUse(row);
      return row && toSession(row);
    },
    readActor: async (token) => {
      const hash = hashToken(token);
      const statement = readActorOf(recentActor(hash)?.kind);
      const [row] = await runStatement<ActorRow>(database, { ...statement, values: [hash] });
      await noteUse(row);
      return rememberActor(hash, row);
    },
    end: async (token) => {
      await endWhere("end_session", "token_hash = $1", [hashToken(token)]);
    },
    list: (accountId) => runStatement<OwnSession>(database, { ...LIST, values: [accountId] }),
    endOne: async (accountId, sessionId) =>
      (await endWhere("end_one_session", "account_id = $1 and id = $2", [accountId, sessionId])) > 0,
    endOthers: (accountId, keptId) =>
      endWhere("end_other_sessions", "account_id = $1 and id is distinct from $2::uuid", [accountId, keptId ?? null]),
  };
}
