import { Readable } from "node:stream";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import type { Json } from "../../../shared/json";
import type { Actor } from "../../access/session/session";
import type { Database } from "../../db/database";
import type { Texts } from "../../platform/texts";
import { timeZoneOf } from "../../platform/timeZone";
import { cursorOf, rowsAfter } from "../rest/list/keyset";
import type { ListPlan } from "../rest/list/listStatement";
import { exactTotal } from "../rest/list/totals";
import { listScope } from "../rest/recordAccess";
import type { Row } from "../rest/serializers";
import { type Cell, type Column, columnsOf } from "./columns";
import { csvFile } from "./csv";
import type { ExportFormat, ExportRequest } from "./exportRequest";
import { withLabels } from "./referenceLabels";
import { sheetThread } from "./sheetThread";
import { type CellFormat, MOST_ROWS } from "./xlsx";

/** Rows read at once: no statement lasts long, and no transaction is held while the caller takes his time. */
const CHUNK = 1_000;

/** All records of a list, from page to page as fast at its end as at its start. */
async function* exportRows(database: Database, plan: ListPlan): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await rowsAfter(database, plan, last && cursorOf(last), CHUNK);
    if (rows.length > 0) yield rows;
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const FORMATS: Readonly<Record<string, CellFormat>> = { date: "date", timestamptz: "moment" };

export interface ExportSources {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly texts: Texts;
}

/**
 * The first item is waited for before anything is sent: what fails by then is answered as a problem. Whoever stops early,
 * even before the first, ends the items' own work.
 */
async function begun<T>(items: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  let first: IteratorResult<T> | undefined = await items.next();
  const iterator: AsyncIterator<T> = {
    next: () => {
      const next = first ? Promise.resolve(first) : items.next();
      first = undefined;
      return next;
    },
    return: () => items.return(undefined),
    throw: (error: unknown) => items.throw(error),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

function cellsOf(row: Row, columns: readonly Column[]): readonly Cell[] {
  return columns.map(({ field, toCell }) => toCell((row[field.name] ?? null) as Json));
}

async function demandRoom(database: Database, plan: ListPlan): Promise<void> {
  const { count } = await exactTotal(database, plan);
  if (count > MOST_ROWS)
    throw new AppError("request.invalid", { faults: [{ path: "/format", rule: "maximum", params: { limit: MOST_ROWS } }] });
}

function referring(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => field.reference);
}

/**
 * The records of a list as a file, streamed: access, filter and order as the list has them.
 * @throws AppError `access.denied`, `request.invalid` (more rows than a sheet of Excel holds)
 */
export async function exportFile(
  { database, catalog, texts }: ExportSources,
  entity: Entity,
  actor: Actor,
  { list, format, fields, hasLabels, delimiter }: ExportRequest,
): Promise<Readable> {
  const { language } = list;
  const plan: ListPlan = { entity, catalog, request: list, scope: listScope(catalog, entity, actor), fields };
  if (format === "xlsx") await demandRoom(database, plan);
  const columns = columnsOf(fields, { entity, catalog, texts, language, hasLabels });
  const sources = { database, catalog, actor, language };
  const rows = await begun(exportRows(database, plan));
  const cells = (async function* () {
    for await (const chunk of rows) {
      const named = hasLabels ? await withLabels(chunk, referring(fields), sources) : chunk;
      yield named.map((row) => cellsOf(row, columns));
    }
  })();
  const headers = columns.map((column) => column.header);
  if (format === "csv") return Readable.from(csvFile(headers, cells, delimiter), { objectMode: false });
  const formats = fields.map((field) => FORMATS[field.kind.column]);
  const timeZone = await timeZoneOf(database, actor.spaceId);
  const title = texts.translate(language, `entities.${entity.name}.name`, { smart_count: 2, _: entity.title });
  const sheet = await begun(sheetThread({ title, headers, formats, timeZone }, cells));
  return Readable.from(sheet, { objectMode: false });
}
