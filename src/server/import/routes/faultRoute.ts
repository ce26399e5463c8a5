import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { csvDelimiter } from "../../../shared/csv/csvDelimiter";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { Language } from "../../../shared/languages";
import type { Actor } from "../../access/session/session";
import type { Cell } from "../../api/export/columns";
import { csvFile } from "../../api/export/csv";
import { languageOf } from "../../api/language";
import { documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { Texts } from "../../platform/texts";
import type { ImportReports } from "../importReports";
import { MOST_KEPT, type ReportedIssue } from "../report";

const COLUMNS = ["row", "column", "message"] as const;

const OPERATION = documented(
  {
    tags: ["Imports"],
    summary: "All that is wrong with a file",
    description: `Of a dry run (its \`report\`) or of a job, for the person who began it; at most ${MOST_KEPT} faults. Rows, columns and
what is wrong, nothing of what the cells hold.`,
  },
  () => ({
    operationId: "exportImportFaults",
    headers: ["Accept-Language"],
    examples: { id: EXAMPLE_ID },
    answer: { type: "text/csv", schema: { type: "string" }, headers: ["Content-Disposition"] },
  }),
);

async function* cellsOf(chunks: AsyncIterable<readonly ReportedIssue[]>): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const faults of chunks) yield faults.map((fault) => COLUMNS.map((name) => fault[name]));
}

function headersOf(texts: Texts, language: Language): readonly string[] {
  return COLUMNS.map((name) => texts.translate(language, `console.import.faults.${name}`));
}

export interface FaultRouteOptions {
  readonly reports: ImportReports;
  readonly texts: Texts;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** `GET /api/imports/{id}/faults`: a CSV file, streamed. */
export function faultRoute(app: FastifyInstance, { reports, texts, actorOf }: FaultRouteOptions): void {
  app.get<{ Params: { readonly id: string } }>("/api/imports/:id/faults", { schema: OPERATION }, async (request, reply) => {
    const { accountId } = await actorOf(request);
    const { id } = request.params;
    if (!isId(id) || !(await reports.isOwn(id, accountId))) throw new AppError("record.notFound");
    const language = languageOf(request);
    const file = csvFile(headersOf(texts, language), cellsOf(reports.read(id)), csvDelimiter(language));
    reply.header("Content-Disposition", 'attachment; filename="import-faults.csv"');
    return reply.type("text/csv; charset=utf-8").send(Readable.from(file, { objectMode: false }));
  });
}
