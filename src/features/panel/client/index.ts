import type { ClientHost } from "../../../client/kit/console";

/** The provider's panel as the back office keeps it. */
export function register(host: ClientHost): void {
  host.quickView({
    entity: "panelist",
    name: "active",
    order: 10,
    label: "panel.view.active",
    filter: () => ({ status: ["ACTIVE"] }),
  });
  host.quickView({
    entity: "panelist",
    name: "blocked",
    order: 20,
    label: "panel.view.blocked",
    filter: () => ({ status: ["BLOCKED"] }),
  });
  host.quickView({
    entity: "panelist",
    name: "uninvited",
    order: 30,
    label: "panel.view.uninvited",
    filter: () => ({ status: ["ACTIVE"], invitations_lte: 0 }),
  });
  host.consolePage({
    console: "backoffice",
    path: "payouts",
    label: "panel.payouts.title",
    icon: "Payments",
    group: "panel",
    needs: { entity: "panelist", action: "update" },
    load: () => import("./payouts/PayoutsPage").then(({ PayoutsPage }) => ({ default: PayoutsPage })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "payouts",
    order: 20,
    needs: { entity: "panelist", action: "update" },
    load: () => import("./payouts/PayoutsCard").then(({ PayoutsCard }) => ({ default: PayoutsCard })),
  });
  host.recordTab({
    entity: "panelist",
    order: 10,
    path: "activity",
    label: "panel.activity.tab",
    icon: "Insights",
    isShown: () => true,
    load: () => import("./activity/ActivityTab").then(({ ActivityTab }) => ({ default: ActivityTab })),
  });
}
