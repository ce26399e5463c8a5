import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { LEAST_PASSAGES } from "../shared/analysis";
import { analysisApi } from "../shared/api";
import { ANALYSIS_ERRORS } from "../shared/errors";
import { changeTopics, removeTopic } from "./changeTopics";
import { countPassages } from "./passages";
import { readAnalysis, readAnalysisData, readTopicPassages, readTopics, requireAnalysis } from "./readAnalysis";
import { ANALYSIS_JOB } from "./run/analysisJob";
import type { AnalysisServices } from "./services";

const BASE = "/client/communities/:id/activity/:activityId";
const reading = { entity: "activity", action: "read" } as const;
const writing = { entity: "activity", action: "update" } as const;

interface Params {
  readonly id: string;
  readonly activityId: string;
}

/** @throws AppError `community.notFound`, `record.notFound` where the caller doesn't reach the activity */
async function demandActivity({ session, records }: RouteContext, { id, activityId }: Params, action: "read" | "update") {
  if (session?.space?.id !== id) throw new AppError("community.notFound");
  const reached = await records.reachable({ entity: "activity", action, ids: [activityId] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

/** What people of an activity said, by topics; whoever reads the activity reads it, whoever changes it names the topics. */
export function analysisRoutes(services: AnalysisServices): readonly ExtensionRoute[] {
  const changing = async (context: RouteContext, params: Params) => {
    await demandActivity(context, params, "update");
    const { db } = context;
    const analysis = await requireAnalysis(db, params.activityId);
    return { db, activityId: params.activityId, language: await services.tools().language(db), analysis };
  };
  const ofTeam = async (context: RouteContext, activityId: string, analysis: string) =>
    (await readTopics(context, { activityId, analysis }, services)).filter(({ origin }) => origin === "MODERATOR");
  return [
    route(analysisApi, `GET ${BASE}/analysis`, {
      access: reading,
      handle: async (context, { params }) => {
        await demandActivity(context, params, "read");
        return readAnalysis(context, params.activityId, services);
      },
    }),
    route(analysisApi, `GET ${BASE}/analysisData`, {
      access: reading,
      handle: async (context, { params }) => {
        await demandActivity(context, params, "read");
        return readAnalysisData(context, params.activityId, services);
      },
    }),
    route(analysisApi, `POST ${BASE}/analysis`, {
      isOpenAfterEnd: true,
      act: { action: "update", record: "activityId" },
      access: writing,
      handle: async (context, { params }) => {
        await demandActivity(context, params, "update");
        const { db, language } = context;
        const { activityId } = params;
        const { title } = await db.selectFrom("activity").select("title").where("id", "=", activityId).executeTakeFirstOrThrow();
        if ((await countPassages({ db, activityId, language }, services)) < LEAST_PASSAGES)
          throw new AppError(ANALYSIS_ERRORS.tooFew, { params: { least: LEAST_PASSAGES } });
        const job = await context.startJob({
          kind: ANALYSIS_JOB,
          title: context.text("analysis.jobTitle", { title }),
          payload: { activityId },
          exclusive: `${ANALYSIS_JOB} ${activityId}`,
        });
        if (!job) throw new AppError(ANALYSIS_ERRORS.running);
        return { job };
      },
    }),
    route(analysisApi, `GET ${BASE}/analysis/topics/:topicId/passages`, {
      access: reading,
      handle: async (context, { params, query }) => {
        await demandActivity(context, params, "read");
        const topic = params.topicId === "none" ? null : params.topicId;
        const { activityId } = params;
        const { sentiment, page = "0" } = query;
        return readTopicPassages(context, { activityId, topic, sentiment, page: Number(page) }, services);
      },
    }),
    route(analysisApi, `GET ${BASE}/moderatorTopics`, {
      access: reading,
      handle: async (context, { params }) => {
        await demandActivity(context, params, "read");
        return { topics: await ofTeam(context, params.activityId, await requireAnalysis(context.db, params.activityId)) };
      },
    }),
    route(analysisApi, `PUT ${BASE}/moderatorTopics`, {
      isOpenAfterEnd: true,
      act: { action: "update", record: "activityId" },
      access: writing,
      handle: async (context, { params, body }) => {
        const topics = await changing(context, params);
        await changeTopics(topics, body.topics, services);
        return { topics: await ofTeam(context, params.activityId, topics.analysis) };
      },
    }),
    route(analysisApi, `DELETE ${BASE}/moderatorTopics`, {
      isOpenAfterEnd: true,
      act: { action: "update", record: "activityId" },
      access: writing,
      handle: async (context, { params, query }) => {
        const topics = await changing(context, params);
        await removeTopic(topics, query.topicId);
        return { topics: await ofTeam(context, params.activityId, topics.analysis) };
      },
    }),
    route(analysisApi, `PUT ${BASE}/changeSummary`, {
      isOpenAfterEnd: true,
      act: { action: "update", record: "activityId" },
      access: writing,
      handle: async (context, { params, body }) => {
        const { db, analysis } = await changing(context, params);
        const [summary, summaryLong] = [body.summary.trim(), body.summaryLong?.trim()];
        await db
          .updateTable("analysis")
          .set({
            aiSummary: summary || null,
            ...(summaryLong === undefined ? {} : { aiSummaryLong: summaryLong || null }),
            summaryEditedAt: summary || summaryLong ? new Date().toISOString() : null,
          })
          .where("id", "=", analysis)
          .execute();
        return readAnalysis(context, params.activityId, services);
      },
    }),
  ];
}
