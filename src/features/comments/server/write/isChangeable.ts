/** How long one may still change what one wrote where others answer to it. */
export const CHANGEABLE_MS = 15 * 60_000;

interface Changed {
  readonly createdAt: string;
  readonly status: string;
  readonly medal: boolean;
  readonly isQuestion: boolean;
  /** How many there are. */
  readonly replies: number;
}

/** Whether its author may change a comment: not what others have answered to, or what won, unless the activity lets answers be changed. */
export function isChangeable(
  { createdAt, status, medal, isQuestion, replies }: Changed,
  until: "shortly" | "untilEnd",
  now: Date,
): boolean {
  if (status === "SENT_BACK") return true;
  if (status === "HIDDEN" || isQuestion) return false;
  if (until === "untilEnd") return true;
  return replies === 0 && !medal && now.getTime() - Date.parse(createdAt) < CHANGEABLE_MS;
}
