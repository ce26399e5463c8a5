import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import type { ConversationServices, Reader } from "../conversation/openReader";
import { excelOf } from "../exports/excel";
import { type FileChoice, multimediaOf } from "../exports/multimedia";
import { disposition, fileName } from "../exports/readTranscript";
import { wordOf } from "../exports/word";
import { pageOf, queryOf, readerOf } from "./asked";
import { TEAM_FACE } from "./faces";
import * as schemas from "./schemas";

const OFFICE = "application/vnd.openxmlformats-officedocument";

interface Exported {
  readonly request: FastifyRequest;
  readonly context: RouteContext;
  readonly reader: Reader;
  readonly activity: { readonly title: string; readonly description: string };
}

interface Format {
  readonly path: string;
  readonly summary: string;
  readonly extension: string;
  readonly mediaType: string;
  /** What it is narrowed by. @default nothing */
  readonly query?: JsonObject;
  readonly content: (exported: Exported) => Promise<Readable | Buffer>;
}

function choiceOf(request: FastifyRequest): FileChoice {
  const { files } = queryOf(request);
  return { filter: pageOf(request), ...(files ? { fileIds: new Set(files.split(",")) } : {}) };
}

const FORMATS: readonly Format[] = [
  {
    path: "excel",
    summary: "What was said, as a workbook",
    extension: "xlsx",
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    content: async ({ context, reader, activity }) => Readable.from(excelOf(reader, activity.title, context)),
  },
  {
    path: "word",
    summary: "What was said, as a readable transcript with its images",
    extension: "docx",
    mediaType: `${OFFICE}.wordprocessingml.document`,
    content: async ({ context: { text, language, files, timeZone }, reader, activity }) =>
      wordOf(reader, { text, language, files, ...activity, timeZone: await timeZone() }),
  },
  {
    path: "multimedia",
    summary: "Photos, videos and files that were attached, as a ZIP: all, those of some comments, or those that were chosen",
    extension: "zip",
    mediaType: "application/zip",
    query: { ...TEAM_FACE.query, isVisual: schemas.isVisual, files: schemas.fileIds },
    content: async ({ context, reader, request }) => Readable.from(await multimediaOf(reader, context.files, choiceOf(request))),
  },
];

async function send(format: Format, exported: Exported, reply: FastifyReply) {
  const name = fileName(exported.activity.title, format.extension);
  reply.headers({ "Content-Type": format.mediaType, "Content-Disposition": disposition(name) });
  return format.content(exported);
}

/** An activity's conversation to take away. */
export function exportRoutes(services: ConversationServices): readonly ExtensionRoute[] {
  return FORMATS.map((format) => ({
    method: "GET",
    url: `${TEAM_FACE.base}/${format.path}`,
    summary: format.summary,
    access: TEAM_FACE.read,
    schema: {
      params: requiredObject(schemas.ofActivity),
      ...(format.query ? { querystring: optionalObject(format.query) } : {}),
    },
    handle: async (context: RouteContext, request: FastifyRequest, reply: FastifyReply) => {
      const reader = await readerOf(context, request, services);
      const activity = await context.db
        .selectFrom("activity")
        .select(["title", "description"])
        .where("id", "=", reader.view.activityId)
        .executeTakeFirstOrThrow();
      return send(format, { request, context, reader, activity }, reply);
    },
  }));
}
