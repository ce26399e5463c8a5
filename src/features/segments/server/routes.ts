import { component, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { MOST_CONDITIONS, PAGE_SIZE, type SegmentCondition } from "../shared/segments";
import { readAskableQuestions } from "./askableQuestions";
import { namedActivities } from "./namedActivities";
import { preview, readPage } from "./people";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const LARGEST_PAGE = 100;
const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const count: JsonObject = { type: "integer", minimum: 0 };
const words: JsonObject = { type: "object", additionalProperties: text, description: "By language" };

const CONDITION: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["kind"],
  properties: {
    kind: { enum: ["TAG", "GENDER", "AGE", "PROVINCE", "LAST_SEEN", "MEMBER_SINCE", "ACTIVITY", "ANSWER"] },
    isNot: { type: "boolean" },
    values: { type: "array", maxItems: 60, items: { type: "string", minLength: 1, maxLength: 80 } },
    minimum: { type: "integer", minimum: 0, maximum: 120 },
    maximum: { type: "integer", minimum: 0, maximum: 120 },
    days: { type: "integer", minimum: 1, maximum: 3650 },
    activity: id,
    question: { type: "string", minLength: 1, maxLength: 80 },
  },
};
const PREVIEW_BODY = requiredObject({ conditions: { type: "array", maxItems: MOST_CONDITIONS, items: CONDITION } });
const PREVIEW = component("SegmentPreview", requiredObject({ members: count, names: { type: "array", items: text } }));
const QUESTIONS = component("AskableQuestions", {
  type: "array",
  items: requiredObject({
    id: text,
    title: words,
    options: { type: "array", items: requiredObject({ code: text, label: words }) },
  }),
});
const MEMBERS = component(
  "SegmentMembers",
  requiredObject({
    totalElements: count,
    page: count,
    items: {
      type: "array",
      items: requiredObject({ id, nickname: text, lastSeenAt: { type: ["string", "null"], format: "date-time" } }),
    },
  }),
);
const PAGE_QUERY = requiredObject(
  {
    page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
    pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
  },
  ["page", "pageSize"],
);

type PageQuery = Partial<Readonly<Record<"page" | "pageSize", string>>>;

function pageOf({ page = "0", pageSize = String(PAGE_SIZE) }: PageQuery) {
  return { page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE) };
}

/** What the person doesn't reach is as good as absent. @throws AppError `record.notFound` */
async function demandRead({ records }: RouteContext, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const reached = await records.reachable({ entity, action: "read", ids });
  if (reached.length < ids.length) throw new AppError("record.notFound");
}

/** What lists, forms and pages of segments ask beside the record. */
export const segmentRoutes: readonly ExtensionRoute[] = [
  {
    method: "POST",
    url: "/api/segments/preview",
    summary: "How many members meet some conditions now, and a few of their nicknames",
    access: { entity: "segment", action: "create" },
    schema: { body: PREVIEW_BODY },
    describe: () => ({
      body: { schema: PREVIEW_BODY, example: { conditions: [{ kind: "GENDER", values: ["W"] }] } },
      answer: { schema: PREVIEW, example: { members: 24, names: ["brisa", "lince"] } },
    }),
    handle: async (context, request) => {
      const { conditions } = request.body as { readonly conditions: readonly SegmentCondition[] };
      await demandRead(context, "activity", namedActivities(conditions));
      return preview(context.db, conditions);
    },
  },
  {
    method: "GET",
    url: "/api/segments/questions",
    summary: "The questions of an activity that segments can ask for the answers of",
    access: { entity: "segment", action: "create" },
    schema: { querystring: requiredObject({ activity: id }) },
    describe: () => ({
      examples: { activity: EXAMPLE_ID },
      answer: {
        schema: QUESTIONS,
        example: [{ id: "rides", title: { es: "¿Vas en bici?" }, options: [{ code: "yes", label: { es: "Sí" } }] }],
      },
    }),
    handle: async (context, request) => {
      const { activity } = request.query as { readonly activity: string };
      await demandRead(context, "activity", [activity]);
      return readAskableQuestions(context.db, activity);
    },
  },
  {
    method: "GET",
    url: "/api/segments/:id/members",
    summary: "The members who are in a segment now, by nickname",
    access: { entity: "segment", action: "read" },
    schema: { params: requiredObject({ id }), querystring: PAGE_QUERY },
    describe: () => ({
      examples: { id: EXAMPLE_ID, page: "0", pageSize: String(PAGE_SIZE) },
      answer: {
        schema: MEMBERS,
        example: {
          totalElements: 1,
          page: 0,
          items: [{ id: EXAMPLE_ID, nickname: "lince", lastSeenAt: "2026-05-04T10:00:00.000Z" }],
        },
      },
    }),
    handle: async (context, request) => {
      const segmentId = (request.params as { readonly id: string }).id;
      await demandRead(context, "segment", [segmentId]);
      return readPage(context.db, {
        segmentId,
        readable: context.records.readableFields("member"),
        ...pageOf(request.query as PageQuery),
      });
    },
  },
];
