import { component, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { type ListServices, listMemberActivities } from "./listMemberActivities";
import { readInfo } from "./lists/readInfo";
import { seeActivity } from "./lists/seeActivity";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const text: JsonObject = { type: "string" };
const instant: JsonObject = { type: ["string", "null"], format: "date-time" };

export const MEMBER_ACTIVITY = component("MemberActivity", {
  type: "object",
  required: [
    ...["id", "type", "title", "description", "state", "startsAt", "endsAt", "labs", "path", "progress", "prerequisites"],
    ...["isOver", "isSeen", "since", "conversation"],
  ],
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
    isOver: { type: "boolean", description: "Whether nobody takes part any more" },
    isSeen: { type: "boolean", description: "Whether the member has opened it" },
    since: { type: "string", format: "date-time", description: "When it began, or was made where it begins at once" },
    conversation: {
      type: ["object", "null"],
      description: "What the member may know of its comments; null where nobody writes any",
      required: ["comments", "unseen", "rating"],
      properties: {
        comments: { type: "integer" },
        unseen: { type: "integer", description: "100 stands for that many and more" },
        rating: { type: "integer", description: "Likes less dislikes" },
      },
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
  isOver: false,
  isSeen: true,
  since: "2027-01-01T10:00:00.000Z",
  conversation: null,
};

const listOf = (properties: JsonObject, optional: readonly string[]): JsonObject => ({
  type: "array",
  items: requiredObject(properties, optional),
});

const INFO = requiredObject({
  image: { type: ["string", "null"] },
  images: listOf({ image: text, caption: text }, ["caption"]),
  videos: listOf({ url: text, caption: text }, ["caption"]),
  files: listOf({ name: text, file: text }, []),
});

const INFO_EXAMPLE = {
  image: null,
  images: [],
  videos: [{ url: "https://youtu.be/aqz-KE-bpKQ", caption: "How it works" }],
  files: [],
};

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** A member's own activities. */
export function memberRoutes(services: ListServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/member/activities",
      summary: "Activities of the member's community, with how far the member is",
      access: { kind: "member" },
      schema: { querystring: { type: "object", additionalProperties: false, properties: {} } },
      describe: () => ({ answer: { schema: { type: "array", items: MEMBER_ACTIVITY }, example: [MEMBER_ACTIVITY_EXAMPLE] } }),
      handle: (context) => listMemberActivities(context.db, { memberId: memberOf(context) }, services),
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
        const [activity] = await listMemberActivities(context.db, { memberId: memberOf(context), activityId }, services);
        if (!activity) throw new AppError("record.notFound");
        return activity;
      },
    },
    {
      method: "GET",
      url: "/api/member/activities/:id/info",
      summary: "Images, videos and files of an activity",
      access: { kind: "member" },
      schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }) },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: INFO, example: INFO_EXAMPLE } }),
      handle: async (context, request) => readInfo(context.db, (request.params as { readonly id: string }).id, memberOf(context)),
    },
    {
      method: "POST",
      url: "/api/member/activities/:id/seen",
      summary: "The member has opened the activity",
      access: { kind: "member" },
      schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }) },
      describe: () => ({ examples: { id: EXAMPLE_ID } }),
      handle: async (context, request) => {
        const { id } = request.params as { readonly id: string };
        await seeActivity(context.db, id, memberOf(context));
      },
    },
  ];
}
