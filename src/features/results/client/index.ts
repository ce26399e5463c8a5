import type { ClientHost } from "../../../client/kit/console";

/** The report of whatever activity has a questionnaire. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "report",
    stage: "results",
    label: "results.tab",
    icon: "BarChart",
    isShown: (record) => typeof record.questionnaire === "string",
    load: () => import("./ResultsTab").then(({ ResultsTab }) => ({ default: ResultsTab })),
  });
}
