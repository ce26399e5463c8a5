import { clientOf } from "../../../../src/client/kit/console";
import type { videoApi } from "../../shared/api";
import type { messageApi } from "../../shared/messageApi";
import type { recordingApi } from "../../shared/recordingApi";
import type { transcriptApi } from "../../shared/transcript/api";
import { WINDOW_ID } from "../room/windowId";
import type { TeamCalls } from "./teamCalls";

const videos = clientOf<typeof videoApi>();
const messages = clientOf<typeof messageApi>();
const recordings = clientOf<typeof recordingApi>();
const transcripts = clientOf<typeof transcriptApi>();
const ACTIVITY = "/client/communities/:id/activity/:activityId";
const VIDEO = "/api/activities/:id/video-chat";
const RECORDING = "/api/activities/:id/transcripts/:recordingId";
const quiet = { isQuiet: true } as const;

/** The calls of an activity's session. */
export function activityCalls(communityId: string, activityId: string): TeamCalls {
  const inCommunity = { id: communityId, activityId };
  const params = { id: activityId };
  return {
    id: activityId,
    video: () => videos.call(`GET ${ACTIVITY}/videochatObserver`, { params: inCommunity }),
    beat: () => videos.call(`POST ${VIDEO}/presence`, { params }, quiet),
    connect: async (offer, signal) => {
      const body = { offer, window: WINDOW_ID };
      return (await videos.call(`POST ${VIDEO}/connection`, { params, body }, { ...quiet, signal })).answer;
    },
    launch: () => videos.call(`POST ${VIDEO}/launch`, { params }),
    start: () => videos.call(`POST ${VIDEO}/start`, { params }),
    end: () => videos.call(`POST ${VIDEO}/end`, { params }),
    grant: (body) => videos.call(`POST ${ACTIVITY}/grantAccess`, { params: inCommunity, body }),
    mute: (seatId, isMuted) =>
      videos.call(`PUT ${VIDEO}/seats/:seatId/mute`, { params: { ...params, seatId }, body: { isMuted } }),
    openToGuests: (isOpen) => videos.call(`PUT ${VIDEO}/guests`, { params, body: { isOpen } }),
    messages: async (room) => (await messages.call(`GET ${VIDEO}/messages`, { params, query: { room } }, quiet)).messages,
    writeMessage: (body) => messages.call(`POST ${ACTIVITY}/videoComment`, { params: inCommunity, body }, quiet),
    deleteMessage: (messageId) => messages.call(`DELETE ${VIDEO}/messages/:messageId`, { params: { ...params, messageId } }),
    recordings: () => recordings.call(`GET ${ACTIVITY}/videoRecord`, { params: inCommunity }, quiet),
    startRecording: (replaces) =>
      recordings.call(`POST ${ACTIVITY}/videoRecord/start`, { params: inCommunity, body: replaces ? { replaces } : {} }),
    stopRecording: () => recordings.call(`POST ${ACTIVITY}/videoRecord/stop`, { params: inCommunity }),
    deleteRecording: (recordId) =>
      recordings.call(`DELETE ${ACTIVITY}/videoRecord/:recordId`, { params: { ...inCommunity, recordId } }),
    notes: () => recordings.call(`GET ${VIDEO}/notes`, { params }, quiet),
    addNote: (body) => recordings.call(`POST ${VIDEO}/notes`, { params, body }),
    changeNote: (noteId, text) =>
      recordings.call(`PUT ${VIDEO}/notes/:noteId`, { params: { ...params, noteId }, body: { text } }),
    deleteNote: (noteId) => recordings.call(`DELETE ${VIDEO}/notes/:noteId`, { params: { ...params, noteId } }),
    transcript: () => transcripts.call(`GET ${ACTIVITY}/transcription`, { params: inCommunity, query: {} }),
    saveSegments: (recordingId, { insert, ...splice }) =>
      transcripts.call(`PUT ${RECORDING}/segments`, {
        params: { ...params, recordingId },
        body: { ...splice, insert: insert.map((segment) => ({ ...segment })) },
      }),
    importSubtitles: (recordingId, body) =>
      transcripts.call(`POST ${RECORDING}/subtitles`, { params: { ...params, recordingId }, body }),
    requestTranscript: (recordingId, body) =>
      transcripts.call(`POST ${RECORDING}/request`, { params: { ...params, recordingId }, body }),
    nameSpeakers: (names) =>
      transcripts.call(`PUT ${ACTIVITY}/speakerNames`, { params: inCommunity, query: {}, body: { names: [...names] } }),
    transcriptFile: (format, recordingId) =>
      format === "word"
        ? `/client/communities/${communityId}/activity/${activityId}/transcriptionWord`
        : `/api/activities/${activityId}/transcripts/${recordingId}/file?format=${format}`,
  };
}
