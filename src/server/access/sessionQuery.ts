import { accessKeysOf } from "../../schema/accessKeys";
import { resolveLanguage } from "../../shared/languages";
import type { Session, SessionKind } from "./session";

/**
 * Columns and tables that read a session whole in one go; prefixed so that a statement can fetch a record beside it.
 * Role and membership are joined afresh each time: what an administrator changes holds with the next request.
 */
export const SESSION_COLUMNS = `
  s.kind as s_kind, s.account_id as s_account_id, s.space_id as s_space_id, a.email as s_email,
  a.is_backoffice as s_is_backoffice, sp.kind as s_space_kind, sp.origin as s_origin, sp.name as s_space_name,
  sp.language as s_language, r.id as s_role_id, r.role as s_role, r.main_admin as s_main_admin, r.name as s_role_name,
  m.id as s_member_id, m.nickname as s_nickname`;

/** `$1` is the token's hash. */
export const SESSION_TABLES = `
  session s
  join account a on a.id = s.account_id
  left join space sp on sp.id = s.space_id
  left join staff_role r on r.id = s.subject_id and r.space_id = s.space_id and r.account_id = s.account_id
  left join member m on m.id = s.subject_id and m.space_id = s.space_id and m.account_id = s.account_id`;

export const SESSION_VALID = "s.token_hash = $1 and s.expires_at > now()";

export interface SessionRow {
  readonly s_kind: SessionKind;
  readonly s_account_id: string;
  readonly s_space_id: string | null;
  readonly s_email: string;
  readonly s_is_backoffice: boolean;
  readonly s_space_kind: "community" | "company" | null;
  readonly s_origin: string | null;
  readonly s_space_name: string | null;
  readonly s_language: string | null;
  readonly s_role_id: string | null;
  readonly s_role: string | null;
  readonly s_main_admin: boolean | null;
  readonly s_role_name: string | null;
  readonly s_member_id: string | null;
  readonly s_nickname: string | null;
}

/** Keys by session kind; none where the role or membership behind it is gone. */
const KEYS: Readonly<Record<SessionKind, (row: SessionRow) => readonly string[]>> = {
  member: (row) => (row.s_member_id ? ["community:USER"] : []),
  staff: (row) => (row.s_role ? accessKeysOf("community", row.s_role, row.s_main_admin === true) : []),
  suite: (row) => (row.s_role ? accessKeysOf("suite", row.s_role, false) : []),
  backoffice: (row) => (row.s_is_backoffice ? ["backoffice"] : []),
};

/** The session of a row, or nothing where what it stood for is gone. */
export function toSession(row: SessionRow): Session | undefined {
  const accessKeys = KEYS[row.s_kind](row);
  if (accessKeys.length === 0) return undefined;
  const hasSpace = row.s_space_id && row.s_space_kind;
  return {
    kind: row.s_kind,
    accountId: row.s_account_id,
    email: row.s_email,
    space: hasSpace
      ? {
          id: row.s_space_id as string,
          kind: row.s_space_kind as "community" | "company",
          origin: row.s_origin,
          name: row.s_space_name ?? "",
          language: resolveLanguage(row.s_language ?? undefined),
        }
      : undefined,
    memberId: row.s_member_id ?? undefined,
    staffRoleId: row.s_role_id ?? undefined,
    name: row.s_nickname ?? row.s_role_name ?? row.s_email,
    accessKeys,
  };
}
