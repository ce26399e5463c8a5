import type { Participations } from "../../../src/contracts/services/participation";
import { type ExtensionRoute, type RouteContext, route } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { memberApi } from "../shared/api/member";
import { memberTest, type Who } from "./memberTest";
import { endTask, rateEase, startTask } from "./takePart";

function whoOf({ session }: RouteContext, activityId: string): Who {
  if (!session?.memberId) throw new AppError("access.denied");
  return { activityId, memberId: session.memberId };
}

const access = { kind: "member" } as const;
const TASK = "/api/member/activities/:id/ux-test/tasks/:taskId";

/** The member's calls. @param participations of the running server, from the first request on */
export const memberRoutes = (participations: () => Participations): readonly ExtensionRoute[] => [
  route(memberApi, "GET /api/member/activities/:id/ux-test", {
    access,
    handle: async (context, { params }) => {
      const who = whoOf(context, params.id);
      await participations().admit(context.db, who);
      return memberTest(context.db, who);
    },
  }),
  route(memberApi, `POST ${TASK}/start`, {
    access,
    handle: (context, { params: { id, taskId }, body }) =>
      startTask(context.db, { ...whoOf(context, id), taskId }, body, participations()),
  }),
  route(memberApi, `POST ${TASK}/end`, {
    access,
    handle: (context, { params: { id, taskId }, body: { outcome } }) =>
      endTask(context.db, { ...whoOf(context, id), taskId }, outcome, participations()),
  }),
  route(memberApi, `POST ${TASK}/ease`, {
    access,
    handle: (context, { params: { id, taskId }, body: { ease } }) =>
      rateEase(context.db, { ...whoOf(context, id), taskId }, ease, participations()),
  }),
];
