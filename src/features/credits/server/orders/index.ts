import type { CompanyNewsService } from "../../../../contracts/services/companyNews";
import type { ServerHost } from "../../../../server/kit";
import { demoOrder } from "./demoOrder";
import { CONFIRMED_MAIL, ORDERED_MAIL, REJECTED_MAIL } from "./mails";
import { orderRoutes } from "./orderRoutes";
import { repeatSchedule } from "./repeatOrders";
import { titleOrders } from "./titleOrders";

/** Credits that companies ask for, and the back office confirms and invoices. */
export function registerOrders(host: ServerHost, news: () => CompanyNewsService): void {
  for (const template of [ORDERED_MAIL, CONFIRMED_MAIL, REJECTED_MAIL]) host.mailTemplate(template);
  for (const route of orderRoutes(() => ({ ...host.tools(), news }))) host.route(route);
  host.schedule(repeatSchedule(() => ({ ...host.tools(), news })));
  host.migration(titleOrders);
  host.demoSeed(demoOrder);
}
