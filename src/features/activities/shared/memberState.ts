import { type ActivityDates, openingOf } from "../../../shared/dates/activityOpening";

/** What an activity is to one member, at one moment. */
export type MemberState = "new" | "begun" | "done" | "comingSoon" | "ended" | "locked";

interface Participation extends ActivityDates {
  /** Status of the member's participation, if any. */
  readonly participation: string | null;
  /** Whether activities are missing that come first. */
  readonly isLocked: boolean;
}

/** What is done stays done, and what has ended for this member alone is over. */
export function memberState({ participation, isLocked, ...dates }: Participation, now: Date): MemberState {
  if (participation === "COMPLETED") return "done";
  if (participation === "SCREENED_OUT" || participation === "EXCLUDED") return "ended";
  const opening = openingOf(dates, now);
  if (opening !== "open") return opening === "comingSoon" ? "comingSoon" : "ended";
  if (isLocked) return "locked";
  return participation === "STARTED" ? "begun" : "new";
}
