import type { Comments } from "../../../contracts/services/comments";
import { type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { chatApi } from "../shared/api";
import { emitNews, memberRoom, teamRoom } from "./channel";
import { setMuted } from "./presence";
import { teamChat } from "./present";
import { saveChat } from "./saveChat";
import { sendQuestion } from "./sendQuestion";
import { transcriptOf } from "./transcript";

interface TeamServices {
  readonly tools: () => Pick<HostTools, "emit">;
  readonly comments: () => Comments;
}

function moderatorOf({ session }: RouteContext): string {
  if (!session?.subjectId) throw new AppError("access.denied");
  return session.subjectId;
}

const update = { entity: "activity", action: "update" } as const;
const read = { entity: "activity", action: "read" } as const;

/** The team's calls: the guide, the session, who is there. */
export const teamRoutes = ({ tools, comments }: TeamServices): readonly ExtensionRoute[] => [
  route(chatApi, "GET /api/activities/:id/online-chat", {
    access: read,
    handle: ({ db }, { params }) => teamChat(db, params.id),
  }),
  route(chatApi, "PUT /api/activities/:id/online-chat", {
    access: update,
    handle: async ({ db }, { params: { id }, body }) => {
      await saveChat(db, id, body);
      emitNews(db, tools(), [id, teamRoom(id)], { kind: "changed" });
      return teamChat(db, id);
    },
  }),
  route(chatApi, "GET /api/activities/:id/online-chat/transcript.txt", {
    access: read,
    handle: async ({ db }, { params, reply }) => {
      const text = await transcriptOf(db, params.id);
      const disposition = 'attachment; filename="transcript.txt"';
      reply.headers({ "Content-Type": "text/plain; charset=utf-8", "Content-Disposition": disposition });
      return Buffer.from(text);
    },
  }),
  route(chatApi, "POST /api/activities/:id/online-chat/questions/:questionId/send", {
    act: { action: "send" },
    access: update,
    handle: async (context, { params: { id: activityId, questionId } }) => {
      const sending = { activityId, questionId, moderatorId: moderatorOf(context) };
      const isNew = await sendQuestion(context.db, sending, comments());
      if (isNew) emitNews(context.db, tools(), [teamRoom(activityId)], { kind: "changed" });
      return teamChat(context.db, activityId);
    },
  }),
  route(chatApi, "PUT /api/activities/:id/online-chat/members/:memberId/mute", {
    access: update,
    handle: async ({ db }, { params: { id: activityId, memberId }, body: { isMuted } }) => {
      await setMuted(db, { activityId, memberId }, isMuted);
      const rooms = [teamRoom(activityId), memberRoom(activityId, memberId)];
      emitNews(db, tools(), rooms, { kind: "muted", memberId, isMuted });
      return teamChat(db, activityId);
    },
  }),
];
