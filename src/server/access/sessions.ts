import type { Database } from "../db/database";
import type { Actor, Session, SessionKind } from "./session";
import {
  ACTOR_COLUMNS,
  ACTOR_TABLES,
  type ActorRow,
  SESSION_COLUMNS,
  SESSION_TABLES,
  SESSION_VALID,
  type SessionRow,
  toActor,
  toSession,
} from "./sessionQuery";
import { createToken, hashToken } from "./tokens";

/** A session ends after this long without sign-in. */
export const SESSION_DAYS = 14;

const READ = {
  name: "read_session",
  text: `select ${SESSION_COLUMNS} from ${SESSION_TABLES} where ${SESSION_VALID}`,
};

const READ_ACTOR = {
  name: "read_actor",
  text: `select ${ACTOR_COLUMNS} from ${ACTOR_TABLES} where ${SESSION_VALID}`,
};

export interface SessionStart {
  readonly accountId: string;
  readonly kind: SessionKind;
  readonly spaceId: string | null;
  /** The member or staff role that the session stands for. */
  readonly subjectId: string | null;
}

/** Opaque sessions, hashed at rest. */
export interface Sessions {
  readonly start: (start: SessionStart) => Promise<string>;
  readonly read: (token: string) => Promise<Session | undefined>;
  /** Only what access is decided by. */
  readonly readActor: (token: string) => Promise<Actor | undefined>;
  readonly end: (token: string) => Promise<void>;
}

export function createSessions(database: Database): Sessions {
  return {
    start: async ({ accountId, kind, spaceId, subjectId }) => {
      const token = createToken();
      await database.query({
        name: "start_session",
        text: `insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at)
          values ($1, $2, $3, $4, $5, now() + make_interval(days => ${SESSION_DAYS}))`,
        values: [hashToken(token), accountId, kind, spaceId, subjectId],
      });
      return token;
    },
    read: async (token) => {
      const [row] = await database.query<SessionRow>({ ...READ, values: [hashToken(token)] });
      return row && toSession(row);
    },
    readActor: async (token) => {
      const [row] = await database.query<ActorRow>({ ...READ_ACTOR, values: [hashToken(token)] });
      return row && toActor(row);
    },
    end: async (token) => {
      await database.query({
        name: "end_session",
        text: "delete from session where token_hash = $1",
        values: [hashToken(token)],
      });
    },
  };
}
