import type { ClientHost } from "../../../client/kit/console";

/** Credits as the company's people see them, and as the back office loads them. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "suite",
    path: "creditos",
    label: "credits.title",
    icon: "Payments",
    group: "billing",
    needs: { entity: "licence", action: "list" },
    load: () => import("./CreditsPage").then(({ CreditsPage }) => ({ default: CreditsPage })),
  });
  host.consolePage({
    console: "backoffice",
    path: "invoicing",
    label: "credits.operator.title",
    icon: "Business",
    group: "billing",
    needs: { entity: "creditOrder", action: "list" },
    load: () => import("./operator/OperatorPage").then(({ OperatorPage }) => ({ default: OperatorPage })),
  });
  host.dashboardCard({
    console: "suite",
    name: "credits",
    order: 20,
    needs: { entity: "licence", action: "list" },
    load: () => import("./CreditsCard").then(({ CreditsCard }) => ({ default: CreditsCard })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "creditOrders",
    order: 20,
    needs: { entity: "creditOrder", action: "list" },
    load: () => import("./orders/OpenOrdersCard").then(({ OpenOrdersCard }) => ({ default: OpenOrdersCard })),
  });
  host.recordNotice({
    entity: "creditOrder",
    isShown: ({ status }) => status === "ORDERED" || status === "CONFIRMED",
    load: () => import("./orders/OrderNotice").then(({ OrderNotice }) => ({ default: OrderNotice })),
  });
  host.recordTab({
    entity: "company",
    order: 10,
    path: "credits",
    label: "credits.title",
    icon: "Payments",
    isShown: () => true,
    load: () => import("./company/CreditsTab").then(({ CreditsTab }) => ({ default: CreditsTab })),
  });
}
