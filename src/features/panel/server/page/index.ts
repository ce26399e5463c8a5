import type { ServerHost } from "../../../../server/kit";
import type { FieldServices } from "../field/fieldServices";
import { COINS_MAIL, runTellPaid, TELL_PAID, type TellPaid } from "./coinMails";
import { pageRoutes } from "./pageRoutes";

/** The panelists' own page, and the mail that leads to it once they were paid. */
export function registerPage(host: ServerHost, { fieldwork }: Pick<FieldServices, "fieldwork">): void {
  const services = { fieldwork, tools: () => host.tools() };
  host.mailTemplate(COINS_MAIL);
  host.appointment({ name: TELL_PAID, run: ({ db, payload }) => runTellPaid(db, payload as TellPaid, services) });
  for (const route of pageRoutes(services)) host.route(route);
}
