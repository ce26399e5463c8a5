import type { Entity } from "../../schema/catalog";
import type { Session } from "../access/session/session";
import type { Database } from "../db/database";

/** A lease ends after this long without being refreshed. */
export const LEASE_SECONDS = 60;

/** Who is editing a record. */
export interface RecordLock {
  readonly accountId: string;
  /** One window of the person's: two windows are two holders. */
  readonly holder: string;
  readonly name: string;
  readonly expiresAt: string;
}

export interface LockRequest {
  readonly entity: Entity;
  readonly recordId: string;
  /** The record's space; absent for what belongs to none. */
  readonly spaceId: string | undefined;
  readonly session: Session;
  readonly holder: string;
  /** Takes it from whoever has it. */
  readonly isTakeover: boolean;
}

const COLUMNS = `account_id as "accountId", holder, name, expires_at as "expiresAt"`;

/** Edit locks: advice to people, not a guard of the data, which `If-Match` is. */
export interface Locks {
  /** @returns the lock that is live now: the caller's, or the one in its way */
  readonly take: (request: LockRequest) => Promise<RecordLock>;
  /** @returns the record's space where the caller had the lock */
  readonly release: (
    request: Pick<LockRequest, "entity" | "recordId" | "session" | "holder">,
  ) => Promise<{ readonly spaceId: string | null } | undefined>;
}

export function createLocks(database: Database): Locks {
  const take: Locks["take"] = async (request) => {
    const { entity, recordId, spaceId, session, holder, isTakeover } = request;
    const values = [entity.name, recordId, spaceId ?? null, session.accountId, holder, session.name, isTakeover];
    const [taken] = await database.query<RecordLock>({
      name: "take_lock",
      text: `insert into record_lock as l (entity, record_id, space_id, account_id, holder, name, expires_at)
        values ($1, $2::uuid, $3::uuid, $4::uuid, $5, $6, now() + make_interval(secs => ${LEASE_SECONDS}))
        on conflict (entity, record_id) do update
          set account_id = excluded.account_id, holder = excluded.holder, name = excluded.name, expires_at = excluded.expires_at
          where $7::boolean or l.expires_at < now() or (l.account_id = excluded.account_id and l.holder = excluded.holder)
        returning ${COLUMNS}`,
      values,
    });
    if (taken) return taken;
    const [live] = await database.query<RecordLock>({
      name: "read_lock",
      text: `select ${COLUMNS} from record_lock where entity = $1 and record_id = $2::uuid`,
      values: [entity.name, recordId],
    });
    // Given up between the two statements: then it is free.
    return live ?? take(request);
  };
  return {
    take,
    release: async ({ entity, recordId, session, holder }) => {
      const [released] = await database.query<{ spaceId: string | null }>({
        name: "release_lock",
        text: `delete from record_lock where entity = $1 and record_id = $2::uuid and account_id = $3::uuid and holder = $4
          returning space_id as "spaceId"`,
        values: [entity.name, recordId, session.accountId, holder],
      });
      return released;
    },
  };
}
