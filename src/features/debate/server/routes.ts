import type { FastifyRequest } from "fastify";
import type { Participations } from "../../../contracts/services/participation";
import { component, type ExtensionRoute } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import { optionalObject, requiredObject } from "../../../shared/objectSchema";
import {
  type DebateSettings,
  LONGEST_DESCRIPTION,
  LONGEST_TAG,
  LONGEST_TITLE,
  type MemberDebate,
  MOST_TOPICS,
} from "../shared/debate";
import { readAnswered } from "./readAnswered";
import { readDebate, readNeeded } from "./readDebate";
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

const MEMBER = component(
  "MemberDebate",
  requiredObject({ needed: { type: "integer" }, answered: { type: "array", items: { type: "string" } } }),
);

const paramsOf = (request: FastifyRequest) => request.params as { readonly id: string; readonly activityId: string };

/** @param participations of the running server, from the first request on */
export function debateRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
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
      describe: () => ({
        examples: { id: EXAMPLE_ID, activityId: EXAMPLE_ID },
        body: { schema: BODY, example: EXAMPLE },
        answer,
      }),
      handle: async ({ db, session }, request) => {
        const { id: community, activityId } = paramsOf(request);
        if (session?.space?.id !== community) throw new AppError("community.notFound");
        await saveDebate(db, activityId, request.body as DebateSettings, participations());
        return readDebate(db, activityId);
      },
    },
    {
      method: "GET",
      url: "/api/member/activities/:id/debate",
      summary: "How many topics of a debate the member has answered, and how many count as taking part",
      access: { kind: "member" },
      schema: { params: requiredObject({ id }) },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        answer: { schema: MEMBER, example: { needed: 2, answered: [EXAMPLE_ID] } },
      }),
      handle: async ({ db, session }, request): Promise<MemberDebate> => {
        if (!session?.memberId) throw new AppError("access.denied");
        const who = { activityId: paramsOf(request).id, memberId: session.memberId };
        await participations().admit(db, who);
        const needed = await readNeeded(db, who.activityId);
        if (needed === 0) throw new AppError("record.notFound");
        return { needed, answered: await readAnswered(db, who.activityId, who.memberId) };
      },
    },
  ];
}
