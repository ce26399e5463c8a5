import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JsonObject } from "../../../shared/json";
import { documented } from "../../api/openApi/callDocument";
import type { PublicAddress } from "../../platform/publicAddress";
import type { TwoFactorTools } from "../../twoFactor/twoFactorTools";
import type { Session } from "../session/session";
import type { Sessions } from "../session/sessions";
import { signInPages } from "../session/signInPages";
import { CODE_SECONDS, createDirectCode, type DirectKind, enterDirectly, PARAMETERS } from "./directSignIn";
import { signInAnswer } from "./signInAnswer";
import { SIGNED_IN } from "./signInOperations";
import { startSession } from "./startSession";

const TAGS = ["Sign-in"];
const CODE: JsonObject = { type: "string", minLength: 1, maxLength: 200 };
const ORIGIN: JsonObject = { type: "string", minLength: 2, maxLength: 60 };
const CODE_EXAMPLE = "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

const ASK: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["kind", "origin"],
  properties: { kind: { type: "string", enum: ["member", "staff"] }, origin: ORIGIN },
};

const ASKED: JsonObject = {
  type: "object",
  required: ["code", "url", "expiresInSeconds"],
  properties: {
    code: { type: "string" },
    url: { type: "string", description: "Page that the code lets in by" },
    expiresInSeconds: { type: "integer" },
  },
};

/** One of the two, and not both. */
const ENTER: JsonObject = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { clientAuthToken: CODE, testerAuthToken: CODE },
};

const ENTERED: JsonObject = {
  ...SIGNED_IN,
  properties: {
    ...(SIGNED_IN.properties as JsonObject),
    fromSuite: { type: "boolean", description: "Whether the person came over from the client suite" },
  },
};

export interface DirectSignInOptions extends TwoFactorTools {
  readonly sessions: Sessions;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly publicAddress: PublicAddress;
}

interface EnterBody {
  readonly clientAuthToken?: string;
  readonly testerAuthToken?: string;
}

/** The page with its code: the only place where a code stands in an address, for at most a minute. */
function pageWith(
  kind: DirectKind,
  { origin, code, isFromSuite }: { origin: string; code: string; isFromSuite: boolean },
): string {
  const query = new URLSearchParams({ [PARAMETERS[kind]]: code, ...(isFromSuite ? { fromSuite: "true" } : {}) });
  return `${signInPages(kind, origin).signIn}?${query}`;
}

function askRoute(app: FastifyInstance, { root, sessionOf, publicAddress }: DirectSignInOptions): void {
  const document = documented(
    { tags: TAGS, summary: "A code that lets oneself into a community once, within a minute, without a password" },
    () => ({
      body: { schema: ASK, example: { kind: "staff", origin: "demo" } },
      answer: {
        schema: ASKED,
        example: {
          code: CODE_EXAMPLE,
          url: `https://sondeo.example/c/demo/backoffice?clientAuthToken=${CODE_EXAMPLE}&fromSuite=true`,
          expiresInSeconds: CODE_SECONDS,
        },
      },
    }),
  );
  app.post<{ Body: { kind: DirectKind; origin: string } }>(
    "/api/sign-in-codes",
    { schema: { ...document, body: ASK } },
    async (request) => {
      const session = await sessionOf(request);
      const { kind, origin } = request.body;
      const code = await createDirectCode(root, session, { kind, origin });
      const page = pageWith(kind, { origin, code, isFromSuite: session.kind === "suite" });
      return { code, url: `${publicAddress.ofCaller(request)}${page}`, expiresInSeconds: CODE_SECONDS };
    },
  );
}

function enterRoute(app: FastifyInstance, options: DirectSignInOptions): void {
  const document = documented({ tags: TAGS, summary: "Sign in by a code of an address, which is spent" }, () => ({
    examples: { origin: "demo" },
    body: { schema: ENTER, example: { clientAuthToken: CODE_EXAMPLE } },
    answer: {
      schema: ENTERED,
      example: { authToken: "3q2-7w", rol: "MODERATOR", active2fa: false, nextStep: "activities", fromSuite: true },
    },
  }));
  app.post<{ Params: { origin: string }; Body: EnterBody }>(
    "/experienceLabs/:origin/authToken",
    { schema: { ...document, body: ENTER } },
    async (request, reply) => {
      const { clientAuthToken, testerAuthToken } = request.body;
      const kind = clientAuthToken === undefined ? "member" : "staff";
      const { fromSuite, ...start } = await enterDirectly(options.root, {
        kind,
        origin: request.params.origin,
        code: clientAuthToken ?? testerAuthToken ?? "",
        address: request.ip,
        userAgent: request.headers["user-agent"],
      });
      const { session, token } = await startSession(options, { request, reply, start });
      return { ...signInAnswer(session, token), fromSuite };
    },
  );
}

/** Coming in by a code in the address (`clientAuthToken`, `testerAuthToken`; spec section 2). */
export function directSignInRoutes(app: FastifyInstance, options: DirectSignInOptions): void {
  askRoute(app, options);
  enterRoute(app, options);
}
