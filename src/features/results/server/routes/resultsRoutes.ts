import { Readable } from "node:stream";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import { AppError } from "../../../../shared/errors";
import { resultsApi } from "../../shared/api";
import { deleteTestResponses } from "../deleteTestResponses";
import { exportResponses } from "../exportResponses";
import { listResponses } from "../listResponses";
import { readResponse } from "../readResponse";
import { readResults } from "../readResults";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { selectResponses } from "../selectResponses";
import type { ResultsServices } from "../services";
import { queryOf, rangeOf } from "./query";

/** Results of an activity or a study: distributions, responses, export. */
export function resultsRoutes(services: ResultsServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading, writing }) => [
    route(resultsApi, "GET /api/activities/:id/results", {
      access: reading,
      handle: async (context, input) => readResults(context.db, await queryOf(context, input), services),
    }),
    route(resultsApi, "GET /api/activities/:id/responses", {
      access: reading,
      handle: async (context, input) => {
        const { activityId, withTest } = await queryOf(context, input);
        const { from, to } = rangeOf(input.query.range);
        const { id: questionnaireId } = await reportedQuestionnaire(context.db, activityId, services);
        const { rows, total } = await listResponses(context.db, { questionnaireId, withTest, from, to });
        input.reply.header("Content-Range", `responses ${from}-${Math.max(from, from + rows.length - 1)}/${total}`);
        return rows;
      },
    }),
    route(resultsApi, "GET /api/activities/:id/responses/:responseId", {
      access: reading,
      handle: async (context, input) =>
        readResponse(context.db, { ...(await queryOf(context, input)), responseId: input.params.responseId }, services),
    }),
    route(resultsApi, "DELETE /api/activities/:id/responses", {
      isOpenAfterEnd: true,
      access: writing,
      handle: async (context, input) => {
        const { activityId, withTest } = await queryOf(context, input);
        // Real responses are never deleted in bulk: the caller has to say what is meant.
        if (!withTest) throw new AppError("request.invalid", { faults: [{ path: "/test", rule: "required" }] });
        const { id } = await reportedQuestionnaire(context.db, activityId, services);
        return { deleted: await deleteTestResponses(context.db, id, context.files) };
      },
    }),
    route(resultsApi, "GET /api/activities/:id/responses.csv", {
      access: reading,
      document: { answer: { type: "text/csv", schema: { type: "string" } } },
      handle: async (context, input) => {
        const { db } = context;
        const { activityId, filter, withTest, segment, language } = await queryOf(context, input);
        const questionnaire = await reportedQuestionnaire(db, activityId, services);
        const selected = await selectResponses(db, { questionnaire, filter, withTest, segment }, services);
        input.reply.headers({
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="responses.csv"',
        });
        const delimiter = csvDelimiter(context.language);
        return Readable.from(exportResponses(db, { questionnaire, selected, language, delimiter }));
      },
    }),
  ]);
}
