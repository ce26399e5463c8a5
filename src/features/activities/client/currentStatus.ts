import type { EntityRecord } from "../../../client/kit/console";
import { openingOf } from "../../../shared/dates/activityOpening";
import { datesOf } from "./nextStep";

const STATUS_OF = { comingSoon: "NEW", open: "ACTIVE", ended: "FINISHED" } as const;

/** The status as the dates have it, which is what members meet. Without dates, as a filter's value is, it is the stored one. */
export function currentStatus(record: EntityRecord, now: Date): string {
  const dates = datesOf(record);
  const opening = openingOf(dates, now);
  return opening === "closed" || (dates.startsAt === null && dates.endsAt === null) ? dates.status : STATUS_OF[opening];
}
