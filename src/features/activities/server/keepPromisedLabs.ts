import type { EntityHook } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { ACTIVITY_ERRORS } from "../shared/errors";

/** Members have not seen it yet. */
const UNSEEN: ReadonlySet<unknown> = new Set(["CONFIGURING"]);

/**
 * The LABs of an activity that members see are a promise to those who take part: they may rise, not fall.
 * @throws AppError `activity.labsPromised` on any path that writes them
 */
export const keepPromisedLabs: EntityHook = {
  entity: "activity",
  fields: ["labs"],
  afterUpdate: async ({ before, record }) => {
    if (UNSEEN.has(before.status) || Number(record.labs) >= Number(before.labs)) return;
    const faults = [{ path: "/labs", rule: "minimum", params: { limit: Number(before.labs) } }];
    throw new AppError(ACTIVITY_ERRORS.labsPromised, { params: { labs: Number(before.labs) }, faults });
  },
};
