import type { ClientHost } from "../../../client/kit/console";

/** Contracts as the back office offers them, and as companies read and sign them. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "contract",
    order: 10,
    path: "document",
    label: "contracts.tab",
    icon: "Article",
    isShown: () => true,
    load: () => import("./document/DocumentTab").then(({ DocumentTab }) => ({ default: DocumentTab })),
  });
  host.recordNotice({
    entity: "contract",
    isShown: ({ status }) => status === "OFFERED" || status === "DECLINED" || status === "EXPIRED",
    load: () => import("./ContractNotice").then(({ ContractNotice }) => ({ default: ContractNotice })),
  });
  host.dashboardCard({
    console: "suite",
    name: "contracts",
    order: 5,
    needs: { entity: "contract", action: "list" },
    load: () => import("./OffersCard").then(({ OffersCard }) => ({ default: OffersCard })),
  });
  host.dashboardCard({
    console: "backoffice",
    name: "contracts",
    order: 22,
    needs: { entity: "contract", action: "list" },
    load: () => import("./AnsweredCard").then(({ AnsweredCard }) => ({ default: AnsweredCard })),
  });
}
