/** What decides whether an activity can be answered. */
export interface Opening {
  readonly status: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const STARTED = new Set(["NEW", "ACTIVE"]);

/** Whether answers are taken at this moment: the dates decide, no clock has to turn the status. */
export function isOpen({ status, startsAt, endsAt }: Opening, now: Date): boolean {
  if (!STARTED.has(status)) return false;
  if (startsAt && new Date(startsAt) > now) return false;
  return !endsAt || new Date(endsAt) > now;
}
