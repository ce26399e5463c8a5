import type { ExtensionSchedule } from "../../../server/kit";
import { SEND, sendKey } from "./sendStep";
import type { MailingServices } from "./services";

/** Makes sure that each scheduled mailing has its appointment, e.g. those of the demo or of a restored backup. */
export function dueSchedule({ tools }: Pick<MailingServices, "tools">): ExtensionSchedule {
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
