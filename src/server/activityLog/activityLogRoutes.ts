import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { activityLogApi, LOG_PAGE, LONGEST_LOG_PAGE, type LogFilter, type LogQuery } from "../../contracts/api/activityLog";
import { hasAccessKey } from "../../schema/accessKeys";
import type { Catalog } from "../../schema/catalog";
import { LOG_READERS } from "../../shared/activityLog";
import { dayIn } from "../../shared/dates/dayIn";
import { AppError } from "../../shared/errors";
import type { Actor } from "../access/session/session";
import { EXPORT_TYPES } from "../api/export/exportFile";
import { xlsxFile } from "../api/export/xlsx";
import { languageOf } from "../api/language";
import { callSchema, jsonSchema } from "../api/openApi/callSchema";
import type { Database } from "../db/database";
import { cutterOf } from "../host/cutterOf";
import type { Texts } from "../platform/texts";
import { demandZone, timeZoneOf } from "../platform/timeZone";
import { noteActs } from "./noteActs";
import { type LogSources, presentLog } from "./presentLog";
import { logPortions, readingOf, readLog } from "./readLog";
import { readPeople } from "./readPeople";

const TAGS = ["Activity log"];
const PORTION = 1_000;
const COLUMNS = ["at", "person", "role", "act", "fields", "address", "device"] as const;

export interface ActivityLogOptions {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly texts: Texts;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

const schemaOf = (name: keyof typeof activityLogApi, answer = {}) =>
  callSchema(activityLogApi, name, { tags: TAGS, headers: ["Accept-Language", "X-Preview-As", "X-Space"], ...answer });

const cut = cutterOf(jsonSchema(activityLogApi["GET /api/activity-log"].answer));

/** `/api/activity-log`: read by those who answer for a space, written by nobody. */
export function activityLogRoutes(app: FastifyInstance, { catalog, database, texts, actorOf }: ActivityLogOptions): void {
  /**
   * Who reads, and the log of which space: the back office names one.
   * @throws AppError `access.denied`, `record.notFound`, `request.invalid` where there is no such zone
   */
  async function readerOf(request: FastifyRequest, { space: wanted, timeZone }: Pick<LogFilter, "space" | "timeZone">) {
    const actor = await actorOf(request);
    if (!hasAccessKey(LOG_READERS, actor.accessKeys)) throw new AppError("access.denied");
    const isOfBackoffice = actor.kind === "backoffice";
    const spaceId = isOfBackoffice ? (wanted ?? null) : (actor.spaceId ?? null);
    if (!isOfBackoffice && (spaceId === null || (wanted !== undefined && wanted !== spaceId)))
      throw new AppError("access.denied");
    if (isOfBackoffice && spaceId !== null) await demandSpace(spaceId);
    const sources: LogSources = { database, catalog, actor, language: languageOf(request), texts };
    const zone = timeZone ? demandZone(timeZone, "/timeZone") : await timeZoneOf(database, spaceId ?? undefined);
    return { actor, spaceId, sources, timeZone: zone };
  }

  async function demandSpace(id: string): Promise<void> {
    const space = await database.kysely.selectFrom("space").select("id").where("id", "=", id).executeTakeFirst();
    if (!space) throw new AppError("record.notFound");
  }

  app.get<{ Querystring: LogQuery }>("/api/activity-log", { schema: schemaOf("GET /api/activity-log") }, async (request) => {
    const { after, limit, ...filter } = request.query;
    const { spaceId, sources, timeZone } = await readerOf(request, filter);
    const size = Math.min(Number(limit ?? LOG_PAGE), LONGEST_LOG_PAGE);
    const rows = await readLog(database, readingOf(filter, spaceId, timeZone), { after, limit: size + 1 });
    const page = rows.slice(0, size);
    const next = rows.length > size ? String(page.at(-1)?.id) : null;
    return cut({ entries: await presentLog(page, sources), next, timeZone });
  });

  app.get<{ Querystring: { readonly space?: string; readonly q?: string } }>(
    "/api/activity-log/people",
    { schema: schemaOf("GET /api/activity-log/people") },
    async (request) => {
      const { space, q = "" } = request.query;
      const { spaceId, sources } = await readerOf(request, { space });
      return readPeople(database, { spaceId, q }, sources);
    },
  );

  const workbook = { answer: { type: EXPORT_TYPES.xlsx, schema: { type: "string" }, headers: ["Content-Disposition"] } };
  app.get<{ Querystring: LogFilter }>(
    "/api/activity-log/export",
    { schema: schemaOf("GET /api/activity-log/export", workbook) },
    async (request, reply) => {
      const { actor, spaceId, sources, timeZone } = await readerOf(request, request.query);
      const act = { action: "export", entity: "activityLog", recordId: null };
      await noteActs(database.kysely, [{ spaceId, accountId: actor.accountId, ...act }]);
      const reading = readingOf(request.query, spaceId, timeZone);
      const text = (key: string) => texts.translate(sources.language, `activityLog.${key}`);
      async function* rows() {
        for await (const portion of logPortions(database, reading, PORTION)) {
          const entries = await presentLog(portion, sources);
          yield entries.map(({ at, by, person, text: what, fields, address, device }) => {
            const who = [person?.name ?? text(`by.${by}`), person?.role ?? null];
            return [at, ...who, what, fields.join(", "), address ?? (by === "system" ? text("by.system") : null), device];
          });
        }
      }
      const sheet = {
        title: text("title"),
        headers: COLUMNS.map((name) => text(`columns.${name}`)),
        formats: COLUMNS.map((name) => (name === "at" ? ("moment" as const) : undefined)),
        timeZone,
      };
      const file = Readable.from(xlsxFile(sheet, rows()));
      file.once("error", (error) => request.log.error({ err: error, requestId: request.id }, "export failed"));
      return reply
        .header("Content-Disposition", `attachment; filename="activity-log-${dayIn(timeZone)}.xlsx"`)
        .type(EXPORT_TYPES.xlsx)
        .send(file);
    },
  );
}
