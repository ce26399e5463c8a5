import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenSession } from "../../../contracts/api/session";
import { AppError } from "../../../shared/errors";
import { nextStep } from "../../../shared/nextStep";
import { accessAct, noteActs } from "../../activityLog/noteActs";
import { languageOf } from "../../api/language";
import type { PublicAddress } from "../../platform/publicAddress";
import type { TwoFactorTools } from "../../twoFactor/twoFactorTools";
import { noteActing } from "../session/acting";
import { clearSessionCookie, credentialOf, SIGN_IN, SIGN_OUT } from "../session/credential";
import type { Session, SessionKind } from "../session/session";
import { signInPages } from "../session/signInPages";
import type { AfterAnswer } from "./afterAnswer";
import { mailNewSignIn, type NewSignInTools } from "./newSignIn";
import { type Credentials, signIn } from "./signIn";
import { signInAnswer } from "./signInAnswer";
import { SESSION_OPERATION, SIGN_OUT_OPERATION, signInOperation } from "./signInOperations";
import { startSession } from "./startSession";

const LOGIN_BODY = {
  type: "object",
  additionalProperties: false,
  required: ["email", "password"],
  properties: {
    email: { type: "string", minLength: 1, maxLength: 320 },
    // Decomposed letters may be three characters for two bytes of what counts.
    password: { type: "string", minLength: 1, maxLength: 4096 },
  },
};

export interface SignInOptions extends NewSignInTools, TwoFactorTools {
  readonly publicAddress: PublicAddress;
  readonly afterAnswer: AfterAnswer;
}

interface LoginRoute {
  readonly url: string;
  readonly kind: SessionKind;
  readonly summary: string;
}

/** The three login calls of spec section 7, and the suite's. */
const LOGINS: readonly LoginRoute[] = [
  { url: "/experienceLabs/:origin/user/login", kind: "member", summary: "A member signs in" },
  {
    url: "/experienceLabs/:origin/client/login",
    kind: "staff",
    summary: "A community's moderator, observer or administrator signs in",
  },
  { url: "/admin/communities/login", kind: "backoffice", summary: "The back office signs in" },
  { url: "/clientSuite/login", kind: "suite", summary: "A client signs in to the suite" },
];

/** A session as the client sees it. */
function presentSession(session: Session): OpenSession {
  return {
    kind: session.kind,
    accessKeys: session.accessKeys,
    account: { id: session.accountId, email: session.email },
    name: session.name,
    image: session.image ?? null,
    space: session.space ?? null,
    memberId: session.memberId ?? null,
    subjectId: session.subjectId ?? null,
    viewingUntil: session.viewingUntil ?? null,
    nextStep: nextStep(session.missing),
  };
}

/** Tells the owner of a sign-in from elsewhere, once it's answered. */
function notifyOwner(request: FastifyRequest, session: Session, { publicAddress, afterAnswer, ...tools }: SignInOptions): void {
  const address = publicAddress.here();
  const link = address && `${address}${signInPages(session.kind, session.space?.origin ?? undefined).resetPassword}`;
  afterAnswer(() => mailNewSignIn(tools, { session, language: languageOf(request), link }));
}

export function signInRoutes(app: FastifyInstance, options: SignInOptions): void {
  const { sessions, root } = options;
  for (const { url, kind, summary } of LOGINS) {
    app.post<{ Params: { origin?: string }; Body: Credentials }>(
      url,
      { config: SIGN_IN, schema: { ...signInOperation(summary, LOGIN_BODY), body: LOGIN_BODY } },
      async (request, reply) => {
        const { isKnownPlace, ...start } = await signIn(root, {
          kind,
          credentials: request.body,
          origin: request.params.origin,
          address: request.ip,
          userAgent: request.headers["user-agent"],
        });
        const { session, token } = await startSession(options, { request, reply, start });
        if (!isKnownPlace) notifyOwner(request, session, options);
        return signInAnswer(session, token);
      },
    );
  }

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = credentialOf(request);
    const session = token ? await sessions.read(token) : undefined;
    if (!token || !session) throw new AppError("auth.notAuthenticated");
    noteActing(session.accountId);
    await noteActs(root, [accessAct("signOut", session)]);
    await sessions.end(token);
    clearSessionCookie(reply, { kind: session.kind, spaceId: session.space?.id ?? null });
    return reply.code(204).send();
  };
  const documented = { config: SIGN_OUT, schema: SIGN_OUT_OPERATION };
  app.post("/experienceLabs/:origin/user/logout", documented, signOut);
  app.post("/api/logout", documented, signOut);
  // Every page asks at its start, signed in or not: nobody is an answer, not an error.
  app.get("/api/session", { schema: SESSION_OPERATION }, async (request, reply) => {
    const token = credentialOf(request);
    const session = token ? await sessions.read(token) : undefined;
    return session ? presentSession(session) : reply.code(204).send();
  });
}
