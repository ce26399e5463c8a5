import { type ActivityDates, openingOf } from "../../../schema/activityOpening";

/** What an activity is to one member, at one moment. */
export type MemberState = "new" | "begun" | "done" | "comingSoon" | "ended";

interface Participation extends ActivityDates {
  /** State of the member's response, if any. */
  readonly response: string | null;
}

/** What is done stays done, and what the questionnaire itself has ended is over for this member. */
export function memberState({ response, ...dates }: Participation, now: Date): MemberState {
  if (response === "complete") return "done";
  if (response === "ended") return "ended";
  const opening = openingOf(dates, now);
  if (opening !== "open") return opening === "comingSoon" ? "comingSoon" : "ended";
  return response === "open" ? "begun" : "new";
}
