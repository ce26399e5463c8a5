import { Readable } from "node:stream";
import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import { type ExtensionRoute, type RouteContext, route, xlsxFile } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { neuroResultsApi } from "../../shared/api/results";
import { CALCULATION_JOB } from "../../shared/neuroStudy";
import { NEURO_ERRORS } from "../../shared/studyErrors";
import { neuroAds } from "./neuroAds";
import { readResults } from "./readResults";
import { RESULT_COLUMNS, resultRows } from "./resultRows";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Whoever sees the study sees what came of it; of those who see selected studies, the selected ones. */
const READING = { entity: "study", action: "read" } as const;

async function* once<Rows>(rows: Rows) {
  yield rows;
}

/** A Neuro study's results, for whoever sees the study. */
export function resultRoutes(questionnaires: () => QuestionnaireService): readonly ExtensionRoute[] {
  const read = async ({ db }: RouteContext, id: string) => {
    const { ads } = await neuroAds(db, id, questionnaires());
    return readResults(db, id, ads);
  };
  return [
    route(neuroResultsApi, "GET /api/studies/:id/neuro", {
      access: READING,
      handle: (context, { params: { id } }) => read(context, id),
    }),
    route(neuroResultsApi, "POST /api/studies/:id/neuro/calculation", {
      act: { action: "update" },
      access: READING,
      handle: async (context, { params: { id } }) => {
        const { name } = await context.db.selectFrom("study").select("name").where("id", "=", id).executeTakeFirstOrThrow();
        const job = await context.startJob({
          ...{ kind: CALCULATION_JOB, payload: { studyId: id }, exclusive: `${CALCULATION_JOB} ${id}` },
          title: context.text("neuro.results.jobTitle", { study: name }),
        });
        if (!job) throw new AppError(NEURO_ERRORS.calculating);
        return { job };
      },
    }),
    route(neuroResultsApi, "GET /api/studies/:id/neuro.xlsx", {
      act: { action: "export" },
      access: READING,
      handle: async (context, { params: { id }, reply }) => {
        const { text } = context;
        const results = await read(context, id);
        const headers = RESULT_COLUMNS.map((name) => text(`neuro.excel.${name}`));
        reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="neuro.xlsx"' });
        const sheet = { title: text("neuro.results.tab"), headers, formats: RESULT_COLUMNS.map(() => undefined) };
        return Readable.from(xlsxFile(sheet, once(resultRows(results, text))));
      },
    }),
  ];
}
