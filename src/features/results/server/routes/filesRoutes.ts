import type { Owner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { REPORT_ERRORS } from "../../shared/errors";
import { filesApi, type WorkbookBody } from "../../shared/filesApi";
import { findFile, MEDIA_TYPE, reportFilesOf } from "../aggregated/resultFiles";
import type { FileServices } from "../aggregated/services";
import { WORKBOOK_JOB } from "../aggregated/workbookJob";
import type { WorkbookRequest } from "../aggregated/workbookRequest";
import { profileReader } from "../data/profileColumns";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { hasLines } from "../tables/readAxis";
import { prepareTableFrame } from "../tables/tableFrame";
import { queryOf } from "./query";

const DEFAULT_LEVEL = 0.95;

/** Checks what a job would find wrong only when nobody looks any more. @throws AppError `request.invalid`, `record.notFound` */
async function workbookRequest(context: RouteContext, ownerId: string, body: WorkbookBody, services: FileServices) {
  const { banner = [], nets = [], weight, filter = {}, test = false, texts = true, level = DEFAULT_LEVEL } = body;
  const query = { segment: body.segment ?? "", conditions: JSON.stringify(body.conditions ?? []) };
  const { segment, filter: conditions } = await queryOf(context, { params: { id: ownerId }, query });
  const reader = profileReader(context);
  const questionnaire = await reportedQuestionnaire(context.db, ownerId, services);
  const lined = questionnaire.questions.filter((reported) => hasLines(reported, context.language));
  const names = new Set(lined.map(({ question }) => question.variable));
  for (const [index, { row }] of nets.entries())
    if (!names.has(row))
      throw new AppError("request.invalid", { faults: [{ path: `/nets/${index}/row`, rule: "unknownQuestion" }] });
  const asked = { questionnaire, columns: banner, columnsName: "banner", rows: [], filter, conditions, test, segment, reader };
  const frame = await prepareTableFrame(context, { ...asked, ...(weight ? { weight } : {}) }, services);
  // Axes and weights say only with the answers at hand that they can't be.
  await services.responses.use(context.db, frame.source, frame.questionIds, frame.readIn);
  const request: WorkbookRequest = {
    ...{
      ownerId,
      filter,
      conditions: (body.conditions ?? []) as WorkbookRequest["conditions"],
      banner,
      nets,
      level,
      withTest: test,
      hasTexts: texts,
    },
    segment: segment ?? null,
    weight: weight ?? null,
    language: body.language ?? context.language,
    profile: reader?.fields ?? [],
    until: Date.now(),
  };
  return request;
}

/** Results as files that are made in the background. */
export function filesRoutes({ reading }: Pick<Owner, "reading">, services: FileServices): readonly ExtensionRoute[] {
  const path = "/api/activities/:id/results/files" as const;
  return [
    route(filesApi, `GET ${path}`, {
      access: reading,
      handle: async ({ db }, { params }) => {
        await services.questionnaires().questionnaireOwner(db, params.id);
        const [newest] = await reportFilesOf(db, params.id);
        return { latest: newest ? { id: newest.id, asOf: newest.createdAt, size: newest.size } : null };
      },
    }),
    route(filesApi, `POST ${path}`, {
      // Analysis goes on after a community has ended.
      isOpenAfterEnd: true,
      access: reading,
      handle: async (context, { params, body }) => {
        const payload = await workbookRequest(context, params.id, body, services);
        const { title } = await services.questionnaires().questionnaireOwner(context.db, params.id);
        const job = await context.startJob({
          kind: WORKBOOK_JOB,
          title: context.text("resultFiles.jobTitle", { title }),
          payload,
          exclusive: `${WORKBOOK_JOB} ${context.session?.accountId} ${params.id}`,
        });
        if (!job) throw new AppError(REPORT_ERRORS.workbookRunning);
        return { job };
      },
    }),
    route(filesApi, `GET ${path}/:fileId`, {
      act: { action: "export" },
      access: reading,
      document: { answer: { type: MEDIA_TYPE, schema: { type: "string" } } },
      handle: async ({ db, session, files }, { params, reply }) => {
        const file = await findFile(db, { id: params.fileId, ownerId: params.id, accountId: session?.accountId });
        if (!file) throw new AppError("record.notFound");
        reply.headers({
          "Content-Type": MEDIA_TYPE,
          "Content-Length": String(file.size),
          "Content-Disposition": 'attachment; filename="results.xlsx"',
          "Cache-Control": "private, no-store",
        });
        return files.read(file.id);
      },
    }),
  ];
}
