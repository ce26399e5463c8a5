import type { Language } from "../../shared/languages";

export type SessionKind = "member" | "staff" | "suite" | "backoffice";

/** What access is decided by: read from the database with every request, so that roles change at once, sign-out too. */
export interface Actor {
  readonly kind: SessionKind;
  readonly accountId: string;
  /** Absent for the back office. */
  readonly spaceId: string | undefined;
  /** The member, for sessions of that kind. */
  readonly memberId: string | undefined;
  /** Qualified access keys; see `accessKeysOf`. */
  readonly accessKeys: readonly string[];
}

/** A signed-in person as features and the client know them. */
export interface Session extends Actor {
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
  /** Nickname, or the staff person's name. */
  readonly name: string;
}
