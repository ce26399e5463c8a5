import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import type { ConversationServices, Reader } from "../conversation/openReader";
import { excelOf } from "../exports/excel";
import { multimediaOf } from "../exports/multimedia";
import { disposition, fileName } from "../exports/readTranscript";
import { wordOf } from "../exports/word";
import { readerOf } from "./asked";
import { TEAM_FACE } from "./faces";
import * as schemas from "./schemas";

const OFFICE = "application/vnd.openxmlformats-officedocument";

interface Exported {
  readonly context: RouteContext;
  readonly reader: Reader;
  readonly activity: { readonly title: string; readonly description: string };
}

interface Format {
  readonly path: string;
  readonly summary: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly content: (exported: Exported) => Promise<Readable | Buffer>;
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
    summary: "All photos, videos and files that were attached, as a ZIP",
    extension: "zip",
    mediaType: "application/zip",
    content: async ({ context, reader }) => Readable.from(await multimediaOf(reader, context.files)),
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
    schema: { params: requiredObject(schemas.ofActivity) },
    handle: async (context: RouteContext, request: FastifyRequest, reply: FastifyReply) => {
      const reader = await readerOf(context, request, services);
      const activity = await context.db
        .selectFrom("activity")
        .select(["title", "description"])
        .where("id", "=", reader.view.activityId)
        .executeTakeFirstOrThrow();
      return send(format, { context, reader, activity }, reply);
    },
  }));
}
