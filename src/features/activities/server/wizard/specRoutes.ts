import type { FastifyRequest } from "fastify";
import { demandCommunity, type ExtensionRoute, type RouteContext, route, type ServerHost } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { activitiesApi } from "../../shared/api/activities";
import { publishActivity } from "./publishActivity";

const ACTIVITY = "activity";

/** Records of any schema have no narrower type than JSON. */
type RecordAnswer = { readonly id: string; readonly title: unknown; readonly type: unknown; readonly status: unknown };

async function create(
  context: RouteContext,
  { body, request }: { readonly body: Readonly<Record<string, unknown>>; readonly request: FastifyRequest },
): Promise<RecordAnswer> {
  demandCommunity(context, request);
  return (await context.records.create(ACTIVITY, body as JsonObject)) as RecordAnswer;
}

/** Activities under the addresses of the specification (section 7), for the team. */
export function specRoutes({ registries }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  const creation = { access: { entity: ACTIVITY, action: "create" }, handle: create } as const;
  const read = async (context: RouteContext, id: string) => (await context.records.read(ACTIVITY, id)) as RecordAnswer;
  return [
    route(activitiesApi, "POST /client/communities/:id/activity", creation),
    route(activitiesApi, "POST /client/communities/:id/activity/step1", creation),
    route(activitiesApi, "GET /client/communities/:id/activity/:activityId", {
      access: { entity: ACTIVITY, action: "read" },
      handle: (context, { params, request }) => {
        demandCommunity(context, request);
        return read(context, params.activityId);
      },
    }),
    route(activitiesApi, "PUT /client/communities/:id/activity/:activityId", {
      access: { entity: ACTIVITY, action: "update" },
      handle: async (context, { params, body, request }) => {
        demandCommunity(context, request);
        return (await context.records.update(ACTIVITY, params.activityId, body as JsonObject)) as RecordAnswer;
      },
    }),
    route(activitiesApi, "POST /client/communities/:id/activity/:activityId/step3", {
      access: { entity: ACTIVITY, action: "update" },
      handle: async (context, { params, request }) => {
        demandCommunity(context, request);
        await publishActivity(context, params.activityId, registries.activityTypes);
        return read(context, params.activityId);
      },
    }),
  ];
}
