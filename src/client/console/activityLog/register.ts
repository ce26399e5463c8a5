import { hasAccessKey } from "../../../schema/accessKeys";
import { LOG_READERS } from "../../../shared/activityLog";
import type { ClientHost } from "../../host/clientHost";

/** The activity log, in each console for those who answer for its space. */
export function register(host: ClientHost): void {
  for (const console of ["community", "suite", "backoffice"] as const)
    host.consolePage({
      console,
      path: "activity-log",
      label: "activityLog.title",
      icon: "History",
      group: "settings",
      isFor: (accessKeys) => hasAccessKey(LOG_READERS, accessKeys),
      load: () => import("./ActivityLogPage"),
    });
}
