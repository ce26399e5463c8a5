import type { TObject } from "typebox";
import { type CallContract, defineApi } from "../../../src/shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id } from "../../../src/shared/calls/schemas";
import { videoApi } from "./api";
import { callAt } from "./callAt";
import { messageApi } from "./messageApi";
import { recordingApi } from "./recordingApi";
import { transcriptApi } from "./transcript/api";

const ROOM = "/api/studies/:id/focus/sessions/:session/room";
const OfSession = closed({ id: Id, session: Id });
const OfSeat = closed({ ...OfSession.properties, seatId: Id });
const OfMessage = closed({ ...OfSession.properties, messageId: Id });
const OfRecord = closed({ ...OfSession.properties, recordId: Id });
const OfNote = closed({ ...OfSession.properties, noteId: Id });
const OfRecording = closed({ ...OfSession.properties, recordingId: Id });

/** An activity's call as a Focus session has it. */
const at = <const Call extends CallContract, Params extends TObject>(call: Call, params: Params) =>
  callAt(call, params, Object.fromEntries(Object.keys(params.properties).map((name) => [name, EXAMPLE_ID])));

/** The room of a Focus session, for its company's team: live, its recordings, and what was said. */
export const focusRoomApi = defineApi({
  [`GET ${ROOM}` as const]: at(videoApi["GET /client/communities/:id/activity/:activityId/videochatObserver"], OfSession),
  [`POST ${ROOM}/launch` as const]: at(videoApi["POST /api/activities/:id/video-chat/launch"], OfSession),
  [`POST ${ROOM}/start` as const]: at(videoApi["POST /api/activities/:id/video-chat/start"], OfSession),
  [`POST ${ROOM}/end` as const]: at(videoApi["POST /api/activities/:id/video-chat/end"], OfSession),
  [`POST ${ROOM}/presence` as const]: at(videoApi["POST /api/activities/:id/video-chat/presence"], OfSession),
  [`POST ${ROOM}/connection` as const]: at(videoApi["POST /api/activities/:id/video-chat/connection"], OfSession),
  [`POST ${ROOM}/access` as const]: at(videoApi["POST /client/communities/:id/activity/:activityId/grantAccess"], OfSession),
  [`PUT ${ROOM}/seats/:seatId/mute` as const]: at(videoApi["PUT /api/activities/:id/video-chat/seats/:seatId/mute"], OfSeat),
  [`GET ${ROOM}/messages` as const]: at(messageApi["GET /api/activities/:id/video-chat/messages"], OfSession),
  [`POST ${ROOM}/messages` as const]: at(messageApi["POST /client/communities/:id/activity/:activityId/videoComment"], OfSession),
  [`DELETE ${ROOM}/messages/:messageId` as const]: at(
    messageApi["DELETE /api/activities/:id/video-chat/messages/:messageId"],
    OfMessage,
  ),
  [`GET ${ROOM}/recordings` as const]: at(
    recordingApi["GET /client/communities/:id/activity/:activityId/videoRecord"],
    OfSession,
  ),
  [`POST ${ROOM}/recordings/start` as const]: at(
    recordingApi["POST /client/communities/:id/activity/:activityId/videoRecord/start"],
    OfSession,
  ),
  [`POST ${ROOM}/recordings/stop` as const]: at(
    recordingApi["POST /client/communities/:id/activity/:activityId/videoRecord/stop"],
    OfSession,
  ),
  [`DELETE ${ROOM}/recordings/:recordId` as const]: at(
    recordingApi["DELETE /client/communities/:id/activity/:activityId/videoRecord/:recordId"],
    OfRecord,
  ),
  [`GET ${ROOM}/notes` as const]: at(recordingApi["GET /api/activities/:id/video-chat/notes"], OfSession),
  [`POST ${ROOM}/notes` as const]: at(recordingApi["POST /api/activities/:id/video-chat/notes"], OfSession),
  [`PUT ${ROOM}/notes/:noteId` as const]: at(recordingApi["PUT /api/activities/:id/video-chat/notes/:noteId"], OfNote),
  [`DELETE ${ROOM}/notes/:noteId` as const]: at(recordingApi["DELETE /api/activities/:id/video-chat/notes/:noteId"], OfNote),
  [`GET ${ROOM}/transcript` as const]: at(
    transcriptApi["GET /client/communities/:id/activity/:activityId/transcription"],
    OfSession,
  ),
  [`GET ${ROOM}/transcript/word` as const]: at(
    transcriptApi["GET /client/communities/:id/activity/:activityId/transcriptionWord"],
    OfSession,
  ),
  [`PUT ${ROOM}/transcript/names` as const]: at(
    transcriptApi["PUT /client/communities/:id/activity/:activityId/speakerNames"],
    OfSession,
  ),
  [`PUT ${ROOM}/transcripts/:recordingId/segments` as const]: at(
    transcriptApi["PUT /api/activities/:id/transcripts/:recordingId/segments"],
    OfRecording,
  ),
  [`POST ${ROOM}/transcripts/:recordingId/subtitles` as const]: at(
    transcriptApi["POST /api/activities/:id/transcripts/:recordingId/subtitles"],
    OfRecording,
  ),
  [`GET ${ROOM}/transcripts/:recordingId/file` as const]: at(
    transcriptApi["GET /api/activities/:id/transcripts/:recordingId/file"],
    OfRecording,
  ),
  [`POST ${ROOM}/transcripts/:recordingId/request` as const]: at(
    transcriptApi["POST /api/activities/:id/transcripts/:recordingId/request"],
    OfRecording,
  ),
});
