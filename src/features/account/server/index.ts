import type { ServerHost } from "../../../server/kit";
import { ACCOUNT_ERRORS } from "../shared/errors";
import { companyRoutes } from "./companyRoutes";
import { demoAccount } from "./demoAccount";
import { ANSWERED_MAIL, ASKED_MAIL } from "./support/mailTemplates";
import { supportRoutes } from "./support/supportRoutes";
import { vatHook } from "./vatHook";

/** A company's data as its own people keep them, and what they ask the back office. */
export function register(host: ServerHost): void {
  host.errors(Object.values(ACCOUNT_ERRORS));
  host.entityHook(vatHook);
  host.mailTemplate(ASKED_MAIL);
  host.mailTemplate(ANSWERED_MAIL);
  for (const route of [...companyRoutes, ...supportRoutes(() => host.tools())]) host.route(route);
  host.demoSeed(demoAccount);
}
