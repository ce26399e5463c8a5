import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { messageApi } from "../../shared/messageApi";
import { linkSeat } from "../guests/linkSeat";
import { activityIn, memberOf, teamHolder } from "../routes/holderOf";
import { noteSeen, readSeat } from "../seats";
import { readSession } from "../session";
import type { VideoServices } from "../videoServices";
import { readMessages } from "./readMessages";
import { deleteMessage, demandReading, writeMessage } from "./writeMessage";

const LINK = "/experienceLabs/:id/activity/:activityId/videochat/:link/messages";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;
const member = { kind: "member" } as const;

/** Calls of the room's chat and of the observers' back room. */
export function messageRoutes(services: VideoServices): readonly ExtensionRoute[] {
  async function memberSeat(context: RouteContext, activityId: string) {
    const memberId = memberOf(context);
    await services.participations().admit(context.db, { activityId, memberId });
    return readSeat(context.db, activityId, { role: "MEMBER", memberId });
  }

  return [
    route(messageApi, "POST /client/communities/:id/activity/:activityId/videoComment", {
      access: read,
      handle: async (context, { params, body }) => {
        const activityId = activityIn(context, params);
        const holder = teamHolder(context);
        await readSession(context.db, activityId);
        const found = await readSeat(context.db, activityId, holder);
        // Who has a seat isn't noted as there: a word in the back room would tell the others so.
        if (!found) await noteSeen(context.db, activityId, holder);
        const seat = found ?? (await readSeat(context.db, activityId, holder));
        return writeMessage(context.db, services, { activityId, seat, ...body });
      },
    }),
    route(messageApi, "GET /api/activities/:id/video-chat/messages", {
      access: read,
      handle: async (context, { params: { id }, query: { room } }) => {
        await readSession(context.db, id);
        const own = context.session?.kind === "staff" ? await readSeat(context.db, id, teamHolder(context)) : undefined;
        return { messages: [...(await readMessages(context.db, { activityId: id, room, seat: own?.id }))] };
      },
    }),
    route(messageApi, "DELETE /api/activities/:id/video-chat/messages/:messageId", {
      access: update,
      handle: async ({ db }, { params: { id, messageId } }) => deleteMessage(db, services, { activityId: id, messageId }),
    }),
    route(messageApi, "GET /api/member/activities/:id/video-chat/messages", {
      access: member,
      handle: async (context, { params: { id } }) => {
        const seat = await memberSeat(context, id);
        const { status } = await readSession(context.db, id);
        demandReading(seat, "ROOM", status);
        return { messages: [...(await readMessages(context.db, { activityId: id, room: "ROOM", seat: seat?.id }))] };
      },
    }),
    route(messageApi, "POST /api/member/activities/:id/video-chat/messages", {
      access: member,
      handle: async (context, { params: { id }, body }) => {
        const seat = await memberSeat(context, id);
        return writeMessage(context.db, services, { activityId: id, seat, room: "ROOM", ...body });
      },
    }),
    route(messageApi, `GET ${LINK}`, {
      access: "public",
      handle: async (context, { params, query: { room }, request }) => {
        const { db, seat, session } = await linkSeat(context, params, request);
        demandReading(seat, room, session.status);
        return { messages: [...(await readMessages(db, { activityId: session.activityId, room, seat: seat.id }))] };
      },
    }),
    route(messageApi, `POST ${LINK}`, {
      access: "public",
      handle: async (context, { params, body, request }) => {
        const { db, seat, session } = await linkSeat(context, params, request);
        return writeMessage(db, services, { activityId: session.activityId, seat, ...body });
      },
    }),
  ];
}
