import type { NextStep } from "../../shared/nextStep";
import { ApiError, fetchJson, setApiContext } from "./api";

/** `GET /api/session`. */
export interface Session {
  readonly kind: "member" | "staff" | "suite" | "backoffice";
  readonly accessKeys: readonly string[];
  readonly account: { readonly id: string; readonly email: string };
  readonly name: string;
  /** The member's photo. */
  readonly image: string | null;
  readonly space: {
    readonly id: string;
    readonly kind: string;
    readonly origin: string | null;
    readonly name: string;
    readonly language: string;
  } | null;
  readonly memberId: string | null;
  /** The member or the staff role that the session stands for; `null` in the back office. */
  readonly subjectId: string | null;
  /** Where the person goes first. */
  readonly nextStep: NextStep;
}

/** The name of a session's space, as calls give it: `<kind>:<spaceId>`, or `<kind>` where it belongs to none. */
export function sessionSpace({ kind, space }: Pick<Session, "kind" | "space">): string {
  return space ? `${kind}:${space.id}` : kind;
}

/** The session that `space` (`<kind>:<spaceId>` or `<kind>`) names, or nothing; following calls concern it. */
export async function openSession(space: string): Promise<Session | undefined> {
  setApiContext({ space });
  try {
    return await fetchJson<Session>("/api/session");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
