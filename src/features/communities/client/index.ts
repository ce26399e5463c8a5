import type { ClientHost } from "../../../client/kit";

/** What is done with whole communities. */
export function register(host: ClientHost): void {
  host.recordAction({
    entity: "community",
    name: "clone",
    label: "communities.clone.action",
    icon: "ContentCopy",
    needs: "create",
    load: () => import("./CloneDialog").then(({ CloneDialog }) => ({ default: CloneDialog })),
  });
}
