import type { ClientHost } from "../../../../client/kit/console";

/** The suite's home: what waits for the company, what is in field, all that it ordered, and what is new. */
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
  host.dashboardCard({
    console: "suite",
    name: "studyNews",
    order: 8,
    needs: { entity: "clientNotification", action: "list" },
    load: () => import("./NewsCard").then(({ NewsCard }) => ({ default: NewsCard })),
  });
}
