import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { recordingApi } from "../../shared/recordingApi";
import { emitChanged } from "../channel";
import { activityIn, memberOf, teamHolder } from "../routes/holderOf";
import { readSession } from "../session";
import type { VideoServices } from "../videoServices";
import { decideConsent } from "./consent";
import { deleteRecording } from "./deleteRecording";
import { addNote, changeNote, deleteNote, readNotes } from "./notes";
import { presentRecordings } from "./present";
import { startRecording } from "./startRecording";
import { stopRecording } from "./stopRecording";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

const moderatorOf = (context: RouteContext): string => teamHolder(context).moderatorId;

/** Calls of recordings, of people's word about them, and of notes. */
export function recordingRoutes(services: VideoServices): readonly ExtensionRoute[] {
  /** Does something to a session's recordings, and shows it to everybody as it is from then on. */
  async function change({ db }: RouteContext, activityId: string, work: () => Promise<void>) {
    await readSession(db, activityId);
    await work();
    emitChanged(db, services.tools(), activityId);
    await services.media().tell({ room: activityId, news: { type: "changed" } });
    return presentRecordings(db, activityId);
  }

  async function notesOf(context: RouteContext, activityId: string, work?: () => Promise<void>) {
    await readSession(context.db, activityId);
    await work?.();
    if (work) emitChanged(context.db, services.tools(), activityId);
    return readNotes(context.db, activityId, context.session?.subjectId);
  }

  return [
    route(recordingApi, `POST ${CLIENT_ACTIVITY}/videoRecord/start`, {
      access: update,
      handle: async (context, { params, body: { replaces } }) => {
        const activityId = activityIn(context, params);
        const accountId = context.session?.accountId ?? "";
        return change(context, activityId, () => startRecording(context.db, { activityId, accountId, replaces }, services));
      },
    }),
    route(recordingApi, `POST ${CLIENT_ACTIVITY}/videoRecord/stop`, {
      access: update,
      handle: async (context, { params }) => {
        const activityId = activityIn(context, params);
        const accountId = context.session?.accountId ?? "";
        return change(context, activityId, () => stopRecording(context.db, { activityId, accountId }, services));
      },
    }),
    route(recordingApi, `DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`, {
      access: update,
      handle: async (context, { params }) => {
        const activityId = activityIn(context, params);
        const accountId = context.session?.accountId ?? "";
        const { recordId } = params;
        return change(context, activityId, () => deleteRecording(context.db, { activityId, recordId, accountId }, services));
      },
    }),
    route(recordingApi, `GET ${CLIENT_ACTIVITY}/videoRecord`, {
      access: read,
      handle: async (context, { params }) => {
        const activityId = activityIn(context, params);
        await readSession(context.db, activityId);
        return presentRecordings(context.db, activityId);
      },
    }),
    route(recordingApi, "POST /api/member/activities/:id/video-chat/consent", {
      access: { kind: "member" },
      handle: async (context, { params: { id }, body: { consent } }) => {
        const memberId = memberOf(context);
        await services.participations().admit(context.db, { activityId: id, memberId });
        await readSession(context.db, id);
        await decideConsent(context.db, { activityId: id, holder: { role: "MEMBER", memberId }, consent }, services);
        return { consent };
      },
    }),
    route(recordingApi, "GET /api/activities/:id/video-chat/notes", {
      access: read,
      handle: (context, { params: { id } }) => notesOf(context, id),
    }),
    route(recordingApi, "POST /api/activities/:id/video-chat/notes", {
      access: read,
      handle: (context, { params: { id }, body }) =>
        notesOf(context, id, () => addNote(context.db, { activityId: id, author: moderatorOf(context), note: body })),
    }),
    route(recordingApi, "PUT /api/activities/:id/video-chat/notes/:noteId", {
      access: read,
      handle: (context, { params: { id, noteId }, body }) =>
        notesOf(context, id, () => changeNote(context.db, { activityId: id, noteId, author: moderatorOf(context) }, body)),
    }),
    route(recordingApi, "DELETE /api/activities/:id/video-chat/notes/:noteId", {
      access: read,
      handle: (context, { params: { id, noteId } }) =>
        notesOf(context, id, () => deleteNote(context.db, { activityId: id, noteId, author: moderatorOf(context) })),
    }),
  ];
}
