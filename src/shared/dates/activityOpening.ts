/** What decides whether an activity takes part (spec section 4, "Activity statuses"). */
export interface ActivityDates {
  readonly status: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export type ActivityOpening = "closed" | "comingSoon" | "open" | "ended";

const PUBLISHED: ReadonlySet<string> = new Set(["NEW", "ACTIVE"]);

/** Where an activity stands at a moment. The dates decide, so that no clock has to turn the status. */
export function openingOf({ status, startsAt, endsAt }: ActivityDates, now: Date): ActivityOpening {
  if (status === "FINISHED") return "ended";
  if (!PUBLISHED.has(status)) return "closed";
  if (endsAt && new Date(endsAt) <= now) return "ended";
  return startsAt && new Date(startsAt) > now ? "comingSoon" : "open";
}
