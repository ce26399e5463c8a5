import { defineJob, type JobDefinition } from "../../../../server/kit";
import type { AnalysisServices } from "../services";
import { analysisOf, runAnalysis } from "./runAnalysis";
import { whileRunning } from "./whileRunning";

export const ANALYSIS_JOB = "analysis.run";

/** Analyses an activity at somebody's wish. */
export function analysisJob(services: AnalysisServices): JobDefinition {
  return defineJob<{ readonly activityId: string }>({
    name: ANALYSIS_JOB,
    run: async ({ db, payload: { activityId }, progress, signal }) => {
      const work = async () => {
        await progress({ done: 0, total: 1 });
        const language = await services.tools().language(db);
        const onProgress = (done: number, total: number) => progress({ done, total });
        await runAnalysis({ db, activityId, language, signal, onProgress }, services);
      };
      await whileRunning(db, await analysisOf(db, activityId), { work, signal });
      await progress({ done: 1, total: 1 });
      return { activityId };
    },
  });
}
