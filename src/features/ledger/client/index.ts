import type { ClientHost } from "../../../client/kit/console";

/** A member's LABs, as the team sees them. */
export function register(host: ClientHost): void {
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
