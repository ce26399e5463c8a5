import type { ClientHost } from "../../../client/kit/console";

/** What members ask for with their LABs, and the team's decisions. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "redeem",
    label: "redeem.team.title",
    icon: "Redeem",
    group: "incentives",
    needs: { entity: "redeem", action: "list" },
    load: () => import("./RedeemPage").then(({ RedeemPage }) => ({ default: RedeemPage })),
  });
  host.consolePage({
    console: "community",
    path: "redeemReport",
    label: "redeem.report.title",
    icon: "BarChart",
    group: "incentives",
    needs: { entity: "redeem", action: "list" },
    load: () => import("./ReportPage").then(({ ReportPage }) => ({ default: ReportPage })),
  });
}
