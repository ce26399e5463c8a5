import type { ClientHost, EntityRecord } from "../../../src/client/kit/console";
import { HEAT_MAP } from "../shared/heatMap";

const isHeatMap = (record: EntityRecord) => record.type === HEAT_MAP;

/** A heat map's tabs in the console. */
export function register(host: ClientHost): void {
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
