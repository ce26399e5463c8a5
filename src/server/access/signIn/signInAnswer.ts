import { nextStep } from "../../../shared/nextStep";
import { isPending } from "../../twoFactor/sessionStep";
import type { Session, SessionKind } from "../session/session";

type SessionPresenter = (session: Session) => Readonly<Record<string, unknown>>;

function roleOf(session: Session): string {
  return session.accessKeys[0]?.split(":")[1] ?? "";
}

const PRESENT: Readonly<Record<SessionKind, SessionPresenter>> = {
  member: () => ({}),
  staff: (session) => ({ rol: roleOf(session), mainAdmin: session.accessKeys.includes("mainAdmin") }),
  suite: (session) => ({ rol: roleOf(session) }),
  backoffice: () => ({}),
};

/** What a sign-in is answered with (spec section 7), by whichever way somebody came in. */
export function signInAnswer(session: Session, token: string): Readonly<Record<string, unknown>> {
  return {
    authToken: token,
    ...PRESENT[session.kind](session),
    active2fa: isPending(session),
    nextStep: nextStep(session.missing),
    ...(session.space ? { space: session.space } : {}),
  };
}
