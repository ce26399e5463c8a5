import type { ServerHost } from "../../../../server/kit";
import type { FieldServices } from "../field/fieldServices";
import { joinRoutes } from "../friends/joinRoutes";
import { CONFIRM_MAIL, KNOWN_MAIL } from "../friends/mails";
import { ASKED_MAIL, PAID_MAIL, REJECTED_MAIL } from "../payouts/mails";
import { payoutRoutes } from "../payouts/payoutRoutes";
import { COINS_MAIL, runTellPaid, TELL_PAID, type TellPaid } from "./coinMails";
import { pageRoutes } from "./pageRoutes";

/** The panelists' own page, and the mail that leads to it once they were paid. */
export function registerPage(host: ServerHost, { fieldwork }: Pick<FieldServices, "fieldwork">): void {
  const services = { fieldwork, tools: () => host.tools() };
  host.mailTemplate(COINS_MAIL);
  host.appointment({ name: TELL_PAID, run: ({ db, payload }) => runTellPaid(db, payload as TellPaid, services) });
  for (const template of [CONFIRM_MAIL, KNOWN_MAIL, ASKED_MAIL, PAID_MAIL, REJECTED_MAIL]) host.mailTemplate(template);
  const routes = [...pageRoutes(services), ...joinRoutes(() => host.tools()), ...payoutRoutes(() => host.tools())];
  for (const route of routes) host.route(route);
}
