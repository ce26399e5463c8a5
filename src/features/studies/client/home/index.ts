import type { ClientHost } from "../../../../client/kit/console";

/** The suite's home: what waits for the company, what is in field and all that it ordered. */
export function registerHome(host: ClientHost): void {
  host.dashboardCard({
    console: "suite",
    name: "waitingStudies",
    order: 4,
    // Those who can't move a study are waited for by none.
    needs: { entity: "study", action: "update" },
    load: () => import("./WaitingCard").then(({ WaitingCard }) => ({ default: WaitingCard })),
  });
  host.dashboardCard({
    console: "suite",
    name: "studiesInField",
    order: 6,
    needs: { entity: "study", action: "list" },
    load: () => import("./InFieldCard").then(({ InFieldCard }) => ({ default: InFieldCard })),
  });
  host.dashboardCard({
    console: "suite",
    name: "myStudies",
    order: 7,
    needs: { entity: "study", action: "list" },
    load: () => import("./MineCard").then(({ MineCard }) => ({ default: MineCard })),
  });
}
