import type { EntityHook } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { CONTRACT_ERRORS } from "../shared/errors";

/** What is offered, signed, declined or ended isn't deleted: a draft is. */
export const contractHook: EntityHook = {
  entity: "contract",
  beforeDelete: async ({ db, record }) => {
    const row = await db
      .selectFrom("contract")
      .select("status")
      .where("id", "=", String(record.id))
      .forUpdate()
      .executeTakeFirst();
    if (row && row.status !== "DRAFT") throw new AppError(CONTRACT_ERRORS.kept);
  },
};
