import type { Comments } from "../../../contracts/services/comments";
import type { ExtensionRoute, HostTools, RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { ChatSettings } from "../shared/onlineChat";
import { emitNews, memberRoom, teamRoom } from "./channel";
import * as documents from "./documents";
import { setMuted } from "./presence";
import { teamChat } from "./present";
import { saveChat } from "./saveChat";
import { sendQuestion } from "./sendQuestion";
import { transcriptOf } from "./transcript";

interface TeamServices {
  readonly tools: () => Pick<HostTools, "emit">;
  readonly comments: () => Comments;
}

type Params = { readonly id: string; readonly questionId: string; readonly memberId: string };
const paramsOf = (request: { readonly params: unknown }) => request.params as Params;

function moderatorOf({ session }: RouteContext): string {
  if (!session?.subjectId) throw new AppError("access.denied");
  return session.subjectId;
}

const update = { entity: "activity", action: "update" } as const;
const read = { entity: "activity", action: "read" } as const;
const answer = { schema: documents.TEAM, example: documents.TEAM_EXAMPLE };
const examples = { id: documents.EXAMPLE_ID };

function settingRoutes({ tools }: TeamServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/activities/:id/online-chat",
      summary: "When a chat's session is, what it asks, and who is there",
      access: read,
      schema: { params: documents.params },
      describe: () => ({ examples, answer }),
      handle: ({ db }, request) => teamChat(db, paramsOf(request).id),
    },
    {
      method: "PUT",
      url: "/api/activities/:id/online-chat",
      summary: "Save when a chat's session is and what it asks; questions that were sent stay as they are",
      access: update,
      schema: { params: documents.params, body: documents.settings },
      describe: () => ({ examples, answer, body: { schema: documents.settings, example: documents.SETTINGS_EXAMPLE } }),
      handle: async ({ db }, request) => {
        const { id } = paramsOf(request);
        await saveChat(db, id, request.body as ChatSettings);
        emitNews(db, tools(), [id, teamRoom(id)], { kind: "changed" });
        return teamChat(db, id);
      },
    },
    {
      method: "GET",
      url: "/api/activities/:id/online-chat/transcript.txt",
      summary: "What was said in a chat, as plain text",
      access: read,
      schema: { params: documents.params },
      describe: () => ({ examples }),
      handle: async ({ db }, request, reply) => {
        const text = await transcriptOf(db, paramsOf(request).id);
        const disposition = 'attachment; filename="transcript.txt"';
        reply.headers({ "Content-Type": "text/plain; charset=utf-8", "Content-Disposition": disposition });
        return text;
      },
    },
  ];
}

function liveRoutes({ tools, comments }: TeamServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: "/api/activities/:id/online-chat/questions/:questionId/send",
      summary: "Ask a prepared question in the chat, once; sent again it is the same one",
      access: update,
      schema: { params: documents.questionParams },
      describe: () => ({ examples: { ...examples, questionId: documents.EXAMPLE_ID }, answer }),
      handle: async (context, request) => {
        const { id: activityId, questionId } = paramsOf(request);
        const sending = { activityId, questionId, moderatorId: moderatorOf(context) };
        const isNew = await sendQuestion(context.db, sending, comments());
        if (isNew) emitNews(context.db, tools(), [teamRoom(activityId)], { kind: "changed" });
        return teamChat(context.db, activityId);
      },
    },
    {
      method: "PUT",
      url: "/api/activities/:id/online-chat/members/:memberId/mute",
      summary: "Mute a member in a chat, or let the member write again",
      access: update,
      schema: { params: documents.memberParams, body: documents.muting },
      describe: () => ({
        examples: { ...examples, memberId: documents.EXAMPLE_ID },
        answer,
        body: { schema: documents.muting, example: { isMuted: true } },
      }),
      handle: async ({ db }, request) => {
        const { id: activityId, memberId } = paramsOf(request);
        const { isMuted } = request.body as { readonly isMuted: boolean };
        await setMuted(db, { activityId, memberId }, isMuted);
        const rooms = [teamRoom(activityId), memberRoom(activityId, memberId)];
        emitNews(db, tools(), rooms, { kind: "muted", memberId, isMuted });
        return teamChat(db, activityId);
      },
    },
  ];
}

/** The team's calls: the guide, the session, who is there. */
export const teamRoutes = (services: TeamServices): readonly ExtensionRoute[] => [
  ...settingRoutes(services),
  ...liveRoutes(services),
];
