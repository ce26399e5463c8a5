import { component, type ExtensionRoute, type RouteContext, type ServerHost } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { listMemberActivities } from "./listMemberActivities";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const text: JsonObject = { type: "string" };
const instant: JsonObject = { type: ["string", "null"], format: "date-time" };

export const MEMBER_ACTIVITY = component("MemberActivity", {
  type: "object",
  required: ["id", "type", "title", "description", "state", "startsAt", "endsAt", "labs", "path", "progress", "prerequisites"],
  properties: {
    id: { type: "string", format: "uuid" },
    type: text,
    title: text,
    description: text,
    state: { type: "string", enum: ["new", "begun", "done", "comingSoon", "ended", "locked"] },
    startsAt: instant,
    endsAt: instant,
    labs: { type: "integer" },
    path: { type: "string", description: "Path segment of its screen" },
    progress: { type: ["number", "null"], description: "0 to 1, where it was begun" },
    prerequisites: {
      type: "array",
      description: "What comes first, where that is missing",
      items: { type: "object", required: ["id", "title"], properties: { id: text, title: text } },
    },
  },
});

export const MEMBER_ACTIVITY_EXAMPLE = {
  id: EXAMPLE_ID,
  type: "el_survey",
  title: "Breakfast",
  description: "What do you have in the morning?",
  state: "new",
  startsAt: null,
  endsAt: "2027-01-15T10:00:00.000Z",
  labs: 10,
  path: "survey",
  progress: null,
  prerequisites: [],
};

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** A member's own activities. */
export function memberRoutes({ registries: { activityTypes } }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/member/activities",
      summary: "Activities of the member's community, with how far the member is",
      access: { kind: "member" },
      schema: { querystring: { type: "object", additionalProperties: false, properties: {} } },
      describe: () => ({ answer: { schema: { type: "array", items: MEMBER_ACTIVITY }, example: [MEMBER_ACTIVITY_EXAMPLE] } }),
      handle: (context) => listMemberActivities(context.db, { memberId: memberOf(context) }, activityTypes),
    },
    {
      method: "GET",
      url: "/api/member/activities/:id",
      summary: "One activity, with how far the member is",
      access: { kind: "member" },
      schema: {
        params: {
          type: "object",
          required: ["id"],
          additionalProperties: false,
          properties: { id: { type: "string", format: "uuid" } },
        },
      },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: MEMBER_ACTIVITY, example: MEMBER_ACTIVITY_EXAMPLE } }),
      handle: async (context, request) => {
        const { id: activityId } = request.params as { readonly id: string };
        const [activity] = await listMemberActivities(context.db, { memberId: memberOf(context), activityId }, activityTypes);
        if (!activity) throw new AppError("record.notFound");
        return activity;
      },
    },
  ];
}
