import type { ClientHost } from "../../../client/kit/console";

/** LABs as the team sees them: all of the community's, and a member's own. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "gestion-labs",
    label: "ledger.labs.title",
    icon: "Star",
    group: "incentives",
    aliases: ["historial"],
    needs: { entity: "member", action: "list" },
    load: () => import("./labs/LabsPage").then(({ LabsPage }) => ({ default: LabsPage })),
  });
  host.bulkAction({
    entity: "member",
    name: "giveLabs",
    order: 20,
    label: "ledger.labs.give.open",
    icon: "Star",
    load: () => import("./labs/give/GiveSelected"),
  });
  host.recordTab({
    entity: "member",
    order: 20,
    path: "labs",
    label: "ledger.tab",
    icon: "Star",
    isShown: () => true,
    load: () => import("./LedgerTab").then(({ LedgerTab }) => ({ default: LedgerTab })),
  });
}
