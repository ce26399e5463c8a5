import type { DemoSeed } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import { runAnalysis } from "./run/runAnalysis";
import type { AnalysisServices } from "./services";

/** The demo's conversations and open answers, analysed. */
export function demoAnalyses(services: Pick<AnalysisServices, "sources">): DemoSeed {
  return {
    name: "analyses",
    order: 95,
    run: async ({ spaceDb, communityId }) => {
      const db = spaceDb(communityId);
      for (const { id } of await db.selectFrom("activity").select("id").orderBy("id").execute())
        try {
          await runAnalysis({ db, activityId: id, language: DEFAULT_LANGUAGE }, { ...services, languageModel: () => undefined });
        } catch (error) {
          // Most activities collect no texts, or few.
          if (!(error instanceof AppError)) throw error;
        }
    },
  };
}
