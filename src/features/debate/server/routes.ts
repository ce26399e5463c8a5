import type { FastifyRequest } from "fastify";
import { component, type ExtensionRoute } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import { optionalObject, requiredObject } from "../../../shared/objectSchema";
import { type DebateSettings, LONGEST_DESCRIPTION, LONGEST_TAG, LONGEST_TITLE, MOST_TOPICS } from "../shared/debate";
import { readDebate } from "./readDebate";
import { saveDebate } from "./saveDebate";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id: JsonObject = { type: "string", format: "uuid" };
const topic = {
  id,
  title: { type: "string", minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" },
  description: { type: "string", maxLength: LONGEST_DESCRIPTION },
  tag: { type: "string", maxLength: LONGEST_TAG },
  color: { type: "string", pattern: "^#[0-9a-fA-F]{6}$", maxLength: 7 },
} satisfies JsonObject;

const BODY = optionalObject(
  {
    topics: { type: "array", minItems: 1, maxItems: MOST_TOPICS, items: optionalObject(topic, ["title", "color"]) },
    minTopics: { type: "integer", minimum: 1, maximum: MOST_TOPICS },
  },
  ["topics"],
);

const ANSWER = component(
  "TeamDebate",
  requiredObject({
    topics: {
      type: "array",
      items: optionalObject({ ...topic, comments: { type: "integer" } }, ["id", "title", "color", "comments"]),
    },
    minTopics: { anyOf: [{ type: "integer" }, { type: "null" }] },
  }),
);

const EXAMPLE: Json = { topics: [{ title: "Price", color: "#3447d4" }], minTopics: 1 };
const answer = {
  schema: ANSWER,
  example: { topics: [{ id: EXAMPLE_ID, title: "Price", color: "#3447d4", comments: 12 }], minTopics: 1 },
};

const paramsOf = (request: FastifyRequest) => request.params as { readonly id: string; readonly activityId: string };

/** The team's calls: what a debate is about. */
export const debateRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/activities/:id/debate",
    summary: "What a debate is about, and how much was said under each topic",
    access: { entity: "activity", action: "read" },
    schema: { params: requiredObject({ id }) },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer }),
    handle: ({ db }, request) => readDebate(db, paramsOf(request).id),
  },
  {
    method: "POST",
    url: "/client/communities/:id/activity/:activityId/step2Debate",
    summary: "Save what a debate is about: its topics in order, and how many of them count as taking part",
    access: { entity: "activity", action: "update" },
    schema: { params: requiredObject({ id, activityId: id }), body: BODY },
    describe: () => ({ examples: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, body: { schema: BODY, example: EXAMPLE }, answer }),
    handle: async ({ db, session }, request) => {
      const { id: community, activityId } = paramsOf(request);
      if (session?.space?.id !== community) throw new AppError("community.notFound");
      await saveDebate(db, activityId, request.body as DebateSettings);
      return readDebate(db, activityId);
    },
  },
];
