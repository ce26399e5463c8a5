import type { FastifyReply } from "fastify";
import type { RouteContext } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { TranscriptHits } from "../../shared/transcript/api";
import { TRANSCRIPT_ERRORS } from "../../shared/transcript/errors";
import { searchSegments, snippetOf } from "../../shared/transcript/searchSegments";
import type { Splice } from "../../shared/transcript/segments";
import { nameOf, readSeats } from "../seats";
import { readSession } from "../session";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { editSegments, importSubtitles, nameSpeakers } from "./editTranscript";
import { namesOf, presentTranscript } from "./presentTranscript";
import { requestAgain } from "./requestTranscript";
import { readRecording, type SpeakerName } from "./rows";
import { srtOf, vttOf } from "./subtitles/writeSubtitles";
import { transcriptWord } from "./transcriptWord";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SUBTITLES = { vtt: "text/vtt; charset=utf-8", srt: "application/x-subrip; charset=utf-8" } as const;

interface Asked {
  readonly sessionKey: SessionKey;
  /** @default the session's latest that is ready */
  readonly recordingId?: string | undefined;
}

interface FileKind {
  readonly extension: string;
  readonly mediaType: string;
}

/** The header that names a file for whoever saves it, without what file systems refuse. */
function nameFile(reply: FastifyReply, title: string, { extension, mediaType }: FileKind): void {
  const name =
    title
      .replace(/[^\p{L}\p{N} _-]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 80) || "transcript";
  const written = encodeURIComponent(`${name}.${extension}`).replace(/['()*]/g, "_");
  reply.headers({ "Content-Type": mediaType, "Content-Disposition": `attachment; filename*=UTF-8''${written}` });
}

/** What a team does with a session's transcripts, whatever it belongs to. */
export function createTranscriptCalls(services: VideoServices) {
  const present = ({ db }: RouteContext, asked: Asked) => presentTranscript(db, asked, services);
  const editing = async ({ db, session }: RouteContext, { sessionKey, recordingId }: Asked) => {
    const recording = await readRecording(db, sessionKey, recordingId);
    if (!recording) throw new AppError(TRANSCRIPT_ERRORS.noRecording);
    return { sessionKey, recordingId: recording.id, accountId: session?.accountId ?? null };
  };
  const titleOf = async ({ db }: RouteContext, { sessionKey }: Asked) => (await readSession(db, sessionKey)).title;

  return {
    present,
    search: async (context: RouteContext, asked: Asked, text: string): Promise<TranscriptHits> => {
      const { segments, ...transcript } = await present(context, asked);
      const speakerName = namesOf(transcript);
      const hits = searchSegments(segments, text).flatMap((hit) => {
        const segment = segments[hit.index];
        if (!segment) return [];
        const { startSeconds, speaker, text: words } = segment;
        const name = speaker === null ? null : speakerName(speaker);
        return [{ ...hit, startSeconds, speaker, name, snippet: [...snippetOf(words, text)] }];
      });
      return { times: hits.reduce((sum, { times }) => sum + times, 0), hits };
    },
    word: async (context: RouteContext, asked: Asked, reply: FastifyReply) => {
      const transcript = await present(context, asked);
      const title = await titleOf(context, asked);
      nameFile(reply, title, { extension: "docx", mediaType: DOCX });
      const { text, language } = context;
      return transcriptWord(transcript, { text, language, title, timeZone: await context.timeZone() });
    },
    subtitles: async (context: RouteContext, asked: Asked, format: keyof typeof SUBTITLES, reply: FastifyReply) => {
      const transcript = await present(context, asked);
      nameFile(reply, await titleOf(context, asked), { extension: format, mediaType: SUBTITLES[format] });
      const source = { segments: transcript.segments, nameOf: namesOf(transcript) };
      return Buffer.from(format === "vtt" ? vttOf(source) : srtOf(source));
    },
    nameSpeakers: async (
      context: RouteContext,
      asked: Asked,
      { names, version }: { readonly names: readonly SpeakerName[]; readonly version?: number | undefined },
    ) => {
      const of = await editing(context, asked);
      await nameSpeakers(context.db, { ...of, names, version }, services);
      return present(context, of);
    },
    edit: async (context: RouteContext, asked: Asked, { version, ...splice }: Splice & { readonly version: number }) => {
      const of = await editing(context, asked);
      await editSegments(context.db, { ...of, version, splice }, services);
      return present(context, of);
    },
    importSubtitles: async (
      context: RouteContext,
      asked: Asked,
      file: { readonly content: string; readonly version?: number | undefined },
    ) => {
      const of = await editing(context, asked);
      const seats = (await readSeats(context.db, asked.sessionKey)).filter(({ role }) => role !== "OBSERVER");
      const named = new Map(seats.map((seat) => [nameOf(seat).toLowerCase(), seat.id]));
      await importSubtitles(context.db, { ...of, ...file, seats: named }, services);
      return present(context, of);
    },
    request: async (context: RouteContext, asked: Asked, wish: { readonly language?: string; readonly replaces?: boolean }) => {
      const of = await editing(context, asked);
      await requestAgain(context.db, { ...of, ...wish }, services);
      return present(context, of);
    },
  };
}
