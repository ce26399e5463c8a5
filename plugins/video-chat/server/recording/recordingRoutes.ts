import { type ExtensionRoute, route } from "../../../../src/server/kit";
import { recordingApi } from "../../shared/recordingApi";
import { activityIn, memberOf } from "../routes/holderOf";
import { readSession } from "../session";
import { activityKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { decideConsent } from "./consent";
import { createRecordingCalls } from "./recordingCalls";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

/** A community's recordings, people's word about them, and notes. */
export function recordingRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const calls = createRecordingCalls(services);
  return [
    route(recordingApi, `POST ${CLIENT_ACTIVITY}/videoRecord/start`, {
      access: update,
      handle: (context, { params, body: { replaces } }) => calls.start(context, activityIn(context, params), replaces),
    }),
    route(recordingApi, `POST ${CLIENT_ACTIVITY}/videoRecord/stop`, {
      access: update,
      handle: (context, { params }) => calls.stop(context, activityIn(context, params)),
    }),
    route(recordingApi, `DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`, {
      access: update,
      handle: (context, { params }) => calls.remove(context, activityIn(context, params), params.recordId),
    }),
    route(recordingApi, `GET ${CLIENT_ACTIVITY}/videoRecord`, {
      access: read,
      handle: (context, { params }) => calls.list(context, activityIn(context, params)),
    }),
    route(recordingApi, "POST /api/member/activities/:id/video-chat/consent", {
      access: { kind: "member" },
      handle: async (context, { params: { id }, body: { consent } }) => {
        const memberId = memberOf(context);
        await services.participations().admit(context.db, { activityId: id, memberId });
        const sessionKey = activityKey(id);
        await readSession(context.db, sessionKey);
        await decideConsent(context.db, { sessionKey, holder: { role: "MEMBER", memberId }, consent }, services);
        return { consent };
      },
    }),
    route(recordingApi, "GET /api/activities/:id/video-chat/notes", {
      access: read,
      handle: (context, { params: { id } }) => calls.notes(context, activityKey(id)),
    }),
    route(recordingApi, "POST /api/activities/:id/video-chat/notes", {
      access: read,
      handle: (context, { params: { id }, body }) => calls.addNote(context, activityKey(id), body),
    }),
    route(recordingApi, "PUT /api/activities/:id/video-chat/notes/:noteId", {
      access: read,
      handle: (context, { params: { id, noteId }, body }) => calls.changeNote(context, activityKey(id), noteId, body),
    }),
    route(recordingApi, "DELETE /api/activities/:id/video-chat/notes/:noteId", {
      access: read,
      handle: (context, { params: { id, noteId } }) => calls.deleteNote(context, activityKey(id), noteId),
    }),
  ];
}
