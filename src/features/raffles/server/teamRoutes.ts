import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { teamRafflesApi } from "../shared/api/team";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/raffles";
import { cancelRaffle } from "./cancel";
import { type Deciding, markGiven, passOn } from "./decide";
import { raffleActivities, readProof, readRaffles } from "./readRaffles";

/** Whoever works with an activity sees its raffle, and whoever runs it decides on its prizes: each route looks for itself. */
const access = { kind: "staff" } as const;

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
  route(teamRafflesApi, "GET /client/communities/:id/raffleList", {
    access,
    handle: async (context, { request, query: { page = "0", pageSize = String(PAGE_SIZE) } }) => {
      demandCommunity(context, request);
      const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
      const activities = await ownActivities(context);
      return readRaffles(context.db, { page: Number(page), pageSize: size, activities });
    },
  }),
  route(teamRafflesApi, "GET /client/communities/:id/hasRaffleData", {
    access,
    handle: async (context, { request }) => {
      demandCommunity(context, request);
      return { hasRaffleData: (await ownActivities(context)).length > 0 };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/markRaffleRedeemed", {
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await markGiven(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/passRaffleOn", {
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await passOn(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/cancelRaffle", {
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await cancelRaffle(context.db, body, tools());
      return { done: true };
    },
  }),
  route(teamRafflesApi, "GET /client/communities/:id/raffle/:raffleId/proof", {
    access,
    handle: async (context, { request, params: { raffleId } }) => {
      demandCommunity(context, request);
      await demandOwn(context, raffleId, "read");
      return readProof(context.db, raffleId);
    },
  }),
];
