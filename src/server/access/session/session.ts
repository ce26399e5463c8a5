import type { Language } from "../../../shared/languages";
import type { PendingStep } from "../../../shared/nextStep";

export type SessionKind = "member" | "staff" | "suite" | "backoffice";

/** The kind of space that a session's records belong to; the back office has none. */
export const SPACE_KIND: Readonly<Record<SessionKind, "community" | "company" | undefined>> = {
  member: "community",
  staff: "community",
  suite: "company",
  backoffice: undefined,
};

/** What access is decided by: read from the database with every request, so that roles change at once, sign-out too. */
export interface Actor {
  readonly kind: SessionKind;
  /** What the session is known by in lists and rooms; no secret. */
  readonly sessionId: string;
  readonly accountId: string;
  /** Absent for the back office. */
  readonly spaceId: string | undefined;
  /** The member, for sessions of that kind. */
  readonly memberId: string | undefined;
  /** The member or the staff role that the session stands for; absent for the back office. */
  readonly subjectId: string | undefined;
  /** Whether the role sees everything that `"selected"` grants speak of, or only what it selects. */
  readonly visibility: "ALL" | "SELECTED";
  /** What the person has yet to complete after the login. */
  readonly missing: readonly PendingStep[];
  /** Of a community's people: whether it has ended, so that they read and write no more. */
  readonly isCommunityEnded?: boolean;
  /** Qualified access keys; see `accessKeysOf`, in a preview `previewKeys`. */
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
  /** The member's photo. */
  readonly image: string | undefined;
  /** ISO 8601: until when somebody of the back office looks at the suite as this person does. */
  readonly viewingUntil: string | undefined;
}
