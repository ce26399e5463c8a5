import { Readable } from "node:stream";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import { MISSING_REASONS } from "../../../../survey/answers/missingMarks";
import { resultsApi } from "../../shared/api";
import { dataTable } from "../data/dataTable";
import { DATA_FORMATS, type DataEnding } from "../data/formats";
import { labelled } from "../data/labelled";
import { profileReader } from "../data/profileColumns";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { selectResponses } from "../selectResponses";
import type { ResultsServices } from "../services";
import { queryOf } from "./query";

interface Asked {
  readonly params: { readonly id: string };
  readonly query: Parameters<typeof queryOf>[1]["query"] & { readonly values?: string; readonly profile?: string };
}

/** The bytes of a data file, read from the database while they are sent. */
async function dataFile(context: RouteContext, asked: Asked, ending: DataEnding, services: ResultsServices): Promise<Readable> {
  const { db, text } = context;
  const { activityId, filter, withTest, segment, language } = await queryOf(context, asked);
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const selected = await selectResponses(db, { questionnaire, filter, withTest, segment }, services);
  const profile = asked.query.profile === "true" ? profileReader(context) : undefined;
  const { responseVariables: sources } = services;
  const table = dataTable(db, { questionnaire, selected, sources, language, text, ...(profile ? { profile } : {}) });
  // An SPSS file holds codes and labels both.
  const isLabelled = asked.query.values === "labels" && ending !== "sav";
  const words = MISSING_REASONS.map((reason) => [reason, text(`results.missing.${reason}`, { smart_count: 1 })]);
  const missingLabels = Object.fromEntries(words);
  const bytes = DATA_FORMATS[ending].write(isLabelled ? labelled(table, missingLabels) : table, {
    title: text("results.data.sheet"),
    delimiter: csvDelimiter(context.language),
    cases: selected.size,
    missingLabels,
    timeZone: await context.timeZone(),
  });
  return Readable.from(bytes, { objectMode: false });
}

/** The responses as files. */
export function dataRoutes(access: ExtensionRoute["access"], services: ResultsServices): readonly ExtensionRoute[] {
  return (["csv", "xlsx", "sav"] as const).map((ending) => {
    const { mediaType } = DATA_FORMATS[ending];
    return route(resultsApi, `GET /api/activities/:id/responses.${ending}`, {
      act: { action: "export" },
      access,
      document: { answer: { type: mediaType.replace(/;.*/, ""), schema: { type: "string" } } },
      handle: (context, input) => {
        input.reply.headers({ "Content-Type": mediaType, "Content-Disposition": `attachment; filename="responses.${ending}"` });
        return dataFile(context, input, ending, services);
      },
    });
  });
}
