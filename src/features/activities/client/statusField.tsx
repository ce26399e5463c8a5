import { type EntityRecord, type FieldKindView, StateChip, toneOf, useFieldTexts } from "../../../client/kit/console";
import { openingOf } from "../../../shared/dates/activityOpening";
import { datesOf } from "./nextStep";

const SHOWN = { comingSoon: "NEW", open: "ACTIVE", ended: "FINISHED" } as const;

/** The status that the dates make of the stored one; a filter's value, which has no dates, stays itself. */
function currentStatus(record: EntityRecord): string {
  const dates = datesOf(record);
  const opening = openingOf(dates, new Date());
  return opening === "closed" ? dates.status : SHOWN[opening];
}
