import type { Participations } from "../../../contracts/services/participation";
import { demandCommunity, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { requiredObject } from "../../../shared/objectSchema";
import { EXAMPLE_ID, id, MEMBER_RAFFLES, RESULT, RESULT_EXAMPLE } from "./documents";
import { readMemberRaffles } from "./readRaffles";

const TESTER = "/tester/communities/:id";

function memberOf(context: RouteContext, request: Parameters<ExtensionRoute["handle"]>[1]): string {
  demandCommunity(context, request);
  if (!context.session?.memberId) throw new AppError("access.denied");
  return context.session.memberId;
}

/** A member's own raffles, and how each ended. */
export const memberRoutes = (useParticipations: () => Participations): readonly ExtensionRoute[] => [
  {
    method: "GET",
    url: `${TESTER}/raffles`,
    summary: "Raffles of the activities that a member takes part in",
    access: { kind: "member" },
    schema: { params: requiredObject({ id }) },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      answer: { schema: MEMBER_RAFFLES, example: { raffles: [RESULT_EXAMPLE] } },
    }),
    handle: async (context, request) => {
      const memberId = memberOf(context, request);
      const visible = await useParticipations().visible(context.db, memberId);
      return { raffles: await readMemberRaffles(context.db, { memberId, visible }) };
    },
  },
  {
    method: "POST",
    url: `${TESTER}/activity/:activityId/seeRaffleResult`,
    summary: "How an activity's raffle stands for a member, and what it can be checked with",
    access: { kind: "member" },
    schema: { params: requiredObject({ id, activityId: id }) },
    describe: () => ({
      examples: { id: EXAMPLE_ID, activityId: EXAMPLE_ID },
      answer: { schema: RESULT, example: RESULT_EXAMPLE },
    }),
    handle: async (context, request) => {
      const memberId = memberOf(context, request);
      const { activityId } = request.params as { readonly activityId: string };
      const visible = await useParticipations().visible(context.db, memberId);
      const [raffle] = await readMemberRaffles(context.db, { memberId, visible }, activityId);
      if (!raffle) throw new AppError("record.notFound");
      return raffle;
    },
  },
];
