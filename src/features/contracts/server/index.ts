import { companyNews } from "../../../contracts/services/companyNews";
import type { ServerHost } from "../../../server/kit";
import { CONTRACT_ERRORS } from "../shared/errors";
import { contractHook } from "./contractHook";
import { contractRoutes } from "./contractRoutes";
import { demoContracts } from "./demoContracts";
import { CLOSED_MAIL, DECLINED_MAIL, OFFERED_MAIL, SIGNED_MAIL } from "./mails";
import { expireOffers } from "./offerContract";
import { showSigned } from "./showSigned";

/** Contracts with companies: drafted and offered by the back office, signed or declined in the suite. */
export function register(host: ServerHost): void {
  host.errors(Object.values(CONTRACT_ERRORS));
  host.entityHook(contractHook);
  for (const template of [OFFERED_MAIL, CLOSED_MAIL, SIGNED_MAIL, DECLINED_MAIL]) host.mailTemplate(template);
  const news = host.use(companyNews, "contracts");
  for (const route of contractRoutes(() => ({ ...host.tools(), news }))) host.route(route);
  expireOffers(host);
  host.migration(showSigned);
  host.demoSeed(demoContracts);
}
