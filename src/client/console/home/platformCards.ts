import type { ClientHost } from "../../host/clientHost";

/** The homes' cards of what belongs to no extension. */
export function register(host: ClientHost): void {
  host.dashboardCard({
    console: "community",
    name: "newMembers",
    order: 50,
    needs: { entity: "member", action: "list" },
    load: () => import("./cards/NewMembers").then(({ NewMembers }) => ({ default: NewMembers })),
  });
  host.dashboardCard({
    console: "suite",
    name: "participant",
    order: 50,
    keys: ["suite:PARTICIPANT"],
    load: () => import("./cards/ParticipantWelcome").then(({ ParticipantWelcome }) => ({ default: ParticipantWelcome })),
  });
  host.dashboardCard({
    console: "suite",
    name: "unfinished",
    order: 40,
    // Whoever sets up nothing leaves nothing unfinished.
    needs: { entity: "community", action: "create" },
    load: () => import("./cards/UnfinishedWizards").then(({ UnfinishedWizards }) => ({ default: UnfinishedWizards })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "mails",
    order: 20,
    load: () => import("../../backoffice/outbox/WaitingMails").then(({ WaitingMails }) => ({ default: WaitingMails })),
  });
}
