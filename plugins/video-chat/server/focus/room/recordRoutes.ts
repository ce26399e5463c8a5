import { type ExtensionRoute, type RouteContext, route } from "../../../../../src/server/kit";
import { focusRoomApi } from "../../../shared/focusRoomApi";
import { LARGEST_TRANSCRIPT } from "../../../shared/transcript/api";
import { createRecordingCalls } from "../../recording/recordingCalls";
import { createTranscriptCalls } from "../../transcript/transcriptCalls";
import type { VideoServices } from "../../videoServices";
import { hostedRoom, roomOf } from "./roomOf";

const ROOM = "/api/studies/:id/focus/sessions/:session/room";
const RECORDING = `${ROOM}/transcripts/:recordingId` as const;
const access = { entity: "study", action: "read" } as const;

interface OfRecording {
  readonly id: string;
  readonly session: string;
  readonly recordingId?: string | undefined;
}

const ofRoom = async (context: RouteContext, params: OfRecording, recordingId = params.recordingId) => ({
  sessionKey: await roomOf(context, params),
  recordingId,
});
const ofHostedRoom = async (context: RouteContext, params: OfRecording, recordingId = params.recordingId) => ({
  sessionKey: await hostedRoom(context, params),
  recordingId,
});

/** What remains of a Focus session: recordings, notes, transcripts. */
export function recordRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const recordings = createRecordingCalls(services);
  const transcripts = createTranscriptCalls(services);
  return [
    route(focusRoomApi, `GET ${ROOM}/recordings`, {
      access,
      handle: async (context, { params }) => recordings.list(context, await roomOf(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/recordings/start`, {
      access,
      handle: async (context, { params, body: { replaces } }) =>
        recordings.start(context, await hostedRoom(context, params), replaces),
    }),
    route(focusRoomApi, `POST ${ROOM}/recordings/stop`, {
      access,
      handle: async (context, { params }) => recordings.stop(context, await hostedRoom(context, params)),
    }),
    route(focusRoomApi, `DELETE ${ROOM}/recordings/:recordId`, {
      access,
      handle: async (context, { params }) => recordings.remove(context, await hostedRoom(context, params), params.recordId),
    }),
    route(focusRoomApi, `GET ${ROOM}/notes`, {
      access,
      handle: async (context, { params }) => recordings.notes(context, await roomOf(context, params)),
    }),
    route(focusRoomApi, `POST ${ROOM}/notes`, {
      access,
      handle: async (context, { params, body }) => recordings.addNote(context, await roomOf(context, params), body),
    }),
    route(focusRoomApi, `PUT ${ROOM}/notes/:noteId`, {
      access,
      handle: async (context, { params, body }) =>
        recordings.changeNote(context, await roomOf(context, params), params.noteId, body),
    }),
    route(focusRoomApi, `DELETE ${ROOM}/notes/:noteId`, {
      access,
      handle: async (context, { params }) => recordings.deleteNote(context, await roomOf(context, params), params.noteId),
    }),
    route(focusRoomApi, `GET ${ROOM}/transcript`, {
      access,
      handle: async (context, { params, query: { recording } }) =>
        transcripts.present(context, await ofRoom(context, params, recording)),
    }),
    route(focusRoomApi, `GET ${ROOM}/transcript/word`, {
      access,
      handle: async (context, { params, query: { recording }, reply }) =>
        transcripts.word(context, await ofRoom(context, params, recording), reply),
    }),
    route(focusRoomApi, `PUT ${ROOM}/transcript/names`, {
      access,
      handle: async (context, { params, query: { recording }, body }) =>
        transcripts.nameSpeakers(context, await ofHostedRoom(context, params, recording), body),
    }),
    route(focusRoomApi, `PUT ${RECORDING}/segments`, {
      access,
      bodyLimit: LARGEST_TRANSCRIPT,
      handle: async (context, { params, body }) => transcripts.edit(context, await ofHostedRoom(context, params), body),
    }),
    route(focusRoomApi, `POST ${RECORDING}/subtitles`, {
      access,
      bodyLimit: LARGEST_TRANSCRIPT,
      handle: async (context, { params, body }) =>
        transcripts.importSubtitles(context, await ofHostedRoom(context, params), body),
    }),
    route(focusRoomApi, `GET ${RECORDING}/file`, {
      access,
      handle: async (context, { params, query: { format }, reply }) =>
        transcripts.subtitles(context, await ofRoom(context, params), format, reply),
    }),
    route(focusRoomApi, `POST ${RECORDING}/request`, {
      access,
      handle: async (context, { params, body }) => transcripts.request(context, await ofHostedRoom(context, params), body),
    }),
  ];
}
