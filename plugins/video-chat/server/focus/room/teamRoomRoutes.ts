import { type ExtensionRoute, route } from "../../../../../src/server/kit";
import { AppError } from "../../../../../src/shared/errors";
import { FOCUS_ERRORS } from "../../../shared/focusErrors";
import { focusRoomApi } from "../../../shared/focusRoomApi";
import { createMessageCalls } from "../../messages/messageCalls";
import { createTeamCalls } from "../../routes/teamCalls";
import { readSession } from "../../session";
import type { VideoServices } from "../../videoServices";
import { hostedRoom, roomOf } from "./roomOf";

const ROOM = "/api/studies/:id/focus/sessions/:session/room";
// Observers and moderators of the company see the studies that are chosen for them; who hosts, the room says.
const access = { entity: "study", action: "read" } as const;

/** The room of a Focus session for its company's team: hosts run it, observers watch unseen. */
export function teamRoomRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const calls = createTeamCalls(services);
  const messages = createMessageCalls(services);
  return [
    route(focusRoomApi, `GET ${ROOM}`, {
      access,
      handle: async (context, { params }) => calls.present(context, await roomOf(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/launch`, {
      access,
      handle: async (context, { params }) => {
        const sessionKey = await hostedRoom(context, params);
        if (!(await readSession(context.db, sessionKey)).isActive) throw new AppError(FOCUS_ERRORS.notConfirmed);
        return calls.launch(context, sessionKey);
      },
    }),
    route(focusRoomApi, `POST ${ROOM}/start`, {
      access,
      handle: async (context, { params }) => calls.start(context, await hostedRoom(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/end`, {
      access,
      handle: async (context, { params }) => calls.end(context, await hostedRoom(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/presence`, {
      access,
      handle: async (context, { params }) => calls.noteSeen(context, await roomOf(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/connection`, {
      access,
      handle: async (context, { params, body }) => calls.connect(context, await roomOf(context, params), body),
    }),
    route(focusRoomApi, `POST ${ROOM}/access`, {
      access,
      handle: async (context, { params, body }) => calls.grant(context, await hostedRoom(context, params), body),
    }),
    route(focusRoomApi, `PUT ${ROOM}/seats/:seatId/mute`, {
      access,
      handle: async (context, { params, body: { isMuted } }) =>
        calls.mute(context, await hostedRoom(context, params), params.seatId, isMuted),
    }),
    route(focusRoomApi, `GET ${ROOM}/messages`, {
      access,
      handle: async (context, { params, query: { room } }) => messages.read(context, await roomOf(context, params), room),
    }),
    route(focusRoomApi, `POST ${ROOM}/messages`, {
      access,
      handle: async (context, { params, body }) => messages.write(context, await roomOf(context, params), body),
    }),
    route(focusRoomApi, `DELETE ${ROOM}/messages/:messageId`, {
      access,
      handle: async (context, { params }) => messages.remove(context, await hostedRoom(context, params), params.messageId),
    }),
  ];
}
