import { audience } from "../../../../contracts/services/audience";
import type { ServerHost } from "../../../../server/kit";
import { participantRoutes } from "./participantRoutes";
import { DUE, remindRest, sendReminder } from "./programmedReminders";
import { GO_ON, type RemainingReminders } from "./remind";
import { REMINDER, REMINDER_MAIL } from "./reminderWords";

/** Who takes part, for the team, and reminders to those who have not. */
export function registerParticipants(host: ServerHost): void {
  const services = {
    tools: () => host.tools(),
    types: host.registries.activityTypes,
    audience: host.use(audience, "activities"),
  };
  host.notificationKind(REMINDER);
  host.mailTemplate(REMINDER_MAIL);
  host.appointment({ name: GO_ON, run: ({ db, payload }) => remindRest(db, payload as RemainingReminders, services) });
  host.appointment({
    name: DUE,
    run: ({ db, payload }) => sendReminder(db, (payload as { readonly reminderId: string }).reminderId, services),
  });
  for (const route of participantRoutes(services)) host.route(route);
}
