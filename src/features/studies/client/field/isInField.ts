import type { EntityRecord } from "../../../../client/kit/console";

/** Whether a study has a field, or a date on which it gets one. */
export function isInField({ status, approvedAt, questionnaire }: EntityRecord): boolean {
  if (typeof questionnaire !== "string") return false;
  return status === "OPEN" || status === "FINISHED" || (status === "CONFIRMED" && typeof approvedAt === "string");
}
