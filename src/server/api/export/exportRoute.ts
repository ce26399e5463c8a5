import type { FastifyInstance } from "fastify";
import type { Entity } from "../../../schema/catalog";
import { dayIn } from "../../../shared/dates/dayIn";
import { noteActs } from "../../activityLog/noteActs";
import { timeZoneOf } from "../../platform/timeZone";
import { languageOf } from "../language";
import { documented } from "../openApi/callDocument";
import { openTo } from "../rest/openApi";
import { demand } from "../rest/recordAccess";
import type { RestTools } from "../rest/restTools";
import { EXPORT_TYPES, exportFile } from "./exportFile";
import { EXPORT_QUERY, type ExportQuerystring, parseExportRequest } from "./exportRequest";

/** A caller who takes nothing for so long has gone, whatever the connection says; with them goes the work for them. */
const LONGEST_SILENCE_MS = 60_000;

const DESCRIPTION = `Columns, filter and order as the list takes them, by default every field that lists may show. Headers are the
fields' names in the caller's language; values are those that imports take, or with \`labels=true\` words. CSV is UTF-8 with a
byte order mark, its delimiter a comma in English and a semicolon in the other languages unless \`delimiter\` names one; each part of
a text that a spreadsheet would take for a formula begins with an apostrophe, which imports take away again.`;

function exportOperation(entity: Entity) {
  const { resource, title, list } = entity;
  return documented(
    { tags: [title], summary: `Export ${resource}`, description: `${openTo(entity, "list")} ${DESCRIPTION}` },
    () => ({
      operationId: `export${resource.charAt(0).toUpperCase()}${resource.slice(1)}`,
      headers: ["Accept-Language", "X-Preview-As", "X-Space"],
      examples: { format: "csv", fields: JSON.stringify(list.slice(0, 3)), labels: "true", delimiter: "," },
      answer: { type: "text/csv", schema: { type: "string" }, headers: ["Content-Disposition"] },
    }),
  );
}

/** `GET /api/{resource}/export`. */
export function exportRoute(app: FastifyInstance, entity: Entity, { catalog, context, texts, actorOf }: RestTools): void {
  app.get<{ Querystring: ExportQuerystring }>(
    `/api/${entity.resource}/export`,
    { schema: { ...exportOperation(entity), querystring: EXPORT_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      demand(entity, actor, "list");
      const wanted = parseExportRequest(entity, actor.accessKeys, request.query, languageOf(request));
      reply.raw.setTimeout(LONGEST_SILENCE_MS, () => reply.raw.destroy());
      await noteActs(context.database.kysely, [
        { spaceId: actor.spaceId ?? null, accountId: actor.accountId, action: "export", entity: entity.name, recordId: null },
      ]);
      const file = await exportFile({ database: context.database, catalog, texts }, entity, actor, wanted);
      // Headers are sent by then: the answer breaks off, and nobody else would say why.
      file.once("error", (error) => request.log.error({ err: error, requestId: request.id }, "export failed"));
      const day = dayIn(await timeZoneOf(context.database, actor.spaceId));
      reply.header("Content-Disposition", `attachment; filename="${entity.resource}-${day}.${wanted.format}"`);
      return reply.type(EXPORT_TYPES[wanted.format]).send(file);
    },
  );
}
