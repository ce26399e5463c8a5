import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, PHOTO_FORM, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { type MemberPoll, pollApi, type TeamPoll } from "../shared/api";
import { POLL } from "../shared/poll";
import { PICTURE } from "./pictures";
import { readPoll, readResults, type StoredPoll } from "./readPoll";
import { savePoll } from "./savePoll";
import { readVote, vote } from "./vote";

function memberOf({ session }: RouteContext): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

async function assertPoll({ db }: RouteContext, activityId: string): Promise<void> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== POLL) throw new AppError("record.notFound");
}

async function teamPoll({ db }: RouteContext, activityId: string): Promise<TeamPoll> {
  const poll = await readPoll(db, activityId);
  if (!poll) return { settings: null, voters: 0, counts: [] };
  const { id: _id, ...settings } = poll;
  return { settings, ...(await readResults(db, poll)) };
}

async function memberPoll({ db }: RouteContext, poll: StoredPoll, memberId: string): Promise<MemberPoll> {
  const { id: pollId, ...settings } = poll;
  const choices = (await readVote(db, pollId, memberId)) ?? null;
  return { ...settings, choices, results: choices ? await readResults(db, poll) : null };
}

const teamRoutes: readonly ExtensionRoute[] = [
  route(pollApi, "GET /api/activities/:id/poll", {
    access: { entity: "activity", action: "read" },
    handle: (context, { params }) => teamPoll(context, params.id),
  }),
  route(pollApi, "PUT /api/activities/:id/poll", {
    access: { entity: "activity", action: "update" },
    handle: async (context, { params, body }) => {
      await savePoll(context, params.id, body);
      return teamPoll(context, params.id);
    },
  }),
  route(pollApi, "POST /api/activities/:id/poll/pictures", {
    access: { entity: "activity", action: "update" },
    bodyLimit: PHOTO_FORM.bodyLimit,
    document: { body: PHOTO_FORM.body },
    handle: async (context, { params, request }) => {
      await assertPoll(context, params.id);
      const { url, width, height } = await context.uploads.takePhoto(request, { purpose: PICTURE });
      return { url, width, height };
    },
  }),
];

/** @param participations of the running server, from the first request on */
export function pollRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    ...teamRoutes,
    route(pollApi, "GET /api/member/activities/:id/poll", {
      access: { kind: "member" },
      handle: async (context, { params: { id: activityId } }) => {
        const memberId = memberOf(context);
        await participations().admit(context.db, { activityId, memberId });
        const poll = await readPoll(context.db, activityId);
        if (!poll) throw new AppError("record.notFound");
        return memberPoll(context, poll, memberId);
      },
    }),
    route(pollApi, "POST /api/member/activities/:id/poll/vote", {
      access: { kind: "member" },
      handle: async (context, { params, body: { choices } }) => {
        const memberId = memberOf(context);
        const poll = await vote(context.db, { activityId: params.id, memberId, choices }, participations());
        return memberPoll(context, poll, memberId);
      },
    }),
  ];
}
