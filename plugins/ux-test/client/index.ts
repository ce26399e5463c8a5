import type { ClientHost, EntityRecord } from "../../../src/client/kit/console";
import { UX_TEST } from "../shared/uxTest";

const isUxTest = (record: EntityRecord) => record.type === UX_TEST;

/** Step 2 of a usability test and its results. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "uxTest.setup.tab",
    icon: "Assignment",
    isShown: isUxTest,
    load: () => import("./setup/SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "wat-ux",
    stage: "results",
    label: "uxTest.results.tab",
    icon: "TouchApp",
    isShown: isUxTest,
    load: () => import("./results/ResultsTab").then(({ ResultsTab }) => ({ default: ResultsTab })),
  });
}
