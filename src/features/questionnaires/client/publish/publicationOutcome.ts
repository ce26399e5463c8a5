import type { EntityRecord } from "../../../../client/kit/console";

/** Key under `surveys.publish.outcome.`. */
export type PublicationOutcome = "open" | "announced" | "private" | "ended" | "closed";

function isPast(date: unknown, now: Date): boolean {
  return typeof date === "string" && new Date(date) <= now;
}

/**
 * What becomes of the activity when its questionnaire is published, as the server's `publishQuestionnaire` does it: one
 * that is being set up opens, or is announced until it starts. Members see public ones alone.
 *
 * @returns `undefined` where nothing changes
 */
export function publicationOutcome(
  { status, visibility, startsAt, endsAt }: EntityRecord,
  now: Date,
): PublicationOutcome | undefined {
  if (status === "FINISHED" || status === "BLOCKED") return "closed";
  if (isPast(endsAt, now)) return "ended";
  if (status !== "CONFIGURING") return undefined;
  if (visibility === "PRIVATE") return "private";
  return typeof startsAt === "string" && !isPast(startsAt, now) ? "announced" : "open";
}
