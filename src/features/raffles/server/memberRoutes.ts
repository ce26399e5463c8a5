import type { Participations } from "../../../contracts/services/participation";
import { demandCommunity, type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { memberRafflesApi } from "../shared/api/member";
import { readMemberRaffles } from "./readMemberRaffles";

function memberOf(context: RouteContext, request: Parameters<ExtensionRoute["handle"]>[1]): string {
  demandCommunity(context, request);
  if (!context.session?.memberId) throw new AppError("access.denied");
  return context.session.memberId;
}

/** A member's own raffles, and how each ended. */
export const memberRoutes = (useParticipations: () => Participations): readonly ExtensionRoute[] => [
  route(memberRafflesApi, "GET /tester/communities/:id/raffles", {
    access: { kind: "member" },
    handle: async (context, { request }) => {
      const memberId = memberOf(context, request);
      const visible = await useParticipations().visible(context.db, memberId);
      return { raffles: await readMemberRaffles(context.db, { memberId, visible, timeZone: await context.timeZone() }) };
    },
  }),
  route(memberRafflesApi, "POST /tester/communities/:id/activity/:activityId/seeRaffleResult", {
    isOpenAfterEnd: true,
    access: { kind: "member" },
    handle: async (context, { request, params: { activityId } }) => {
      const memberId = memberOf(context, request);
      const visible = await useParticipations().visible(context.db, memberId);
      const [raffle] = await readMemberRaffles(context.db, { memberId, visible, timeZone: await context.timeZone() }, activityId);
      if (!raffle) throw new AppError("record.notFound");
      return raffle;
    },
  }),
];
