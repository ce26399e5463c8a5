const HOUR_MS = 3_600_000;
const MOST_KEPT = 10_000;

/** The clocks of a time zone. */
export interface Zone {
  /** What the clocks show at an instant, in ISO 8601 without an offset. */
  readonly clockAt: (instant: string) => string;
  /** The instant at which the clocks show day and time; where they show it twice, one of the two. */
  readonly instantOf: (day: string, time: string) => string;
  /** Whether the clocks show a time on a day: not in the hour that they skip in spring. */
  readonly isShown: (day: string, time: string) => boolean;
  /** The first instant of a day, also where the clocks skip its midnight or show it twice. */
  readonly startOf: (day: string) => string;
}

/** Milliseconds that the clocks are ahead of UTC. */
function createOffset(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const kept = new Map<number, number>();
  return (time) => {
    // Clocks change on the hour of UTC, or on a half.
    const half = Math.floor(time / (HOUR_MS / 2));
    const known = kept.get(half);
    if (known !== undefined) return known;
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    const offset = local - Math.floor(time / 1_000) * 1_000;
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(half, offset);
    return offset;
  };
}

/** @param timeZone IANA name, e.g. `Europe/Madrid` */
export function createZone(timeZone: string): Zone {
  const offsetAt = createOffset(timeZone);
  const clockAt = (instant: string) => {
    const time = Date.parse(instant);
    return new Date(time + offsetAt(time)).toISOString().slice(0, -1);
  };
  const instantOf = (day: string, time: string) => {
    const asUtc = Date.parse(`${day}T${time}Z`);
    const guess = asUtc - offsetAt(asUtc);
    return new Date(asUtc - offsetAt(guess)).toISOString();
  };
  return {
    clockAt,
    instantOf,
    isShown: (day, time) => clockAt(instantOf(day, time)).startsWith(`${day}T${time}`),
    startOf: (day) => {
      const time = Date.parse(instantOf(day, "00:00"));
      const near = [-HOUR_MS, 0, HOUR_MS].map((change) => new Date(time + change).toISOString());
      return near.find((instant) => clockAt(instant).startsWith(day)) ?? new Date(time).toISOString();
    },
  };
}
