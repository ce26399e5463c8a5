import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { SECOND_STEP } from "../../access/session/heldBack";
import type { Session, SessionKind } from "../../access/session/session";
import { languageOf } from "../../api/language";
import { demandOwn } from "../../identity/profile/ownSession";
import { notingFailure } from "../notingFailure";
import { sendStepCode } from "../sendStepCode";
import { takeStep } from "../takeStep";
import { documentedCall } from "./documents";
import { noticeOf, type TwoFactorRoutesOptions } from "./routeOptions";

/** Every way in (spec section 7 for communities and the back office; the suite's is named alike). */
const SIGN_INS: readonly { readonly kind: SessionKind; readonly url: string; readonly who: string }[] = [
  { kind: "member", url: "/experienceLabs/:origin/user", who: "A member" },
  { kind: "staff", url: "/experienceLabs/:origin/client", who: "A community's staff" },
  { kind: "backoffice", url: "/admin", who: "The back office" },
  { kind: "suite", url: "/clientSuite", who: "A client of the suite" },
];

type TwoFactorRequest = FastifyRequest<{ Params: { origin?: string } }>;

/** The session that signed in here. @throws AppError `auth.notAuthenticated`, `access.denied`, `community.notFound` */
async function sessionAt(kind: SessionKind, { sessionOf }: TwoFactorRoutesOptions, request: TwoFactorRequest): Promise<Session> {
  const session = await sessionOf(request);
  if (session.kind !== kind) throw new AppError("access.denied");
  const { origin } = request.params;
  return origin === undefined ? session : demandOwn(session, { origin });
}

/** The second step of a sign-in, by code: taken, and sent once more. */
export function twoFactorSignInRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  for (const { kind, url, who } of SIGN_INS) {
    app.post<{ Params: { origin?: string }; Body: { code: string } }>(
      `${url}/2facode`,
      {
        config: SECOND_STEP,
        schema: documentedCall(`${who} takes the second step of a sign-in`, { body: "code", answer: "step" }),
      },
      async (request) => {
        const session = await sessionAt(kind, options, request);
        const { code } = request.body;
        const notice = noticeOf(options, request, session);
        const step = () => takeStep(options, { session, code, address: request.ip, notice });
        return { nextStep: await notingFailure(options.root, session, step) };
      },
    );
    app.post<{ Params: { origin?: string } }>(
      `${url}/resend2facode`,
      { config: SECOND_STEP, schema: documentedCall(`${who} asks for another code`, { body: "none", answer: "sent" }) },
      async (request) => {
        const session = await sessionAt(kind, options, request);
        return sendStepCode(options, { session, language: languageOf(request), address: request.ip });
      },
    );
  }
}
