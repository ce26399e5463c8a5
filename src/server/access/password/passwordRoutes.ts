import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Json, JsonObject } from "../../../shared/json";
import { languageOf } from "../../api/language";
import { documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { PublicAddress } from "../../platform/publicAddress";
import { demandEmail } from "../credentials/email";
import { demandAttempt, FROM_ADDRESS, type Limit } from "../limits/limits";
import { networkOf } from "../limits/network";
import type { Session, SessionKind } from "../session/session";
import { signInPages } from "../session/signInPages";
import type { AfterAnswer } from "../signIn/afterAnswer";
import { findCommunity } from "../signIn/signIn";
import { changePassword, type Notice, type PasswordTools } from "./accountPassword";
import { mailReset, RESET_MINUTES, readResetCode, resetPassword } from "./resetPassword";

const TAGS = ["Passwords"];
const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Mails that one address gets. */
const RESETS: readonly Limit[] = [
  { windowSeconds: QUARTER, limit: 3 },
  { windowSeconds: HOUR, limit: 6 },
];
/** Mails that one caller has sent. */
const RESETS_FROM_ADDRESS: readonly Limit[] = [{ windowSeconds: QUARTER, limit: 60 }];

/** Longer than the longest that is accepted, so that the rule of bytes is what people read. */
const PASSWORD: JsonObject = { type: "string", minLength: 1, maxLength: 4096 };
const CODE: JsonObject = { type: "string", minLength: 1, maxLength: 200 };

function bodyOf(properties: Readonly<Record<string, JsonObject>>): JsonObject {
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

const CHANGE = bodyOf({ currentPassword: PASSWORD, newPassword: PASSWORD, repeatedPassword: PASSWORD });
const RESET = bodyOf({ email: { type: "string", minLength: 1, maxLength: 320 } });
const CHECK = bodyOf({ codeAction: CODE });
const NEW_PASSWORD = bodyOf({ codeAction: CODE, password: PASSWORD });

const ENDED: JsonObject = {
  type: "object",
  required: ["endedSessions"],
  properties: { endedSessions: { type: "integer", description: "Sessions that ended with the old password" } },
};
const ASKED: JsonObject = {
  type: "object",
  required: ["minutes"],
  properties: { minutes: { type: "integer", description: "How long the mail's link is good for" } },
};
const CHECKED: JsonObject = {
  type: "object",
  required: ["purpose", "expiresAt"],
  properties: {
    purpose: { type: "string", enum: ["reset", "invite"] },
    expiresAt: { type: "string", format: "date-time" },
  },
};
const CODE_EXAMPLE = "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

interface ResetRoute {
  readonly kind: SessionKind;
  /** Who comes in by it. */
  readonly who: string;
  /** Where a reset is asked for. */
  readonly ask: string;
  /** Where its code is shown. */
  readonly codes: string;
}

/** One for each way in (spec section 7 for members and clients; those of suite and back office are named alike). */
const RESET_ROUTES: readonly ResetRoute[] = [
  { kind: "member", who: "a member", ask: "/experienceLabs/:origin/resetPassword", codes: "/experienceLabs/:userId" },
  {
    kind: "staff",
    who: "a community's staff",
    ask: "/experienceLabs/client/:origin/resetPassword",
    codes: "/experienceLabs/client/:userId",
  },
  { kind: "suite", who: "a client of the suite", ask: "/clientSuite/resetPassword", codes: "/clientSuite/:userId" },
  { kind: "backoffice", who: "the back office", ask: "/admin/resetPassword", codes: "/admin/:userId" },
];

interface Change {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

export interface PasswordRoutesOptions extends PasswordTools {
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly publicAddress: PublicAddress;
  readonly afterAnswer: AfterAnswer;
}

function documentedCall(summary: string, body: JsonObject, example: Json, answer: { schema: JsonObject; example: Json }) {
  return documented({ tags: TAGS, summary }, () => ({
    examples: { origin: "demo", userId: EXAMPLE_ID },
    body: { schema: body, example },
    answer,
  }));
}

function changeRoute(app: FastifyInstance, { sessionOf, publicAddress, ...tools }: PasswordRoutesOptions): void {
  const example = { currentPassword: "Sondeo-demo-1", newPassword: "Three-ducks-4", repeatedPassword: "Three-ducks-4" };
  const document = documentedCall("Change one's own password; all other sessions end", CHANGE, example, {
    schema: ENDED,
    example: { endedSessions: 1 },
  });
  app.put<{ Body: Change }>("/experienceLabs/password", { schema: { ...document, body: CHANGE } }, async (request) => {
    const { accountId, sessionId, kind, spaceId, space } = await sessionOf(request);
    const address = publicAddress.here();
    const link = address && `${address}${signInPages(kind, space?.origin ?? undefined).resetPassword}`;
    const notice = { language: languageOf(request), spaceId, link };
    return { endedSessions: await changePassword(tools, { accountId, sessionId, notice, ...request.body }) };
  });
}

function askRoute(app: FastifyInstance, { kind, who, ask }: ResetRoute, options: PasswordRoutesOptions): void {
  const { root, mailer, publicAddress, afterAnswer } = options;
  const summary = `Mail ${who} a link to a new password; the same answer where nobody has the e-mail`;
  const document = documentedCall(summary, RESET, { email: "ana@example.com" }, { schema: ASKED, example: { minutes: 60 } });
  app.post<{ Params: { origin?: string }; Body: { email: string } }>(
    ask,
    { schema: { ...document, body: RESET } },
    async (request) => {
      const email = demandEmail(request.body.email);
      const { origin } = request.params;
      const community = origin === undefined ? undefined : { ...(await findCommunity(root, origin)), origin };
      await demandAttempt(root, { scope: "reset.from", key: networkOf(request.ip), limits: RESETS_FROM_ADDRESS });
      await demandAttempt(root, { scope: "reset", key: email, limits: RESETS });
      const address = publicAddress.here();
      if (address) {
        const language = languageOf(request);
        afterAnswer(() => mailReset({ root, mailer }, { kind, email, community, language, address }));
      } else request.log.error("PUBLIC_URL is not set: no mail can hold a link");
      return { minutes: RESET_MINUTES };
    },
  );
}

/** How the owner hears of the reset: in the name of the space that the code came from. */
async function noticeOf(request: FastifyRequest, kind: SessionKind, spaceId: string | undefined, options: PasswordRoutesOptions) {
  const { root, publicAddress } = options;
  const space = spaceId
    ? await root.selectFrom("space").select("origin").where("id", "=", spaceId).executeTakeFirst()
    : undefined;
  const address = publicAddress.here();
  const link = address && `${address}${signInPages(kind, space?.origin ?? undefined).resetPassword}`;
  return { language: languageOf(request), spaceId, link } satisfies Notice;
}

function codeRoutes(app: FastifyInstance, { kind, who, codes }: ResetRoute, options: PasswordRoutesOptions): void {
  const { root } = options;
  const demandCalm = (request: FastifyRequest) =>
    demandAttempt(root, { scope: "code.from", key: networkOf(request.ip), limits: FROM_ADDRESS });
  const checkDocument = documentedCall(
    `Whether ${who} holds a good code`,
    CHECK,
    { codeAction: CODE_EXAMPLE },
    {
      schema: CHECKED,
      example: { purpose: "reset", expiresAt: "2026-11-20T10:30:00.000Z" },
    },
  );
  app.post<{ Params: { userId: string }; Body: { codeAction: string } }>(
    `${codes}/checkResetCode`,
    { schema: { ...checkDocument, body: CHECK } },
    async (request) => {
      await demandCalm(request);
      const { userId: accountId } = request.params;
      const { purpose, expiresAt } = await readResetCode(root, { accountId, ...request.body });
      return { purpose, expiresAt };
    },
  );
  const example = { codeAction: CODE_EXAMPLE, password: "Three-ducks-4" };
  const resetDocument = documentedCall(`Spend a code: ${who} has a new password, all sessions end`, NEW_PASSWORD, example, {
    schema: ENDED,
    example: { endedSessions: 1 },
  });
  app.post<{ Params: { userId: string }; Body: { codeAction: string; password: string } }>(
    `${codes}/resetNewPassword`,
    { schema: { ...resetDocument, body: NEW_PASSWORD } },
    async (request) => {
      await demandCalm(request);
      const endedSessions = await resetPassword(options, {
        accountId: request.params.userId,
        ...request.body,
        noticeOf: ({ spaceId }) => noticeOf(request, kind, spaceId, options),
      });
      return { endedSessions };
    },
  );
}

/** Change of the own password, and the way back for those who have forgotten it. */
export function passwordRoutes(app: FastifyInstance, options: PasswordRoutesOptions): void {
  changeRoute(app, options);
  for (const route of RESET_ROUTES) {
    askRoute(app, route, options);
    codeRoutes(app, route, options);
  }
}
