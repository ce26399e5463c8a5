import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { requiredObject } from "../../../shared/objectSchema";
import { PAGE_SIZE } from "../shared/raffles";
import { cancelRaffle } from "./cancel";
import { type Deciding, markGiven, passOn } from "./decide";
import {
  CANCELLATION,
  DONE,
  EXAMPLE_ID,
  GIVEN,
  HAS_DATA,
  id,
  LARGEST_PAGE,
  PASSED,
  PROOF,
  PROOF_EXAMPLE,
  QUERY,
  RAFFLES,
  RAFFLES_EXAMPLE,
} from "./documents";
import { raffleActivities, readProof, readRaffles } from "./readRaffles";

const CLIENT = "/client/communities/:id";
const params = requiredObject({ id });
/** Whoever works with an activity sees its raffle, and whoever runs it decides on its prizes: each route looks for itself. */
const access = { kind: "staff" } as const;
const examples = { id: EXAMPLE_ID };

/** Activities with a raffle that the session's person works with. */
async function ownActivities({ db, records }: RouteContext): Promise<readonly string[]> {
  const ids = await raffleActivities(db);
  return records.reachable({ entity: "activity", action: "read", ids });
}

/** @throws AppError `record.notFound` where the raffle is of an activity that the person doesn't run */
async function demandOwn({ db, records }: RouteContext, raffleId: string, action: "read" | "update"): Promise<void> {
  const row = await db.selectFrom("raffle").select("activity").where("id", "=", raffleId).executeTakeFirst();
  const reached = await records.reachable({ entity: "activity", action, ids: row ? [row.activity] : [] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

function decidingOf({ session }: RouteContext, tools: () => HostTools): Deciding {
  if (!session?.subjectId) throw new AppError("access.denied");
  return { actorId: session.subjectId, tools: tools() };
}

/** What the team does with raffles (spec section 7, redeem). */
export const teamRoutes = (tools: () => HostTools): readonly ExtensionRoute[] => [
  {
    method: "GET",
    url: `${CLIENT}/raffleList`,
    summary: "Raffles of the community, those to come first",
    access,
    schema: { params, querystring: QUERY },
    describe: () => ({ examples, answer: { schema: RAFFLES, example: RAFFLES_EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { page = "0", pageSize = String(PAGE_SIZE) } = request.query as {
        readonly page?: string;
        readonly pageSize?: string;
      };
      const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
      const activities = await ownActivities(context);
      return readRaffles(context.db, { page: Number(page), pageSize: size, activities });
    },
  },
  {
    method: "GET",
    url: `${CLIENT}/hasRaffleData`,
    summary: "Whether the community has any raffle",
    access,
    schema: { params },
    describe: () => ({ examples, answer: { schema: HAS_DATA, example: { hasRaffleData: true } } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return { hasRaffleData: (await ownActivities(context)).length > 0 };
    },
  },
  {
    method: "POST",
    url: `${CLIENT}/markRaffleRedeemed`,
    summary: "Say that a winner has got the prize",
    access,
    schema: { params, body: GIVEN },
    describe: () => ({
      examples,
      body: { schema: GIVEN, example: { raffleId: EXAMPLE_ID, ticketId: EXAMPLE_ID } },
      answer: { schema: DONE, example: { done: true } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const body = request.body as { readonly raffleId: string; readonly ticketId: string };
      await demandOwn(context, body.raffleId, "update");
      await markGiven(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  },
  {
    method: "POST",
    url: `${CLIENT}/passRaffleOn`,
    summary: "Pass a winner's place on to who is next by the draw, with a reason",
    access,
    schema: { params, body: PASSED },
    describe: () => ({
      examples,
      body: { schema: PASSED, example: { raffleId: EXAMPLE_ID, ticketId: EXAMPLE_ID, reason: "No ha respondido en 15 días" } },
      answer: { schema: DONE, example: { done: true } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const body = request.body as { readonly raffleId: string; readonly ticketId: string; readonly reason: string };
      await demandOwn(context, body.raffleId, "update");
      await passOn(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  },
  {
    method: "POST",
    url: `${CLIENT}/cancelRaffle`,
    summary: "Cancel a raffle before its draw, with a reason that those who took part are told",
    access,
    schema: { params, body: CANCELLATION },
    describe: () => ({
      examples,
      body: { schema: CANCELLATION, example: { raffleId: EXAMPLE_ID, reason: "El patrocinador ha retirado el premio" } },
      answer: { schema: DONE, example: { done: true } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const body = request.body as { readonly raffleId: string; readonly reason: string };
      await demandOwn(context, body.raffleId, "update");
      await cancelRaffle(context.db, body, tools());
      return { done: true };
    },
  },
  {
    method: "GET",
    url: `${CLIENT}/raffle/:raffleId/proof`,
    summary: "What anybody can check a draw with",
    access,
    schema: { params: requiredObject({ id, raffleId: id }) },
    describe: () => ({
      examples: { ...examples, raffleId: EXAMPLE_ID },
      answer: { schema: PROOF, example: PROOF_EXAMPLE },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { raffleId } = request.params as { readonly raffleId: string };
      await demandOwn(context, raffleId, "read");
      return readProof(context.db, raffleId);
    },
  },
];
