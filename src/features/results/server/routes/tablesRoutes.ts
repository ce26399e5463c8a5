import { type ExtensionRoute, route } from "../../../../server/kit";
import { tablesApi } from "../../shared/tablesApi";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { selectResponses } from "../selectResponses";
import type { ResultsServices } from "../services";
import { crossTable, type TableAxis } from "../tables/crossTable";
import { filterById, readAxis } from "../tables/readAxis";
import { readTableWeights } from "../weights/tableWeights";
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
        const selection = { questionnaire, filter: filterById(filter, reading), withTest, segment };
        const selected = await selectResponses(db, selection, services);
        // One after the other: only a few questions' answers are in memory at a time.
        const read = async (names: readonly string[], part: string): Promise<readonly TableAxis[]> => {
          const axes: TableAxis[] = [];
          for (const [index, name] of names.entries()) axes.push(await readAxis(db, name, `/${part}/${index}`, reading));
          return axes;
        };
        return crossTable({
          respondents: [...selected],
          rows: await read(body.rows, "rows"),
          columns: await read(body.columns, "columns"),
          weights: weight === undefined ? undefined : await readTableWeights(db, { name: weight, withTest }, reading),
          level,
          minimumBase,
          totalLabel: text("results.tables.total"),
        });
      },
    }),
  ];
}
