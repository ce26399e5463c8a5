import { audience } from "../../../../contracts/services/audience";
import type { ServerHost } from "../../../../server/kit";
import { acyclicPrerequisites } from "./acyclicPrerequisites";
import { specRoutes } from "./specRoutes";
import { wizardRoutes } from "./wizardRoutes";

/** How an activity is made: the wizard's calls, and what its steps may not say. */
export function registerWizard(host: ServerHost): void {
  host.entityHook(acyclicPrerequisites);
  for (const route of [...wizardRoutes(host, host.use(audience, "activities")), ...specRoutes(host)]) host.route(route);
}
