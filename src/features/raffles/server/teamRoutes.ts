import type { Redemptions } from "../../../contracts/services/redemptions";
import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { teamRafflesApi } from "../shared/api/team";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/raffles";
import { cancelRaffle } from "./cancel";
import { type Deciding, markGiven, passOn } from "./decide";
import { raffleActivities, readProof, readRaffles } from "./readRaffles";
import { settleEntries } from "./settleEntries";

interface TeamServices {
  readonly tools: () => HostTools;
  readonly redemptions: () => Redemptions;
}

/**
 * Whoever works with an activity sees its raffle, and whoever runs it decides on its prizes; a raffle of bought entries all
 * see, and those decide on it who decide on redemptions. Each route looks for itself.
 */
const access = { kind: "staff" } as const;

/** Activities with a raffle that the session's person works with. */
async function ownActivities({ db, records }: RouteContext): Promise<readonly string[]> {
  const ids = await raffleActivities(db);
  return records.reachable({ entity: "activity", action: "read", ids });
}

/** @throws AppError `record.notFound` where the raffle is of an activity that the person doesn't run, `access.denied` */
async function demandOwn({ db, records }: RouteContext, raffleId: string, action: "read" | "update"): Promise<void> {
  const row = await db.selectFrom("raffle").select("activity").where("id", "=", raffleId).executeTakeFirst();
  if (row?.activity === null) {
    // Of those who may change no member this refuses all.
    if (action === "update") await records.reachable({ entity: "member", action, ids: [] });
    return;
  }
  const reached = await records.reachable({ entity: "activity", action, ids: row ? [row.activity] : [] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

function decidingOf({ session }: RouteContext, tools: () => HostTools): Deciding {
  if (!session?.subjectId) throw new AppError("access.denied");
  return { actorId: session.subjectId, tools: tools() };
}

/** What the team does with raffles (spec section 7, redeem). */
export const teamRoutes = ({ tools, redemptions }: TeamServices): readonly ExtensionRoute[] => [
  route(teamRafflesApi, "GET /client/communities/:id/raffleList", {
    access,
    handle: async (context, { request, query: { page = "0", pageSize = String(PAGE_SIZE) } }) => {
      demandCommunity(context, request);
      const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
      const activities = await ownActivities(context);
      return readRaffles(context.db, { page: Number(page), pageSize: size, activities, timeZone: await context.timeZone() });
    },
  }),
  route(teamRafflesApi, "GET /client/communities/:id/hasRaffleData", {
    access,
    handle: async (context, { request }) => {
      demandCommunity(context, request);
      const asked = { page: 0, pageSize: 1, activities: await ownActivities(context), timeZone: await context.timeZone() };
      return { hasRaffleData: (await readRaffles(context.db, asked)).totalElements > 0 };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/markRaffleRedeemed", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await markGiven(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/passRaffleOn", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await passOn(context.db, body, decidingOf(context, tools));
      return { done: true };
    },
  }),
  route(teamRafflesApi, "POST /client/communities/:id/cancelRaffle", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      await demandOwn(context, body.raffleId, "update");
      await cancelRaffle(context.db, body, tools());
      await settleEntries(context.db, redemptions());
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
