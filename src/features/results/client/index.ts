import type { ClientHost } from "../../../client/kit/console";
import { profileTable } from "../../../contracts/views/profileTable";
import { responseFilter } from "../../../contracts/views/responseFilter";

const load = () => import("./ResultsTab").then(({ ResultsTab }) => ({ default: ResultsTab }));

/** The report of whatever has a questionnaire: an activity, or a study once it is in field. */
export function register(host: ClientHost): void {
  host.view(profileTable, () => import("./tables/ProfileTable").then(({ ProfileTable }) => ({ default: ProfileTable })));
  host.view(responseFilter, () => import("./filter/ResponseFilter").then(({ ResponseFilter }) => ({ default: ResponseFilter })));
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "report",
    stage: "results",
    label: "results.tab",
    icon: "BarChart",
    isShown: (record) => typeof record.questionnaire === "string",
    load,
  });
  host.recordTab({
    entity: "study",
    order: 50,
    path: "report",
    stage: "results",
    label: "results.tab",
    icon: "BarChart",
    isShown: ({ questionnaire, status }) => typeof questionnaire === "string" && (status === "OPEN" || status === "FINISHED"),
    load,
  });
}
