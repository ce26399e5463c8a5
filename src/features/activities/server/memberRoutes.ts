import { memberActivitiesApi } from "../../../contracts/api/memberActivities";
import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { type ListServices, listMemberActivities } from "./listMemberActivities";
import { readInfo } from "./lists/readInfo";
import { seeActivity } from "./lists/seeActivity";

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** A member's own activities. */
export function memberRoutes(services: ListServices): readonly ExtensionRoute[] {
  const access = { kind: "member" } as const;
  return [
    route(memberActivitiesApi, "GET /api/member/activities", {
      access,
      handle: (context) => listMemberActivities(context.db, { memberId: memberOf(context) }, services),
    }),
    route(memberActivitiesApi, "GET /api/member/activities/:id", {
      access,
      handle: async (context, { params: { id: activityId } }) => {
        const [activity] = await listMemberActivities(context.db, { memberId: memberOf(context), activityId }, services);
        if (!activity) throw new AppError("record.notFound");
        return activity;
      },
    }),
    route(memberActivitiesApi, "GET /api/member/activities/:id/info", {
      access,
      handle: (context, { params }) => readInfo(context.db, params.id, memberOf(context)),
    }),
    route(memberActivitiesApi, "POST /api/member/activities/:id/seen", {
      access,
      handle: (context, { params }) => seeActivity(context.db, params.id, memberOf(context)),
    }),
  ];
}
