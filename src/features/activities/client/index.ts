import type { ClientHost } from "../../../client/kit/console";
import { currentStatus } from "./currentStatus";
import { explainRemoval } from "./lifeCycle/explainRemoval";
import { nextStep } from "./nextStep";
import { statusField } from "./statusField";
import { registerTeamViews } from "./teamViews";
import { registerWizard } from "./wizard/registerWizard";

const ACTIVITY = "activity";

/** The way of an activity through its life, and what the team's home says of it. */
export function register(host: ClientHost): void {
  registerWizard(host);
  registerTeamViews(host);
  host.fieldKind(statusField);
  host.recordNextStep({ entity: ACTIVITY, find: nextStep, stateOf: (record) => currentStatus(record, new Date()) });
  host.recordTab({
    entity: ACTIVITY,
    order: 40,
    path: "participants",
    label: "activities.participants.tab",
    icon: "Group",
    isShown: ({ status }) => status !== "CONFIGURING",
    load: () => import("./participants/ParticipantsTab").then(({ ParticipantsTab }) => ({ default: ParticipantsTab })),
  });
  host.recordAction({
    entity: ACTIVITY,
    name: "duplicate",
    label: "activities.duplicate.action",
    icon: "ContentCopy",
    needs: "create",
    load: () => import("./lifeCycle/DuplicateDialog").then(({ DuplicateDialog }) => ({ default: DuplicateDialog })),
  });
  host.recordRemoval({ entity: ACTIVITY, explain: explainRemoval });
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
