import type { FastifyRequest } from "fastify";
import { MEMBER_ACTIVITY_EXAMPLE, MemberActivity } from "../../../../contracts/api/memberActivities";
import { demandCommunity, type ExtensionRoute, jsonSchema } from "../../../../server/kit";
import { listActivities, MEMBER_LISTS, memberListOf } from "../../../../shared/activityLists";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { listTeamActivities, TEAM_LISTS } from "../../shared/teamLists";
import { type ListServices, listMemberActivities } from "../listMemberActivities";
import { EXAMPLE_ID, pageSchema, TEAM_ACTIVITY, TEAM_ACTIVITY_EXAMPLE, uuid } from "./documents";
import { LIST_QUERY, type ListQuery, pageOf } from "./pageOf";
import { readTeamActivities } from "./readTeamActivities";

const ALLOWED = requiredObject({
  activities: { type: "array", items: requiredObject({ id: uuid, title: { type: "string" } }) },
});

const paramsOf = (lists: readonly string[]) => requiredObject({ id: uuid, priority: { type: "string", enum: [...lists] } });
const priorityOf = (request: FastifyRequest) => (request.params as { readonly priority: string }).priority;
const examples = { id: EXAMPLE_ID, priority: "recent" };

/** The specification's lists of activities, for the team and for members. */
export function listRoutes(services: ListServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/client/communities/:id/activities/priority/:priority",
      summary: "A list of the activities that one sees, a part of it or what goes on between two dates",
      access: { kind: "staff" },
      schema: { params: paramsOf(TEAM_LISTS), querystring: LIST_QUERY },
      describe: () => ({
        examples,
        answer: { schema: pageSchema(TEAM_ACTIVITY), example: { activities: [TEAM_ACTIVITY_EXAMPLE], total: 1 } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        const all = await readTeamActivities(context, services);
        return pageOf(listTeamActivities(all, priorityOf(request)), request.query as ListQuery);
      },
    },
    {
      method: "GET",
      url: "/tester/communities/:id/activities/priority/:priority",
      summary: "A list of the member's activities, a part of it or what goes on between two dates",
      access: { kind: "member" },
      schema: { params: paramsOf(MEMBER_LISTS), querystring: LIST_QUERY },
      describe: () => ({
        examples,
        answer: { schema: pageSchema(jsonSchema(MemberActivity)), example: { activities: [MEMBER_ACTIVITY_EXAMPLE], total: 1 } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        if (!context.session?.memberId) throw new AppError("access.denied");
        const all = await listMemberActivities(context.db, { memberId: context.session.memberId }, services);
        return pageOf(listActivities(all, memberListOf(priorityOf(request))), request.query as ListQuery);
      },
    },
    {
      method: "GET",
      url: "/client/communities/:id/activitiesAllowed",
      summary: "The activities that one sees, by title",
      access: { kind: "staff" },
      schema: { params: requiredObject({ id: uuid }) },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        answer: { schema: ALLOWED, example: { activities: [{ id: EXAMPLE_ID, title: "Breakfast" }] } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        const rows = await context.db.selectFrom("activity").select(["id", "title"]).orderBy("title").orderBy("id").execute();
        const ids = rows.map(({ id }) => id);
        const reached = new Set(await context.records.reachable({ entity: "activity", action: "read", ids }));
        return { activities: rows.filter(({ id }) => reached.has(id)) };
      },
    },
  ];
}
