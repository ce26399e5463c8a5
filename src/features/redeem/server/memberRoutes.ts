import type { Ledger } from "../../../contracts/services/ledger";
import { component, demandCommunity, type ExtensionRoute, type HostTools, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { REDEEM_ERRORS } from "../shared/errors";
import { askRedeem } from "./askRedeem";
import { readWallet } from "./readWallet";
import { askReminder } from "./reminders";
import { openCode } from "./seal";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const LONGEST_PASSWORD = 1_000;

const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const maybe: JsonObject = { type: ["string", "null"] };
const number: JsonObject = { type: "integer" };
const params = requiredObject({ id });

const WALLET = component(
  "RedeemWallet",
  requiredObject({
    available: number,
    pending: number,
    held: number,
    period: requiredObject({
      isOpen: { type: "boolean" },
      from: { ...maybe, description: "First day, YYYY-MM-DD" },
      to: { ...maybe, description: "No longer one of them" },
    }),
    isAsked: { type: "boolean", description: "Whether the member is told when it opens" },
    explanation: maybe,
    cards: {
      type: "array",
      items: requiredObject({ id, name: text, description: maybe, logo: maybe, labs: number, valueEuros: { type: "number" } }),
    },
    redeems: {
      type: "array",
      items: requiredObject({
        ...{ id, cardName: maybe, labs: number, valueEuros: { type: ["number", "null"] }, status: text },
        ...{ initialDate: text, endDate: maybe, rejection: maybe, hasCode: { type: "boolean" } },
      }),
    },
  }),
);
const WALLET_EXAMPLE = {
  available: 60,
  pending: 5,
  held: 9,
  period: { isOpen: true, from: "2027-06-01", to: "2027-06-16" },
  isAsked: false,
  explanation: "Una tarjeta por cada 9 LABs",
  cards: [{ id: EXAMPLE_ID, name: "Tarjeta de 40 €", description: null, logo: null, labs: 9, valueEuros: 40 }],
  redeems: [
    {
      ...{ id: EXAMPLE_ID, cardName: "Tarjeta de 40 €", labs: 9, valueEuros: 40, status: "PENDING" },
      ...{ initialDate: "2027-06-02T10:00:00.000Z", endDate: null, rejection: null, hasCode: false },
    },
  ],
};
const REQUEST = requiredObject({
  cardId: id,
  key: { ...id, description: "Of the caller's: the same key again is the same request" },
});
const REQUESTED = requiredObject({ id, labs: number, available: { ...number, description: "What is left to be spent" } });
const REVEAL = requiredObject({ password: { type: "string", minLength: 1, maxLength: LONGEST_PASSWORD } });
const REVEALED = requiredObject({ code: text });
const ASKED = requiredObject({ asked: { type: "boolean" } });

export interface RedeemServices {
  readonly ledger: () => Ledger;
  readonly tools: () => HostTools;
}

function memberOf(context: RouteContext, request: Parameters<ExtensionRoute["handle"]>[1]) {
  demandCommunity(context, request);
  const { db, session } = context;
  if (!session?.memberId) throw new AppError("access.denied");
  return { db, memberId: session.memberId, accountId: session.accountId };
}

/** What members do with their LABs: the wallet, a request, a code, and a word when it opens. */
export function memberRoutes({ ledger, tools }: RedeemServices): readonly ExtensionRoute[] {
  const access = { kind: "member" } as const;
  return [
    {
      method: "GET",
      url: "/tester/communities/:id/wallet",
      summary: "What a member has, may get for it, and asked for",
      access,
      schema: { params },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: WALLET, example: WALLET_EXAMPLE } }),
      handle: async (context, request) => {
        const { db, memberId } = memberOf(context, request);
        return readWallet(db, memberId, { ledger: ledger(), timeZone: await context.timeZone() });
      },
    },
    {
      method: "POST",
      url: "/tester/communities/:id/redeemPoints",
      summary: "Ask for a card: its LABs are set aside until the team has decided",
      access,
      schema: { params, body: REQUEST },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        body: { schema: REQUEST, example: { cardId: EXAMPLE_ID, key: EXAMPLE_ID } },
        answer: { schema: REQUESTED, example: { id: EXAMPLE_ID, labs: 9, available: 51 } },
      }),
      handle: async (context, request) => {
        const { db, memberId } = memberOf(context, request);
        const body = request.body as { readonly cardId: string; readonly key: string };
        const asked = await askRedeem(db, { memberId, ...body }, { ledger: ledger(), timeZone: await context.timeZone() });
        return { ...asked, available: (await ledger().balanceOf(db, memberId)).available };
      },
    },
    {
      method: "POST",
      url: "/tester/communities/:id/redeems/:redeemId/code",
      summary: "Show the code of one's own redemption, for the password; each time is noted in its history",
      access,
      schema: { params: requiredObject({ id, redeemId: id }), body: REVEAL },
      describe: () => ({
        examples: { id: EXAMPLE_ID, redeemId: EXAMPLE_ID },
        body: { schema: REVEAL, example: { password: "Correct-horse-9" } },
        answer: { schema: REVEALED, example: { code: "AB12-CD34-EF56" } },
      }),
      handle: async (context, request, reply) => {
        const { db, memberId, accountId } = memberOf(context, request);
        const { redeemId } = request.params as { readonly redeemId: string };
        const own = await db
          .selectFrom("redeem")
          .select("sealedCode")
          .where("id", "=", redeemId)
          .where("member", "=", memberId)
          .executeTakeFirst();
        if (!own?.sealedCode) throw new AppError(REDEEM_ERRORS.noCode);
        await tools().demandOwnPassword(accountId, (request.body as { readonly password: string }).password);
        await tools().note([
          { spaceId: db.spaceId, accountId, action: "reveal", entity: "redeem", recordId: redeemId, changes: {} },
        ]);
        reply.header("Cache-Control", "no-store");
        return { code: openCode(tools(), redeemId, own.sealedCode) };
      },
    },
    {
      method: "POST",
      url: "/tester/communities/:id/askNotification",
      summary: "Be told, once, when LABs can be redeemed",
      access,
      schema: { params },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: ASKED, example: { asked: true } } }),
      handle: async (context, request) => {
        const { db, memberId } = memberOf(context, request);
        await askReminder(db, memberId);
        return { asked: true };
      },
    },
  ];
}
