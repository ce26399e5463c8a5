import { component, demandCommunity, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { optionalObject, requiredObject } from "../../../shared/objectSchema";
import { LONGEST_CODE, LONGEST_REASON, MOST_AT_ONCE, PAGE_SIZE, SHORTEST_REASON, TYPES } from "../shared/redeem";
import { type Completion, completeRedeems, type Deciding, rejectRedeem } from "./decideRedeem";
import { EXAMPLE_ID, type RedeemServices } from "./memberRoutes";
import { type RedeemFilter, readRedeems } from "./readRedeems";

const LARGEST_PAGE = 100;
const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const maybe: JsonObject = { type: ["string", "null"] };
const number: JsonObject = { type: "integer" };
const params = requiredObject({ id });

const REDEEM = requiredObject({
  id,
  member: { anyOf: [requiredObject({ id, nickname: text }), { type: "null" }] },
  isFirst: { type: "boolean", description: "Whether the member has redeemed nothing before" },
  ...{ type: text, cardName: maybe, labs: number, valueEuros: { type: ["number", "null"] }, status: text },
  ...{ initialDate: text, endDate: maybe, transactionCode: { ...maybe, description: "The end of the code" }, rejection: maybe },
});
const REDEEMS = component(
  "RedeemPage",
  requiredObject({ items: { type: "array", items: REDEEM }, totalElements: number, page: number, pageSize: number }),
);
const EXAMPLE = {
  items: [
    {
      id: EXAMPLE_ID,
      member: { id: EXAMPLE_ID, nickname: "lince" },
      isFirst: true,
      ...{ type: "CUSTOM", cardName: "Tarjeta de 40 €", labs: 9, valueEuros: 40, status: "PENDING" },
      ...{ initialDate: "2027-06-02T10:00:00.000Z", endDate: null, transactionCode: null, rejection: null },
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: PAGE_SIZE,
};
const instant: JsonObject = { type: "string", format: "date-time" };
const QUERY = optionalObject({
  page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
  pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
  type: { type: "string", enum: [...TYPES] },
  initialDate: { ...instant, description: "Asked for from then on" },
  endDate: { ...instant, description: "Asked for before then" },
});
const COMPLETIONS = requiredObject({
  redeems: {
    type: "array",
    minItems: 1,
    maxItems: MOST_AT_ONCE,
    items: optionalObject(
      {
        id,
        code: { type: "string", minLength: 1, maxLength: LONGEST_CODE, pattern: "\\S", description: "What the member gets" },
      },
      ["id"],
    ),
  },
});
const COMPLETED = requiredObject({ completed: number });
const REJECTION = requiredObject({
  id,
  reason: {
    type: "string",
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "What the member reads",
  },
});
const REJECTED = requiredObject({ rejected: { type: "boolean" } });

type Query = RedeemFilter & { readonly page?: string; readonly pageSize?: string };

function listRoute(path: string, isPending: boolean, summary: string): ExtensionRoute {
  return {
    method: "GET",
    url: `/client/communities/:id/${path}`,
    summary,
    access: { entity: "redeem", action: "list" },
    schema: { params, querystring: QUERY },
    describe: () => ({
      examples: { id: EXAMPLE_ID, page: "0", pageSize: String(PAGE_SIZE) },
      answer: { schema: REDEEMS, example: EXAMPLE },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { page = "0", pageSize = String(PAGE_SIZE), ...filter } = request.query as Query;
      const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
      return readRedeems(context.db, { isPending, filter, page: Number(page), pageSize: size });
    },
  };
}

/** What the team does with requests: sees, completes and rejects them (spec section 7, redeem). */
export function teamRoutes({ ledger, tools }: RedeemServices): readonly ExtensionRoute[] {
  const access = { entity: "member", action: "update" } as const;
  const deciding = ({ session }: RouteContext): Deciding => {
    if (!session?.subjectId) throw new AppError("access.denied");
    return { actorId: session.subjectId, ledger: ledger(), tools: tools() };
  };
  return [
    listRoute("pendingRedeems", true, "Redemptions that wait for the team, the longest first"),
    listRoute("completeRedeems", false, "Redemptions that are completed or rejected, the latest first"),
    {
      method: "POST",
      url: "/client/communities/:id/completeRedeems",
      summary: "Complete redemptions, each with what the member gets: all of them, or none",
      access,
      schema: { params, body: COMPLETIONS },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        body: { schema: COMPLETIONS, example: { redeems: [{ id: EXAMPLE_ID, code: "AB12-CD34-EF56" }] } },
        answer: { schema: COMPLETED, example: { completed: 1 } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        const { redeems } = request.body as { readonly redeems: readonly Completion[] };
        return { completed: await completeRedeems(context.db, redeems, deciding(context)) };
      },
    },
    {
      method: "POST",
      url: "/client/communities/:id/rejectRedeem",
      summary: "Reject a redemption for a reason that the member reads: the LABs are given back",
      access,
      schema: { params, body: REJECTION },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        body: { schema: REJECTION, example: { id: EXAMPLE_ID, reason: "La tarjeta ya no está disponible" } },
        answer: { schema: REJECTED, example: { rejected: true } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        await rejectRedeem(context.db, request.body as { readonly id: string; readonly reason: string }, deciding(context));
        return { rejected: true };
      },
    },
  ];
}
