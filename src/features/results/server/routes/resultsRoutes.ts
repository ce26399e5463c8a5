import { Readable } from "node:stream";
import { type ExtensionRoute, forEachOwner, type ServerHost } from "../../../../server/kit";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import { AppError } from "../../../../shared/errors";
import { deleteTestResponses } from "../deleteTestResponses";
import { exportResponses } from "../exportResponses";
import { listResponses } from "../listResponses";
import { readResponse } from "../readResponse";
import { readResults } from "../readResults";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { selectResponses } from "../selectResponses";
import { activityParams, queryOf, querySchema, rangeOf, responseParams } from "./query";

/** Results of an activity or a study: distributions, responses, export. */
export function resultsRoutes({ registries }: ServerHost): readonly ExtensionRoute[] {
  const types = registries.questionTypes;
  return forEachOwner(({ base, reading, writing }) => [
    {
      method: "GET",
      url: `${base}/results`,
      summary: "Base and distribution of every question",
      access: reading,
      schema: { params: activityParams, querystring: querySchema("filter", "test", "language") },
      handle: (context, request) => readResults(context.db, queryOf(context, request), types),
    },
    {
      method: "GET",
      url: `${base}/responses`,
      summary: "Responses, the newest first",
      access: reading,
      schema: { params: activityParams, querystring: querySchema("range", "test") },
      handle: async (context, request, reply) => {
        const { activityId, withTest } = queryOf(context, request);
        const { from, to } = rangeOf(request);
        const { id: questionnaireId } = await reportedQuestionnaire(context.db, activityId, types);
        const { rows, total } = await listResponses(context.db, { questionnaireId, withTest, from, to });
        reply.header("Content-Range", `responses ${from}-${Math.max(from, from + rows.length - 1)}/${total}`);
        return rows;
      },
    },
    {
      method: "GET",
      url: `${base}/responses/:responseId`,
      summary: "One response with all its answers",
      access: reading,
      schema: { params: responseParams, querystring: querySchema("language") },
      handle: (context, request) => {
        const { responseId } = request.params as { readonly responseId: string };
        return readResponse(context.db, { ...queryOf(context, request), responseId }, types);
      },
    },
    {
      method: "DELETE",
      url: `${base}/responses`,
      summary: "Delete the test responses",
      access: writing,
      schema: { params: activityParams, querystring: querySchema("test") },
      handle: async (context, request) => {
        const { activityId, withTest } = queryOf(context, request);
        // Real responses are never deleted in bulk: the caller has to say what is meant.
        if (!withTest) throw new AppError("request.invalid", { faults: [{ path: "/test", rule: "required" }] });
        const { id } = await reportedQuestionnaire(context.db, activityId, types);
        return { deleted: await deleteTestResponses(context.db, id, context.files) };
      },
    },
    {
      method: "GET",
      url: `${base}/responses.csv`,
      summary:
        "Complete responses as CSV, commas between cells in English, semicolons otherwise; [dont-know], [refused] and [no-answer] say why there is no value",
      access: reading,
      schema: { params: activityParams, querystring: querySchema("filter", "test", "language") },
      handle: async (context, request, reply) => {
        const { db } = context;
        const { activityId, filter, withTest, language } = queryOf(context, request);
        const questionnaire = await reportedQuestionnaire(db, activityId, types);
        const selected = await selectResponses(db, { questionnaire, filter, withTest });
        reply.headers({
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="responses.csv"',
        });
        const delimiter = csvDelimiter(context.language);
        return Readable.from(exportResponses(db, { questionnaire, selected, language, delimiter }));
      },
    },
  ]);
}
