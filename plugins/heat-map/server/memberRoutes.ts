import type { FastifyRequest } from "fastify";
import type { Participations } from "../../../src/contracts/services/participation";
import type { ExtensionRoute, RouteContext } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { Point } from "../shared/point";
import { type PointOf, putPoint, removePoint } from "./changePoint";
import { id, MEMBER, MEMBER_EXAMPLE, POINT, POINT_EXAMPLE, params, pointParams } from "./documents";
import { memberHeatMap, type Who } from "./memberHeatMap";

const BASE = "/api/member/activities/:id/heatmap";
const AT_POINT = `${BASE}/images/:imageId/points/:pointId`;

function whoOf({ session }: RouteContext, request: FastifyRequest): Who {
  if (!session?.memberId) throw new AppError("access.denied");
  return { activityId: (request.params as { readonly id: string }).id, memberId: session.memberId };
}

function pointOf(context: RouteContext, request: FastifyRequest): PointOf {
  const { imageId, pointId } = request.params as Pick<PointOf, "imageId" | "pointId">;
  return { ...whoOf(context, request), imageId, pointId };
}

const access = { kind: "member" } as const;
const answer = { schema: MEMBER, example: MEMBER_EXAMPLE };
const examples = { id, imageId: id, pointId: id };

/** The member's calls. @param participations of the running server, from the first request on */
export function memberRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: BASE,
      summary: "A heat map's images, and what the member marked so far",
      access,
      schema: { params },
      describe: () => ({ examples: { id }, answer }),
      handle: async (context, request) => {
        const who = whoOf(context, request);
        await participations().admit(context.db, who);
        return memberHeatMap(context.db, who);
      },
    },
    {
      method: "PUT",
      url: AT_POINT,
      summary: "Place a point, move it or explain it; the same point sent twice is one",
      access,
      schema: { params: pointParams, body: POINT },
      describe: () => ({ examples, body: { schema: POINT, example: POINT_EXAMPLE }, answer }),
      handle: (context, request) =>
        putPoint(context.db, pointOf(context, request), request.body as Omit<Point, "id">, participations()),
    },
    {
      method: "DELETE",
      url: AT_POINT,
      summary: "Take a point away",
      access,
      schema: { params: pointParams },
      describe: () => ({ examples, answer }),
      handle: (context, request) => removePoint(context.db, pointOf(context, request), participations()),
    },
  ];
}
