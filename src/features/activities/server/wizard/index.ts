import { audience } from "../../../../contracts/services/audience";
import type { ServerHost } from "../../../../server/kit";
import type { ListServices } from "../listMemberActivities";
import { acyclicPrerequisites } from "./acyclicPrerequisites";
import { memberSpecRoute } from "./memberSpecRoute";
import { specRoutes } from "./specRoutes";
import { wizardRoutes } from "./wizardRoutes";

/** How an activity is made: the wizard's calls, and what its steps may not say. */
export function registerWizard(host: ServerHost, lists: ListServices): void {
  host.entityHook(acyclicPrerequisites);
  for (const route of [...wizardRoutes(host, host.use(audience, "activities")), ...specRoutes(host), memberSpecRoute(lists)])
    host.route(route);
}
