import type { Participations } from "../../../src/contracts/services/participation";
import { type ExtensionRoute, type RouteContext, route } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { memberApi } from "../shared/api/member";
import { putPoint, removePoint } from "./changePoint";
import { memberHeatMap, type Who } from "./memberHeatMap";

function whoOf({ session }: RouteContext, activityId: string): Who {
  if (!session?.memberId) throw new AppError("access.denied");
  return { activityId, memberId: session.memberId };
}

const access = { kind: "member" } as const;

/** The member's calls. @param participations of the running server, from the first request on */
export const memberRoutes = (participations: () => Participations): readonly ExtensionRoute[] => [
  route(memberApi, "GET /api/member/activities/:id/heatmap", {
    access,
    handle: async (context, { params }) => {
      const who = whoOf(context, params.id);
      await participations().admit(context.db, who);
      return memberHeatMap(context.db, who);
    },
  }),
  route(memberApi, "PUT /api/member/activities/:id/heatmap/images/:imageId/points/:pointId", {
    access,
    handle: async (context, { params: { id, imageId, pointId }, body }) =>
      putPoint(context.db, { ...whoOf(context, id), imageId, pointId }, body, participations()),
  }),
  route(memberApi, "DELETE /api/member/activities/:id/heatmap/images/:imageId/points/:pointId", {
    access,
    handle: async (context, { params: { id, imageId, pointId } }) =>
      removePoint(context.db, { ...whoOf(context, id), imageId, pointId }, participations()),
  }),
];
