import { audience } from "../../../contracts/services/audience";
import { participations } from "../../../contracts/services/participation";
import type { ExtensionSchedule, ServerHost } from "../../../server/kit";
import { MAILING_ERRORS } from "../shared/errors";
import { demoMailings } from "./demoMailings";
import { imagePurpose } from "./image";
import { ALERT, EMAIL, MAIL } from "./kinds";
import { mailingRoutes } from "./routes";
import { SEND, sendAppointment, sendKey } from "./sendStep";
import type { MailingServices } from "./services";

/** Makes sure that each scheduled mailing has its appointment, e.g. those of the demo or of a restored backup. */
function dueSchedule({ tools }: Pick<MailingServices, "tools">): ExtensionSchedule {
  return {
    name: "mailings.due",
    run: async (db) => {
      const rows = await db.selectFrom("mailing").select(["id", "scheduledAt"]).where("state", "=", "SCHEDULED").execute();
      const appointments = rows.flatMap(({ id, scheduledAt }) =>
        scheduledAt ? [{ name: SEND, at: new Date(scheduledAt), payload: { mailing: id }, key: sendKey(id) }] : [],
      );
      await tools().scheduleAt(db, appointments);
    },
  };
}

/** E-mails and notifications that the team writes to members, their schedule and their history. */
export function register(host: ServerHost): void {
  const services = {
    tools: () => host.tools(),
    segments: host.use(audience, "mailings"),
    participations: host.use(participations, "mailings"),
    memberPages: () => host.registries.memberPages,
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
