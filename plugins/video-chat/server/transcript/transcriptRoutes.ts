import type { FastifyReply } from "fastify";
import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { transcriptApi } from "../../shared/transcript/api";
import { TRANSCRIPT_ERRORS } from "../../shared/transcript/errors";
import { searchSegments, snippetOf } from "../../shared/transcript/searchSegments";
import { activityIn } from "../routes/holderOf";
import { readSeats } from "../seats";
import type { VideoServices } from "../videoServices";
import { editSegments, importSubtitles, nameSpeakers } from "./editTranscript";
import { namesOf, presentTranscript } from "./presentTranscript";
import { requestAgain } from "./requestTranscript";
import { readRecording } from "./rows";
import { searchVideos } from "./searchVideos";
import { srtOf, vttOf } from "./subtitles/writeSubtitles";
import { transcriptWord } from "./transcriptWord";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const RECORDING = "/api/activities/:id/transcripts/:recordingId";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SUBTITLES = { vtt: "text/vtt; charset=utf-8", srt: "application/x-subrip; charset=utf-8" } as const;
/** A transcript of three hours with all that JSON adds. */
const LARGEST_BODY = 8 * 1024 * 1024;

const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

interface Asked {
  readonly activityId: string;
  readonly recordingId?: string | undefined;
}

/** The header that names a file for whoever saves it, without what file systems refuse. */
function nameFile(reply: FastifyReply, title: string, { extension, mediaType }: { extension: string; mediaType: string }): void {
  const name =
    title
      .replace(/[^\p{L}\p{N} _-]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 80) || "transcript";
  const written = encodeURIComponent(`${name}.${extension}`).replace(/['()*]/g, "_");
  reply.headers({ "Content-Type": mediaType, "Content-Disposition": `attachment; filename*=UTF-8''${written}` });
}

const titleOf = async ({ db }: RouteContext, activityId: string) =>
  (await db.selectFrom("activity").select("title").where("id", "=", activityId).executeTakeFirstOrThrow()).title;

/** Transcripts: whoever sees a session's results reads them, moderators edit them. */
export function transcriptRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const present = ({ db }: RouteContext, asked: Asked) => presentTranscript(db, asked, services);
  const editing = async ({ db, session }: RouteContext, { activityId, recordingId }: Asked) => {
    const recording = await readRecording(db, activityId, recordingId);
    if (!recording) throw new AppError(TRANSCRIPT_ERRORS.noRecording);
    return { activityId, recordingId: recording.id, accountId: session?.accountId ?? null };
  };

  return [
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcription`, {
      access: read,
      handle: (context, { params, query: { recording } }) =>
        present(context, { activityId: activityIn(context, params), recordingId: recording }),
    }),
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcriptionSearch`, {
      access: read,
      handle: async (context, { params, query: { recording, text } }) => {
        const { segments, ...transcript } = await present(context, {
          activityId: activityIn(context, params),
          recordingId: recording,
        });
        const nameOf = namesOf(transcript);
        const hits = searchSegments(segments, text).flatMap((hit) => {
          const segment = segments[hit.index];
          if (!segment) return [];
          const { startSeconds, speaker, text: words } = segment;
          const name = speaker === null ? null : nameOf(speaker);
          return [{ ...hit, startSeconds, speaker, name, snippet: [...snippetOf(words, text)] }];
        });
        return { times: hits.reduce((sum, { times }) => sum + times, 0), hits };
      },
    }),
    route(transcriptApi, `GET ${CLIENT_ACTIVITY}/transcriptionWord`, {
      access: read,
      handle: async (context, { params, query: { recording }, reply }) => {
        const activityId = activityIn(context, params);
        const transcript = await present(context, { activityId, recordingId: recording });
        const title = await titleOf(context, activityId);
        nameFile(reply, title, { extension: "docx", mediaType: DOCX });
        const { text, language } = context;
        return transcriptWord(transcript, { text, language, title, timeZone: await context.timeZone() });
      },
    }),
    route(transcriptApi, `PUT ${CLIENT_ACTIVITY}/speakerNames`, {
      access: update,
      handle: async (context, { params, query: { recording }, body: { names, version } }) => {
        const of = await editing(context, { activityId: activityIn(context, params), recordingId: recording });
        await nameSpeakers(context.db, { ...of, names, version }, services);
        return present(context, of);
      },
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
      bodyLimit: LARGEST_BODY,
      handle: async (context, { params: { id, recordingId }, body: { version, ...splice } }) => {
        const of = await editing(context, { activityId: id, recordingId });
        await editSegments(context.db, { ...of, version, splice }, services);
        return present(context, of);
      },
    }),
    route(transcriptApi, `POST ${RECORDING}/subtitles`, {
      access: update,
      bodyLimit: LARGEST_BODY,
      handle: async (context, { params: { id, recordingId }, body }) => {
        const of = await editing(context, { activityId: id, recordingId });
        const seats = (await readSeats(context.db, id)).filter(({ role }) => role !== "OBSERVER");
        const named = new Map(seats.map((seat) => [(seat.nickname ?? seat.name ?? "").toLowerCase(), seat.id]));
        await importSubtitles(context.db, { ...of, ...body, seats: named }, services);
        return present(context, of);
      },
    }),
    route(transcriptApi, `GET ${RECORDING}/file`, {
      access: read,
      handle: async (context, { params: { id, recordingId }, query: { format }, reply }) => {
        const transcript = await present(context, { activityId: id, recordingId });
        nameFile(reply, await titleOf(context, id), { extension: format, mediaType: SUBTITLES[format] });
        const source = { segments: transcript.segments, nameOf: namesOf(transcript) };
        return Buffer.from(format === "vtt" ? vttOf(source) : srtOf(source));
      },
    }),
    route(transcriptApi, `POST ${RECORDING}/request`, {
      access: update,
      handle: async (context, { params: { id, recordingId }, body }) => {
        const of = await editing(context, { activityId: id, recordingId });
        await requestAgain(context.db, { ...of, ...body }, services);
        return present(context, of);
      },
    }),
  ];
}
