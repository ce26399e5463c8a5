import { mailUnsubscribed } from "../../../../contracts/events/mail";
import type { ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { PANEL_ERRORS } from "../../shared/errors";
import { setConsent } from "./setConsent";

/** Whoever wants no mails of the product is invited no more; that they want them again is theirs to say. */
export function registerConsent(host: ServerHost): void {
  host.on(mailUnsubscribed, async ({ db, payload: { email, spaceId } }) => {
    if (spaceId === null) await setConsent(db, { email }, false, host.tools());
  });
  host.entityHook({
    entity: "panelist",
    fields: ["consent"],
    afterUpdate: async ({ before, record }) => {
      if (before.consent === true || record.consent !== true) return;
      if (await host.tools().isUnsubscribed(String(record.email))) throw new AppError(PANEL_ERRORS.unsubscribed);
    },
  });
}
