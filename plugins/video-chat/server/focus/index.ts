import { credits } from "../../../../src/contracts/services/credits";
import type { ServerHost } from "../../../../src/server/kit";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import { demoFocus } from "./demoFocus";
import { focusProduct } from "./focusProduct";
import type { FocusServices } from "./focusServices";
import { FOCUS_MAILS } from "./mails";
import { pageRoutes } from "./page/pageRoutes";
import { REMIND, remind } from "./reminders";
import { focusStudyHook } from "./studyHook";
import { teamRoutes } from "./teamRoutes";

/** Focus: groups and interviews by video, as clients order and run them. */
export function registerFocus(host: ServerHost): void {
  const services: FocusServices = { credits: host.use(credits, "video-chat"), tools: () => host.tools() };
  host.errors(Object.values(FOCUS_ERRORS));
  host.demoSeed(demoFocus);
  host.studyProduct(focusProduct(services));
  host.entityHook(focusStudyHook(services));
  for (const mail of Object.values(FOCUS_MAILS)) host.mailTemplate(mail);
  host.appointment({ name: REMIND, run: ({ db, payload }) => remind(db, payload as Parameters<typeof remind>[1], services) });
  for (const route of [...teamRoutes(services), ...pageRoutes(services)]) host.route(route);
}
