import { type ExtensionRoute, route } from "../../../../src/server/kit";
import { LARGEST_TRANSCRIPT, transcriptApi } from "../../shared/transcript/api";
import { activityIn } from "../routes/holderOf";
import { activityKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { searchVideos } from "./searchVideos";
import { createTranscriptCalls } from "./transcriptCalls";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const RECORDING = "/api/activities/:id/transcripts/:recordingId";

const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

const ofActivity = ({ id, recordingId }: { readonly id: string; readonly recordingId: string }) => ({
  sessionKey: activityKey(id),
  recordingId,
});

/** Transcripts of a community's sessions: whoever sees their results reads them, moderators edit them. */
export function transcriptRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const calls = createTranscriptCalls(services);
  return [
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcription`, {
      access: read,
      handle: (context, { params, query: { recording } }) =>
        calls.present(context, { sessionKey: activityIn(context, params), recordingId: recording }),
    }),
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcriptionSearch`, {
      access: read,
      handle: (context, { params, query: { recording, text } }) =>
        calls.search(context, { sessionKey: activityIn(context, params), recordingId: recording }, text),
    }),
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcriptionWord`, {
      access: read,
      handle: (context, { params, query: { recording }, reply }) =>
        calls.word(context, { sessionKey: activityIn(context, params), recordingId: recording }, reply),
    }),
    route(transcriptApi, `PUT ${CLIENT_ACTIVITY}/speakerNames`, {
      access: update,
      handle: (context, { params, query: { recording }, body }) =>
        calls.nameSpeakers(context, { sessionKey: activityIn(context, params), recordingId: recording }, body),
    }),
    route(transcriptApi, "GET /communitiesVideo/:text", {
      access: { kind: "staff" },
      handle: async (context, { params: { text } }) => {
        const { hits, hasMore } = await searchVideos(context, text);
        return { hits: [...hits], hasMore };
      },
    }),
    route(transcriptApi, `PUT ${RECORDING}/segments`, {
      access: update,
      bodyLimit: LARGEST_TRANSCRIPT,
      handle: (context, { params, body }) => calls.edit(context, ofActivity(params), body),
    }),
    route(transcriptApi, `POST ${RECORDING}/subtitles`, {
      access: update,
      bodyLimit: LARGEST_TRANSCRIPT,
      handle: (context, { params, body }) => calls.importSubtitles(context, ofActivity(params), body),
    }),
    route(transcriptApi, `GET ${RECORDING}/file`, {
      act: { action: "export" },
      access: read,
      handle: (context, { params, query: { format }, reply }) => calls.subtitles(context, ofActivity(params), format, reply),
    }),
    route(transcriptApi, `POST ${RECORDING}/request`, {
      access: update,
      handle: (context, { params, body }) => calls.request(context, ofActivity(params), body),
    }),
  ];
}
