import type { Session } from "../../data/session";

/** `GET /api/sessions`: one of one's own. */
export interface OwnSession {
  readonly id: string;
  readonly kind: Session["kind"];
  readonly space: string | null;
  readonly device: { readonly browser: string | null; readonly system: string | null };
  readonly createdAt: string;
  /** A day. */
  readonly lastUsedOn: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}
