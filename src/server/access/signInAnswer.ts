import { nextStep } from "../../shared/nextStep";
import type { Session, SessionKind } from "./session";

type Present = (session: Session) => Readonly<Record<string, unknown>>;

function roleOf(session: Session): string {
  return session.accessKeys[0]?.split(":")[1] ?? "";
}

const PRESENT: Readonly<Record<SessionKind, Present>> = {
  member: (session) => ({ nextStep: nextStep(session.missing), active2fa: false }),
  staff: (session) => ({ rol: roleOf(session), mainAdmin: session.accessKeys.includes("mainAdmin"), active2fa: false }),
  suite: (session) => ({ rol: roleOf(session), active2fa: false }),
  backoffice: () => ({}),
};

/** What a sign-in is answered with (spec section 7), by whichever way somebody came in. */
export function signInAnswer(session: Session, token: string): Readonly<Record<string, unknown>> {
  return { authToken: token, ...PRESENT[session.kind](session), ...(session.space ? { space: session.space } : {}) };
}
