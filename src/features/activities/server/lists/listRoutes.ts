import { demandCommunity, type ExtensionRoute, route } from "../../../../server/kit";
import { listActivities, memberListOf } from "../../../../shared/activityLists";
import { AppError } from "../../../../shared/errors";
import { activitiesApi, type ListQuery } from "../../shared/api/activities";
import { listTeamActivities } from "../../shared/teamLists";
import { type ListServices, listMemberActivities } from "../listMemberActivities";
import { readTeamActivities } from "./readTeamActivities";

interface Dated {
  readonly since: string;
  readonly endsAt: string | null;
}

/** What goes on at some time between two instants, then the part that is asked for. */
function pageOf<Activity extends Dated>(activities: readonly Activity[], query: ListQuery) {
  const { dateFrom, dateTo } = query;
  const within = activities.filter(
    ({ since, endsAt }) =>
      (!dateTo || Date.parse(since) <= Date.parse(dateTo)) &&
      (!dateFrom || endsAt === null || Date.parse(endsAt) >= Date.parse(dateFrom)),
  );
  const offset = Number(query.offset ?? 0);
  const limit = query.limit === undefined ? within.length : Number(query.limit);
  return { activities: within.slice(offset, offset + limit), total: within.length };
}

/** The specification's lists of activities, for the team and for members. */
export function listRoutes(services: ListServices): readonly ExtensionRoute[] {
  return [
    route(activitiesApi, "GET /client/communities/:id/activities/priority/:priority", {
      access: { kind: "staff" },
      handle: async (context, { params, query, request }) => {
        demandCommunity(context, request);
        return pageOf(listTeamActivities(await readTeamActivities(context, services), params.priority), query);
      },
    }),
    route(activitiesApi, "GET /tester/communities/:id/activities/priority/:priority", {
      access: { kind: "member" },
      handle: async (context, { params, query, request }) => {
        demandCommunity(context, request);
        if (!context.session?.memberId) throw new AppError("access.denied");
        const all = await listMemberActivities(context.db, { memberId: context.session.memberId }, services);
        return pageOf(listActivities(all, memberListOf(params.priority)), query);
      },
    }),
    route(activitiesApi, "GET /client/communities/:id/activitiesAllowed", {
      access: { kind: "staff" },
      handle: async (context, { request }) => {
        demandCommunity(context, request);
        const rows = await context.db.selectFrom("activity").select(["id", "title"]).orderBy("title").orderBy("id").execute();
        const ids = rows.map(({ id }) => id);
        const reached = new Set(await context.records.reachable({ entity: "activity", action: "read", ids }));
        return { activities: rows.filter(({ id }) => reached.has(id)) };
      },
    }),
    route(activitiesApi, "GET /tester/communities/:id/activity/:activityId", {
      access: { kind: "member" },
      handle: async (context, { params: { activityId }, request }) => {
        demandCommunity(context, request);
        const memberId = context.session?.memberId;
        if (!memberId) throw new AppError("access.denied");
        const [activity] = await listMemberActivities(context.db, { memberId, activityId }, services);
        if (!activity) throw new AppError("record.notFound");
        return activity;
      },
    }),
  ];
}
