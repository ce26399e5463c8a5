import type { ServerHost } from "../../../server/kit";
import { ANALYSIS_ERRORS } from "../shared/errors";
import { demoAnalyses } from "./demoAnalyses";
import { analysisRoutes } from "./routes";
import { analysisJob } from "./run/analysisJob";
import { dueAnalyses, planAfterEnd } from "./run/dueAnalyses";

/** What participants of an activity wrote and said, by topics: made two hours after its end, or when the team asks. */
export function register(host: ServerHost): void {
  const services = {
    sources: host.registries.passageSources,
    tools: () => host.tools(),
    languageModel: () => host.tools().languageModel,
  };
  host.errors(Object.values(ANALYSIS_ERRORS));
  host.job(analysisJob(services));
  host.schedule(dueAnalyses(services));
  planAfterEnd(host);
  host.demoSeed(demoAnalyses(services));
  for (const route of analysisRoutes(services)) host.route(route);
}
