import type { FastifyInstance, FastifyRequest } from "fastify";
import { passwordsApi } from "../../../contracts/api/passwords";
import type { InputOf } from "../../../shared/calls/defineApi";
import { languageOf } from "../../api/language";
import { callSchema } from "../../api/openApi/callSchema";
import type { PublicAddress } from "../../platform/publicAddress";
import { demandEmail } from "../credentials/email";
import { demandAttempt, FROM_ADDRESS, type Limit } from "../limits/limits";
import { networkOf } from "../limits/network";
import { AFTER_END } from "../session/endedCommunity";
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

type Calls = keyof typeof passwordsApi;
type NamesOf<Call extends string> = Call extends `POST ${infer Url}` ? Url : never;

interface ResetRoute {
  readonly kind: SessionKind;
  /** Where a reset is asked for. */
  readonly ask: Extract<NamesOf<Calls>, `${string}/resetPassword`>;
  /** Where its code is shown. */
  readonly check: Extract<NamesOf<Calls>, `${string}/checkResetCode`>;
  /** Where its code is spent. */
  readonly spend: Extract<NamesOf<Calls>, `${string}/resetNewPassword`>;
}

const RESET_ROUTES: readonly ResetRoute[] = [
  {
    kind: "member",
    ask: "/experienceLabs/:origin/resetPassword",
    check: "/experienceLabs/:userId/checkResetCode",
    spend: "/experienceLabs/:userId/resetNewPassword",
  },
  {
    kind: "staff",
    ask: "/experienceLabs/client/:origin/resetPassword",
    check: "/experienceLabs/client/:userId/checkResetCode",
    spend: "/experienceLabs/client/:userId/resetNewPassword",
  },
  {
    kind: "suite",
    ask: "/clientSuite/resetPassword",
    check: "/clientSuite/:userId/checkResetCode",
    spend: "/clientSuite/:userId/resetNewPassword",
  },
  {
    kind: "backoffice",
    ask: "/admin/resetPassword",
    check: "/admin/:userId/checkResetCode",
    spend: "/admin/:userId/resetNewPassword",
  },
];

/** Bodies are the same on every way in. */
type BodyOf<Name extends Calls> = InputOf<(typeof passwordsApi)[Name]>["body"];
type Change = BodyOf<"PUT /experienceLabs/password">;
type Ask = BodyOf<"POST /clientSuite/resetPassword">;
type Check = BodyOf<"POST /clientSuite/:userId/checkResetCode">;
type Spend = BodyOf<"POST /clientSuite/:userId/resetNewPassword">;

export interface PasswordRoutesOptions extends PasswordTools {
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly publicAddress: PublicAddress;
  readonly afterAnswer: AfterAnswer;
}

function changeRoute(app: FastifyInstance, { sessionOf, publicAddress, ...tools }: PasswordRoutesOptions): void {
  const schema = callSchema(passwordsApi, "PUT /experienceLabs/password", { tags: TAGS });
  app.put<{ Body: Change }>("/experienceLabs/password", { config: AFTER_END, schema }, async (request) => {
    const { accountId, sessionId, kind, spaceId, space } = await sessionOf(request);
    const address = publicAddress.here();
    const link = address && `${address}${signInPages(kind, space?.origin ?? undefined).resetPassword}`;
    const notice = { language: languageOf(request), spaceId, link };
    return { endedSessions: await changePassword(tools, { accountId, sessionId, notice, ...request.body }) };
  });
}

function askRoute(app: FastifyInstance, { kind, ask }: ResetRoute, options: PasswordRoutesOptions): void {
  const { root, mailer, publicAddress, afterAnswer } = options;
  app.post<{ Params: { origin?: string }; Body: Ask }>(
    ask,
    { schema: callSchema(passwordsApi, `POST ${ask}`, { tags: TAGS }) },
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

function codeRoutes(app: FastifyInstance, { kind, check, spend }: ResetRoute, options: PasswordRoutesOptions): void {
  const { root } = options;
  const demandCalm = (request: FastifyRequest) =>
    demandAttempt(root, { scope: "code.from", key: networkOf(request.ip), limits: FROM_ADDRESS });
  app.post<{ Params: { userId: string }; Body: Check }>(
    check,
    { schema: callSchema(passwordsApi, `POST ${check}`, { tags: TAGS }) },
    async (request) => {
      await demandCalm(request);
      const { userId: accountId } = request.params;
      const { purpose, expiresAt } = await readResetCode(root, { accountId, ...request.body });
      return { purpose, expiresAt };
    },
  );
  app.post<{ Params: { userId: string }; Body: Spend }>(
    spend,
    { schema: callSchema(passwordsApi, `POST ${spend}`, { tags: TAGS }) },
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
