import type { EntityRecord } from "../../../../client/kit/console";
import { hasSessions } from "../isOrdered";

/** Whether a study has a field, or a date on which it gets one. */
export function isInField(record: EntityRecord): boolean {
  const { status, approvedAt, questionnaire } = record;
  if (typeof questionnaire !== "string" || hasSessions(record)) return false;
  return status === "OPEN" || status === "FINISHED" || (status === "CONFIRMED" && typeof approvedAt === "string");
}
