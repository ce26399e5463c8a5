import type { ActivityOpening } from "../../../../shared/dates/activityOpening";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** What members were told of an activity last. */
export type LastAnnouncement = "OPENED" | "CLOSING" | "ENDED";

/** How long before its end an activity is said to be closing. */
const CLOSING_MS = MS_PER_DAY;

interface ActivityStanding {
  readonly opening: ActivityOpening;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly announced: LastAnnouncement | null;
}

interface Announcement {
  readonly noted: LastAnnouncement;
  /** What is said; nothing where it is only noted. */
  readonly event?: LastAnnouncement;
}

/** What is to be said of an activity now. One that opens for less than two days is not said to be closing as well. */
export function nextAnnouncement(
  { opening, startsAt, endsAt, announced }: ActivityStanding,
  now: Date,
): Announcement | undefined {
  if (opening === "ended") return announced === null || announced === "ENDED" ? undefined : { noted: "ENDED", event: "ENDED" };
  if (opening !== "open") return undefined;
  if (announced === null) return { noted: "OPENED", event: "OPENED" };
  // It was given more time: everybody knows it.
  if (announced === "ENDED") return { noted: "OPENED" };
  const end = endsAt === null ? undefined : Date.parse(endsAt);
  const isShort = end !== undefined && startsAt !== null && end - Date.parse(startsAt) < 2 * CLOSING_MS;
  const isClosing = end !== undefined && end - now.getTime() <= CLOSING_MS && !isShort;
  if (announced === "OPENED" && isClosing) return { noted: "CLOSING", event: "CLOSING" };
  if (announced === "CLOSING" && !isClosing) return { noted: "OPENED" };
  return undefined;
}
