import type { ClientHost } from "../../../src/client/kit/console";
import { NEURO_STUDY } from "../shared/neuroStudy";
import { NEURO_TEST } from "../shared/neuroTest";

/** How Neuro studies are offered, written and read. */
export function registerNeuroStudies(host: ClientHost): void {
  host.studyProduct({ name: NEURO_STUDY, order: 50, icon: "Campaign", group: "neuro" });
  host.mainQuestions({ of: NEURO_STUDY, types: [NEURO_TEST] });
  host.recordTab({
    entity: "study",
    order: 56,
    path: "neuro",
    stage: "results",
    label: "neuro.results.tab",
    icon: "Insights",
    isShown: ({ type, status }) => type === NEURO_STUDY && (status === "OPEN" || status === "FINISHED"),
    load: () => import("./results/NeuroTab").then(({ NeuroTab }) => ({ default: NeuroTab })),
  });
}
