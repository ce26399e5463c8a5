import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { resultsApi } from "../../shared/api";
import { refuseFilter } from "../../shared/parseFilter";
import type { FileServices } from "../aggregated/services";
import { deleteTestResponses } from "../deleteTestResponses";
import { conditionWords } from "../filter/conditionWords";
import { listResponses } from "../listResponses";
import { readResponse } from "../readResponse";
import { readResults } from "../readResults";
import { readTexts } from "../readTexts";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { manageRoutes } from "../reports/manageRoutes";
import type { ReportServices } from "../reports/services";
import { selectResponses } from "../selectResponses";
import { dataRoutes } from "./dataRoutes";
import { filesRoutes } from "./filesRoutes";
import { presentationRoutes } from "./presentationRoutes";
import { queryOf, rangeOf } from "./query";
import { tablesRoutes } from "./tablesRoutes";
import { viewsRoutes } from "./viewsRoutes";
import { weightingsRoutes } from "./weightingsRoutes";

/** Results of an activity or a study: distributions, responses, export, weightings, reports. */
export function resultsRoutes(services: ReportServices & FileServices): readonly ExtensionRoute[] {
  return forEachOwner((owner) => {
    const { reading, writing } = owner;
    return [
      route(resultsApi, "GET /api/activities/:id/results", {
        access: reading,
        handle: async (context, input) => {
          const report = await queryOf(context, input);
          const results = await readResults(context.db, report, services);
          const filter = report.filter.filter(({ path }) => path.startsWith("/conditions/"));
          if (filter.length === 0) return results;
          const questionnaire = await reportedQuestionnaire(context.db, report.activityId, services);
          const words = await conditionWords(context.db, { questionnaire, filter, language: report.language }, services);
          return { ...results, conditions: words.map((said) => said ?? { question: "", answers: [] }) };
        },
      }),
      route(resultsApi, "GET /api/activities/:id/questions/:questionId/texts", {
        access: reading,
        handle: async (context, input) => {
          const { q = "", page = "0", pageSize = "50" } = input.query;
          const wanted = { questionId: input.params.questionId, words: q, page: Number(page), pageSize: Number(pageSize) };
          return readTexts(context.db, { ...(await queryOf(context, input)), ...wanted }, services);
        },
      }),
      route(resultsApi, "GET /api/activities/:id/responses", {
        access: reading,
        handle: async (context, input) => {
          const { activityId, withTest, filter, segment } = await queryOf(context, input);
          const { from, to } = rangeOf(input.query.range);
          const { group } = input.query;
          const questionnaire = await reportedQuestionnaire(context.db, activityId, services);
          const isFiltered = filter.length > 0 || segment !== undefined;
          // Unfinished ones and tests are listed whole: a filter chooses among those that results count.
          if (isFiltered && group !== undefined && group !== "counted") refuseFilter("/group", "notFilterable");
          const ids = isFiltered
            ? await selectResponses(context.db, { questionnaire, filter, withTest, segment }, services)
            : undefined;
          const which = { questionnaireId: questionnaire.id, group, withTest, ...(ids ? { ids } : {}) };
          const { rows, total } = await listResponses(context.db, { ...which, from, to });
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
        act: { action: "delete", entity: "response", record: false },
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
      ...dataRoutes(reading, services),
      ...filesRoutes(owner, services),
      ...tablesRoutes(reading, services),
      ...presentationRoutes(owner, services),
      ...weightingsRoutes(owner, services),
      ...manageRoutes(owner, services),
      ...viewsRoutes(owner, services),
    ];
  });
}
