import { defineJob, type JobDefinition, type SpaceDb } from "../../../../server/kit";
import type { AnalysisServices } from "../services";
import { analysisOf, runAnalysis } from "./runAnalysis";

export const ANALYSIS_JOB = "analysis.run";

const setStatus = (db: SpaceDb, analysis: string, status: string) =>
  db.updateTable("analysis").set({ status }).where("id", "=", analysis).execute();

/** Analyses an activity at somebody's wish. */
export function analysisJob(services: AnalysisServices): JobDefinition {
  return defineJob<{ readonly activityId: string }>({
    name: ANALYSIS_JOB,
    run: async ({ db, payload: { activityId }, progress, signal }) => {
      const analysis = await analysisOf(db, activityId);
      await setStatus(db, analysis, "RUNNING");
      await progress({ done: 0, total: 1 });
      try {
        const language = await services.tools().language(db);
        const onProgress = async (done: number, total: number) => void (await progress({ done, total }));
        await runAnalysis({ db, activityId, language, signal, onProgress }, services);
      } catch (error) {
        await setStatus(db, analysis, "FAILED").catch(() => undefined);
        throw error;
      }
      await progress({ done: 1, total: 1 });
      return { activityId };
    },
  });
}
