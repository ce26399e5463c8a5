import type { ClientHost } from "../../../client/kit/console";

/** How good the responses of an activity are, where it has a questionnaire. */
export function register(host: ClientHost): void {
  host.dashboardCard({
    console: "community",
    name: "quality",
    order: 30,
    needs: { entity: "activity", action: "update" },
    load: () => import("./home/ToDecide").then(({ ToDecide }) => ({ default: ToDecide })),
  });
  host.recordTab({
    entity: "activity",
    order: 55,
    path: "quality",
    label: "quality.tab",
    icon: "VerifiedUser",
    isShown: (record) => typeof record.questionnaire === "string",
    load: () => import("./QualityTab").then(({ QualityTab }) => ({ default: QualityTab })),
  });
}
