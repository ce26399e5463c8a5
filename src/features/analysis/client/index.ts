import type { ClientHost } from "../../../client/kit/console";

/** What participants of an activity wrote and said, by topics. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 70,
    path: "analysis",
    stage: "results",
    label: "analysis.tab",
    icon: "AutoAwesome",
    isShown: () => true,
    load: () => import("./AnalysisTab").then(({ AnalysisTab }) => ({ default: AnalysisTab })),
  });
}
