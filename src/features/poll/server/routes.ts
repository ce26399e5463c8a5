import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, PHOTO_FORM, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { type MemberPoll, POLL, type PollSettings, type TeamPoll } from "../shared/poll";
import {
  ballot,
  id,
  MEMBER,
  MEMBER_EXAMPLE,
  PICTURE_ANSWER,
  PICTURE_EXAMPLE,
  params,
  SETTINGS_EXAMPLE,
  settingsSchema,
  TEAM,
  TEAM_EXAMPLE,
} from "./documents";
import { PICTURE } from "./pictures";
import { readPoll, readResults, type StoredPoll } from "./readPoll";
import { savePoll } from "./savePoll";
import { readVote, vote } from "./vote";

const activityOf = (request: { readonly params: unknown }) => (request.params as { readonly id: string }).id;

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

async function demandPoll({ db }: RouteContext, activityId: string): Promise<void> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== POLL) throw new AppError("record.notFound");
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
    summary: "Save what a poll asks; once somebody has voted, its options stay",
    access: { entity: "activity", action: "update" },
    schema: { params, body: settingsSchema },
    describe: () => ({
      examples: { id },
      body: { schema: settingsSchema, example: SETTINGS_EXAMPLE },
      answer: { schema: TEAM, example: TEAM_EXAMPLE },
    }),
    handle: async (context, request) => {
      await savePoll(context, activityOf(request), request.body as PollSettings);
      return teamPoll(context, activityOf(request));
    },
  },
  {
    method: "POST",
    url: "/api/activities/:id/poll/pictures",
    summary: "Send a picture, for the question or an option that is saved next; it is encoded anew",
    access: { entity: "activity", action: "update" },
    bodyLimit: PHOTO_FORM.bodyLimit,
    schema: { params },
    describe: () => ({
      examples: { id },
      body: PHOTO_FORM.body,
      answer: { schema: PICTURE_ANSWER, example: PICTURE_EXAMPLE },
    }),
    handle: async (context, request) => {
      await demandPoll(context, activityOf(request));
      const { url, width, height } = await context.uploads.takePhoto(request, { purpose: PICTURE });
      return { url, width, height };
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
      schema: { params, body: ballot },
      describe: () => ({
        examples: { id },
        body: { schema: ballot, example: { choices: ["tea"] } },
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
