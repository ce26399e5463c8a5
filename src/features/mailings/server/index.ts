import { audience } from "../../../contracts/services/audience";
import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { MAILING_ERRORS } from "../shared/errors";
import { demoMailings } from "./demoMailings";
import { dueSchedule } from "./dueSchedule";
import { imagePurpose } from "./image";
import { ALERT, EMAIL, MAIL } from "./kinds";
import { mailingRoutes } from "./routes";
import { sendAppointment } from "./sendStep";

/** E-mails and notifications that the team writes to members, their schedule and their history. */
export function register(host: ServerHost): void {
  const services = {
    tools: () => host.tools(),
    segments: host.use(audience, "mailings"),
    participations: host.use(participations, "mailings"),
  };
  host.errors(Object.values(MAILING_ERRORS));
  host.mailTemplate(MAIL);
  host.notificationKind(ALERT);
  host.notificationKind(EMAIL);
  host.filePurpose(imagePurpose);
  host.appointment(sendAppointment(services));
  host.schedule(dueSchedule(services));
  host.demoSeed(demoMailings);
  for (const route of mailingRoutes(services)) host.route(route);
}
