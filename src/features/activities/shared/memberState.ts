/** What an activity is to one member, at one moment. */
export type MemberState = "new" | "begun" | "done" | "comingSoon" | "ended";

interface Participation {
  readonly status: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** State of the member's response, if any. */
  readonly response: string | null;
}

/** Dates decide, so that no clock has to turn the status. What is done stays done. */
export function memberState({ status, startsAt, endsAt, response }: Participation, now: Date): MemberState {
  if (response === "complete") return "done";
  if (status === "FINISHED" || (endsAt && new Date(endsAt) <= now)) return "ended";
  if (startsAt && new Date(startsAt) > now) return "comingSoon";
  return response === "open" ? "begun" : "new";
}
