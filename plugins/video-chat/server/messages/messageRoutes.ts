import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { messageApi } from "../../shared/messageApi";
import { createLinkCalls } from "../guests/linkCalls";
import { linkSeat } from "../guests/linkSeat";
import { activityIn, memberOf } from "../routes/holderOf";
import { readSeat } from "../seats";
import { readSession } from "../session";
import { activityKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { createMessageCalls } from "./messageCalls";
import { readMessages } from "./readMessages";
import { demandReading, writeMessage } from "./writeMessage";

const LINK = "/experienceLabs/:id/activity/:activityId/videochat/:link/messages";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;
const member = { kind: "member" } as const;

/** Calls of the room's chat and of the observers' back room. */
export function messageRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const team = createMessageCalls(services);
  const link = createLinkCalls(services);

  async function memberSeat(context: RouteContext, activityId: string) {
    const memberId = memberOf(context);
    await services.participations().admit(context.db, { activityId, memberId });
    return readSeat(context.db, activityKey(activityId), { role: "MEMBER", memberId });
  }

  return [
    route(messageApi, "POST /client/communities/:id/activity/:activityId/videoComment", {
      access: read,
      handle: (context, { params, body }) => team.write(context, activityIn(context, params), body),
    }),
    route(messageApi, "GET /api/activities/:id/video-chat/messages", {
      access: read,
      handle: (context, { params: { id }, query: { room } }) => team.read(context, activityKey(id), room),
    }),
    route(messageApi, "DELETE /api/activities/:id/video-chat/messages/:messageId", {
      access: update,
      handle: (context, { params: { id, messageId } }) => team.remove(context, activityKey(id), messageId),
    }),
    route(messageApi, "GET /api/member/activities/:id/video-chat/messages", {
      access: member,
      handle: async (context, { params: { id } }) => {
        const seat = await memberSeat(context, id);
        const { status } = await readSession(context.db, activityKey(id));
        demandReading(seat, "ROOM", status);
        return { messages: [...(await readMessages(context.db, { sessionKey: activityKey(id), room: "ROOM", seat: seat?.id }))] };
      },
    }),
    route(messageApi, "POST /api/member/activities/:id/video-chat/messages", {
      access: member,
      handle: async (context, { params: { id }, body }) => {
        const seat = await memberSeat(context, id);
        return writeMessage(context.db, services, { sessionKey: activityKey(id), seat, room: "ROOM", ...body });
      },
    }),
    route(messageApi, `GET ${LINK}`, {
      access: "public",
      handle: async (context, { params, query: { room }, request }) =>
        link.readMessages(await linkSeat(context, params, request), room),
    }),
    route(messageApi, `POST ${LINK}`, {
      access: "public",
      handle: async (context, { params, body, request }) => link.writeMessage(await linkSeat(context, params, request), body),
    }),
  ];
}
