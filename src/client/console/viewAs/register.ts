import type { ClientHost } from "../../host/clientHost";

/** The back office looks at a company's suite, from the company's page. */
export function register(host: ClientHost): void {
  host.recordAction({
    entity: "company",
    name: "viewAs",
    label: "viewAs.open",
    icon: "Visibility",
    needs: "update",
    load: () => import("./ViewAsDialog").then(({ ViewAsDialog }) => ({ default: ViewAsDialog })),
  });
}
