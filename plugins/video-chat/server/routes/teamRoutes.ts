import { type ExtensionRoute, route } from "../../../../src/server/kit";
import { videoApi } from "../../shared/api";
import { activityKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { activityIn } from "./holderOf";
import { createTeamCalls } from "./teamCalls";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

/** A community's team: the session, who is let in, their own connections. */
export function teamRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const calls = createTeamCalls(services);
  return [
    route(videoApi, `GET ${CLIENT_ACTIVITY}/videochatData`, {
      access: update,
      handle: (context, { params }) => calls.present(context, activityIn(context, params)),
    }),
    route(videoApi, `GET ${CLIENT_ACTIVITY}/videochatObserver`, {
      access: read,
      handle: (context, { params }) => calls.present(context, activityIn(context, params)),
    }),
    route(videoApi, `POST ${CLIENT_ACTIVITY}/grantAccess`, {
      access: update,
      handle: (context, { params, body }) => calls.grant(context, activityIn(context, params), body),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/launch", {
      access: update,
      handle: (context, { params: { id } }) => calls.launch(context, activityKey(id)),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/start", {
      access: update,
      handle: (context, { params: { id } }) => calls.start(context, activityKey(id)),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/end", {
      access: update,
      handle: (context, { params: { id } }) => calls.end(context, activityKey(id)),
    }),
    route(videoApi, "PUT /api/activities/:id/video-chat/seats/:seatId/mute", {
      access: update,
      handle: (context, { params: { id, seatId }, body: { isMuted } }) => calls.mute(context, activityKey(id), seatId, isMuted),
    }),
    route(videoApi, "PUT /api/activities/:id/video-chat/guests", {
      act: { action: "share", entity: "activity" },
      access: update,
      handle: (context, { params: { id }, body: { isOpen } }) => calls.openToGuests(context, activityKey(id), isOpen),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/presence", {
      access: read,
      handle: (context, { params: { id } }) => calls.noteSeen(context, activityKey(id)),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/connection", {
      access: read,
      handle: (context, { params: { id }, body }) => calls.connect(context, activityKey(id), body),
    }),
  ];
}
