import { type ExtensionRoute, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { tablesApi } from "../../shared/tablesApi";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { prepareSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import { crossTable } from "../tables/crossTable";
import { filterById, prepareAxis } from "../tables/readAxis";
import { prepareTableWeights } from "../weights/tableWeights";
import { queryOf } from "./query";

const DEFAULT_LEVEL = 0.95;

/** Tables of what a questionnaire's complete responses say. */
export function tablesRoutes(access: ExtensionRoute["access"], services: ResultsServices): readonly ExtensionRoute[] {
  return [
    route(tablesApi, "POST /api/activities/:id/tables", {
      // It writes nothing.
      isOpenAfterEnd: true,
      access,
      handle: async (context, { params, body }) => {
        const { db, language, text } = context;
        const { weight, filter = {}, level = DEFAULT_LEVEL, minimumBase = 0, segment: asked = "", test: withTest = false } = body;
        const { segment } = await queryOf(context, { params, query: { segment: asked } });
        const questionnaire = await reportedQuestionnaire(db, params.id, services);
        const reading = { questionnaire, language };
        const selection = await prepareSelection(
          db,
          { questionnaire, filter: filterById(filter, reading), withTest, segment },
          services,
        );
        const rows = body.rows.map((name, index) => prepareAxis(name, `/rows/${index}`, reading));
        const columns = body.columns.map((name, index) => prepareAxis(name, `/columns/${index}`, reading));
        const weights = weight === undefined ? undefined : await prepareTableWeights(db, { name: weight, withTest }, reading);
        const { nets = [] } = body;
        for (const [index, { row }] of nets.entries())
          if (!body.rows.includes(row))
            throw new AppError("request.invalid", { faults: [{ path: `/nets/${index}/row`, rule: "unknownQuestion" }] });
        const crossed = [...rows, ...columns].map(({ questionId }) => questionId);
        const needed = [...selection.questionIds, ...crossed, ...(weights?.questionIds ?? [])];
        return services.responses.use(db, questionnaire, needed, (responses) =>
          crossTable({
            respondents: selection.slotsIn(responses),
            rows: rows.map(({ readIn }) => readIn(responses)),
            columns: columns.map(({ readIn }) => readIn(responses)),
            weightOf: weights?.readIn(responses),
            level,
            minimumBase,
            hasStatistics: body.statistics ?? false,
            nets,
            labelOf: (name) => text(name === "total" ? "results.tables.total" : `crossTables.rows.${name}`),
          }),
        );
      },
    }),
  ];
}
