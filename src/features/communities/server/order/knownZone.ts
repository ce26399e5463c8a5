import type { EntityHook } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/** @throws AppError `request.invalid` where there is no zone of the name: a community's days couldn't be told */
function demandZone(timeZone: unknown): void {
  if (typeof timeZone !== "string") return;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new AppError("request.invalid", { faults: [{ path: "/timeZone", rule: "pattern" }] });
  }
}

/** A community lives by the clocks of a place that there is. */
export const knownZone: EntityHook = {
  entity: "community",
  beforeCreate: async ({ values }) => {
    demandZone(values.timeZone);
    return values;
  },
  afterUpdate: async ({ record, before }) => {
    if (record.timeZone !== before.timeZone) demandZone(record.timeZone);
  },
};
