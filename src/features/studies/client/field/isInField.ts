import type { EntityRecord } from "../../../../client/kit/console";

/** Whether a study has a field, or a date on which it gets one. */
export function isInField({ status, approvedAt }: EntityRecord): boolean {
  return status === "OPEN" || status === "FINISHED" || (status === "CONFIRMED" && typeof approvedAt === "string");
}
