import { accessKeysOf, PERSONAL_DATA } from "../../../schema/accessKeys";
import { resolveLanguage } from "../../../shared/languages";
import type { PendingStep } from "../../../shared/nextStep";
import { endSql } from "../../community/communityEnd";
import { missingSql } from "./missingSql";
import type { Actor, Session, SessionKind } from "./session";

/** What a statement reads of a session `s`, or of one that is known to be of a sort. */
interface ActorSql {
  readonly columns: string;
  readonly tables: string;
  readonly valid: string;
}

const COMMON = `s.id as s_id, s.last_used_on < current_date as s_is_new_day, s.kind as s_kind, s.account_id as s_account_id,
  s.space_id as s_space_id, s.subject_id as s_subject_id, case when s.is_viewing then s.expires_at end as s_viewing_until`;
const ROLE = `r.role as s_role, r.main_admin as s_main_admin, r.visibility as s_visibility,
  case r.role when 'OBSERVATOR' then (select c.observers_read_personal_data from community_configuration c
    where c.space_id = s.space_id) end as s_reads_personal`;
const MEMBER_ID = `(select m.id from member m
  where m.id = s.subject_id and m.space_id = s.space_id and m.account_id = s.account_id and m.status <> 'INACTIVE')`;
const IS_ENDED = `(select ${endSql("c")} <= now() from community c where c.id = s.space_id) as s_is_ended`;
const IS_BACKOFFICE = "(select a.is_backoffice from account a where a.id = s.account_id)";
const validSql = (hash: string): string => `s.token_hash = ${hash} and s.expires_at > now()`;

/** Whoever looks at a suite as one of its people does is of the back office, with every request anew. */
const IS_VIEWER = "s.is_viewing and exists (select from account v where v.id = s.account_id and v.is_backoffice)";
const roleJoin = (isOfRole: string): string => `session s left join staff_role r on ${isOfRole}
  r.id = s.subject_id and r.space_id = s.space_id and (r.account_id = s.account_id or ${IS_VIEWER})`;

/** What a session of one sort stands for. */
const OF_KIND: Readonly<Record<SessionKind, Pick<ActorSql, "columns" | "tables">>> = {
  member: { columns: `${MEMBER_ID} as s_member_id, ${IS_ENDED}`, tables: "session s" },
  staff: { columns: `${ROLE}, ${IS_ENDED}`, tables: roleJoin("") },
  suite: { columns: ROLE, tables: roleJoin("") },
  backoffice: { columns: `${IS_BACKOFFICE} as s_is_backoffice`, tables: "session s" },
};

const OF_ANY: Pick<ActorSql, "columns" | "tables"> = {
  columns: `${ROLE}, ${IS_ENDED}, case s.kind when 'member' then ${MEMBER_ID} end as s_member_id,
    case s.kind when 'backoffice' then ${IS_BACKOFFICE} end as s_is_backoffice`,
  tables: roleJoin("s.kind in ('staff', 'suite') and"),
};

/**
 * SQL that tells who acts, lean enough to be joined to the statement that reads a record. Role and membership are
 * looked up afresh each time: what an administrator changes holds with the next request.
 * @param kind of a session that is known to be of that sort: what concerns others is left out, which costs though it
 *   is never run
 * @param hash the parameter that has the token's hash
 */
export function actorSql(kind?: SessionKind, hash = "$1"): ActorSql {
  const { columns, tables } = kind ? OF_KIND[kind] : OF_ANY;
  const valid = kind ? `${validSql(hash)} and s.kind = '${kind}'` : validSql(hash);
  return { columns: `${COMMON}, ${columns}, ${missingSql(kind)} as s_missing`, tables, valid };
}

/** What concerns no session of its sort is null, or absent. */
export interface ActorRow {
  readonly s_id: string;
  /** Whether its last use, as noted, was before today. */
  readonly s_is_new_day: boolean;
  readonly s_kind: SessionKind;
  readonly s_account_id: string;
  readonly s_space_id: string | null;
  readonly s_subject_id: string | null;
  readonly s_visibility?: string | null;
  readonly s_role?: string | null;
  readonly s_main_admin?: boolean | null;
  /** Of observers: whether their community lets them read personal data. */
  readonly s_reads_personal?: boolean | null;
  readonly s_member_id?: string | null;
  readonly s_is_backoffice?: boolean | null;
  /** Of a community's people: whether it has ended; null where it has no end. */
  readonly s_is_ended?: boolean | null;
  readonly s_missing: readonly PendingStep[] | null;
  /** Of who looks at a suite; else null. */
  readonly s_viewing_until: string | null;
}

/** Keys by session kind; none where the role or membership behind it is gone. */
const KEYS: Readonly<Record<SessionKind, (row: ActorRow) => readonly string[]>> = {
  member: (row) => (row.s_member_id ? ["community:USER"] : []),
  staff: (row) => {
    if (!row.s_role) return [];
    const keys = accessKeysOf("community", row.s_role, row.s_main_admin === true);
    return row.s_reads_personal ? [...keys, PERSONAL_DATA] : keys;
  },
  suite: (row) => (row.s_role ? accessKeysOf("suite", row.s_role, false) : []),
  backoffice: (row) => (row.s_is_backoffice ? ["backoffice"] : []),
};

/** Who acts, or nobody where what the session stood for is gone. */
export function toActor(row: ActorRow): Actor | undefined {
  const accessKeys = KEYS[row.s_kind](row);
  if (accessKeys.length === 0) return undefined;
  return {
    kind: row.s_kind,
    sessionId: row.s_id,
    accountId: row.s_account_id,
    spaceId: row.s_space_id ?? undefined,
    memberId: row.s_member_id ?? undefined,
    subjectId: row.s_subject_id ?? undefined,
    visibility: row.s_visibility === "ALL" ? "ALL" : "SELECTED",
    missing: row.s_missing ?? [],
    isCommunityEnded: row.s_is_ended === true,
    accessKeys,
  };
}

/** The person and the space beside: for sign-in and features. `$1` has the hashes of any number of tokens. */
export function sessionSql(): ActorSql {
  const { columns, tables } = actorSql();
  return {
    columns: `${columns}, s.token_hash as s_token_hash, a.email as s_email, sp.kind as s_space_kind, sp.origin as s_origin,
      sp.name as s_space_name, sp.language as s_language, coalesce(me.nickname, r.name, a.email) as s_name, me.image as s_image`,
    tables: `${tables}
      join account a on a.id = s.account_id
      left join space sp on sp.id = s.space_id
      left join member me on s.kind = 'member' and me.id = s.subject_id`,
    valid: "s.token_hash = any($1::bytea[]) and s.expires_at > now()",
  };
}

export interface SessionRow extends ActorRow {
  readonly s_token_hash: Buffer;
  readonly s_email: string;
  readonly s_space_kind: "community" | "company" | null;
  readonly s_origin: string | null;
  readonly s_space_name: string | null;
  readonly s_language: string | null;
  readonly s_name: string;
  readonly s_image: string | null;
}

export function toSession(row: SessionRow): Session | undefined {
  const actor = toActor(row);
  if (!actor) return undefined;
  const { s_space_id: id, s_space_kind: kind, s_origin: origin, s_space_name: name, s_language: language } = row;
  const space = id && kind ? { id, kind, origin, name: name ?? "", language: resolveLanguage(language ?? undefined) } : undefined;
  const viewingUntil = row.s_viewing_until ?? undefined;
  return { ...actor, email: row.s_email, space, name: row.s_name, image: row.s_image ?? undefined, viewingUntil };
}
