import { respondentEnded } from "../../../../contracts/events/panel";
import type { ServerHost } from "../../../../server/kit";
import { enterRoute } from "./enterRoute";
import type { FieldServices } from "./fieldServices";
import { followEnd } from "./followEnd";
import { INVITATION_MAIL, REMINDER_MAIL } from "./mails";
import { runWave, WAVE, type Wave } from "./waves";

/** The field on the panel: invitations in waves, entries, and what follows from how they end. */
export function registerField(host: ServerHost, services: FieldServices): void {
  for (const template of [INVITATION_MAIL, REMINDER_MAIL]) host.mailTemplate(template);
  host.appointment({ name: WAVE, run: ({ db, payload }) => runWave(db, payload as Wave, services) });
  host.afterCommit(respondentEnded, { name: "panel.followEnd", handle: (delivery) => followEnd(delivery, services) });
  host.route(enterRoute(services));
}
