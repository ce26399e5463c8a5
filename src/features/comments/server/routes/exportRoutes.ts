import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { filesApi } from "../../shared/api/files";
import type { ConversationServices, Reader } from "../conversation/openReader";
import { excelOf } from "../exports/excel";
import { multimediaOf } from "../exports/multimedia";
import { disposition, fileName } from "../exports/readTranscript";
import { wordOf } from "../exports/word";
import { filterOf, readerOf } from "./asked";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const WORKBOOK = { extension: "xlsx", mediaType: `${OFFICE}.spreadsheetml.sheet` };
const DOCUMENT = { extension: "docx", mediaType: `${OFFICE}.wordprocessingml.document` };
const ARCHIVE = { extension: "zip", mediaType: "application/zip" };

const access = { entity: "activity", action: "read" } as const;

const readActivity = ({ db }: RouteContext, { view }: Reader) =>
  db.selectFrom("activity").select(["title", "description"]).where("id", "=", view.activityId).executeTakeFirstOrThrow();

function nameFile(reply: FastifyReply, title: string, { extension, mediaType }: typeof ARCHIVE): void {
  reply.headers({ "Content-Type": mediaType, "Content-Disposition": disposition(fileName(title, extension)) });
}

/** An activity's conversation to take away. */
export function exportRoutes(services: ConversationServices): readonly ExtensionRoute[] {
  return [
    route(filesApi, "GET /client/communities/:id/activity/:activityId/excel", {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const { title } = await readActivity(context, reader);
        nameFile(asked.reply, title, WORKBOOK);
        return Readable.from(excelOf(reader, { title, timeZone: await context.timeZone() }, context));
      },
    }),
    route(filesApi, "GET /client/communities/:id/activity/:activityId/word", {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const { text, language, files, timeZone } = context;
        const activity = await readActivity(context, reader);
        nameFile(asked.reply, activity.title, DOCUMENT);
        return wordOf(reader, { text, language, files, ...activity, timeZone: await timeZone() });
      },
    }),
    route(filesApi, "GET /client/communities/:id/activity/:activityId/multimedia", {
      access,
      handle: async (context, asked) => {
        const reader = await readerOf(context, asked, services);
        const { files } = asked.query;
        const choice = { filter: filterOf(asked.query), ...(files ? { fileIds: new Set(files.split(",")) } : {}) };
        const { title } = await readActivity(context, reader);
        nameFile(asked.reply, title, ARCHIVE);
        return Readable.from(await multimediaOf(reader, context.files, choice));
      },
    }),
  ];
}
