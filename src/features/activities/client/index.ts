import type { ClientHost } from "../../../client/kit/console";
import { nextStep } from "./nextStep";
import { registerWizard } from "./wizard/registerWizard";

const ACTIVITY = "activity";

/** The way of an activity through its life, and what the team's home says of it. */
export function register(host: ClientHost): void {
  registerWizard(host);
  host.recordNextStep({ entity: ACTIVITY, find: nextStep });
  host.dashboardCard({
    console: "community",
    name: "drafts",
    order: 10,
    needs: { entity: ACTIVITY, action: "update" },
    load: () => import("./home/Drafts").then(({ Drafts }) => ({ default: Drafts })),
  });
  host.dashboardCard({
    console: "community",
    name: "running",
    order: 20,
    needs: { entity: ACTIVITY, action: "list" },
    load: () => import("./home/Running").then(({ Running }) => ({ default: Running })),
  });
  host.dashboardCard({
    console: "community",
    name: "ended",
    order: 40,
    needs: { entity: ACTIVITY, action: "list" },
    load: () => import("./home/Ended").then(({ Ended }) => ({ default: Ended })),
  });
}
