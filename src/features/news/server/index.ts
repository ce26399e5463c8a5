import { companyNews } from "../../../contracts/services/companyNews";
import type { ServerHost } from "../../../server/kit";
import { NEWS_MAIL } from "./mails";
import { newsRoutes } from "./newsRoutes";
import { tellCompany } from "./tellCompany";
import { tellPeople } from "./tellPeople";

/** What a company's people are told, each as they chose. */
export function register(host: ServerHost): void {
  host.provide(companyNews, { tell: (db, news) => tellCompany(db, news, host.tools()) });
  host.mailTemplate(NEWS_MAIL);
  host.entityHook(tellPeople(() => host.tools()));
  for (const route of newsRoutes) host.route(route);
}
