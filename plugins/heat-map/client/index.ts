import type { ClientHost, EntityRecord } from "../../../src/client/kit/console";
import { HEAT_MAP } from "../shared/heatMap";

const isHeatMap = (record: EntityRecord) => record.type === HEAT_MAP;

/** Step 2 of a heat map and its results; the question type, for the editor. */
export function register(host: ClientHost): void {
  host.questionTypes(async () => [(await import("../question")).heatMapQuestion]);
  host.questionResult({
    type: "heat-map",
    load: () => import("./results/QuestionView").then(({ QuestionView }) => ({ default: QuestionView })),
  });
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "heatMap.setup.tab",
    icon: "Image",
    isShown: isHeatMap,
    load: () => import("./setup/SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "heatmap",
    stage: "results",
    label: "heatMap.results.tab",
    icon: "Whatshot",
    isShown: isHeatMap,
    load: () => import("./results/ResultsTab").then(({ ResultsTab }) => ({ default: ResultsTab })),
  });
}
