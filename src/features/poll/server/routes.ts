import type { Participations } from "../../../contracts/services/participation";
import { component, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import {
  FEWEST_OPTIONS,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  type MemberPoll,
  MOST_OPTIONS,
  type PollSettings,
  type TeamPoll,
} from "../shared/poll";
import { readPoll, readResults, type StoredPoll } from "./readPoll";
import { savePoll } from "./savePoll";
import { readVote, vote } from "./vote";

const id = "0193fd0a-7c1e-7000-8000-000000000001";
const code: JsonObject = { type: "string", pattern: "^[A-Za-z0-9-]{1,40}$", maxLength: 40 };
const choices: JsonObject = { type: "array", minItems: 1, maxItems: MOST_OPTIONS, items: code };
const settings = {
  question: { type: "string", minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" },
  isMultiple: { type: "boolean" },
  options: {
    type: "array",
    minItems: FEWEST_OPTIONS,
    maxItems: MOST_OPTIONS,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["code", "text"],
      properties: { code, text: { type: "string", minLength: 1, maxLength: LONGEST_OPTION, pattern: "\\S" } },
    },
  },
} satisfies JsonObject;

const params: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["id"],
  properties: { id: { type: "string", format: "uuid" } },
};
const settingsSchema: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["question", "isMultiple", "options"],
  properties: settings,
};
const results = {
  voters: { type: "integer" },
  counts: {
    type: "array",
    items: { type: "object", required: ["code", "count"], properties: { code: { type: "string" }, count: { type: "integer" } } },
  },
} satisfies JsonObject;

const TEAM = component("TeamPoll", {
  type: "object",
  required: ["settings", "voters", "counts"],
  properties: { settings: { anyOf: [settingsSchema, { type: "null" }] }, ...results },
});
const MEMBER = component("MemberPoll", {
  type: "object",
  required: ["question", "isMultiple", "options", "choices", "results"],
  properties: {
    ...settings,
    choices: { anyOf: [choices, { type: "null" }] },
    results: { anyOf: [{ type: "object", required: ["voters", "counts"], properties: results }, { type: "null" }] },
  },
});

const SETTINGS_EXAMPLE = {
  question: "Coffee or tea?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Coffee" },
    { code: "tea", text: "Tea" },
  ],
};
const COUNTS = [
  { code: "coffee", count: 3 },
  { code: "tea", count: 1 },
];
const TEAM_EXAMPLE: Json = { settings: SETTINGS_EXAMPLE, voters: 4, counts: COUNTS };
const MEMBER_EXAMPLE: Json = { ...SETTINGS_EXAMPLE, choices: ["tea"], results: { voters: 4, counts: COUNTS } };

const activityOf = (request: { readonly params: unknown }) => (request.params as { readonly id: string }).id;

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

async function teamPoll({ db }: RouteContext, activityId: string): Promise<TeamPoll> {
  const poll = await readPoll(db, activityId);
  if (!poll) return { settings: null, voters: 0, counts: [] };
  const { id: _id, ...asked } = poll;
  return { settings: asked, ...(await readResults(db, poll)) };
}

async function memberPoll({ db }: RouteContext, poll: StoredPoll, memberId: string): Promise<MemberPoll> {
  const { id: pollId, ...asked } = poll;
  const chosen = (await readVote(db, pollId, memberId)) ?? null;
  return { ...asked, choices: chosen, results: chosen ? await readResults(db, poll) : null };
}

/** The team's calls: what a poll asks, and what was voted. */
const teamRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/activities/:id/poll",
    summary: "What a poll asks, and what was voted so far",
    access: { entity: "activity", action: "read" },
    schema: { params },
    describe: () => ({ examples: { id }, answer: { schema: TEAM, example: TEAM_EXAMPLE } }),
    handle: (context, request) => teamPoll(context, activityOf(request)),
  },
  {
    method: "PUT",
    url: "/api/activities/:id/poll",
    summary: "Save what a poll asks; once somebody has voted, the question's words alone",
    access: { entity: "activity", action: "update" },
    schema: { params, body: settingsSchema },
    describe: () => ({
      examples: { id },
      body: { schema: settingsSchema, example: SETTINGS_EXAMPLE },
      answer: { schema: TEAM, example: TEAM_EXAMPLE },
    }),
    handle: async (context, request) => {
      await savePoll(context.db, activityOf(request), request.body as PollSettings);
      return teamPoll(context, activityOf(request));
    },
  },
];

/** All calls of polls. @param participations of the running server, from the first request on */
export function pollRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    ...teamRoutes,
    {
      method: "GET",
      url: "/api/member/activities/:id/poll",
      summary: "A poll as the member sees it: the result after one's own vote",
      access: { kind: "member" },
      schema: { params },
      describe: () => ({ examples: { id }, answer: { schema: MEMBER, example: MEMBER_EXAMPLE } }),
      handle: async (context, request) => {
        const memberId = memberOf(context);
        await participations().admit(context.db, { activityId: activityOf(request), memberId });
        const poll = await readPoll(context.db, activityOf(request));
        if (!poll) throw new AppError("record.notFound");
        return memberPoll(context, poll, memberId);
      },
    },
    {
      method: "POST",
      url: "/api/member/activities/:id/poll/vote",
      summary: "Vote, once; the same vote again is the same vote",
      access: { kind: "member" },
      schema: { params, body: { type: "object", additionalProperties: false, required: ["choices"], properties: { choices } } },
      describe: () => ({
        examples: { id },
        body: {
          schema: { type: "object", required: ["choices"], properties: { choices } },
          example: { choices: ["tea"] },
        },
        answer: { schema: MEMBER, example: MEMBER_EXAMPLE },
      }),
      handle: async (context, request) => {
        const memberId = memberOf(context);
        const { choices: chosen } = request.body as { readonly choices: readonly string[] };
        const ballot = { activityId: activityOf(request), memberId, choices: chosen };
        return memberPoll(context, await vote(context.db, ballot, participations()), memberId);
      },
    },
  ];
}
