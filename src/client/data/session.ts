import type { OpenSession, sessionApi } from "../../contracts/api/session";
import { ApiError, setApiContext } from "./api";
import { clientOf } from "./clientOf";

export type Session = OpenSession;

const sessions = clientOf<typeof sessionApi>();

/** The name of a session's space, as calls give it: `<kind>:<spaceId>`, or `<kind>` where it belongs to none. */
export function sessionSpace({ kind, space }: Pick<Session, "kind" | "space">): string {
  return space ? `${kind}:${space.id}` : kind;
}

/** The session that `space` (`<kind>:<spaceId>` or `<kind>`) names, or nothing; following calls concern it. */
export async function openSession(space: string): Promise<Session | undefined> {
  setApiContext({ space });
  try {
    // Nobody is no failure: 204.
    return (await sessions.call("GET /api/session", {})) as Session | undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
