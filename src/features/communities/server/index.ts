import { companyNews } from "../../../contracts/services/companyNews";
import { credits } from "../../../contracts/services/credits";
import type { ServerHost } from "../../../server/kit";
import { COMMUNITY_ERRORS } from "../shared/errors";
import { demoConfiguration } from "./demo/demoConfiguration";
import { demoOrder } from "./demo/demoOrder";
import { keepRunning } from "./end/keepRunning";
import { tellCompany } from "./end/tellCompany";
import { ENDED, ENDING, tellEnd } from "./end/tellEnd";
import { limitHooks } from "./limits/limitHooks";
import { originHooks } from "./limits/originHooks";
import { knownZone } from "./order/knownZone";
import { newCommunityHook } from "./order/newCommunityHook";
import { planRoutes } from "./order/planRoutes";
import { firstPlans } from "./plans/firstPlans";
import { registerProduct } from "./product";
import type { CommunityServices } from "./services";

/** Whole communities: what is ordered for them, what their plan allows, and their end. */
export function register(host: ServerHost): void {
  const services: CommunityServices = { credits: host.use(credits, "communities"), tools: () => host.tools() };
  const news = host.use(companyNews, "communities");
  host.errors(Object.values(COMMUNITY_ERRORS));
  host.installation(firstPlans);
  for (const hook of [
    knownZone,
    keepRunning(services),
    newCommunityHook(services),
    ...originHooks(services),
    ...limitHooks(services),
  ])
    host.entityHook(hook);
  for (const route of planRoutes(services)) host.route(route);
  registerProduct(host);
  for (const kind of [ENDING, ENDED]) host.notificationKind(kind);
  host.demoSeed(demoConfiguration);
  host.demoSeed(demoOrder);
  host.schedule({ name: "communities.end", everyMinutes: 60, run: (db) => tellEnd(db, host.tools()) });
  host.schedule({ name: "communities.companyEnd", everyMinutes: 60, run: (db) => tellCompany(db, { ...host.tools(), news }) });
}
