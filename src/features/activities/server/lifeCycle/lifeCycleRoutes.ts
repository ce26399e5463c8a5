import { demandCommunity, type ExtensionRoute, route, type ServerHost } from "../../../../server/kit";
import { activitiesApi } from "../../shared/api/activities";
import { duplicateActivity } from "./duplicateActivity";
import { readRemoval } from "./readRemoval";

const ACTIVITY = "activity";

/** An activity is copied, ended or deleted. */
export function lifeCycleRoutes({ registries: { activityTypes } }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  return [
    route(activitiesApi, "POST /client/communities/:id/activity/:activityId/duplicate", {
      access: { entity: ACTIVITY, action: "read" },
      handle: (context, { params, request }) => {
        demandCommunity(context, request);
        return duplicateActivity(context, params.activityId, activityTypes);
      },
    }),
    route(activitiesApi, "POST /client/communities/:id/activity/:activityId/finish", {
      access: { entity: ACTIVITY, action: "update" },
      handle: async (context, { params: { activityId: id }, request }) => {
        demandCommunity(context, request);
        await context.records.transition({ entity: ACTIVITY, id, name: "finish" });
        return { id, status: "FINISHED" };
      },
    }),
    route(activitiesApi, "DELETE /client/communities/:id/activity/:activityId", {
      access: { entity: ACTIVITY, action: "delete" },
      handle: async (context, { params: { activityId: id }, request }) => {
        demandCommunity(context, request);
        await context.records.remove(ACTIVITY, id);
        return { id };
      },
    }),
    route(activitiesApi, "GET /api/activities/:id/removal", {
      access: { entity: ACTIVITY, action: "read" },
      handle: ({ db }, { params }) => readRemoval(db, params.id, activityTypes),
    }),
  ];
}
