import type { EntityHook } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { PANEL_ERRORS } from "../../shared/errors";

/** Coins that are held for a payout have somebody to go back to: its panelist stays until it is decided. */
export const keepPending: EntityHook = {
  entity: "panelist",
  beforeDelete: async ({ db, record }) => {
    const pending = await db
      .selectFrom("panelPayout")
      .select("id")
      .where("panelist", "=", String(record.id))
      .where("status", "=", "REQUESTED")
      .executeTakeFirst();
    if (pending) throw new AppError(PANEL_ERRORS.payoutOpen);
  },
};
