import { clientOf } from "../../../../../src/client/kit/console";
import type { focusRoomApi } from "../../../shared/focusRoomApi";
import { WINDOW_ID } from "../../room/windowId";
import type { TeamCalls } from "../../session/teamCalls";

const rooms = clientOf<typeof focusRoomApi>();
const ROOM = "/api/studies/:id/focus/sessions/:session/room";
const RECORDING = `${ROOM}/transcripts/:recordingId` as const;
const quiet = { isQuiet: true } as const;

/** The calls of a Focus session. */
export function focusCalls(studyId: string, sessionId: string): TeamCalls {
  const params = { id: studyId, session: sessionId };
  return {
    id: sessionId,
    video: () => rooms.call(`GET ${ROOM}`, { params }),
    beat: () => rooms.call(`POST ${ROOM}/presence`, { params }, quiet),
    connect: async (offer, signal) => {
      const body = { offer, window: WINDOW_ID };
      return (await rooms.call(`POST ${ROOM}/connection`, { params, body }, { ...quiet, signal })).answer;
    },
    launch: () => rooms.call(`POST ${ROOM}/launch`, { params }),
    start: () => rooms.call(`POST ${ROOM}/start`, { params }),
    end: () => rooms.call(`POST ${ROOM}/end`, { params }),
    grant: (body) => rooms.call(`POST ${ROOM}/access`, { params, body }),
    mute: (seatId, isMuted) => rooms.call(`PUT ${ROOM}/seats/:seatId/mute`, { params: { ...params, seatId }, body: { isMuted } }),
    messages: async (room) => (await rooms.call(`GET ${ROOM}/messages`, { params, query: { room } }, quiet)).messages,
    writeMessage: (body) => rooms.call(`POST ${ROOM}/messages`, { params, body }, quiet),
    deleteMessage: (messageId) => rooms.call(`DELETE ${ROOM}/messages/:messageId`, { params: { ...params, messageId } }),
    recordings: () => rooms.call(`GET ${ROOM}/recordings`, { params }, quiet),
    startRecording: (replaces) => rooms.call(`POST ${ROOM}/recordings/start`, { params, body: replaces ? { replaces } : {} }),
    stopRecording: () => rooms.call(`POST ${ROOM}/recordings/stop`, { params }),
    deleteRecording: (recordId) => rooms.call(`DELETE ${ROOM}/recordings/:recordId`, { params: { ...params, recordId } }),
    notes: () => rooms.call(`GET ${ROOM}/notes`, { params }, quiet),
    addNote: (body) => rooms.call(`POST ${ROOM}/notes`, { params, body }),
    changeNote: (noteId, text) => rooms.call(`PUT ${ROOM}/notes/:noteId`, { params: { ...params, noteId }, body: { text } }),
    deleteNote: (noteId) => rooms.call(`DELETE ${ROOM}/notes/:noteId`, { params: { ...params, noteId } }),
    transcript: () => rooms.call(`GET ${ROOM}/transcript`, { params, query: {} }),
    saveSegments: (recordingId, { insert, ...splice }) =>
      rooms.call(`PUT ${RECORDING}/segments`, {
        params: { ...params, recordingId },
        body: { ...splice, insert: insert.map((segment) => ({ ...segment })) },
      }),
    importSubtitles: (recordingId, body) =>
      rooms.call(`POST ${RECORDING}/subtitles`, { params: { ...params, recordingId }, body }),
    requestTranscript: (recordingId, body) =>
      rooms.call(`POST ${RECORDING}/request`, { params: { ...params, recordingId }, body }),
    nameSpeakers: (names) => rooms.call(`PUT ${ROOM}/transcript/names`, { params, query: {}, body: { names: [...names] } }),
    transcriptFile: (format, recordingId) => {
      const room = `/api/studies/${studyId}/focus/sessions/${sessionId}/room`;
      return format === "word" ? `${room}/transcript/word` : `${room}/transcripts/${recordingId}/file?format=${format}`;
    },
  };
}
