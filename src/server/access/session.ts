import type { Language } from "../../shared/languages";

export type SessionKind = "member" | "staff" | "suite" | "backoffice";

/** Who calls, as read from the database with every request: roles change at once, sign-out too. */
export interface Session {
  readonly kind: SessionKind;
  readonly accountId: string;
  readonly email: string;
  /** Absent for the back office. */
  readonly space:
    | {
        readonly id: string;
        readonly kind: "community" | "company";
        readonly origin: string | null;
        readonly name: string;
        readonly language: Language;
      }
    | undefined;
  /** The member, for sessions of that kind. */
  readonly memberId: string | undefined;
  readonly staffRoleId: string | undefined;
  /** Nickname, or the staff person's name. */
  readonly name: string;
  /** Qualified access keys; see `accessKeysOf`. */
  readonly accessKeys: readonly string[];
}
